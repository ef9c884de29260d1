// A game as a PGN or BPGN file tells it: text, not yet judged by any rules.
#pragma once

#include <algorithm>
#include <array>
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

    friend bool operator==(const Tag&, const Tag&) = default;
};

// Who moves in BPGN: A and a are White and Black on board A, B and b on board B. Plain PGN names nobody.
enum class Mover : std::uint8_t { unnamed, white_a, black_a, white_b, black_b };

constexpr std::string_view letter(Mover mover) {
    constexpr std::array<std::string_view, 5> letters{"", "A", "a", "B", "b"};
    return letters[static_cast<std::size_t>(mover)];
}

// A move's text, kept in place: files hold millions of them.
class MoveText {
public:
    static constexpr std::size_t kLongest = 23;

    constexpr MoveText() = default;
    // Requires: not longer than kLongest.
    constexpr explicit MoveText(std::string_view text) : size_(static_cast<std::uint8_t>(text.size())) {
        std::ranges::copy(text, characters_.begin());
    }
    constexpr std::string_view view() const { return {characters_.data(), size_}; }

private:
    std::array<char, kLongest> characters_{};
    std::uint8_t size_ = 0;
};

struct RecordedMove {
    Mover mover = Mover::unnamed;
    unsigned number = 0;  // of the full move; 0 where none is written
    MoveText san;
    Place place;
    // In milliseconds: what the mover's clock showed afterwards (may be negative), the time since the start,
    // and what the line cost him.
    std::optional<std::int64_t> clock_ms{};
    std::optional<std::int64_t> elapsed_ms{};
    std::optional<std::int64_t> lag_ms{};
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
    not_utf8_or_latin1,  // UTF-16; nothing of such a file is read
    // Only remarks: no move is lost.
    tag_too_long,
    too_many_tags,
    comment_too_long,
    too_many_comments,
    lag_mismatch,  // the Lag tag does not give one number for each move
};

constexpr bool is_remark(ReadProblem problem) {
    return problem >= ReadProblem::tag_too_long;
}

std::string_view code(ReadProblem problem);

struct ReadError {
    ReadProblem problem{};
    Place place;
    std::size_t after = 0;  // so many moves
    std::string text;       // the offending token, shortened
};

struct GameRecord {
    Place place;
    std::vector<Tag> tags;
    std::vector<RecordedMove> moves;
    std::vector<Comment> comments;
    std::string result;  // "1-0" "0-1" "1/2-1/2" "*", empty if the file gives none
    std::vector<ReadError> errors;

    std::optional<std::string_view> tag(std::string_view name) const;
    // The first error that is more than a remark; null if the game was read whole.
    const ReadError* damage() const;
};

}  // namespace doorgeef::notation
