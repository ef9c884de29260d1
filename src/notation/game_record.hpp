// A game as a PGN or BPGN file tells it: text, not yet judged by any rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::notation {

// A place in a file, both from 1.
struct Place {
    std::size_t line = 1;
    std::size_t column = 1;

    friend bool operator==(const Place&, const Place&) = default;
};

struct Tag {
    std::string name;
    std::string value;
};

// Who moves in BPGN: A and a are White and Black on board A, B and b on board B. Plain PGN names nobody.
enum class Mover : std::uint8_t { unnamed, white_a, black_a, white_b, black_b };

struct RecordedMove {
    Mover mover = Mover::unnamed;
    unsigned number = 0;  // of the full move; 0 where none is written
    std::string san;
    Place place;
    // In milliseconds: what the mover's clock showed afterwards (may be negative), or the time since the
    // start.
    std::optional<std::int64_t> clock_ms{};
    std::optional<std::int64_t> elapsed_ms{};
};

struct Comment {
    std::size_t after = 0;  // so many moves
    std::string text;
};

enum class ReadProblem : std::uint8_t {
    bad_tag,
    comment_not_closed,
    variation_not_closed,
    variation_not_opened,
    token_too_long,
    bad_token,
    move_after_result,
    too_many_moves,
    nul_byte,
    not_utf8_or_latin1,  // UTF-16
};

std::string_view code(ReadProblem problem);

struct ReadError {
    ReadProblem problem{};
    Place place;
    std::string text;  // the offending token, shortened
};

struct GameRecord {
    Place place;
    std::vector<Tag> tags;
    std::vector<RecordedMove> moves;
    std::vector<Comment> comments;
    std::string result;  // "1-0" "0-1" "1/2-1/2" "*", empty if the file gives none
    std::vector<ReadError> errors;

    std::optional<std::string_view> tag(std::string_view name) const;
};

}  // namespace doorgeef::notation
