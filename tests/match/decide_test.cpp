#include "match/citation.hpp"
#include "play.hpp"
#include "rules/fen.hpp"

#include <gtest/gtest.h>

namespace doorgeef::match {
namespace {

TEST(Decide, changes_nothing_and_answers_the_same_twice) {
    Played played{agreement_of("knsb")};
    played.start();
    const Match before = played.match;
    for (const Command& command :
         {plays("A1", "e2e4"), plays("A1", "e2e5"), plays("B1", "e7e5"), Command{Tick{}},
          by("A1", command::Resign{}), by("B2", command::OfferDraw{})}) {
        const auto one = decide(before, command, 1'000'000);
        const auto two = decide(before, command, 1'000'000);
        ASSERT_EQ(one.ok(), two.ok());
        if (one)
            EXPECT_EQ(*one, *two);
        else
            EXPECT_EQ(one.error(), two.error());
        EXPECT_EQ(before, played.match);
    }
}

// L2: a command in the very millisecond of the flag comes after it.
TEST(Decide, lets_due_flags_fall_first) {
    Played played{agreement_of("knsb")};
    played.start();
    EXPECT_EQ(played.take(plays("A1", "e2e4"), 419'999), std::nullopt);
    EXPECT_EQ(played.take(plays("B2", "e2e4"), 420'000), Refusal::game_over);
    EXPECT_FALSE(played.match.games[BoardId::second].over()) << "refused, so the flag is not on record";
    EXPECT_EQ(played.take(Tick{}, 420'000), std::nullopt);
    EXPECT_EQ(played.match.games[BoardId::second].outcome, (Outcome{Result::black_wins, Reason::flag}));
}

TEST(Decide, lets_flags_of_both_boards_fall_in_the_order_of_time) {
    Agreement agreement = agreement_of("knsb");
    agreement.time = rules::TimeControl{10'000, 0};
    Played played{agreement};
    played.start();
    EXPECT_EQ(played.take(plays("A1", "e2e4"), 4000),
              std::nullopt);  // B1's flag is due at 14 s, B2's at 10 s
    EXPECT_EQ(played.take(Tick{}, 60'000), std::nullopt);
    std::vector<std::pair<Time, BoardId>> fallen;
    for (const Event& event : played.log)
        if (const auto* flag = std::get_if<event::FlagFell>(&event.what))
            fallen.emplace_back(event.at, flag->board);
    EXPECT_EQ(fallen,
              (std::vector<std::pair<Time, BoardId>>{{10'000, BoardId::second}, {14'000, BoardId::first}}));
    EXPECT_TRUE(played.match.over());
}

TEST(Decide, a_tick_with_nothing_due_is_no_event) {
    Played played{agreement_of("knsb")};
    played.start();
    EXPECT_EQ(played.take(Tick{}, 419'999), std::nullopt);
    EXPECT_EQ(std::ssize(played.log), 3);
}

TEST(Decide, what_the_events_say_is_what_happened) {
    Played played{agreement_of("knsb")};
    played.start();
    Time now = 0;
    for (const auto& [seat, move] : {std::pair{"A1", "e2e4"},
                                     {"B2", "d2d4"},
                                     {"B1", "d7d5"},
                                     {"A1", "e4d5"},
                                     {"A2", "e7e5"},
                                     {"B2", "d4e5"},
                                     {"A2", "b8c6"},
                                     {"B1", "d8d5"}})
        EXPECT_EQ(played.take(plays(seat, move), now += 100), std::nullopt) << seat << ' ' << move;
    EXPECT_EQ(replay(played.match.agreement, played.log), played.match);
    EXPECT_TRUE(played.match.reserve(*parse_seat("A2")).has(rules::Role::pawn)) << "A1 took it";
}

// Every ruling carries its article, the reason and the act itself.
TEST(Decide, a_ruling_says_why) {
    Played played{agreement_of("knsb")};
    played.start();
    EXPECT_EQ(played.take(by("A1", command::CallArbiter{}), 1), std::nullopt);
    const arbiter::SetResult lost{BoardId::first, Result::black_wins};
    EXPECT_EQ(played.take(ArbiterCommand{lost, "third illegal move"}, 2), std::nullopt);
    const auto ruled = std::get<event::Ruled>(played.log.at(4).what).ruling;
    EXPECT_EQ(ruled, (Ruling{lost, Article{10, 5}, "third illegal move"}));
}

// KNSB 10.3: its own article, where the regulation has it; else what is left to the arbiter (R20).
TEST(Decide, a_penalty_for_repeated_illegal_moves_says_why) {
    const Article known{10, 3};
    const Article otherwise{10, 5};
    for (const auto& [preset, article] :
         {std::pair{"knsb", known}, {"stein", known}, {"minerva", otherwise}, {"fics", otherwise}}) {
        Agreement agreement = agreement_of(preset);
        agreement.conduct.legality = Legality::claimed;
        agreement.white_on_first = Team::a;
        agreement.ruleset.pawn_drop_ranks = {2, 5};  // an option changed is no other regulation
        Played played{agreement};
        played.start();
        const arbiter::PenaliseIllegalMoves time{*parse_seat("A1"), 60'000};
        const arbiter::PenaliseIllegalMoves loss{*parse_seat("A1"), std::nullopt};
        EXPECT_EQ(played.take(by("B1", command::CallArbiter{}), 1), std::nullopt);
        for (int i = 0; i < 2; ++i) {
            EXPECT_EQ(played.take(ArbiterCommand{time, ""}, 1), Refusal::no_illegal_move) << preset;
            EXPECT_EQ(played.take(plays("A1", "e2e5"), 1), std::nullopt);
            EXPECT_EQ(played.take(by("B1", command::ClaimIllegal{}), 1), std::nullopt);
        }
        EXPECT_EQ(played.take(ArbiterCommand{time, "again"}, 1), std::nullopt) << preset;
        EXPECT_EQ(std::get<event::Ruled>(played.log.back().what).ruling, (Ruling{time, article, "again"}));
        EXPECT_EQ(played.take(ArbiterCommand{loss, ""}, 1), std::nullopt) << preset;
        const Game& game = played.match.games[BoardId::first];
        EXPECT_EQ(game.outcome, (Outcome{Result::black_wins, Reason::arbiter})) << preset;
        EXPECT_EQ(cite_ending(game, agreement.ruleset, preset), cite(article, preset)) << preset;
        EXPECT_EQ(replay(agreement, played.log), played.match);
    }
}

// R14: nothing that was seen before a piece was taken away counts as the same position.
TEST(Decide, a_taking_lets_the_history_of_the_robbed_board_start_afresh) {
    Agreement agreement = agreement_of("stein");
    const auto setup = rules::parse_fen("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    agreement.positions[BoardId::first] = *rules::Position::from_setup(*setup, agreement.ruleset);
    Played played{agreement};
    played.start();
    for (const auto& [seat, move] : {std::pair{"B2", "g1f3"}, {"A2", "g8f6"}, {"B2", "f3g1"}, {"A2", "f6g8"}})
        EXPECT_EQ(played.take(plays(seat, move), 1), std::nullopt);
    const Game& robbed = played.match.games[BoardId::second];
    EXPECT_EQ(robbed.keys.size(), 5U);
    rules::Position without_queen = robbed.position;
    without_queen.take_off(*rules::parse_square("d1"));
    EXPECT_EQ(played.take(plays("A1", "a7a8/d1"), 2), std::nullopt);
    EXPECT_EQ(robbed.keys, std::vector{without_queen.key()}) << "the pawn B2 received came after that";
}

TEST(Decide, why_not_playable_answers_like_a_move) {
    Played played{agreement_of("knsb")};
    played.start();
    const auto why_not = [&](std::string_view seat, std::string_view move) {
        return why_not_playable(played.match, *parse_seat(seat), *rules::parse_move(move));
    };
    EXPECT_EQ(why_not("A1", "e2e4"), std::nullopt);
    EXPECT_EQ(why_not("A1", "e2e5"), Refusal::illegal_move);
    EXPECT_EQ(why_not("B1", "e7e5"), Refusal::not_your_turn);
    EXPECT_EQ(why_not("A1", "N@e4"), Refusal::not_in_reserve);
}

}  // namespace
}  // namespace doorgeef::match
