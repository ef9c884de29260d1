// How a game, and with it a match, ends.
#pragma once

#include "match/seat.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::match {

enum class Result : std::uint8_t {
    white_wins,
    black_wins,
    drawn,
    unfinished,  // cut short because the match ended
};

enum class Reason : std::uint8_t {
    mate,
    stalemate,
    resignation,
    flag,
    flag_cannot_win,
    both_flags,
    dead,
    agreement,
    repetition,
    fifty_moves,
    material,
    arbiter,
    match_ended,
};

struct Outcome {
    Result result{};
    Reason reason{};

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

constexpr Result won_by(Color color) {
    return color == Color::white ? Result::white_wins : Result::black_wins;
}
constexpr std::optional<Color> winner(Result result) {
    if (result == Result::white_wins) return Color::white;
    if (result == Result::black_wins) return Color::black;
    return std::nullopt;
}

// "1-0" "0-1" "1/2" "*"
std::string_view code(Result result);
std::optional<Result> parse_result(std::string_view text);

// "flag-cannot-win"
std::string_view code(Reason reason);
std::optional<Reason> parse_reason(std::string_view text);

// The match's score, in half points so that it stays a whole number.
struct Score {
    ByTeam<int> half_points;

    friend constexpr bool operator==(const Score&, const Score&) = default;
};

// Team A first: "1.5-0.5"
std::string to_string(const Score& score);

}  // namespace doorgeef::match
