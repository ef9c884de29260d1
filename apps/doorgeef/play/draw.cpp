#include "doorgeef/play/draw.hpp"

#include "doorgeef/texts/play.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace doorgeef::app {

namespace {

using rules::Color;
using rules::Piece;
using rules::Position;
using rules::Role;
using rules::Square;

constexpr std::size_t kBlockWidth = 38;
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
    BoardDrawer(const Table& table, BoardId board, const DrawStyle& style, Language language)
        : table_(table), board_(board), position_(table.position(board)), style_(style), language_(language),
          near_(Seat{Team::a, board}), far_(Seat{Team::b, board}) {
        if (position_.in_check()) checked_king_ = position_.king(position_.turn());
    }

    std::vector<Strip> draw() const {
        std::vector<Strip> lines{title(), seat(far_)};
        for (int row = 0; row < 8; ++row) lines.push_back(rank(row));
        lines.push_back(files());
        lines.push_back(seat(near_));
        return lines;
    }

private:
    Strip strip() const { return Strip{style_.color}; }

    Strip title() const {
        const std::string number{digit(board_)};
        const auto move = table_.last_move(board_);
        Strip line = strip();
        line.paint(ansi::kBold);
        line.add(move ? say(language_, texts::kBoardWithMove, number, rules::to_string(*move))
                      : say(language_, texts::kBoard, number));
        line.paint(ansi::kReset);
        return line;
    }

    // "> A1 wit    P2  N-  B-  R1  Q-"
    Strip seat(Seat seat) const {
        const bool to_move = table_.to_move(board_) == seat;
        Strip line = strip();
        if (to_move) line.paint(ansi::kBold);
        line.add(to_move ? "> " : "  ");
        std::string name = to_string(seat) + ' ' + say(language_, texts::phrase(seat.color()));
        name.resize(10, ' ');
        line.add(name).paint(ansi::kReset);
        if (!table_.ruleset().passes_pieces()) return line;
        for (const Role role : kReserveOrder) slot(line, role, position_.reserve(seat.color()).count(role));
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
        const bool white_near = near_.color() == Color::white;
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
        const auto move = table_.last_move(board_);
        return move && (square == move->from() || square == move->to());
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

    const Table& table_;
    BoardId board_;
    const Position& position_;
    const DrawStyle& style_;
    Language language_;
    Seat near_;
    Seat far_;
    std::optional<Square> checked_king_{};
};

std::string state_line(const Table& table, BoardId board, Language language) {
    const bool for_now = table.ruleset().passes_pieces();
    const auto tell = [&](const Phrase<2>& phrase) {
        return say(language, phrase, std::string{digit(board)}, to_string(table.to_move(board))) + '\n';
    };
    switch (table.state(board)) {
    case BoardState::running: return "";
    case BoardState::in_check: return tell(texts::kInCheck);
    case BoardState::mate: return tell(for_now ? texts::kMateForNow : texts::kMate);
    case BoardState::stalemate: return tell(for_now ? texts::kStalemateForNow : texts::kStalemate);
    }
    return "";
}

}  // namespace

std::string draw_boards(const Table& table, const DrawStyle& style, Language language) {
    std::string text;
    const auto left = BoardDrawer{table, BoardId::first, style, language}.draw();
    if (table.has(BoardId::second)) {
        const auto right = BoardDrawer{table, BoardId::second, style, language}.draw();
        for (std::size_t i = 0; i < left.size(); ++i) text += left[i].padded() + right[i].text() + '\n';
    } else {
        for (const Strip& line : left) text += line.text() + '\n';
    }
    return text;
}

std::string describe_states(const Table& table, Language language) {
    std::string text;
    for (const BoardId board : kBoardIds)
        if (table.has(board)) text += state_line(table, board, language);
    return text;
}

}  // namespace doorgeef::app
