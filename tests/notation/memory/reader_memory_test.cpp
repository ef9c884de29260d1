// However long a text is, and whatever it consists of, reading it takes little memory.
#include "counted_memory.hpp"
#include "notation/game_reader.hpp"
#include "notation/replay.hpp"

#include <string>

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20;

struct Endless {
    const char* name;
    std::string beginning;
    std::string repeated;
};

// The beginning, and then so much of the repetition.
class Stream {
public:
    Stream(const Endless& text, std::size_t size) : beginning_(text.beginning), left_(size) {
        while (piece_.size() < kMiB / 16) piece_ += text.repeated;
    }

    std::string_view next() {
        if (!std::exchange(begun_, true) && !beginning_.empty()) return beginning_;
        if (left_ == 0) return {};
        const std::size_t size = std::min(left_, piece_.size());
        left_ -= size;
        return std::string_view{piece_}.substr(0, size);
    }

private:
    std::string beginning_;
    std::string piece_{};
    std::size_t left_;
    bool begun_ = false;
};

const std::vector<Endless>& endless_texts() {
    static const std::vector<Endless> texts{
        {"games", "", "[WhiteA \"Jan\"]\n1A. e4 {179} 1a. e5 {178.5} {C: hello} 1-0\n\n"},
        {"one comment", "1. e4 {", "to be continued "},
        {"comments", "1. e4 ", "{another one} "},
        {"long comments", "1. e4 ", "{" + std::string(60'000, 'x') + "} "},
        {"comments in Latin-1", "1. e4 ", "{" + std::string(60'000, '\xE9') + "} "},
        {"one tag", "[Event \"", "to be continued "},
        {"tags", "", "[White \"somebody or other\"]"},
        {"long tags", "", "[White \"" + std::string(60'000, '\xE9') + "\"]"},
        {"one word", "1. e4 ", "xxxxxxxxxxxxxxxx"},
        {"moves", "", "1A. Nf3 {179.5} {[%clk 0:01] and a word} 1a. Nf6 "},
        {"variations", "1. e4 ", "(((((((((((((((("},
        {"errors", "1. e4 ", "} ) [ %x \xE9 "},
        {"NUL", "1. e4 ", std::string(16, '\0')},
        {"blanks without a line end", "1. e4 ", "                "},
        {"lines without anything", "1. e4 ", "\n\r\n\r"},
        {"UTF-16", std::string("[\0E\0", 4), std::string("x\0y\0", 4)},
        {"lag", "[Lag \"", "1 2 3 4 "},
    };
    return texts;
}

TEST(ReaderMemory, n34_is_bounded_whatever_is_read) {
    constexpr std::size_t size = 64 * kMiB;
    for (const Endless& text : endless_texts()) {
        Stream stream{text, size};
        reset_most_held_bytes();
        const std::size_t before = held_bytes();
        GameReader reader{[&] { return stream.next(); }};
        std::size_t games = 0;
        while (const auto game = reader.next()) {
            ++games;
            // What is read is replayed, as the command does.
            if (games < 1'000) EXPECT_LE(replay(*game).plies, game->moves.size());
        }
        EXPECT_GE(games, 1U) << text.name;
        EXPECT_LT(most_held_bytes() - before, 16 * kMiB) << text.name;
    }
}

TEST(ReaderMemory, does_not_grow_with_the_number_of_games) {
    const auto needed = [](std::size_t size) {
        Stream stream{endless_texts()[0], size};
        reset_most_held_bytes();
        const std::size_t before = held_bytes();
        GameReader reader{[&] { return stream.next(); }};
        while (reader.next()) {}
        return most_held_bytes() - before;
    };
    EXPECT_EQ(needed(kMiB), needed(256 * kMiB));
}

}  // namespace
}  // namespace doorgeef::notation
