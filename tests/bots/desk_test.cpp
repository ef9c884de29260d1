// Who thinks when, and what becomes of it, with thoughts that cost nothing.
#include "hall.hpp"
#include "rules/coordinates.hpp"
#include "rules/legal_moves.hpp"

#include <gtest/gtest.h>

namespace doorgeef::bots {
namespace {

namespace command = match::command;

const Bot* const kTop = &kBots.back();  // does not linger
const Bot* const kClub = &kBots[2];

// The first legal move.
engine::Thought first_move(const Task& task) {
    engine::Thought thought;
    const match::Match& match = *task.state;
    const rules::Position* other =
        match.ruleset().boards == 2 ? &match.position(!task.seat.board()) : nullptr;
    thought.move = rules::legal_moves(match.position(task.seat.board()), match.ruleset(), other)[0];
    return thought;
}

engine::Thought waiting(const Task& task) {
    engine::Thought thought = first_move(task);
    thought.wait = true;
    return thought;
}

command::OfPlayer playing(std::string_view move) {
    return command::Play{*rules::parse_move(move)};
}

// Of a match by the rules of knsb in which A1 and B2 have White.
Sight sight(const std::string& id, std::vector<Chair> chairs) {
    return {
        id, std::move(chairs), std::make_shared<const match::Match>(started(agreement_by("knsb"))), 0, {}};
}

TEST(Desk, the_oldest_task_comes_first_and_no_bot_has_two) {
    Desk desk{1};
    desk.see(sight("one", {{kA1, kTop}, {kA2, kTop}}), 0);
    desk.see(sight("two", {{kB2, kTop}}), 1);
    desk.see(sight("one", {{kA1, kTop}, {kA2, kTop}}), 2);
    EXPECT_EQ(desk.figures().waiting, 2U) << "A2 is not on move";
    EXPECT_EQ(desk.next(3)->match, "one");
    EXPECT_EQ(desk.next(3)->match, "two");
    EXPECT_FALSE(desk.next(3));
    desk.see(sight("one", {{kA1, kTop}, {kA2, kTop}}), 4);
    EXPECT_FALSE(desk.next(5)) << "it thinks about that already";
    EXPECT_EQ(desk.figures().thinking, 2U);
}

TEST(Desk, the_more_wait_the_less_each_may_think) {
    Desk desk{2};
    desk.see(sight("0", {{kA1, kTop}}), 0);
    const match::Time alone = desk.next(0)->most_ms;
    for (int i = 1; i <= 50; ++i) desk.see(sight(std::to_string(i), {{kA1, kTop}}), 0);
    EXPECT_LT(desk.next(0)->most_ms * 10, alone);
}

TEST(Desk, a_move_is_made_when_the_pause_is_over_and_given_out_once) {
    Hall hall{agreement_by("knsb"), {{kA1, kClub}}};
    const Task task = *hall.desk().next(0);
    hall.desk().done(task, first_move(task), 5);
    EXPECT_TRUE(hall.desk().due(5).empty());
    const Instant ready = *hall.desk().wakes_at();
    EXPECT_GT(ready, 100);
    EXPECT_TRUE(hall.desk().due(ready - 1).empty());
    const auto orders = hall.desk().due(ready);
    ASSERT_EQ(orders.size(), 1U);
    EXPECT_EQ(orders[0].match, "m");
    EXPECT_EQ(orders[0].seat, kA1);
    EXPECT_TRUE(hall.desk().due(ready + 100).empty());
}

TEST(Desk, a_thought_about_what_is_no_longer_so_is_cancelled) {
    Hall hall{agreement_by("knsb"), {{kA1, kTop}}};
    const Task task = *hall.desk().next(0);
    EXPECT_TRUE(hall.act(kB2, playing("e2e4")));
    EXPECT_FALSE(*task.cancelled) << "that was on the other board";
    EXPECT_TRUE(hall.act(kA2, playing("d7d5")));
    EXPECT_TRUE(hall.act(kB2, playing("e4d5"))) << "a pawn comes to B1, which changes the position of A1";
    EXPECT_TRUE(*task.cancelled);
    hall.desk().done(task, first_move(task), 1);
    EXPECT_TRUE(hall.desk().due(10'000).empty()) << "what comes of it is not done";
    EXPECT_TRUE(hall.desk().next(1)) << "it thinks anew";
}

TEST(Desk, a_match_that_has_ended_is_forgotten) {
    Hall hall{agreement_by("minerva"), {{kA1, kTop}, {kA2, kTop}}};
    const Task task = *hall.desk().next(0);
    EXPECT_TRUE(hall.act(kB1, command::Resign{}));
    EXPECT_TRUE(hall.match().over());
    EXPECT_TRUE(*task.cancelled);
    EXPECT_FALSE(hall.desk().next(0));
    hall.desk().done(task, first_move(task), 1);
    EXPECT_TRUE(hall.desk().due(1'000'000).empty());
    EXPECT_FALSE(hall.desk().wakes_at());
    EXPECT_EQ(hall.desk().figures().matches, 0U);
    EXPECT_EQ(hall.desk().figures().thinking, 0U);
}

TEST(Desk, who_waits_looks_again_when_the_other_board_changes_or_a_second_has_passed) {
    Hall hall{agreement_by("knsb"), {{kA1, kTop}}};
    hall.settle(waiting);
    EXPECT_TRUE(hall.log().empty());
    EXPECT_FALSE(hall.desk().next(10));
    EXPECT_TRUE(hall.act(kB2, playing("e2e4")));
    EXPECT_TRUE(hall.desk().next(10));

    Hall quiet{agreement_by("knsb"), {{kA1, kTop}}};
    quiet.settle(waiting);
    quiet.let_time_pass();
    EXPECT_EQ(quiet.now(), 1000);
    quiet.settle(first_move);
    EXPECT_EQ(quiet.log().size(), 1U);
}

TEST(Desk, what_does_not_come_to_pass_is_tried_again_ever_more_seldom) {
    Hall hall{agreement_by("knsb"), {{kA1, kTop}}};
    Instant now = 0;
    std::vector<Instant> tried;
    while (tried.size() < 4) {
        if (const auto task = hall.desk().next(now)) hall.desk().done(*task, first_move(*task), now);
        if (!hall.desk().due(now).empty()) tried.push_back(now);
        now = std::max(now, *hall.desk().wakes_at());
        hall.desk().due(now);
    }
    EXPECT_EQ(tried, (std::vector<Instant>{0, 2000, 6000, 14'000}));
}

TEST(Desk, while_the_arbiter_has_stopped_the_clocks_nobody_thinks) {
    match::Match match = started(agreement_by("knsb"));
    match::Events events;
    match::advance(match, match::PlayerCommand{kB1, command::CallArbiter{}}, 0, events);
    match::advance(match, match::ArbiterCommand{match::arbiter::Pause{}, ""}, 0, events);
    ASSERT_TRUE(match.paused);
    Desk desk{1};
    desk.see({"m", {{kA1, kTop}}, std::make_shared<const match::Match>(match), 0, {}}, 0);
    EXPECT_FALSE(desk.next(0));
    match::advance(match, match::ArbiterCommand{match::arbiter::Resume{}, ""}, 10, events);
    desk.see({"m", {{kA1, kTop}}, std::make_shared<const match::Match>(match), 10, {}}, 10);
    EXPECT_TRUE(desk.next(10));
}

TEST(Desk, words_of_the_teammate_are_heard_at_once) {
    Hall hall{agreement_by("fics"), {{kA1, kTop}}};
    const Task task = *hall.desk().next(0);
    EXPECT_TRUE(hall.act(kA2, command::Say{{.kind = match::SignalKind::sit}}));
    EXPECT_TRUE(*task.cancelled);
    EXPECT_TRUE(hall.desk().next(0)->heard.sit);
}

TEST(Desk, by_the_book_the_clock_is_pressed_and_pieces_are_passed) {
    Hall hall{agreement_by("knsb", match::Conduct::by_the_book()), {{kA1, kTop}}};
    hall.settle([](const Task& task) {
        engine::Thought thought;
        thought.move = *rules::resolve(*rules::parse_move("e2e4"), task.state->position(task.seat.board()));
        return thought;
    });
    ASSERT_EQ(hall.log().size(), 2U);
    EXPECT_TRUE(std::holds_alternative<match::event::Pressed>(hall.log()[1].what));
    EXPECT_TRUE(hall.act(kB1, playing("d7d5")) && hall.act(kB1, command::Press{}));
    hall.settle([](const Task& task) {
        engine::Thought thought;
        thought.move = *rules::resolve(*rules::parse_move("e4d5"), task.state->position(task.seat.board()));
        return thought;
    });
    EXPECT_TRUE(std::holds_alternative<match::event::Passed>(hall.log().back().what));
}

TEST(Desk, what_was_captured_is_passed_also_when_the_own_game_has_ended) {
    match::Conduct conduct = match::Conduct::online();
    conduct.passing = match::Passing::manual;
    Hall hall{agreement_by("knsb", conduct), {{kA1, kTop}}};
    const auto taking = [](const Task& task) {
        const rules::Position& position = task.state->position(task.seat.board());
        engine::Thought thought;
        thought.move =
            *rules::resolve(*rules::parse_move(position.fullmoves() == 1 ? "e2e4" : "e4d5"), position);
        return thought;
    };
    hall.settle(taking);
    EXPECT_TRUE(hall.act(kB1, playing("d7d5")));
    EXPECT_TRUE(hall.act(kB1, command::Resign{})) << "off move: A1 has one more, and takes";
    hall.settle(taking);
    EXPECT_TRUE(hall.match().game(kA1).over());
    EXPECT_TRUE(hall.match().reserve(kA2).has(rules::Role::pawn));
    EXPECT_FALSE(hall.desk().wakes_at()) << "there is nothing left to do";
}

}  // namespace
}  // namespace doorgeef::bots
