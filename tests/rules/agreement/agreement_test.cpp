// The fast generator against the slow one, on a million random positions: the same moves, the same reasons
// why a move is illegal, the same boards afterwards. Seeded, so that every run is the same.
#include "playout.hpp"
#include "positions.hpp"

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

#ifdef NDEBUG
constexpr int kPositions = 205'000;  // for each of the five rulesets
constexpr int kExhaustive = 20;
#else
constexpr int kPositions = 10'000;
constexpr int kExhaustive = 1;
#endif

struct Floor {
    Feature feature;
    int per_10000;
};

// What must have been seen under every ruleset, where pieces are passed, and where promotion is in place or
// by taking.
const std::vector<Floor> kAlways{{Feature::check, 600},
                                 {Feature::double_check, 80},
                                 {Feature::pin, 500},
                                 {Feature::no_legal_move, 30},
                                 {Feature::en_passant, 100},
                                 {Feature::en_passant_refused, 70},
                                 {Feature::castling, 200},
                                 {Feature::castling_refused, 500},
                                 {Feature::played_capture_ends_castling, 80},
                                 {Feature::played_en_passant, 150},
                                 {Feature::played_castling, 350}};
const std::vector<Floor> kWithReserves{
    {Feature::drop, 2500}, {Feature::drop_into_check_line, 150}, {Feature::played_capture_of_promoted, 350}};
const std::vector<Floor> kDropsMayCheck{{Feature::played_drop_with_check, 400}};
const std::vector<Floor> kInPlace{{Feature::promotion, 600}};
const std::vector<Floor> kTaking{{Feature::taking, 500},
                                 {Feature::taking_nothing, 50},
                                 {Feature::taking_nothing_refused, 5},
                                 {Feature::taking_excluded, 100},
                                 {Feature::taking_all_excluded, 4},
                                 {Feature::played_taking_of_promoted, 250},
                                 {Feature::played_taking_ends_castling, 150},
                                 {Feature::played_taking_checks_robbed, 40},
                                 {Feature::played_taking_changes_en_passant, 3}};

void append(std::vector<Floor>& floors, const std::vector<Floor>& more) {
    floors.insert(floors.end(), more.begin(), more.end());
}

std::vector<Floor> floors_for(const Ruleset& ruleset) {
    std::vector<Floor> floors = kAlways;
    if (ruleset.passes_pieces()) append(floors, kWithReserves);
    if (ruleset.drop_check == DropCheck::allowed) append(floors, kDropsMayCheck);
    append(floors, ruleset.promotion == Promotion::taking ? kTaking : kInPlace);
    return floors;
}

// The reasons that can occur under a ruleset, each of which must have occurred, and "" for legal moves.
std::vector<std::string> reasons_for(const Ruleset& ruleset) {
    std::vector<std::string> reasons{"",
                                     "not-in-reserve",
                                     "empty-square",
                                     "not-your-piece",
                                     "castling-not-allowed",
                                     "illegal-move",
                                     "promotion-piece-missing",
                                     "taking-not-allowed",
                                     "leaves-king-in-check"};
    if (ruleset.passes_pieces()) {
        reasons.emplace_back("square-occupied");
        reasons.emplace_back("pawn-drop-rank");
    }
    if (ruleset.piece_drop_ranks != RankRange{1, 8}) reasons.emplace_back("piece-drop-rank");
    if (ruleset.passes_pieces() && ruleset.drop_check == DropCheck::forbidden)
        reasons.emplace_back("drop-gives-check");
    if (ruleset.promotion == Promotion::taking) reasons.emplace_back("nothing-there-to-take");
    std::ranges::sort(reasons);
    return reasons;
}

void expect_coverage(const Coverage& coverage, const Ruleset& ruleset) {
    for (const auto& [feature, per_10000] : floors_for(ruleset))
        EXPECT_GE(coverage.seen(feature), long{per_10000} * kPositions / 10'000) << name_of(feature);
    std::vector<std::string> seen;
    for (const auto& [reason, count] : coverage.reasons()) seen.push_back(reason);
    EXPECT_EQ(seen, reasons_for(ruleset));
}

void print(const Coverage& coverage) {
    for (int i = 0; i < static_cast<int>(Feature::count); ++i)
        std::cout << "  " << name_of(static_cast<Feature>(i)) << ": "
                  << coverage.seen(static_cast<Feature>(i)) << '\n';
    for (const auto& [reason, count] : coverage.reasons())
        std::cout << "  " << (reason.empty() ? "legal" : reason) << ": " << count << '\n';
}

// Another one for each ruleset, so that two which are alike do not see the same positions.
std::uint64_t seed_of(const std::string& ruleset) {
    std::uint64_t seed = 2024;
    for (const char c : ruleset) seed = seed * 31 + static_cast<unsigned char>(c);
    return seed;
}

class Agreement : public testing::TestWithParam<std::string> {};

TEST_P(Agreement, of_library_and_reference_on_random_positions) {
    Dice dice{seed_of(GetParam())};
    Comparison comparison{GetParam(), dice};
    int compared = 0;
    while (compared < kPositions) {
        Playout playout{comparison, dice};
        const std::string found = playout.run(kPositions - compared);
        ASSERT_EQ(found, "") << "after " << compared + playout.compared() << " positions";
        compared += playout.compared();
    }
    EXPECT_EQ(compared, kPositions);
    expect_coverage(comparison.coverage(), comparison.ruleset());
    print(comparison.coverage());
}

// Every move that can be typed: from anywhere to anywhere, with every letter, taking from everywhere, and
// every drop.
template <class Visit>
void for_each_action(Visit&& visit) {
    for (int to = 0; to < 64; ++to) {
        for (const char kind : {'Q', 'R', 'B', 'N', 'P'})
            visit(reference::Action{kind, reference::kNowhere, to, 0, false, reference::kNowhere});
        for (int from = 0; from < 64; ++from) {
            for (const char letter : {'\0', 'q', 'r', 'b', 'n'})
                visit(reference::Action{0, from, to, letter, false, reference::kNowhere});
            for (int taken = reference::kNowhere; taken < 64; ++taken)
                visit(reference::Action{0, from, to, 0, true, taken});
        }
    }
}

TEST_P(Agreement, on_every_move_that_can_be_typed) {
    Dice dice{seed_of(GetParam())};
    Comparison comparison{GetParam(), dice};
    Playout playout{comparison, dice};
    for (int i = 0; i < kExhaustive; ++i) {
        Twin here;
        Twin other;
        for (Twin* twin : {&here, &other}) ASSERT_EQ(playout.set_up(*twin), "");
        std::string found;
        const long legal_before = comparison.coverage().seen_reason("");
        for_each_action([&](const reference::Action& action) {
            if (found.empty()) found = comparison.compare_reasons(here, other, action);
        });
        ASSERT_EQ(found, "");
        EXPECT_EQ(comparison.coverage().seen_reason("") - legal_before,
                  static_cast<long>(count_legal_moves(here.position, comparison.ruleset(), &other.position)))
            << fen_of(here.position);
    }
}

INSTANTIATE_TEST_SUITE_P(all, Agreement, testing::Values("knsb", "stein", "minerva", "jijbent", "fics"),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace doorgeef::rules
