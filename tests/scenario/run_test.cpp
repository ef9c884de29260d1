// A scenario that does not hold fails, at the right line and with words that help.
#include "texts.hpp"

#include <gtest/gtest.h>

namespace doorgeef::scenario {
namespace {

struct Case {
    const char* lines;  // behind `start`, so the first is line 2
    const char* outcome;
};

void expect_outcomes(std::initializer_list<Case> cases, const std::string& header = "") {
    for (const Case& each : cases)
        EXPECT_EQ(outcome_of(header + started(each.lines)), each.outcome) << each.lines;
}

TEST(Run, steps_that_must_be_refused_and_steps_that_must_not) {
    expect_outcomes({
        {"0:01 A1 play e2e4\n", "ok"},
        {"0:01 A1 play e2e5\n", "run 2: was refused: illegal-move"},
        {"0:01 A1 play e2e5\nexpect refused illegal-move\n", "ok"},
        {"0:01 A1 play e2e4\nexpect refused illegal-move\n",
         "run 2: was accepted, not refused with illegal-move"},
        {"0:01 A1 play e2e5\nexpect refused not-your-turn\n",
         "run 2: was refused with illegal-move, not not-your-turn"},
        {"\n\n0:01 B1 resign\n0:02 B1 resign\n", "run 5: was refused: game-over"},
    });
}

TEST(Run, time_goes_forward) {
    expect_outcomes({
        {"0:02 tick\n0:01 tick\n", "run 3: time runs backwards"},
        {"0:02 tick\n0:02 tick\n", "ok"},
        {"0:02 tick\n+0.001 tick\nexpect clock A1 6:57.999\n", "ok"},
        {"0:02 tick\n0:01.999 A1 play e2e4\nexpect refused paused\n", "run 3: time runs backwards"},
    });
}

TEST(Run, flags_fall_before_a_step_also_if_it_is_refused) {
    expect_outcomes({{"7:00 A1 play e2e4\nexpect refused match-over\nexpect board 1 over 0-1 flag\nexpect "
                      "match over 1-1\n",
                      "ok"}});
}

TEST(Run, moves_that_are_expected) {
    expect_outcomes({
        {"expect legal A1 e2e4\nexpect illegal A1 e2e5 illegal-move\nexpect moves A1 20\nexpect moves B1 0\n",
         "ok"},
        {"expect legal A1 e2e5\n", "run 2: it is illegal: illegal-move"},
        {"expect illegal A1 e2e4 illegal-move\n", "run 2: it is legal"},
        {"expect illegal A1 e2e5 paused\n", "run 2: it is illegal: illegal-move"},
        {"expect moves A1 21\n", "run 2: there are 20 legal moves"},
        {"expect turn 1 white\n0:01 A1 play e2e4\nexpect turn 1 white\n", "run 4: it is Black's turn"},
        {"expect turn 2 black\n", "run 2: it is White's turn"},
    });
}

TEST(Run, positions_that_are_expected) {
    expect_outcomes(
        {
            {"expect fen 1 4k3/8/8/8/3p4/8/4P3/4K3[Pn] w - -\n", "ok"},
            {"expect fen 1 4k3/8/8/8/3p4/8/4P3/4K3[Pn] w - - 3 9\n", "ok"},
            {"expect fen 1 4k3/8/8/8/3p4/8/4P3/4K3[Pn] w - - 4 9\n",
             "run 4: it is 4k3/8/8/8/3p4/8/4P3/4K3[Pn] w - - 3 9"},
            {"expect fen 1 4k3/8/8/8/3p4/8/4P3/4K3[P] w - -\n",
             "run 4: it is 4k3/8/8/8/3p4/8/4P3/4K3[Pn] w - - 3 9"},
            {"expect fen 1 4k3/8/8/8/3p4/8/4P3/4K3[Pn] b - -\n",
             "run 4: it is 4k3/8/8/8/3p4/8/4P3/4K3[Pn] w - - 3 9"},
            {"0:01 A1 play e2e4\nexpect fen 1 4k3/8/8/8/3pP3/8/8/4K3[Pn] b - e3\n", "ok"},
            {"0:01 A1 play e2e4\nexpect fen 1 4k3/8/8/8/3pP3/8/8/4K3[Pn] b - -\n",
             "run 5: it is 4k3/8/8/8/3pP3/8/8/4K3[Pn] b - e3 0 9"},
            {"expect reserve A1 P\nexpect reserve B1 N\nexpect captured A1 -\n", "ok"},
            {"expect reserve A1 PP\n", "run 4: there is P"},
            {"expect captured A1 P\n", "run 4: there is -"},
        },
        "clock none\nposition 1 4k3/8/8/8/3p4/8/4P3/4K3[Pn] w - - 3 9\n");
}

TEST(Run, an_en_passant_square_that_means_nothing_may_be_written) {
    expect_outcomes(
        {{"0:01 A1 play e2e4\nexpect fen 1 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[] b KQkq e3 0 1\n",
          "ok"},
         {"0:01 A1 play e2e4\nexpect fen 1 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 1\n",
          "ok"}});
}

TEST(Run, clocks_that_are_expected) {
    expect_outcomes({
        {"0:02 tick\nexpect clock A1 6:58\nexpect clock B1 7:00\n", "ok"},
        {"0:02 tick\nexpect clock A1 6:57.999\n", "run 3: it shows 6:58.000"},
    });
}

TEST(Run, outcomes_that_are_expected) {
    expect_outcomes({
        {"expect board 1 running\nexpect match running\nexpect claim 1 none\n", "ok"},
        {"expect claim 1 pending\n", "run 2: no claim is pending"},
        {"expect board 1 stuck mate\n", "run 2: it is running"},
        {"expect match over 1-1\n", "run 2: it is running"},
        {"0:01 B1 resign\nexpect board 1 last-move\nexpect board 1 running\n", "run 4: it is last-move"},
        {"0:01 A1 resign\nexpect board 1 over 1-0 resignation\n", "run 3: it is over 0-1 resignation"},
        {"0:01 A1 resign\nexpect board 1 over 0-1 mate\n", "run 3: it is over 0-1 resignation"},
        {"0:01 A1 resign\n0:02 B2 resign\nexpect match over 2-0\n", "run 4: it is over 1-1"},
        {"0:01 A1 resign\n0:02 B2 resign\nexpect match running\n", "run 4: it is over 1-1"},
    });
}

TEST(Run, a_claim_before_the_moderator_is_pending) {
    expect_outcomes({{"0:01 A1 claim repetition\nexpect claim 1 pending\nexpect claim 1 none\n",
                      "run 5: a claim is pending"}},
                    "ruleset jijbent\n");
}

TEST(Run, stuck_players_are_seen) {
    expect_outcomes(
        {{"expect board 1 stuck stalemate\nexpect board 1 stuck mate\n", "run 4: it is stuck stalemate"}},
        "position 1 7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1\n");
}

}  // namespace
}  // namespace doorgeef::scenario
