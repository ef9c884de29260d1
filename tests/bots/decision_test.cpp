// What bots make of a thought: draws, resigning, words to the teammate.
#include "bots/decision.hpp"

#include "hall.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <gtest/gtest.h>

namespace doorgeef::bots {
namespace {

namespace command = match::command;
using match::SignalKind;
using rules::Role;

rules::Position position(std::string_view fen, const rules::Ruleset& ruleset) {
    return std::move(rules::Position::from_setup(*rules::parse_fen(fen), ruleset)).value();
}

Task task_in(const match::Match& match, match::Seat seat, Matter matter) {
    Task task;
    task.seat = seat;
    task.bot = &kBots[2];
    task.matter = matter;
    task.state = std::make_shared<const match::Match>(match);
    return task;
}

// A thought with the move e2e4.
engine::Thought thought_of(const match::Match& match, engine::Score score) {
    engine::Thought thought;
    thought.move = *rules::resolve(*rules::parse_move("e2e4"), match.position(match::BoardId::first));
    thought.score = score;
    return thought;
}

template <class Command>
bool then(const Decision& decision) {
    return decision.then && std::holds_alternative<Command>(*decision.then);
}

std::optional<match::Signal> said(const Decision& decision) {
    for (const command::OfPlayer& what : decision.at_once)
        if (const auto* say = std::get_if<command::Say>(&what)) return say->signal;
    return std::nullopt;
}

match::Match with(match::Match match, match::Seat seat, command::OfPlayer what) {
    match::Events events;
    EXPECT_FALSE(match::advance(match, match::PlayerCommand{seat, std::move(what)}, 0, events));
    return match;
}

TEST(Decision, plays_the_move_after_the_pause_of_its_level) {
    const match::Match match = started(agreement_by("knsb"));
    const Decision decision = decide(task_in(match, kA1, Matter::move), thought_of(match, 30));
    EXPECT_TRUE(then<command::Play>(decision));
    EXPECT_GT(decision.pause_ms, 0);
    Task top = task_in(match, kA1, Matter::move);
    top.bot = &kBots.back();
    EXPECT_EQ(decide(top, thought_of(match, 30)).pause_ms, 0);
}

TEST(Decision, waits_if_the_thought_says_so) {
    const match::Match match = started(agreement_by("knsb"));
    engine::Thought thought = thought_of(match, 30);
    thought.wait = true;
    const Decision decision = decide(task_in(match, kA1, Matter::move), thought);
    EXPECT_TRUE(decision.waits);
    EXPECT_FALSE(decision.then);
}

TEST(Decision, takes_a_draw_only_when_it_is_no_loss) {
    const match::Match match = with(started(agreement_by("knsb")), kB1, command::OfferDraw{});
    EXPECT_EQ(concern_of(match, kA1, 0).matter, Matter::draw);
    const Task task = task_in(match, kA1, Matter::draw);
    EXPECT_TRUE(then<command::AcceptDraw>(decide(task, thought_of(match, -300))));
    EXPECT_TRUE(then<command::DeclineDraw>(decide(task, thought_of(match, 300))));
}

TEST(Decision, where_four_must_agree_everybody_is_asked) {
    const match::Match match = with(started(agreement_by("minerva")), kB1, command::OfferDraw{});
    for (const match::Seat seat : {kA1, kA2, kB2}) EXPECT_EQ(concern_of(match, seat, 0).matter, Matter::draw);
    EXPECT_NE(concern_of(match, kB1, 0).matter, Matter::draw);
}

TEST(Decision, resigns_only_when_nobody_can_help) {
    match::Agreement agreement = agreement_by("jijbent");
    const match::Match one = started(agreement);
    EXPECT_TRUE(
        then<command::Resign>(decide(task_in(one, kA1, Matter::move), thought_of(one, engine::mated_in(4)))));
    const match::Match two = started(agreement_by("knsb"));
    EXPECT_TRUE(
        then<command::Play>(decide(task_in(two, kA1, Matter::move), thought_of(two, engine::mated_in(4)))));
}

TEST(Decision, the_last_move_after_a_resignation_is_made_whatever_it_brings) {
    const match::Match running = started(agreement_by("knsb"));
    match::Match match = with(with(running, kB2, command::Resign{}), kB1, command::Resign{});
    ASSERT_TRUE(match.games[match::BoardId::second].over());
    ASSERT_TRUE(match.game(kA1).resigned) << "off move: A1 has one more";
    engine::Thought thought = thought_of(match, engine::mated_in(4));
    EXPECT_TRUE(then<command::Play>(decide(task_in(match, kA1, Matter::move), thought)));
    thought.wait = true;
    const Decision decision = decide(task_in(match, kA1, Matter::move), thought);
    EXPECT_TRUE(then<command::Play>(decision));
    EXPECT_FALSE(decision.waits);
}

TEST(Decision, the_teammate_may_give_up_what_is_lost_and_mate_always) {
    const auto answer = [](match::Leave leave, engine::Score his) {
        const match::Match match = with(started(agreement_by("knsb")), kA2,
                                        command::Say{{.kind = SignalKind::leave, .leave = leave}});
        EXPECT_EQ(concern_of(match, kA1, 0).matter, Matter::leave);
        engine::Thought thought;
        thought.score = his;
        const Decision decision = decide(task_in(match, kA1, Matter::leave), thought);
        return std::get<command::Say>(*decision.then).signal.kind;
    };
    EXPECT_EQ(answer(match::Leave::resign, -2500), SignalKind::yes);
    EXPECT_EQ(answer(match::Leave::resign, -300), SignalKind::no);
    EXPECT_EQ(answer(match::Leave::accept_draw, -300), SignalKind::yes);
    EXPECT_EQ(answer(match::Leave::offer_draw, 300), SignalKind::no);
    EXPECT_EQ(answer(match::Leave::mate, 300), SignalKind::yes);
}

TEST(Decision, says_what_the_ruleset_lets_it_say_and_not_again_at_once) {
    engine::Thought thought;
    const auto says = [&](std::string_view rules, const Spoken& spoken = {}) {
        const match::Match match = started(agreement_by(rules));
        Task task = task_in(match, kA1, Matter::move);
        task.spoken = spoken;
        thought.move = thought_of(match, 0).move;
        return decide(task, thought);
    };
    thought.needs = {Role::knight, Role::queen};
    thought.dangers = {Role::rook};
    const Decision asked = says("knsb");
    EXPECT_EQ(said(asked), (match::Signal{.kind = SignalKind::need, .role = Role::knight}));
    EXPECT_FALSE(said(says("knsb", asked.spoken))) << "KNSB 9 lets nobody warn";
    EXPECT_EQ(said(says("minerva", says("minerva").spoken)),
              (match::Signal{.kind = SignalKind::danger, .role = Role::rook}));
    thought.teammate_should_wait = true;
    EXPECT_EQ(said(says("minerva"))->kind, SignalKind::sit);
    EXPECT_EQ(said(says("knsb"))->kind, SignalKind::need);
}

TEST(Decision, where_neither_can_mate_it_offers_a_draw_and_takes_one) {
    struct Case {
        std::string_view fen;
        bool drawn;
    };
    const Case cases[]{
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", true},      {"4k3/8/8/8/8/8/2B5/4K3 w - - 0 1", true},
        {"4k3/8/8/8/8/8/2N5/4K3 w - - 0 1", true},    {"4k3/6b1/8/8/8/8/5B2/4K3 w - - 0 1", true},
        {"4k3/5b2/8/8/8/8/5B2/4K3 w - - 0 1", false}, {"4k3/8/8/8/8/8/2NN4/4K3 w - - 0 1", false},
        {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", false},
    };
    for (const auto& [fen, drawn] : cases) {
        match::Agreement agreement = agreement_by("jijbent");
        agreement.positions[match::BoardId::first] = position(fen, agreement.ruleset);
        const match::Match match = started(agreement);
        // It thinks that it stands better by the piece.
        engine::Thought thought;
        thought.score = 300;
        thought.move = rules::legal_moves(match.position(match::BoardId::first), agreement.ruleset)[0];
        const Decision decision = decide(task_in(match, kA1, Matter::move), thought);
        EXPECT_EQ(!decision.at_once.empty(), drawn) << fen;
        if (drawn) EXPECT_TRUE(std::holds_alternative<command::OfferDraw>(decision.at_once.front())) << fen;
        const Task offered = task_in(with(match, kB1, command::OfferDraw{}), kA1, Matter::draw);
        EXPECT_EQ(then<command::AcceptDraw>(decide(offered, thought)), drawn) << fen;
    }
}

TEST(Decision, bare_kings_are_no_draw_where_pieces_can_still_come) {
    match::Agreement agreement = agreement_by("knsb");
    agreement.positions[match::BoardId::first] = position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", agreement.ruleset);
    const match::Match match = with(started(agreement), kB1, command::OfferDraw{});
    EXPECT_TRUE(
        then<command::DeclineDraw>(decide(task_in(match, kA1, Matter::draw), engine::Thought{.score = 300})));
}

TEST(Decision, after_fifty_moves_claims_the_draw_or_offers_it) {
    const auto way_out = [](std::string_view rules) {
        match::Agreement agreement = agreement_by(rules);
        agreement.positions[match::BoardId::first] =
            position("4k3/8/8/8/8/8/4P3/4K3 w - - 100 90", agreement.ruleset);
        const match::Match match = started(agreement);
        return decide(task_in(match, kA1, Matter::move), thought_of(match, 300));
    };
    EXPECT_TRUE(std::holds_alternative<command::ClaimDraw>(way_out("knsb").at_once.front()));
    EXPECT_TRUE(std::holds_alternative<command::OfferDraw>(way_out("jijbent").at_once.front()));
    EXPECT_TRUE(then<command::Play>(way_out("jijbent")));
}

}  // namespace
}  // namespace doorgeef::bots
