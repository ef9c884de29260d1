// The rulesets as data. What a regulation says differently is a value here, never a comparison of names.
#pragma once

#include "rules/bitboard.hpp"
#include "rules/piece.hpp"
#include "rules/result.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::rules {

// Ranks as the regulations count them: 1 to 8, from the player's own side (ruling R2).
struct RankRange {
    int first = 1;
    int last = 8;

    constexpr bool contains(int rank) const { return rank >= first && rank <= last; }
    friend constexpr bool operator==(const RankRange&, const RankRange&) = default;
};

// Base and increment in milliseconds.
struct TimeControl {
    std::int64_t base_ms = 0;
    std::int64_t increment_ms = 0;

    friend constexpr bool operator==(const TimeControl&, const TimeControl&) = default;
};

// "7:00", "5:00+3", "90" (seconds), "none"; the outer optional is empty if the text is none of these.
std::optional<std::optional<TimeControl>> parse_time_control(std::string_view text);
std::string to_string(const std::optional<TimeControl>& time);

// The enumerators stand in the order in which the options' words are listed (ruleset_options.cpp).
enum class DropCheck : std::uint8_t { forbidden, allowed };
enum class Promotion : std::uint8_t { in_place, taking };
enum class Mate : std::uint8_t {
    at_once,       // with the reserve held now (R7)
    pending,       // until the other game ends or the flag falls (Stein 5.4)
    unanswerable,  // only where no drop of any piece could answer the check
};
enum class Stalemate : std::uint8_t { at_once, pending, waits };
enum class Dead : std::uint8_t { at_once, after_other, claim, never };
enum class FlagDraw : std::uint8_t { cannot_win, none };
enum class BothFlags : std::uint8_t { game, team };
enum class DrawAgreement : std::uint8_t { two, four };
enum class Claims : std::uint8_t { checked, moderator, none };
enum class ResignOffMove : std::uint8_t { last_move, at_once };
enum class MatchEnd : std::uint8_t { both, first };
enum class Scoring : std::uint8_t { sum, first };
enum class Colours : std::uint8_t { lot, home_black };
enum class RestartOf : std::uint8_t { one, both };
enum class Speech : std::uint8_t { knsb, minerva, free, none };

// As it stands: the KNSB regulation.
struct Ruleset {
    int boards = 2;
    // what concerns a single position
    DropCheck drop_check = DropCheck::forbidden;  // 2.4
    RankRange pawn_drop_ranks{2, 7};              // 2.5
    RankRange piece_drop_ranks{1, 8};
    Promotion promotion = Promotion::in_place;  // 3.1
    // how games and matches end
    Mate mate = Mate::at_once;
    Stalemate stalemate = Stalemate::waits;                    // 5.3
    Dead dead = Dead::after_other;                             // 5.3
    FlagDraw flag_draw = FlagDraw::cannot_win;                 // 5.4
    BothFlags both_flags = BothFlags::game;                    // 5.6
    DrawAgreement draw_agreement = DrawAgreement::two;         // 5.5
    Claims claims = Claims::checked;                           // R12
    ResignOffMove resign_off_move = ResignOffMove::last_move;  // 5.2
    MatchEnd match_end = MatchEnd::both;                       // 5.1
    Scoring score = Scoring::sum;                              // 8.2
    // around the games
    std::optional<TimeControl> time = TimeControl{420'000, 0};  // 6.3
    Colours colours = Colours::lot;                             // 1.4
    RestartOf restart = RestartOf::one;                         // 7.1
    Speech speech = Speech::knsb;                               // 9

    constexpr const RankRange& drop_ranks(Role role) const {
        return role == Role::pawn ? pawn_drop_ranks : piece_drop_ranks;
    }
    // Drops, and marks on promoted pawns, only mean something where a teammate passes and receives.
    constexpr bool passes_pieces() const { return boards == 2; }

    friend constexpr bool operator==(const Ruleset&, const Ruleset&) = default;
};

// The squares on which a drop of this role may land, as far as the ranks go.
constexpr Bitboard drop_zone(const Ruleset& ruleset, Color color, Role role) {
    const RankRange& ranks = ruleset.drop_ranks(role);
    const std::uint64_t white =
        (~std::uint64_t{0} >> (8 * (8 - ranks.last))) & (~std::uint64_t{0} << (8 * (ranks.first - 1)));
    return Bitboard{color == Color::white ? white : __builtin_bswap64(white)};
}

struct Preset {
    std::string_view name;
    Ruleset ruleset;
};

// knsb stein minerva jijbent fics, each written as its difference from knsb.
extern const std::array<Preset, 5> kPresets;

std::optional<Ruleset> preset(std::string_view name);

// The first of the presets from which fewest options differ; the time tells nothing.
std::string_view nearest_preset(const Ruleset& ruleset);

// boards, drop-check, pawn-drop-ranks, … as scenarios, the command line, the server and records write them.
std::vector<std::string_view> option_names();

enum class OptionError : std::uint8_t { unknown_name, bad_value };

// Changes one option, by the names and values of scenarios and the command line.
Result<Ruleset, OptionError> with_option(Ruleset ruleset, std::string_view name, std::string_view value);

// The value of an option as with_option reads it. Requires: one of option_names().
std::string option_value(const Ruleset& ruleset, std::string_view name);

// The values an option takes, for messages: "forbidden|allowed". Requires: one of option_names().
std::string_view option_values(std::string_view name);

enum class SenselessRuleset : std::uint8_t {
    board_count,               // neither one board nor two
    pawn_ranks_reach_the_end,  // a pawn could be dropped on the first or the last rank
    rank_range_empty,          // first above last, or outside 1..8
    taking_without_second_board,
    four_players_on_one_board,  // a draw that four must agree to, where two play
    time_out_of_range,
};

// Every reason why this combination of options makes no sense; empty for a sound ruleset.
std::vector<SenselessRuleset> check(const Ruleset& ruleset);

std::string_view code(SenselessRuleset reason);

}  // namespace doorgeef::rules
