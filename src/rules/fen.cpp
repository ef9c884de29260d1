#include "rules/fen.hpp"

#include <cassert>

namespace doorgeef::rules {

namespace {

constexpr char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

std::optional<Chessman> parse_chessman(char c) {
    const auto role = role_of_letter(upper(c));
    if (!role) return std::nullopt;
    return Chessman{c == upper(c) ? Color::white : Color::black, *role};
}

char to_char(Color color, Role role) {
    const char c = letter(role);
    return color == Color::white ? c : static_cast<char>(c - 'A' + 'a');
}

class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<Setup, FenError> parse() {
        skip_blanks();
        if (at_end()) return FenError{FenProblem::empty, offset_};
        using Step = bool (Parser::*)();
        for (const Step step : {&Parser::placement, &Parser::turn, &Parser::castling, &Parser::en_passant,
                                &Parser::halfmoves, &Parser::fullmoves, &Parser::finish})
            if (!(this->*step)()) return *error_;
        return setup_;
    }

private:
    bool at_end() const { return offset_ == text_.size(); }
    bool at_blank() const { return !at_end() && (peek() == ' ' || peek() == '\t'); }
    char peek() const { return text_[offset_]; }
    void skip_blanks() {
        while (at_blank()) ++offset_;
    }
    bool fail(FenProblem problem, std::size_t offset) {
        error_ = FenError{problem, offset};
        return false;
    }
    bool fail(FenProblem problem) { return fail(problem, offset_); }

    // The next word, and the offset at which it starts.
    std::string_view word(std::size_t& start) {
        skip_blanks();
        start = offset_;
        while (!at_end() && !at_blank()) ++offset_;
        return text_.substr(start, offset_ - start);
    }

    bool placement() {
        int rank = 7;
        int file = 0;
        while (true) {
            if (at_end() || at_blank() || peek() == '[' || (peek() == '/' && rank == 0)) break;
            const char c = peek();
            if (c == '/') {
                if (file < 8) return fail(FenProblem::rank_too_short);
                --rank;
                file = 0;
            } else if (c >= '1' && c <= '8') {
                file += c - '0';
                if (file > 8) return fail(FenProblem::rank_too_long);
            } else if (c == '~') {
                if (!mark_promoted(file, rank)) return fail(FenProblem::mark_without_piece);
            } else if (const auto man = parse_chessman(c)) {
                if (file > 7) return fail(FenProblem::rank_too_long);
                setup_.board[square_at(file, rank)] = Piece{man->color, man->role};
                ++file;
            } else {
                return fail(FenProblem::unexpected_character);
            }
            ++offset_;
        }
        if (rank > 0) return fail(FenProblem::too_few_ranks);
        if (file < 8) return fail(FenProblem::rank_too_short);
        return reserve();
    }

    bool mark_promoted(int file, int rank) {
        if (file == 0) return false;
        auto& piece = setup_.board[square_at(file - 1, rank)];
        if (!piece || piece->promoted) return false;
        piece->promoted = true;
        return true;
    }

    bool reserve() {
        if (at_end() || at_blank()) return true;
        const bool brackets = peek() == '[';
        const std::size_t start = offset_++;
        for (; !at_end() && !at_blank(); ++offset_) {
            if (brackets && peek() == ']') {
                ++offset_;
                return at_end() || at_blank() || fail(FenProblem::unexpected_character);
            }
            if (peek() == '/') return fail(FenProblem::too_many_ranks);
            const auto man = parse_chessman(peek());
            if (!man)
                return fail(!brackets && peek() >= '1' && peek() <= '8' ? FenProblem::too_many_ranks
                                                                        : FenProblem::unexpected_character);
            if (setup_.reserves[man->color].full(man->role)) return fail(FenProblem::reserve_too_large);
            setup_.reserves[man->color].add(man->role);
        }
        return !brackets || fail(FenProblem::reserve_not_closed, start);
    }

    bool turn() {
        std::size_t start = 0;
        const auto field = word(start);
        if (field.empty()) return fail(FenProblem::turn_missing);
        if (field != "w" && field != "b") return fail(FenProblem::bad_turn, start);
        setup_.turn = field == "w" ? Color::white : Color::black;
        return true;
    }

    bool castling() {
        std::size_t start = 0;
        const auto field = word(start);
        if (field.empty() || field == "-") return true;
        for (std::size_t i = 0; i < field.size(); ++i) {
            const char c = field[i];
            const Color color = c == upper(c) ? Color::white : Color::black;
            const bool short_side = upper(c) == 'K';
            if (!short_side && upper(c) != 'Q') return fail(FenProblem::bad_castling, start + i);
            const Wing wing = short_side ? Wing::king_side : Wing::queen_side;
            if (setup_.castling.has(color, wing)) return fail(FenProblem::bad_castling, start + i);
            setup_.castling.add(color, wing);
        }
        return true;
    }

    bool en_passant() {
        std::size_t start = 0;
        const auto field = word(start);
        if (field.empty() || field == "-") return true;
        setup_.en_passant = parse_square(field);
        return setup_.en_passant || fail(FenProblem::bad_en_passant, start);
    }

    bool halfmoves() { return counter(setup_.halfmoves); }
    bool fullmoves() { return counter(setup_.fullmoves); }

    bool counter(unsigned& value) {
        std::size_t start = 0;
        const auto field = word(start);
        if (field.empty()) return true;
        unsigned number = 0;
        for (const char c : field) {
            if (c < '0' || c > '9') return fail(FenProblem::bad_counter, start);
            number = number * 10 + static_cast<unsigned>(c - '0');
            if (number > kMostMoves) return fail(FenProblem::bad_counter, start);
        }
        value = number;
        return true;
    }

    bool finish() {
        skip_blanks();
        return at_end() || fail(FenProblem::too_many_fields);
    }

    std::string_view text_;
    std::size_t offset_ = 0;
    Setup setup_{};
    std::optional<FenError> error_{};
};

std::string placement(const Setup& setup) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int gap = 0;
        const auto close_gap = [&] {
            if (gap > 0) text += static_cast<char>('0' + gap);
            gap = 0;
        };
        for (int file = 0; file < 8; ++file) {
            const auto& piece = setup.board[square_at(file, rank)];
            if (!piece) {
                ++gap;
                continue;
            }
            close_gap();
            text += to_char(piece->color, piece->role);
            if (piece->promoted) text += '~';
        }
        close_gap();
        if (rank > 0) text += '/';
    }
    return text;
}

std::string reserves(const Setup& setup) {
    std::string text;
    for (const Color color : kColors) {
        const Reserve& reserve = setup.reserves[color];
        text.append(reserve.count(Role::king), to_char(color, Role::king));
        for (const Role role : kDroppableRoles) text.append(reserve.count(role), to_char(color, role));
    }
    return text;
}

std::string castling(CastlingRights rights) {
    std::string text;
    for (const Color color : kColors)
        for (const Wing wing : kWings)
            if (rights.has(color, wing))
                text += to_char(color, wing == Wing::king_side ? Role::king : Role::queen);
    return text.empty() ? "-" : text;
}

}  // namespace

Result<Setup, FenError> parse_fen(std::string_view text) {
    return Parser{text}.parse();
}

std::string to_fen(const Setup& setup, ReserveForm form) {
    std::string text = placement(setup);
    if (form == ReserveForm::brackets) text += '[' + reserves(setup) + ']';
    if (form == ReserveForm::slash) text += '/' + reserves(setup);
    text += setup.turn == Color::white ? " w " : " b ";
    text += castling(setup.castling) + ' ';
    text += setup.en_passant ? to_string(*setup.en_passant) : "-";
    text += ' ' + std::to_string(setup.halfmoves) + ' ' + std::to_string(setup.fullmoves);
    return text;
}

std::string_view code(FenProblem problem) {
    switch (problem) {
    case FenProblem::empty: return "empty";
    case FenProblem::unexpected_character: return "unexpected-character";
    case FenProblem::rank_too_long: return "rank-too-long";
    case FenProblem::rank_too_short: return "rank-too-short";
    case FenProblem::too_few_ranks: return "too-few-ranks";
    case FenProblem::too_many_ranks: return "too-many-ranks";
    case FenProblem::mark_without_piece: return "mark-without-piece";
    case FenProblem::reserve_not_closed: return "reserve-not-closed";
    case FenProblem::reserve_too_large: return "reserve-too-large";
    case FenProblem::turn_missing: return "turn-missing";
    case FenProblem::bad_turn: return "bad-turn";
    case FenProblem::bad_castling: return "bad-castling";
    case FenProblem::bad_en_passant: return "bad-en-passant";
    case FenProblem::bad_counter: return "bad-counter";
    case FenProblem::too_many_fields: return "too-many-fields";
    }
    return "";
}

}  // namespace doorgeef::rules
