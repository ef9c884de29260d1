#include "doorgeef/bench/random_pgn.hpp"

#include "notation/san.hpp"
#include "rules/legal_moves.hpp"

namespace doorgeef::app {

namespace {

constexpr int kMostPlies = 160;
constexpr std::size_t kLineLength = 79;

// Movetext with as many words on a line as fit.
class Movetext {
public:
    void add(const std::string& word) {
        if (line_ != 0) text_ += line_ + 1 + word.size() > kLineLength ? '\n' : ' ';
        line_ = line_ != 0 && text_.back() == ' ' ? line_ + 1 + word.size() : word.size();
        text_ += word;
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
    std::size_t line_ = 0;
};

std::string result_of(const rules::Position& position, const rules::Ruleset& ruleset) {
    if (rules::has_legal_move(position, ruleset)) return "*";
    if (!position.in_check()) return "1/2-1/2";
    return position.turn() == rules::Color::white ? "0-1" : "1-0";
}

}  // namespace

std::string RandomPgn::next() {
    const rules::Ruleset chess = *rules::preset("jijbent");
    rules::Position position;
    Movetext moves;
    for (int ply = 0; ply < kMostPlies; ++ply) {
        const rules::MoveList legal = rules::legal_moves(position, chess);
        if (legal.empty()) break;
        const rules::Move move = legal[random_() % legal.size()];
        if (ply % 2 == 0) moves.add(std::to_string(ply / 2 + 1) + '.');
        moves.add(notation::to_san(position, move, chess));
        position.play_unchecked(move, chess);
    }
    const std::string result = result_of(position, chess);
    moves.add(result);
    return "[Event \"Random\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"" + std::to_string(++games_) +
           "\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"" + result + "\"]\n\n" + moves.text() + "\n\n";
}

}  // namespace doorgeef::app
