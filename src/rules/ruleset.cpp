#include "rules/ruleset.hpp"

namespace doorgeef::rules {

namespace {

constexpr Ruleset kKnsb{};

// A day.
constexpr std::int64_t kLongestTimeMs = 86'400'000;

constexpr Ruleset stein() {
    Ruleset r = kKnsb;
    r.pawn_drop_ranks = {2, 6};        // 2.5
    r.piece_drop_ranks = {1, 7};       // 2.6
    r.promotion = Promotion::taking;   // 3.1
    r.mate = Mate::pending;            // 5.4
    r.stalemate = Stalemate::pending;  // 5.4, 5.5
    return r;
}

constexpr Ruleset minerva() {
    Ruleset r = kKnsb;
    r.drop_check = DropCheck::allowed;       // 2.4
    r.stalemate = Stalemate::at_once;        // R8
    r.dead = Dead::at_once;                  // R9
    r.both_flags = BothFlags::team;          // 5.5
    r.draw_agreement = DrawAgreement::four;  // 5.3
    r.claims = Claims::none;                 // 5.4
    r.resign_off_move = ResignOffMove::at_once;
    r.match_end = MatchEnd::first;     // 5.1
    r.score = Scoring::first;          // 8.2
    r.time = TimeControl{300'000, 0};  // 6.3
    r.colours = Colours::home_black;   // 1.5
    r.restart = RestartOf::both;       // 7.1
    r.speech = Speech::minerva;        // 9.2-9.5
    return r;
}

// In one expression, unlike its neighbours: clang cannot copy an optional that was emptied while compiling.
constexpr Ruleset jijbent() {
    return {.boards = 1,
            .stalemate = Stalemate::at_once,
            .dead = Dead::claim,
            .flag_draw = FlagDraw::none,
            .claims = Claims::moderator,
            .resign_off_move = ResignOffMove::at_once,
            .time = std::nullopt,
            .speech = Speech::none};
}

constexpr Ruleset fics() {
    Ruleset r = kKnsb;
    r.drop_check = DropCheck::allowed;
    r.mate = Mate::unanswerable;
    r.dead = Dead::never;
    r.flag_draw = FlagDraw::none;
    r.draw_agreement = DrawAgreement::four;
    r.claims = Claims::none;
    r.resign_off_move = ResignOffMove::at_once;
    r.match_end = MatchEnd::first;
    r.score = Scoring::first;
    r.time = TimeControl{180'000, 0};
    r.speech = Speech::free;
    return r;
}

bool is_range(const RankRange& ranks) {
    return ranks.first >= 1 && ranks.last <= 8 && ranks.first <= ranks.last;
}

}  // namespace

// Constant-initialised, because the constants of other files are made from it before main begins.
constinit const std::array<Preset, 5> kPresets{{
    {"knsb", kKnsb},
    {"stein", stein()},
    {"minerva", minerva()},
    {"jijbent", jijbent()},
    {"fics", fics()},
}};

std::optional<Ruleset> preset(std::string_view name) {
    for (const Preset& preset : kPresets)
        if (preset.name == name) return preset.ruleset;
    return std::nullopt;
}

std::vector<SenselessRuleset> check(const Ruleset& ruleset) {
    std::vector<SenselessRuleset> reasons;
    if (ruleset.boards != 1 && ruleset.boards != 2) reasons.push_back(SenselessRuleset::board_count);
    if (!is_range(ruleset.pawn_drop_ranks) || !is_range(ruleset.piece_drop_ranks))
        reasons.push_back(SenselessRuleset::rank_range_empty);
    if (ruleset.pawn_drop_ranks.contains(1) || ruleset.pawn_drop_ranks.contains(8))
        reasons.push_back(SenselessRuleset::pawn_ranks_reach_the_end);
    if (ruleset.promotion == Promotion::taking && ruleset.boards == 1)
        reasons.push_back(SenselessRuleset::taking_without_second_board);
    if (ruleset.draw_agreement == DrawAgreement::four && ruleset.boards == 1)
        reasons.push_back(SenselessRuleset::four_players_on_one_board);
    if (ruleset.time && (ruleset.time->base_ms < 0 || ruleset.time->base_ms > kLongestTimeMs ||
                         ruleset.time->increment_ms < 0 || ruleset.time->increment_ms > kLongestTimeMs))
        reasons.push_back(SenselessRuleset::time_out_of_range);
    return reasons;
}

std::string_view code(SenselessRuleset reason) {
    switch (reason) {
    case SenselessRuleset::board_count: return "board-count";
    case SenselessRuleset::pawn_ranks_reach_the_end: return "pawn-ranks-reach-the-end";
    case SenselessRuleset::rank_range_empty: return "rank-range-empty";
    case SenselessRuleset::taking_without_second_board: return "taking-without-second-board";
    case SenselessRuleset::four_players_on_one_board: return "four-players-on-one-board";
    case SenselessRuleset::time_out_of_range: return "time-out-of-range";
    }
    return "";
}

}  // namespace doorgeef::rules
