#include "doorgeef/cecp/cecp_line.hpp"

#include "doorgeef/engines/engine_words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <span>

namespace doorgeef::app {

namespace {

using std::chrono::milliseconds;
using Words = std::span<const std::string_view>;

constexpr std::int64_t kLongest = 1'000'000'000;

// A negative number counts as nothing left.
std::optional<std::int64_t> number(std::string_view word) {
    const auto value = whole_number<std::int64_t>(word);
    return value ? std::optional{std::clamp<std::int64_t>(*value, 0, kLongest)} : std::nullopt;
}

std::string_view word(Words words, std::size_t index) {
    return index < words.size() ? words[index] : std::string_view{};
}

// The text behind the first word.
std::string_view behind_command(std::string_view line) {
    const auto begin = line.find_first_not_of(" \t");
    const auto end = begin == std::string_view::npos ? begin : line.find_first_of(" \t", begin);
    const auto text = end == std::string_view::npos ? end : line.find_first_not_of(" \t", end);
    if (text == std::string_view::npos) return {};
    line.remove_prefix(text);
    return line.substr(0, line.find_last_not_of(" \t\r") + 1);
}

// "5" or "1:30" minutes, increment in seconds with or without a fraction.
cecp::Line parse_level(Words words) {
    const auto moves = number(word(words, 0));
    const auto base = word(words, 1);
    const auto colon = base.find(':');
    const auto minutes = number(base.substr(0, colon));
    const auto seconds =
        colon == std::string_view::npos ? std::optional<std::int64_t>{0} : number(base.substr(colon + 1));
    double increment = 0;
    const auto last = word(words, 2);
    const auto read = std::from_chars(last.data(), last.data() + last.size(), increment);
    if (!moves || !minutes || !seconds || read.ec != std::errc{} || !(increment >= 0) || increment > 1e6)
        return cecp::Unknown{};
    return cecp::Level{static_cast<int>(std::min<std::int64_t>(*moves, 1000)),
                       milliseconds{(*minutes * 60 + *seconds) * 1000},
                       milliseconds{static_cast<std::int64_t>(increment * 1000)}};
}

std::optional<rules::Role> droppable_role(char letter) {
    const auto role =
        rules::role_of_letter(static_cast<char>(std::toupper(static_cast<unsigned char>(letter))));
    return role == rules::Role::king ? std::nullopt : role;
}

// "[PPN]"
std::optional<rules::Reserve> parse_hand(std::string_view text) {
    rules::Reserve reserve;
    for (const char c : text) {
        const auto role = droppable_role(c);
        if (!role || reserve.full(*role)) return std::nullopt;
        reserve.add(*role);
    }
    return reserve;
}

std::optional<std::string_view> next_brackets(std::string_view& text) {
    const auto open = text.find('[');
    const auto close = open == std::string_view::npos ? open : text.find(']', open);
    if (close == std::string_view::npos) return std::nullopt;
    const auto inside = text.substr(open + 1, close - open - 1);
    text.remove_prefix(close + 1);
    return inside;
}

// The piece that has just arrived is in the brackets already.
cecp::Line parse_holding(std::string_view text) {
    const auto white = next_brackets(text);
    const auto black = next_brackets(text);
    if (!white || !black) return cecp::Unknown{};
    const auto white_hand = parse_hand(*white);
    const auto black_hand = parse_hand(*black);
    if (!white_hand || !black_hand) return cecp::Unknown{};
    return cecp::Holding{{{*white_hand, *black_hand}}};
}

cecp::Line parse_option(std::string_view text) {
    const auto equals = text.find('=');
    if (equals == std::string_view::npos) return cecp::Unknown{};
    return cecp::Option{std::string{text.substr(0, equals)}, std::string{text.substr(equals + 1)}};
}

cecp::Line parse_number_command(std::string_view command, std::string_view text) {
    const auto value = number(text);
    if (!value) return cecp::Unknown{};
    const int small = static_cast<int>(std::min<std::int64_t>(*value, 1'000'000));
    if (command == "st") return cecp::MoveTime{milliseconds{*value * 1000}};
    if (command == "sd") return cecp::Depth{small};
    if (command == "memory") return cecp::Memory{small};
    return cecp::Time{milliseconds{*value * 10}, command == "time"};
}

bool is_one_of(std::string_view word, std::span<const std::string_view> list) {
    return std::ranges::find(list, word) != list.end();
}

// Asks nothing of us that would change anything.
bool is_harmless(std::string_view command) {
    static constexpr std::array<std::string_view, 17> known{
        "xboard", "accepted", "rejected", "random", "hard",  "easy",  "computer", "name", "rating",
        "ics",    "hint",     "bk",       "draw",   "cores", "white", "black",    "."};
    return is_one_of(command, known);
}

}  // namespace

cecp::Line parse_cecp_line(std::string_view line) {
    const auto all = words(line);
    if (all.empty()) return cecp::Ignored{};
    const std::string_view command = all.front();
    const std::string_view text = behind_command(line);
    const Words rest = Words{all}.subspan(1);
    if (command == "protover") return cecp::Protover{};
    if (command == "new") return cecp::New{};
    if (command == "variant") return cecp::Variant{std::string{word(rest, 0)}};
    if (command == "force") return cecp::Force{};
    if (command == "go") return cecp::Go{};
    if (command == "playother") return cecp::PlayOther{};
    if (command == "?") return cecp::MoveNow{};
    if (command == "undo") return cecp::Undo{1};
    if (command == "remove") return cecp::Undo{2};
    if (command == "result") return cecp::Result{};
    if (command == "quit") return cecp::Quit{};
    if (command == "post" || command == "nopost") return cecp::Post{command == "post"};
    if (command == "ping") return cecp::Ping{std::string{word(rest, 0)}};
    if (command == "setboard") return cecp::SetBoard{std::string{text}};
    if (command == "usermove") return cecp::UserMove{std::string{word(rest, 0)}};
    if (command == "level") return parse_level(rest);
    if (command == "holding") return parse_holding(text);
    if (command == "option") return parse_option(text);
    if (command == "partner") return cecp::Partner{std::string{word(rest, 0)}};
    if (command == "ptell") return cecp::PartnerTold{std::string{text}};
    static constexpr std::array<std::string_view, 5> with_number{"st", "sd", "memory", "time", "otim"};
    if (is_one_of(command, with_number)) return parse_number_command(command, text);
    if (is_harmless(command)) return cecp::Ignored{};
    if (all.size() == 1 && parse_engine_move(command)) return cecp::UserMove{std::string{command}};
    return cecp::Unknown{};
}

partner::Word parse_partner_word(std::string_view text) {
    const auto all = words(text);
    if (all.empty()) return partner::Other{};
    std::string first = lower_case(all.front());
    first.erase(first.find_last_not_of("!.") + 1);
    if (first == "sit") return partner::Sit{};
    if (first == "go" || first == "move" || first == "mv") return partner::Go{};
    const bool short_form = first.size() == 2 && (first[0] == '+' || first[0] == '-');
    const bool long_form = all.size() == 2 && all[1].size() == 1 && (first == "need" || first == "no");
    if (!short_form && !long_form) return partner::Other{};
    const auto role = droppable_role(short_form ? first[1] : all[1].front());
    if (!role) return partner::Other{};
    if (first[0] == '+' || first == "need") return partner::Needs{*role};
    return partner::Dangers{*role};
}

}  // namespace doorgeef::app
