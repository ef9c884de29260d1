// Whole sessions on a clock that the tests move.
#include "cli/play_fixture.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

struct Setting {
    const char* preset = "knsb";
    MatchOptions options{};
    Language language = Language::dutch;
};

Transcript play(const Setting& setting, const std::vector<TimedLine>& script) {
    const ChosenRuleset rules = ruleset(setting.preset);
    return play_session(rules, agree(rules.ruleset, setting.options), script, setting.language);
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(PlaySession, both_players_with_black_start_the_match) {
    const auto alone = play({}, {{0, "B1 indrukken"}, {0, "A1 e2e4"}, {0, "2 press"}, {0, "A1 e2e4"}});
    EXPECT_EQ(alone.err, "De wedstrijd is nog niet begonnen: eerst drukken de zwartspelers hun klok in "
                         "(art. 6.4).\n");
    EXPECT_TRUE(
        contains(alone.out, "Nog niet begonnen: A2 en B1 (zwart) drukken de klok in. Of typ start.\n"));
    EXPECT_TRUE(contains(alone.out, "B1 heeft ingedrukt en is klaar.\n"
                                    "Nog niet begonnen: A2 (zwart) drukt de klok in. Of typ start.\n"));
    EXPECT_TRUE(contains(alone.out, "De wedstrijd begint: de klokken lopen.\n"));
    EXPECT_TRUE(contains(alone.out, "A1 speelt e2e4.\n"));
    EXPECT_EQ(play({}, {{0, "start"}, {0, "start"}}).err, "De wedstrijd is al begonnen.\n");
}

TEST(PlaySession, a_flag_falls_while_nobody_types) {
    const auto played = play({.options = {.clock = "1:00"}},
                             {{1'000, "start"}, {2'000, "2 e2e4"}, {50'000, ""}, {99'000, "verslag"}});
    EXPECT_EQ(played.err, "");
    EXPECT_TRUE(contains(played.out, "> A1 11.0     B1 1:00   > A2 12.0     B2 0:59\n")) << played.out;
    EXPECT_TRUE(contains(played.out, "\nDe vlag van A1 is gevallen.\n"
                                     "Bord 1: B1 wint, door de vlag (0-1).\n"
                                     "B1 kon nog mat zetten, bijvoorbeeld zo: 1:"))
        << played.out;
    EXPECT_TRUE(contains(played.out, "\nDe vlag van A2 is gevallen.\n"
                                     "Bord 2: B2 wint, door de vlag (1-0).\n"
                                     "B2 kon nog mat zetten, bijvoorbeeld zo: 2:"))
        << played.out;
    EXPECT_TRUE(contains(played.out, "#\nDe wedstrijd is afgelopen: team A - team B 0-2.\n")) << played.out;
    EXPECT_TRUE(contains(played.out, "  1:00.0  De vlag van A1 is gevallen.\n"));
    EXPECT_TRUE(contains(played.out, "  1:01.0  De vlag van A2 is gevallen.\n"));
}

TEST(PlaySession, a_flag_that_players_must_claim_is_not_announced) {
    const auto played =
        play({.options = {.conduct = {"flag=claimed"}, .clock = "1:00"}},
             {{0, "start"}, {5'000, "B1 claim vlag"}, {70'000, ""}, {71'000, "B1 claim vlag"}});
    EXPECT_EQ(played.err, "Die vlag is niet gevallen (art. 5.4).\n");
    EXPECT_FALSE(contains(played.out, "De vlag van A1 is gevallen.")) << played.out;
    EXPECT_TRUE(contains(played.out, "> A1 vlag     B1 1:00"));
    EXPECT_TRUE(contains(played.out, "B1 claimt dat de vlag van A1 is gevallen.\n"
                                     "Bord 1: B1 wint, door de vlag (0-1).\n"));
}

TEST(PlaySession, by_the_book_an_illegal_move_is_claimed_and_replaced) {
    const auto played = play({.options = {.conduct = {"book"}}}, {{0, "start"},
                                                                  {1'000, "A1 e2e5"},
                                                                  {2'000, "B1 claim onreglementair"},
                                                                  {2'000, "A1 indrukken"},
                                                                  {5'000, "B1 claim onreglementair"},
                                                                  {6'000, "A1 d2d4"},
                                                                  {7'000, "A1 e2e4"},
                                                                  {8'000, "A1 press"},
                                                                  {9'000, "B1 claim illegal"}});
    EXPECT_EQ(played.err, "Eerst moet de klok worden ingedrukt (FIDE art. 6.7).\n"
                          "Aanraken is zetten: speel met wat je hebt aangeraakt (FIDE art. 4.3).\n"
                          "De laatste zet was reglementair (art. 7.4).\n");
    EXPECT_TRUE(contains(played.out, "Bord 1: A1 moet indrukken na e2e5"));
    EXPECT_TRUE(contains(played.out, "B1 eist dat A1 de onreglementaire zet vervangt.\n"));
    EXPECT_TRUE(contains(played.out, "Bord 1: B1 aan zet na e2e4"));
}

TEST(PlaySession, a_passed_piece_that_is_gone_comes_back_from_the_other_board) {
    const auto played = play({.options = {.conduct = {"legality=claimed"},
                                          .fen = "4k3/8/8/3n4/8/8/8/R3K3 w - -",
                                          .fen2 = "4k3/8/8/8/8/8/8/4K3 b - -"}},
                             {{0, "start"},
                              {0, "A1 a1d5"},
                              {0, "A2 N@f6"},
                              {0, "B1 claim illegal"},
                              {0, "A1 a1a2"},
                              {0, "A1 meld geen-stuk"},
                              {0, "B2 e1e2"},
                              {0, "B1 wegnemen e8"},
                              {0, "B1 wegnemen f6"}});
    EXPECT_EQ(played.err, "Eerst moet het geslagen stuk terug: tot dan wordt er niet gezet (art. 7.7).\n"
                          "Op e8 van het andere bord staat geen stuk dat je mag nemen (art. 7.7).\n");
    EXPECT_TRUE(contains(played.out, "Bord 1: een paard moet terugkomen"));
    EXPECT_TRUE(contains(played.out, "De klok van B1 loopt: B1 neemt een paard van bord 2 weg.\n"))
        << played.out;
    EXPECT_TRUE(contains(played.out, "B1 neemt het stuk op f6 van bord 2 weg.\n"));
}

TEST(PlaySession, resigning_off_move_leaves_a_last_move) {
    const Setting setting{.options = {.fen = "4k3/8/8/3q4/8/8/3R4/4K3 w - -"}};
    const auto played = play(setting, {{0, "start"}, {0, "B1 opgeven"}, {0, "A1 d2d5"}});
    EXPECT_EQ(played.err, "");
    EXPECT_TRUE(contains(played.out, "Bord 1: B1 gaf op, A1 mag nog 1 zet"));
    EXPECT_TRUE(contains(played.out, "A1 speelt d2d5 en slaat een dame.\n"
                                     "A1 geeft een dame door aan A2.\n"
                                     "Bord 1: A1 wint, opgegeven (1-0).\n"))
        << played.out;
    const auto waived = play(setting, {{0, "start"}, {0, "B1 opgeven"}, {0, "A1 afzien"}});
    EXPECT_TRUE(contains(waived.out, "A1 ziet af van de laatste zet.\n"));
}

TEST(PlaySession, stein_promotes_by_taking_and_pays_with_the_pawn) {
    const auto played =
        play({.preset = "stein", .options = {.fen = "4k3/P7/8/8/8/8/8/4K3 w"}, .language = Language::english},
             {{0, "start"}, {0, "1 a7a8q"}, {0, "1 a7a8/e1"}, {0, "1 a7a8/d1"}, {0, "fen"}});
    EXPECT_EQ(played.err, "Say which piece you take from the other board, such as a7a8/g5 (art. 3.1).\n"
                          "On e1 of the other board stands no piece that you may take (art. 3.1).\n");
    EXPECT_TRUE(contains(played.out, "A1 plays a7a8/d1. Check.\n"
                                     "A1 promotes with the queen from d1, board 2.\n"
                                     "B1 passes a pawn to B2.\n"))
        << played.out;
    EXPECT_TRUE(contains(played.out, "Board 1: B1 is in check after a7a8/d1"));
    EXPECT_TRUE(contains(played.out, "2 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR[P] w KQkq - 0 1\n"));
}

TEST(PlaySession, a_draw_in_minerva_needs_all_four) {
    const auto played = play({.preset = "minerva"}, {{0, "start"},
                                                     {0, "A1 remise aannemen"},
                                                     {0, "A1 remise aanbieden"},
                                                     {0, "A1 remise aannemen"},
                                                     {0, "B1 remise aannemen"},
                                                     {0, "bord"},
                                                     {0, "B2 remise aannemen"},
                                                     {0, "A2 remise aannemen"},
                                                     {0, "A2 e2e4"}});
    EXPECT_EQ(played.err, "Er is geen remise aangeboden (art. 5.3).\n"
                          "Je bent al akkoord; remise is het pas als alle vier akkoord zijn (art. 5.3).\n"
                          "De wedstrijd is afgelopen (art. 5.1).\n");
    EXPECT_TRUE(contains(played.out, "Akkoord met remise: A1 en B1. Alle vier zijn nodig.\n")) << played.out;
    EXPECT_TRUE(contains(played.out, "Bord 1: remise, overeengekomen.\n"
                                     "Bord 2: remise, overeengekomen.\n"
                                     "De wedstrijd is afgelopen: team A - team B 0,5-0,5.\n"))
        << played.out;
}

TEST(PlaySession, the_arbiter_pauses_when_called) {
    const auto played = play({.options = {.clock = "1:00"}}, {{0, "start"},
                                                              {10'000, "arbiter pauze"},
                                                              {10'000, "B1 roep arbiter"},
                                                              {20'000, "arbiter pauze # koffie"},
                                                              {500'000, "A1 e2e4"},
                                                              {500'000, "arbiter hervat"},
                                                              {501'000, ""}});
    EXPECT_EQ(played.err, "Geen speler van die partij heeft de arbiter geroepen (art. 10.1).\n"
                          "De wedstrijd ligt stil (art. 10.5).\n");
    EXPECT_TRUE(contains(played.out, "Bord 1: ligt stil"));
    EXPECT_TRUE(contains(played.out, "Arbiter: de wedstrijd ligt stil (art. 10.5). Reden: 'koffie'\n"));
    EXPECT_TRUE(contains(played.out, "> A1 0:39     B1 1:00     A2 1:00   > B2 0:39\n")) << played.out;
}

TEST(PlaySession, a_ruling_cites_the_number_of_the_regulation_in_play) {
    for (const auto& [preset, cited] :
         {std::pair{"knsb", "(art. 10.5)."}, {"minerva", "(art. 10.3)."}, {"fics", "ligt stil.\n"}})
        EXPECT_TRUE(contains(
            play({.preset = preset}, {{0, "start"}, {0, "A1 roep arbiter"}, {0, "arbiter pauze"}}).out,
            cited))
            << preset;
}

TEST(PlaySession, jijbent_lays_claims_before_the_moderator) {
    const auto played = play({.preset = "jijbent", .options = {.fen = "4k3/8/8/8/8/8/8/4KB2 w - -"}},
                             {{0, "start"}, {0, "claim materiaal"}, {0, "arbiter toewijzen 1"}});
    EXPECT_EQ(played.err, "");
    EXPECT_TRUE(contains(played.out, "A1 claimt remise: te weinig materiaal.\n"
                                     "Nagegaan op het bord: de claim klopt wel.\n"));
    EXPECT_TRUE(contains(played.out, "Arbiter: de claim op bord 1 is toegewezen.\n"
                                     "Bord 1: remise, te weinig materiaal.\n"
                                     "De wedstrijd is afgelopen: team A - team B 0,5-0,5.\n"))
        << played.out;
}

TEST(PlaySession, teammates_speak_as_the_ruleset_allows) {
    const auto played = play({}, {{0, "start"},
                                  {0, "A1 zeg nodig paard"},
                                  {0, "A1 zeg mag remise-aanbieden"},
                                  {0, "A2 zeg ja"},
                                  {0, "A2 zeg tekst hoi"},
                                  {0, "A1 opgeven"},
                                  {0, "A1 zeg nodig paard"}});
    EXPECT_TRUE(contains(played.out, "A1 tegen A2: ik heb een paard nodig.\n"
                                     "A1 tegen A2: mag ik remise aanbieden?\n"
                                     "A2 tegen A1: ja.\n"));
    EXPECT_EQ(played.err, "Dat mag je nu niet tegen je teamgenoot zeggen (art. 9.1).\n"
                          "Er is een partij afgelopen: teamgenoten zeggen niets meer (art. 9.1).\n");
    EXPECT_TRUE(contains(play({.preset = "fics"}, {{0, "start"}, {0, "A1 zeg tekst kom op\033[2J"}}).out,
                         R"(A1 tegen A2: 'kom op\u{1b}[2J')"));
}

TEST(PlaySession, what_changes_nothing_is_answered_too) {
    EXPECT_TRUE(
        contains(play({}, {{0, "start"}, {0, "A1 aanraken e2"}}).out, "Goed, maar er verandert niets.\n"));
    EXPECT_TRUE(contains(play({}, {{0, "verslag"}}).out, "Er is nog niets gebeurd.\n"));
}

}  // namespace
}  // namespace doorgeef::app
