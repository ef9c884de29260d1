#include "notation/letters.hpp"
#include "notation/san.hpp"

namespace doorgeef::notation {

namespace {

constexpr bool is_file(char c) {
    return c >= 'a' && c <= 'h';
}
constexpr bool is_rank(char c) {
    return c >= '1' && c <= '8';
}
constexpr bool is_mark(char c) {
    return c == '+' || c == '#' || c == '!' || c == '?';
}
constexpr char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

// Without what readers do not need: + # ! ? and "e.p." at the end.
std::string_view without_marks(std::string_view text) {
    while (!text.empty()) {
        if (is_mark(text.back()))
            text.remove_suffix(1);
        else if (text.back() == '.' && text.ends_with("e.p."))
            text.remove_suffix(4);
        else
            break;
    }
    return text;
}

std::optional<rules::Wing> castling(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (i % 2 == 1 ? c != '-' : (c != 'O' && c != '0' && c != 'o')) return std::nullopt;
    }
    if (text.size() == 3) return rules::Wing::king_side;
    if (text.size() == 5) return rules::Wing::queen_side;
    return std::nullopt;
}

// The letter in front of @, where case matters only in Dutch for P and p.
std::optional<Role> dropped_role(std::string_view before, Letters letters) {
    if (before.empty()) return Role::pawn;
    if (before.size() != 1) return std::nullopt;
    const char c = before[0];
    if (letters == Letters::dutch && c == 'p') return Role::pawn;
    const auto role = piece_of_letter(upper(c), letters);
    return role == Role::king ? std::nullopt : role;
}

rules::Result<San, SanProblem> parse_drop(std::string_view before, std::string_view after, Letters letters) {
    San san;
    san.kind = San::Kind::drop;
    const auto role = dropped_role(before, letters);
    if (!role) return SanProblem::bad_letter;
    const auto to = rules::parse_square(after.substr(0, 2));
    if (!to) return SanProblem::bad_square;
    if (after.size() > 2) return SanProblem::trailing_text;
    san.role = *role;
    san.to = *to;
    return san;
}

// "=Q", "Q", "(Q)", "=Q/g5", "/g5", "/-" behind the square; false if it is none of these.
bool parse_promotion(std::string_view text, Letters letters, San& san) {
    if (text.empty()) return true;
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        const std::string_view taken = text.substr(slash + 1);
        san.takes = true;
        if (taken != "-") {
            san.taken = rules::parse_square(taken);
            if (!san.taken) return false;
        }
        text = text.substr(0, slash);
    }
    if (text.empty()) return true;
    if (text.front() == '=') text.remove_prefix(1);
    if (text.size() == 3 && text.front() == '(' && text.back() == ')') text = text.substr(1, 1);
    if (text.size() != 1) return false;
    san.promotion = piece_of_letter(upper(text[0]), letters);
    return san.promotion && rules::is_promotion_role(*san.promotion);
}

}  // namespace

rules::Result<San, SanProblem> parse_san(std::string_view text, Letters letters) {
    text = without_marks(text);
    if (text.empty()) return SanProblem::empty;
    San san;
    if (const auto wing = castling(text)) {
        san.kind = San::Kind::castling;
        san.role = Role::king;
        san.wing = *wing;
        return san;
    }
    if (const std::size_t at = text.find('@'); at != std::string_view::npos)
        return parse_drop(text.substr(0, at), text.substr(at + 1), letters);

    if (!is_file(text.front())) {
        const auto role = piece_of_letter(text.front(), letters);
        if (!role) return SanProblem::bad_letter;
        san.role = *role;
        text.remove_prefix(1);
    }
    // The target is the last square; what stands before it says where the piece comes from.
    std::size_t end = 0;
    std::size_t last = std::string_view::npos;
    while (end < text.size() && (is_file(text[end]) || is_rank(text[end]) || text[end] == 'x' ||
                                 text[end] == '-' || text[end] == ':')) {
        if (is_file(text[end]) && end + 1 < text.size() && is_rank(text[end + 1])) last = end;
        ++end;
    }
    if (last == std::string_view::npos) return SanProblem::bad_square;
    san.to = *rules::parse_square(text.substr(last, 2));
    for (const char c : text.substr(0, last)) {
        if (is_file(c)) san.from_file = c - 'a';
        if (is_rank(c)) san.from_rank = c - '1';
    }
    const std::string_view rest = text.substr(last + 2);
    if (parse_promotion(rest, letters, san)) return san;
    const bool promotes = std::string_view{"=(/"}.find(rest.front()) != std::string_view::npos;
    return promotes ? SanProblem::bad_promotion : SanProblem::trailing_text;
}

std::string_view code(SanProblem problem) {
    switch (problem) {
    case SanProblem::empty: return "empty";
    case SanProblem::bad_letter: return "bad-letter";
    case SanProblem::bad_square: return "bad-square";
    case SanProblem::bad_promotion: return "bad-promotion";
    case SanProblem::trailing_text: return "trailing-text";
    }
    return "";
}

}  // namespace doorgeef::notation
