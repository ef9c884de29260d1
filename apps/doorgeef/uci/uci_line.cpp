#include "doorgeef/uci/uci_line.hpp"

#include "doorgeef/engines/engine_words.hpp"

#include <algorithm>
#include <limits>
#include <span>

namespace doorgeef::app {

namespace {

using std::chrono::milliseconds;
using Words = std::span<const std::string_view>;

// No clock shows more than this.
constexpr std::int64_t kLongestMs = std::int64_t{1000} * 3600 * 24 * 100;

// A negative clock has run out; what is no number at all says nothing.
template <class Number>
std::optional<Number> number(std::string_view word, Number most = std::numeric_limits<Number>::max()) {
    const auto value = whole_number<Number>(word);
    return value ? std::optional{std::clamp<Number>(*value, 0, most)} : std::nullopt;
}

std::optional<milliseconds> duration(std::string_view word) {
    const auto ms = number<std::int64_t>(word, kLongestMs);
    return ms ? std::optional{milliseconds{*ms}} : std::nullopt;
}

std::string join(Words words) {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

Words before(Words words, std::string_view word) {
    return words.first(static_cast<std::size_t>(std::ranges::find(words, word) - words.begin()));
}

Words behind(Words words, std::string_view word) {
    const Words first = before(words, word);
    return first.size() == words.size() ? Words{} : words.subspan(first.size() + 1);
}

std::vector<std::string> copied(Words words) {
    return {words.begin(), words.end()};
}

void read_clock(uci::Clocks& clocks, std::string_view word, std::string_view value) {
    const auto time = duration(value);
    if (word == "wtime")
        clocks.white = time;
    else if (word == "btime")
        clocks.black = time;
    else if (word == "winc")
        clocks.white_increment = time.value_or(milliseconds{0});
    else if (word == "binc")
        clocks.black_increment = time.value_or(milliseconds{0});
}

uci::Line parse_option(Words words) {
    const Words name = before(behind(words, "name"), "value");
    return uci::SetOption{join(name), join(behind(words, "value"))};
}

uci::Line parse_position(Words words) {
    uci::Position position{{}, copied(behind(words, "moves"))};
    const Words setup = before(words, "moves");
    if (setup.empty()) return uci::Unknown{};
    if (setup.front() == "fen")
        position.fen = join(setup.subspan(1));
    else if (setup.front() != "startpos")
        return uci::Unknown{};
    return position;
}

uci::Line parse_other_board(Words words) {
    const bool over = !words.empty() && words.front() == "over";
    return uci::OtherBoard{over, join(behind(words, "fen"))};
}

uci::Line parse_go(Words words) {
    uci::Go go;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        const std::string_view value = i + 1 < words.size() ? words[i + 1] : "";
        if (word == "infinite")
            go.infinite = true;
        else if (word == "ponder")
            go.ponder = true;
        else if (word == "depth")
            go.depth = number<int>(value);
        else if (word == "nodes")
            go.nodes = number<std::uint64_t>(value);
        else if (word == "movetime")
            go.move_time = duration(value);
        else if (word == "movestogo")
            go.moves_to_go = number<int>(value);
        else if (word == "mate")
            go.mate = number<int>(value, 1000);
        else if (word == "searchmoves")
            go.moves = copied(words.subspan(i + 1));
        else
            read_clock(go.clocks, word, value);
    }
    return go;
}

}  // namespace

uci::Line parse_uci_line(std::string_view line) {
    const auto all = words(line);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string_view word = all[i];
        const Words rest = Words{all}.subspan(i + 1);
        if (word == "uci") return uci::Greet{};
        if (word == "isready") return uci::IsReady{};
        if (word == "ucinewgame") return uci::NewGame{};
        if (word == "stop") return uci::Stop{};
        if (word == "ponderhit") return uci::PonderHit{};
        if (word == "quit") return uci::Quit{};
        if (word == "setoption") return parse_option(rest);
        if (word == "position") return parse_position(rest);
        if (word == "otherboard") return parse_other_board(rest);
        if (word == "go") return parse_go(rest);
    }
    return uci::Unknown{};
}

}  // namespace doorgeef::app
