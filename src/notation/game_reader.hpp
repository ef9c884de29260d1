// Reads PGN and BPGN, a game at a time, in bounded memory. docs/formats/pgn.md says what it accepts.
#pragma once

#include "notation/game_record.hpp"
#include "notation/text_window.hpp"

#include <bitset>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::notation {

// What is kept of one game. More is skipped and reported, so that no text, however large, needs more memory.
struct ReadLimits {
    static constexpr std::size_t moves = 20'000;
    static constexpr std::size_t tags = 200;
    static constexpr std::size_t comments = 20'000;
    static constexpr std::size_t text = 128 * 1024;           // characters of one tag or comment
    static constexpr std::size_t all_text = 4 * 1024 * 1024;  // of all tags and comments
    static constexpr std::size_t errors = 20;
    static constexpr std::size_t error_text = 24;
};

class GameReader {
public:
    explicit GameReader(TextWindow::Source source) : text_(std::move(source)) {}

    // The next game, with what was wrong in it; nothing at the end. An error never keeps the games behind it
    // from being read: a game ends at the latest where a line begins with a tag.
    std::optional<GameRecord> next();

private:
    // game_reader.cpp: games, tags, comments, variations
    bool begin();
    bool skip_to_game();
    bool skip_mark_of_utf8();
    void skip_line();
    bool at_line_to_skip();
    bool at_tag();
    bool at_broken_tag();
    bool begins_another_game();
    void read_tags();
    void read_tag();
    void read_broken_tag();
    bool read_tag_value(std::string& value);
    void keep_tag(Tag tag, Place place);
    void read_movetext();
    void read_in_movetext(int c);
    void read_comment();
    void keep_character(std::string& text, int c);
    void take_comment(Place place);
    void finish_game();

    // game_tokens.cpp: what stands between blanks
    bool at_first_move();
    bool at_promotion();
    void read_token();
    void read_misplaced();
    void take_token(std::string_view token, Place place);
    bool take_result(std::string_view token, Place place);
    std::string_view take_number(std::string_view token);
    void take_move(std::string_view san, Place place);

    void report(ReadProblem problem, Place place, std::string_view text = {});

    TextWindow text_;
    bool begun_ = false;
    bool refused_ = false;

    GameRecord game_{};
    std::string comment_{};  // the one being read
    std::size_t depth_ = 0;  // of variations
    std::size_t text_kept_ = 0;
    bool not_ascii_ = false;
    std::bitset<32> reported_{};

    // What stands before the next move: its number, its player, even its clock.
    RecordedMove coming_{};
    bool number_read_ = false;
};

}  // namespace doorgeef::notation
