#include "doorgeef/play/draw.hpp"

#include "doorgeef/play/status.hpp"
#include "doorgeef/texts/play.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace doorgeef::app {

namespace {

using match::BoardId;
using match::Match;
using match::Seat;
using match::Team;
using rules::Color;
using rules::Piece;
using rules::Position;
using rules::Role;
using rules::Square;

constexpr std::size_t kBlockWidth = 41;
constexpr std::size_t kClockWidth = 8;
constexpr std::array kReserveOrder{Role::pawn, Role::knight, Role::bishop, Role::rook, Role::queen};

// 256-colour codes. The squares are of middling brightness, so that white and black chessmen both stand out.
namespace ansi {
constexpr std::string_view kReset = "\033[0m";
constexpr std::string_view kBold = "\033[1m";
constexpr std::string_view kFaint = "\033[2m";
constexpr std::string_view kLightSquare = "\033[48;5;137m";
constexpr std::string_view kDarkSquare = "\033[48;5;94m";
constexpr std::string_view kLastMove = "\033[48;5;65m";
constexpr std::string_view kCheckedKing = "\033[48;5;124m";
constexpr std::string_view kWhitePiece = "\033[38;5;231m";
constexpr std::string_view kBlackPiece = "\033[38;5;16m";
}  // namespace ansi

// A line that knows how wide it looks; colours have no width.
class Strip {
public:
    explicit Strip(bool color) : color_(color) {}

    Strip& add(std::string_view text, std::size_t width) {
        text_ += text;
        width_ += width;
        return *this;
    }
    Strip& add(std::string_view ascii) { return add(ascii, ascii.size()); }
    Strip& paint(std::string_view code) {
        if (color_) text_ += code;
        return *this;
    }
    std::string padded() const {
        return text_ + std::string(width_ < kBlockWidth ? kBlockWidth - width_ : 0, ' ');
    }
    std::string text() const { return text_.substr(0, text_.find_last_not_of(' ') + 1); }

private:
    bool color_;
    std::string text_;
    std::size_t width_ = 0;
};

class BoardDrawer {
public:
    BoardDrawer(const Match& match, BoardId board, match::Time now, const DrawStyle& style, Language language)
        : match_(match), board_(board), position_(match.position(board)), now_(now), style_(style),
          language_(language), near_(Team::a, board), far_(Team::b, board) {
        if (position_.in_check()) checked_king_ = position_.king(position_.turn());
    }

    std::vector<Strip> draw() const {
        std::vector<Strip> lines{title()};
        if (shows_captured()) lines.push_back(captured(far_));
        lines.push_back(seat(far_));
        for (int row = 0; row < 8; ++row) lines.push_back(rank(row));
        lines.push_back(files());
        lines.push_back(seat(near_));
        if (shows_captured()) lines.push_back(captured(near_));
        return lines;
    }

private:
    Strip strip() const { return Strip{style_.color}; }

    Strip title() const {
        Strip line = strip();
        line.paint(ansi::kBold).add(board_status(match_, board_, language_)).paint(ansi::kReset);
        return line;
    }

    // "> A1 wit       6:41  P2  N-  B-  R1  Q-"
    Strip seat(Seat seat) const {
        const bool to_move = match_.started && !match_.games[board_].over() && match_.on_move(board_) == seat;
        Strip line = strip();
        if (to_move) line.paint(ansi::kBold);
        line.add(to_move ? "> " : "  ");
        std::string name{match::name(seat)};
        name += ' ' + say(language_, texts::phrase(match_.color(seat)));
        name.resize(8, ' ');
        line.add(name);
        const std::string clock = clock_text(match_, seat, now_, language_);
        if (match_.agreement.time)
            line.add(std::string(kClockWidth - std::min(clock.size(), kClockWidth), ' ') + clock);
        line.paint(ansi::kReset).add("  ");
        if (match_.ruleset().passes_pieces())
            for (const Role role : kReserveOrder) slot(line, role, match_.reserve(seat).count(role));
        return line;
    }

    // By hand, what was captured lies with the player until he passes it.
    bool shows_captured() const {
        return match_.ruleset().passes_pieces() && match_.conduct().passing == match::Passing::manual;
    }

    Strip captured(Seat seat) const {
        std::string men;
        for (const Role role : kReserveOrder)
            if (const unsigned count = match_.captured[seat].count(role))
                men += (men.empty() ? "" : " ") + std::string{rules::letter(role)} +
                       (count > 1 ? std::to_string(count) : "");
        Strip line = strip();
        line.paint(men.empty() ? ansi::kFaint : ansi::kBold)
            .add("  " + say(language_, texts::kCapturedMen, men.empty() ? "-" : men))
            .paint(ansi::kReset);
        return line;
    }

    // Slots never move: an empty one keeps its place.
    void slot(Strip& line, Role role, unsigned count) const {
        line.paint(count > 0 ? ansi::kBold : ansi::kFaint).add(std::string{rules::letter(role)});
        std::string number = count > 0 ? std::to_string(count) : "-";
        if (count == 0 && style_.figures)
            line.add("\u00B7", 1);
        else
            line.add(number);
        line.paint(ansi::kReset).add(std::string(3 - number.size(), ' '));
    }

    // Row 0 is the far side, column 0 the left one, seen from the near player.
    Square square(int row, int column) const {
        const bool white_near = match_.color(near_) == Color::white;
        return rules::square_at(white_near ? column : 7 - column, white_near ? 7 - row : row);
    }

    Strip rank(int row) const {
        Strip line = strip();
        line.add("  ").paint(ansi::kFaint);
        line.add(std::string{static_cast<char>('1' + rules::rank_of(square(row, 0))), ' '})
            .paint(ansi::kReset);
        for (int column = 0; column < 8; ++column) cell(line, square(row, column));
        line.paint(ansi::kReset);
        return line;
    }

    Strip files() const {
        Strip line = strip();
        line.add("    ").paint(ansi::kFaint);
        for (int column = 0; column < 8; ++column)
            line.add(std::string{' ', static_cast<char>('a' + rules::file_of(square(7, column))), ' '});
        line.paint(ansi::kReset);
        return line;
    }

    bool in_last_move(Square square) const {
        const auto& last = match_.games[board_].last;
        return last && (square == last->move.from() || square == last->move.to());
    }

    // Three columns: a mark for the last move, the chessman, a mark for a promoted pawn.
    void cell(Strip& line, Square square) const {
        const auto piece = position_.piece_at(square);
        line.paint(background(square));
        if (piece) line.paint(piece->color == Color::white ? ansi::kWhitePiece : ansi::kBlackPiece);
        line.add(!style_.color && in_last_move(square) ? "*" : " ");
        if (piece)
            line.add(figure(*piece), 1);
        else
            line.add(style_.color ? " " : ".");
        line.add(piece && piece->promoted ? "~" : " ");
    }

    std::string_view background(Square square) const {
        if (checked_king_ == square) return ansi::kCheckedKing;
        if (in_last_move(square)) return ansi::kLastMove;
        const bool dark = (rules::file_of(square) + rules::rank_of(square)) % 2 == 0;
        return dark ? ansi::kDarkSquare : ansi::kLightSquare;
    }

    std::string figure(const Piece& piece) const {
        if (!style_.figures) {
            const char letter = rules::letter(piece.role);
            return {piece.color == Color::white ? letter : static_cast<char>(letter - 'A' + 'a')};
        }
        constexpr rules::ByRole<std::string_view> outlined{
            {"\u2659", "\u2658", "\u2657", "\u2656", "\u2655", "\u2654"}};
        constexpr rules::ByRole<std::string_view> filled{
            {"\u265F", "\u265E", "\u265D", "\u265C", "\u265B", "\u265A"}};
        // With colours the colour tells White from Black, and a filled figure shows it best.
        const bool outline = piece.color == Color::white && !style_.color;
        return std::string{(outline ? outlined : filled)[piece.role]};
    }

    const Match& match_;
    BoardId board_;
    const Position& position_;
    match::Time now_;
    const DrawStyle& style_;
    Language language_;
    Seat near_;
    Seat far_;
    std::optional<Square> checked_king_{};
};

}  // namespace

std::string draw_boards(const Match& match, match::Time now, const DrawStyle& style, Language language) {
    std::string text;
    const auto left = BoardDrawer{match, BoardId::first, now, style, language}.draw();
    if (match.has_board(BoardId::second)) {
        const auto right = BoardDrawer{match, BoardId::second, now, style, language}.draw();
        for (std::size_t i = 0; i < left.size(); ++i) {
            std::string line = left[i].padded() + right[i].text();
            line.resize(line.find_last_not_of(' ') + 1);
            text += line + '\n';
        }
    } else {
        for (const Strip& line : left) text += line.text() + '\n';
    }
    return text;
}

}  // namespace doorgeef::app
