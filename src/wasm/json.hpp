// Writing what pages ask for as JSON (wire/json_text.hpp), whose keys are those of web/src/core/types.ts.
#pragma once

#include "match/seat.hpp"
#include "notation/text_encoding.hpp"
#include "rules/reserve.hpp"
#include "rules/square.hpp"
#include "wire/json_text.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace doorgeef::wasm {

using wire::append_number;
using wire::append_quoted;
using wire::JsonObject;

constexpr std::string_view word(rules::Color color) {
    return color == rules::Color::white ? "white" : "black";
}
constexpr std::string_view word(match::Team team) {
    return team == match::Team::a ? "A" : "B";
}
inline std::string letter_text(rules::Role role) {
    return {rules::letter(role)};
}

// `each` appends one item.
template <class Items, class Each>
void append_list(std::string& out, const Items& items, Each each) {
    out += '[';
    bool first = true;
    for (const auto& item : items) {
        if (!std::exchange(first, false)) out += ',';
        each(out, item);
    }
    out += ']';
}

template <class Items>
void append_texts(std::string& out, const Items& items) {
    append_list(out, items, [](std::string& to, const auto& item) { append_quoted(to, item); });
}

// A set of squares: ["e4","g5"]
template <class Squares>
void append_squares(std::string& out, const Squares& squares) {
    append_list(out, squares,
                [](std::string& to, rules::Square square) { append_quoted(to, rules::to_string(square)); });
}

// The text, or null.
inline void add_text(JsonObject& object, std::string_view key, const std::optional<std::string>& text) {
    if (text)
        object.text(key, *text);
    else
        object.null(key);
}
inline void add_square(JsonObject& object, std::string_view key, std::optional<rules::Square> square) {
    add_text(object, key, square ? std::optional{rules::to_string(*square)} : std::nullopt);
}
inline void add_seat(JsonObject& object, std::string_view key, std::optional<match::Seat> seat) {
    add_text(object, key, seat ? std::optional{std::string{match::name(*seat)}} : std::nullopt);
}

// {"Q":0,"R":1,…}
inline void append_pieces(std::string& out, const rules::Reserve& pieces) {
    JsonObject object{out};
    for (const rules::Role role : rules::kDroppableRoles)
        object.number(letter_text(role), pieces.count(role));
    object.end();
}

// What strangers wrote, as UTF-8 whatever it was.
inline std::string readable(std::string_view text) {
    return notation::is_utf8(text) ? std::string{text} : notation::latin1_to_utf8(text);
}

// {"ok":true,"value":…}: `write` appends the value.
template <class Write>
std::string answer(Write write) {
    std::string out = R"({"ok":true,"value":)";
    write(out);
    return out + '}';
}

struct Problem {
    std::string_view code;
    std::string_view detail{};
    std::optional<std::size_t> line{};
};

inline std::string failure(const Problem& problem) {
    std::string out = R"({"ok":false,"problem":)";
    JsonObject object{out};
    object.text("code", problem.code);
    if (!problem.detail.empty()) object.text("detail", readable(problem.detail));
    if (problem.line) object.number("line", static_cast<std::int64_t>(*problem.line));
    object.end();
    return out + '}';
}

}  // namespace doorgeef::wasm
