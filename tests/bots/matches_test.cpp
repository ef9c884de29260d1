// Whole matches: bots among themselves, and with people who know no rules.
#include "count_from_environment.hpp"
#include "hall.hpp"
#include "rules/coordinates.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

namespace doorgeef::bots {
namespace {

using match::Seat;
namespace command = match::command;

std::vector<Chair> chairs(const std::vector<Seat>& seats, std::size_t first_bot) {
    std::vector<Chair> chairs;
    for (const Seat seat : seats) chairs.push_back({seat, &kBots[first_bot++ % 3]});
    return chairs;
}

constexpr int kMostInstants = 20'000;

// So many seconds for each: enough for a match, and its end is seen.
match::Agreement short_match(std::string_view rules, match::Conduct conduct) {
    match::Agreement agreement = agreement_by(rules, conduct);
    agreement.time = rules::TimeControl{60'000, 0};
    return agreement;
}

struct Case {
    std::string_view rules;
    match::Conduct conduct;
};

class AllRulesets : public testing::TestWithParam<Case> {};

TEST_P(AllRulesets, bots_alone_play_to_the_end_and_nothing_they_want_is_refused) {
    for (std::size_t round = 0; round < 3; ++round) {
        Hall hall{short_match(GetParam().rules, GetParam().conduct), chairs({kA1, kA2, kB1, kB2}, round)};
        RealThinker thinker;
        for (int i = 0; i < kMostInstants && !hall.match().over(); ++i) {
            hall.settle(std::ref(thinker));
            hall.let_time_pass();
        }
        EXPECT_TRUE(hall.match().over());
        EXPECT_TRUE(hall.refused().empty()) << match::code(hall.refused().front());
        EXPECT_FALSE(hall.desk().wakes_at()) << "nobody waits after the end";
        EXPECT_EQ(hall.desk().figures().matches, 0U);
    }
}

TEST(Bots, alone_and_without_clocks_end_a_match_that_leads_nowhere) {
    match::Agreement agreement = agreement_by("jijbent");
    agreement.time = std::nullopt;
    for (std::size_t round = 0; round < 2; ++round) {
        Hall hall{agreement, {{kA1, &kBots[round]}, {kB1, &kBots[round]}}};
        RealThinker thinker;
        for (int i = 0; i < kMostInstants && !hall.match().over(); ++i) {
            hall.settle(std::ref(thinker));
            hall.let_time_pass();
        }
        EXPECT_TRUE(hall.match().over());
    }
}

// Puts any piece anywhere, presses or forgets to, and now and then does any of the other things there are.
class Clumsy {
public:
    Clumsy(Hall& hall, std::uint64_t seed) : hall_(hall), random_(seed) {}

    void act(Seat seat) {
        switch (lot(24)) {
        case 0: hall_.act(seat, command::OfferDraw{}); return;
        case 1: hall_.act(seat, command::AcceptDraw{}); return;
        case 2: hall_.act(seat, command::ClaimIllegal{}); return;
        case 3: hall_.act(seat, command::ReportNoPiece{}); return;
        case 4: hall_.act(seat, command::Say{{.kind = match::SignalKind::sit}}); return;
        case 5: hall_.act(seat, command::Say{{.kind = match::SignalKind::leave, .leave = leave()}}); return;
        case 6: hall_.act(seat, command::Say{{.kind = match::SignalKind::need, .role = role()}}); return;
        case 7: hall_.act(seat, command::ClaimFlag{}); return;
        case 8: hall_.act(seat, command::AcceptIllegal{}); return;
        case 9:
            if (lot(10) == 0) hall_.act(seat, command::Resign{});
            return;
        default: play(seat);
        }
        hall_.act(seat, command::Press{});
        hall_.act(seat, command::Pass{});
    }

private:
    std::size_t lot(std::size_t of) { return random_() % of; }
    rules::Role role() { return rules::kDroppableRoles[lot(rules::kDroppableRoles.size())]; }
    match::Leave leave() { return static_cast<match::Leave>(lot(4)); }
    rules::Square square() { return static_cast<rules::Square>(lot(64)); }

    void play(Seat seat) {
        const match::Match& match = hall_.match();
        const rules::Position* other = match.ruleset().boards == 2 ? &match.position(!seat.board()) : nullptr;
        const auto moves = rules::legal_moves(match.position(seat.board()), match.ruleset(), other);
        if (lot(4) != 0 && !moves.empty()) {
            hall_.act(seat, command::Play{rules::coordinates(moves[lot(moves.size())])});
        } else if (lot(3) == 0) {
            hall_.act(seat, command::Play{{rules::DropCoordinates{role(), square()}}});
        } else {
            rules::StepCoordinates step;
            step.from = square();
            step.to = square();
            hall_.act(seat, command::Play{{step}});
        }
        hall_.act(seat, command::Press{});
        hall_.act(seat, command::Pass{});
    }

    Hall& hall_;
    std::mt19937_64 random_;
};

TEST_P(AllRulesets, bots_bear_with_people_who_do_anything) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        // One person, or two as a team, or one in each.
        const std::vector<Seat> people = seed % 3 == 0   ? std::vector{kA1}
                                         : seed % 3 == 1 ? std::vector{kA1, kA2}
                                                         : std::vector{kA2, kB1};
        std::vector<Seat> bots;
        for (const Seat seat : match::kSeats)
            if (std::ranges::find(people, seat) == people.end()) bots.push_back(seat);
        Hall hall{short_match(GetParam().rules, GetParam().conduct), chairs(bots, seed)};
        RealThinker thinker;
        Clumsy clumsy{hall, seed};
        for (int i = 0; i < kMostInstants && !hall.match().over(); ++i) {
            hall.settle(std::ref(thinker));
            for (const Seat person : people)
                if (hall.match().has_seat(person) && !hall.match().over()) clumsy.act(person);
            hall.settle(std::ref(thinker));
            hall.let_time_pass();
        }
        EXPECT_TRUE(hall.match().over()) << "seed " << seed;
    }
}

std::vector<Case> all_cases() {
    std::vector<Case> cases;
    for (const rules::Preset& preset : rules::kPresets)
        for (const match::Conduct conduct : {match::Conduct::online(), match::Conduct::by_the_book()})
            cases.push_back({preset.name, conduct});
    return cases;
}

// Of the real bots, but with so few nodes that thousands of matches can be played.
class HastyThinker {
public:
    explicit HastyThinker(std::uint64_t seed) : random_(seed) {}

    engine::Thought operator()(const Task& task) {
        const engine::Situation situation = task.situation();
        engine::Limits limits;
        limits.nodes = 20 + random_() % 64;
        limits.among = task.obliged();
        limits.in_play = task.matter == Matter::move;
        limits.advise = random_() % 16 == 0;
        engine::Thought thought = engine::think_as(task.bot->level(), engine_, situation, limits, task.seed);
        if (!situation.on_move()) thought.score = -thought.score;
        return thought;
    }

private:
    std::mt19937_64 random_;
    engine::Engine engine_{1};
};

TEST(Bots, of_all_levels_want_nothing_illegal_in_any_match) {
    const int matches = count_from_environment("DOORGEEF_TEST_BOT_MATCHES", 50);
    const std::vector<Case> cases = all_cases();
    int moves = 0;
    for (int i = 0; i < matches; ++i) {
        const auto number = static_cast<std::uint64_t>(i);
        const Case& chosen = cases[number % cases.size()];
        std::mt19937_64 lots{number};
        std::vector<Chair> bots;
        for (const Seat seat : match::kSeats) bots.push_back({seat, &kBots[lots() % kBots.size()]});
        Hall hall{short_match(chosen.rules, chosen.conduct), std::move(bots), std::to_string(i)};
        HastyThinker thinker{number};
        for (int k = 0; k < kMostInstants && !hall.match().over(); ++k) {
            // Thinking costs time: under fics the strongest would else move to and fro for ever.
            hall.settle([&](const Task& task) {
                hall.wait(100);
                return thinker(task);
            });
            hall.let_time_pass();
        }
        ASSERT_TRUE(hall.match().over()) << "match " << i;
        ASSERT_TRUE(hall.refused().empty()) << "match " << i << ' ' << match::code(hall.refused().front());
        for (const match::Event& event : hall.log())
            moves += std::holds_alternative<match::event::Moved>(event.what);
    }
    RecordProperty("moves", moves);
    if (matches > 0) EXPECT_GT(moves, matches);
}

INSTANTIATE_TEST_SUITE_P(Bots, AllRulesets, testing::ValuesIn(all_cases()), [](const auto& chosen) {
    return std::string{chosen.param.rules} +
           (chosen.param.conduct == match::Conduct::online() ? "_online" : "_by_the_book");
});

}  // namespace
}  // namespace doorgeef::bots
