#include "doorgeef/arena/cecp_player.hpp"

#include "doorgeef/arena/cecp_features.hpp"
#include "doorgeef/engines/engine_words.hpp"

#include <algorithm>

namespace doorgeef::app {

namespace {

using namespace std::chrono_literals;
using Silence = EngineProcess::Silence;

constexpr auto kGreetingTime = 10s;
// An engine of the first version of the protocol says nothing about itself.
constexpr auto kFeaturesTime = 2s;

std::string reserve_letters(const rules::Reserve& reserve) {
    std::string letters;
    for (const rules::Role role : rules::kDroppableRoles)
        letters.append(reserve.count(role), rules::letter(role));
    return letters;
}

// "level 0 1:30 2"
std::string level(const rules::TimeControl& time) {
    const auto seconds = time.base_ms / 1000;
    std::string base = std::to_string(seconds / 60);
    if (seconds % 60 != 0) base += (seconds % 60 < 10 ? ":0" : ":") + std::to_string(seconds % 60);
    return "level 0 " + base + ' ' + std::to_string(time.increment_ms / 1000);
}

bool begins_in(std::string_view line, std::string_view start) {
    return line.starts_with(start);
}

}  // namespace

std::string holding_line(const rules::Position& position) {
    return "holding [" + reserve_letters(position.reserve(rules::Color::white)) + "] [" +
           reserve_letters(position.reserve(rules::Color::black)) + "]";
}

std::optional<choice::Failed> CecpPlayer::sit_down(const match::Match& match, match::Seat seat) {
    seat_ = seat;
    process_ = EngineProcess::start(spec_.words);
    if (!process_) return choice::Failed{Fault::cannot_start, spec_.words.front()};
    name_ = spec_.words.front();
    if (auto fault = greet()) return fault;
    return new_game(match);
}

std::optional<choice::Failed> CecpPlayer::greet() {
    process_->send("xboard");
    process_->send("protover 2");
    Instant until = std::chrono::steady_clock::now() + kFeaturesTime;
    while (true) {
        const auto line = process_->read_line(until);
        if (const auto* silence = std::get_if<Silence>(&line)) {
            if (*silence == Silence::gone) return choice::Failed{Fault::died, ""};
            return std::nullopt;
        }
        constexpr std::string_view feature = "feature ";
        const std::string_view text = std::get<std::string>(line);
        if (!begins_in(text, feature)) continue;
        if (hear_features(text.substr(feature.size()))) return std::nullopt;
        until = std::chrono::steady_clock::now() + kGreetingTime;
    }
}

// True once it has told everything.
bool CecpPlayer::hear_features(std::string_view line) {
    bool done = false;
    for (const Feature& feature : parse_features(line)) {
        if (feature.name == "myname") name_ = feature.value;
        if (feature.name == "usermove") usermove_ = feature.value == "1";
        if (feature.name == "ping") ping_ = feature.value == "1";
        if (feature.name == "colors") colors_ = feature.value == "1";
        if (feature.name == "done") done = feature.value == "1";
        if (feature.name == "variants") {
            std::string list = feature.value;
            std::ranges::replace(list, ',', ' ');
            for (const std::string_view variant : words(list)) variants_.emplace_back(variant);
        }
        const bool refused = feature.name == "san" && feature.value == "1";
        process_->send((refused ? "rejected " : "accepted ") + feature.name);
    }
    return done;
}

std::optional<choice::Failed> CecpPlayer::new_game(const match::Match& match) {
    const auto names = variant_names(match.ruleset());
    const auto known = std::ranges::find_if(names, [this](std::string_view name) {
        return std::ranges::find(variants_, name) != variants_.end();
    });
    if (known == names.end())
        return choice::Failed{Fault::unknown_variant, std::string{names.empty() ? "" : names.front()}};
    process_->send("new");
    if (*known != "normal") process_->send("variant " + std::string{*known});
    process_->send("easy");
    process_->send("post");
    if (pace_.move_ms)
        process_->send("st " + std::to_string(std::max<match::Time>((*pace_.move_ms + 999) / 1000, 1)));
    else if (match.agreement.time)
        process_->send(level(*match.agreement.time));
    process_->send("force");
    if (match.ruleset().passes_pieces())
        process_->send("partner " + std::string{match::name(seat_.partner())});
    return await_pong();
}

std::optional<choice::Failed> CecpPlayer::await_pong() {
    if (!ping_) return std::nullopt;
    process_->send("ping 1");
    const Instant until = std::chrono::steady_clock::now() + kGreetingTime;
    while (true) {
        const auto line = process_->read_line(until);
        if (const auto* silence = std::get_if<Silence>(&line))
            return choice::Failed{*silence == Silence::gone ? Fault::died : Fault::no_answer, ""};
        if (std::get<std::string>(line) == "pong 1") return std::nullopt;
    }
}

// A piece that the opponent got and dropped since the engine was last told what he holds would surprise it.
void CecpPlayer::tell_what_was_dropped(const View& view) {
    rules::Position before = view.match.position(seat_.board());
    const auto held = before;
    for (std::size_t ply = moves_told_; ply < view.moves.size(); ++ply) {
        const rules::Move move = view.moves[ply];
        const auto color = ply % 2 == 0 ? rules::Color::white : rules::Color::black;
        if (move.is_drop() && !before.reserve(color).full(move.role()))
            before.add_to_reserve(color, move.role());
    }
    if (before != held) process_->send(holding_line(before));
}

// The moves of the match that the engine has not made itself.
void CecpPlayer::tell_moves(const View& view) {
    tell_what_was_dropped(view);
    for (; moves_told_ < view.moves.size(); ++moves_told_) {
        const std::string move = rules::to_string(view.moves[moves_told_]);
        if (std::exchange(move_sent_, "") == move) continue;
        tell_color(view, moves_told_);
        process_->send((usermove_ ? "usermove " : "") + move);
    }
}

// An engine that knows the old commands `white` and `black` ("you play the other one") must know its colour
// before it is told what is held: Sjeng gives its opponent pieces that he might get, and its opponent only.
void CecpPlayer::tell_color(const View& view, std::size_t ply) {
    const bool white_moves = ply % 2 == 0;
    const bool opponent_moves = white_moves != (view.match.color(seat_) == rules::Color::white);
    if (!colors_ || color_told_ || !opponent_moves) return;
    process_->send(white_moves ? "white" : "black");
    color_told_ = true;
}

void CecpPlayer::tell_state(const View& view) {
    const match::Game& game = view.match.games[seat_.board()];
    if (view.match.ruleset().passes_pieces()) process_->send(holding_line(game.position));
    for (const std::string& text : view.told) process_->send("ptell " + text);
    if (pace_.move_ms) {
        // Without clocks nobody may sit and wait.
        if (view.match.ruleset().passes_pieces()) process_->send("ptell go");
        return;
    }
    const rules::Color color = view.match.color(seat_);
    process_->send("time " + std::to_string(game.clock.remaining_ms(color, view.now) / 10));
    process_->send("otim " + std::to_string(game.clock.remaining_ms(!color, view.now) / 10));
}

Choice CecpPlayer::choose(const View& view, const Occasion& occasion) {
    tell_moves(view);
    tell_state(view);
    process_->send("go");
    return await_move(occasion);
}

// Whole sentences are meant for people.
void CecpPlayer::hear_for_partner(std::string_view text) {
    if (text.find(' ') == std::string_view::npos) words_.emplace_back(text);
}

// Something is decided by this line, or nothing.
std::optional<Choice> CecpPlayer::hear(std::string_view line) {
    constexpr std::string_view partner_tell = "tellics ptell ";
    if (begins_in(line, partner_tell)) hear_for_partner(line.substr(partner_tell.size()));
    if (begins_in(line, "Illegal move")) return choice::Failed{Fault::refused_move, std::string{line}};
    const auto said = words(line);
    if (said.size() < 2 || said.front() != "move") return std::nullopt;
    const auto move = parse_engine_move(said[1]);
    if (!move) return choice::Failed{Fault::illegal_move, std::string{said[1]}};
    process_->send("force");
    move_sent_ = rules::to_string(*move);
    return choice::Play{*move};
}

Choice CecpPlayer::await_move(const Occasion& occasion) {
    // CECP counts a move's time in seconds; what is shorter is cut off with "move now".
    std::optional<Instant> move_now;
    if (pace_.move_ms) move_now = occasion.began + std::chrono::milliseconds{*pace_.move_ms};
    while (true) {
        const auto line = process_->read_line(move_now.value_or(occasion.until), &occasion.bell);
        if (const auto* text = std::get_if<std::string>(&line)) {
            if (auto choice = hear(*text)) return *std::move(choice);
            continue;
        }
        const Silence silence = std::get<Silence>(line);
        if (silence == Silence::gone) return choice::Failed{Fault::died, ""};
        if (silence == Silence::timed_out && move_now) {
            process_->send("?");
            move_now.reset();
        } else if (silence == Silence::timed_out || !occasion.still_wanted()) {
            process_->send("force");
            return choice::Abandoned{};
        }
    }
}

}  // namespace doorgeef::app
