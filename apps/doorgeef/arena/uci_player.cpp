#include "doorgeef/arena/uci_player.hpp"

#include "doorgeef/engines/engine_words.hpp"
#include "rules/fen.hpp"

#include <algorithm>

namespace doorgeef::app {

namespace {

using namespace std::chrono_literals;
using Silence = EngineProcess::Silence;

constexpr auto kGreetingTime = 10s;
constexpr std::string_view kVariantOption = "uci_variant";
// Our own extension (docs/engine-protocols.md): who has this option is told about the other board.
constexpr std::string_view kOtherBoardOption = "uci_otherboard";

choice::Failed failed(Silence silence) {
    return {silence == Silence::gone ? Fault::died : Fault::no_answer, ""};
}

std::string fen(const match::Match& match, match::BoardId board) {
    const auto form =
        match.ruleset().passes_pieces() ? rules::ReserveForm::brackets : rules::ReserveForm::none;
    return rules::to_fen(match.position(board).setup(), form);
}

// "wtime 60000 btime 58000 winc 0 binc 0"
std::string clocks(const View& view, match::BoardId board) {
    const match::Clock& clock = view.match.games[board].clock;
    const std::string increment = std::to_string(clock.increment_ms());
    return "wtime " + std::to_string(clock.remaining_ms(rules::Color::white, view.now)) + " btime " +
           std::to_string(clock.remaining_ms(rules::Color::black, view.now)) + " winc " + increment +
           " binc " + increment;
}

}  // namespace

std::optional<choice::Failed> UciPlayer::sit_down(const match::Match& match, match::Seat seat) {
    seat_ = seat;
    process_ = EngineProcess::start(spec_.words);
    if (!process_) return choice::Failed{Fault::cannot_start, spec_.words.front()};
    name_ = spec_.words.front();
    if (auto fault = greet()) return fault;
    if (auto fault = set_options(match.ruleset())) return fault;
    process_->send("ucinewgame");
    return await_ready();
}

std::optional<choice::Failed> UciPlayer::greet() {
    process_->send("uci");
    const Instant until = std::chrono::steady_clock::now() + kGreetingTime;
    while (true) {
        const auto line = process_->read_line(until);
        if (const auto* silence = std::get_if<Silence>(&line)) return failed(*silence);
        const auto& text = std::get<std::string>(line);
        if (text == "uciok") return std::nullopt;
        hear_greeting(text);
    }
}

void UciPlayer::hear_greeting(std::string_view line) {
    constexpr std::string_view id = "id name ";
    constexpr std::string_view option = "option name ";
    if (line.starts_with(id)) name_ = line.substr(id.size());
    if (!line.starts_with(option)) return;
    line.remove_prefix(option.size());
    const auto type = line.find(" type ");
    auto& values = options_[lower_case(line.substr(0, type))];
    const auto rest = words(line.substr(std::min(type, line.size())));
    for (std::size_t i = 0; i + 1 < rest.size(); ++i)
        if (rest[i] == "var") values.push_back(lower_case(rest[i + 1]));
}

bool UciPlayer::knows(std::string_view option) const {
    return options_.contains(option);
}

void UciPlayer::set(std::string_view option, std::string_view value) {
    process_->send("setoption name " + std::string{option} + " value " + std::string{value});
}

std::optional<choice::Failed> UciPlayer::set_options(const rules::Ruleset& ruleset) {
    bool variant_chosen = false;
    for (const EngineOption& option : spec_.options) {
        const std::string name = lower_case(option.name);
        if (!knows(name)) return choice::Failed{Fault::unknown_option, option.name};
        set(option.name, option.value);
        variant_chosen |= name == kVariantOption;
    }
    if (knows(kOtherBoardOption)) set("UCI_OtherBoard", "true");
    if (variant_chosen || (ruleset.boards == 1 && !knows(kVariantOption))) return await_ready();
    const auto names = variant_names(ruleset);
    const auto offered = options_.find(kVariantOption);
    for (const std::string_view variant : names) {
        if (offered == options_.end() || std::ranges::find(offered->second, variant) == offered->second.end())
            continue;
        set("UCI_Variant", variant);
        return await_ready();
    }
    return choice::Failed{Fault::unknown_variant, std::string{names.empty() ? "" : names.front()}};
}

std::optional<choice::Failed> UciPlayer::await_ready() {
    process_->send("isready");
    const Instant until = std::chrono::steady_clock::now() + kGreetingTime;
    while (true) {
        const auto line = process_->read_line(until);
        if (const auto* silence = std::get_if<Silence>(&line)) return failed(*silence);
        if (std::get<std::string>(line) == "readyok") return std::nullopt;
    }
}

void UciPlayer::send_positions(const View& view) {
    process_->send("position fen " + fen(view.match, seat_.board()));
    if (!knows(kOtherBoardOption) || !view.match.has_board(!seat_.board())) return;
    const bool over = view.match.games[!seat_.board()].over();
    process_->send("otherboard " + std::string{over ? "over " : ""} + "fen " +
                   fen(view.match, !seat_.board()));
}

std::string UciPlayer::go(const View& view) const {
    if (pace_.move_ms) return "go movetime " + std::to_string(*pace_.move_ms);
    if (pace_.nodes) return "go nodes " + std::to_string(*pace_.nodes);
    return "go " + clocks(view, seat_.board());
}

Choice UciPlayer::choose(const View& view, const Occasion& occasion) {
    send_positions(view);
    process_->send(go(view));
    return await_move(occasion);
}

Choice UciPlayer::await_move(const Occasion& occasion) {
    while (true) {
        const auto line = process_->read_line(occasion.until, &occasion.bell);
        if (const auto* silence = std::get_if<Silence>(&line)) {
            if (*silence == Silence::gone) return choice::Failed{Fault::died, ""};
            if (*silence == Silence::rung && occasion.still_wanted()) continue;
            process_->send("stop");
            return choice::Abandoned{};
        }
        const auto said = words(std::get<std::string>(line));
        if (said.size() < 2 || said.front() != "bestmove") continue;
        const auto move = parse_engine_move(said[1]);
        if (!move) return choice::Failed{Fault::illegal_move, std::string{said[1]}};
        return choice::Play{*move};
    }
}

}  // namespace doorgeef::app
