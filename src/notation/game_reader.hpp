// Reads PGN and BPGN, a game at a time, in constant memory.
#pragma once

#include "notation/game_record.hpp"
#include "notation/text_window.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::notation {

class GameReader {
public:
    explicit GameReader(TextWindow::Source source) : text_(std::move(source)) {}

    // The next game, with what was wrong in it; nothing at the end. An error never keeps the games behind it
    // from being read: a game ends at the latest where a line begins with a tag.
    std::optional<GameRecord> next();

private:
    bool skip_to_game();
    bool at_tag();
    void read_tags();
    void read_tag();
    void read_movetext();
    void read_comment();
    void read_token();
    void take_token(std::string_view token, Place place);
    std::string_view take_number(std::string_view token);
    void take_move(std::string_view san, Place place);
    void take_comment(std::string text);
    void report(ReadProblem problem, Place place, std::string_view text = {});

    TextWindow text_;
    bool begun_ = false;

    GameRecord game_{};
    int depth_ = 0;  // of variations
    Mover mover_ = Mover::unnamed;
    unsigned number_ = 0;
};

}  // namespace doorgeef::notation
