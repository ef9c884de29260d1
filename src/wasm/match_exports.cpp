// The functions about a match; exports.hpp has what they promise.
#include "match/can_win.hpp"
#include "notation/bpgn_write.hpp"
#include "notation/event_text.hpp"
#include "notation/pgn_write.hpp"
#include "notation/proof_text.hpp"
#include "wasm/agreement_json.hpp"
#include "wasm/commands.hpp"
#include "wasm/exports.hpp"
#include "wasm/given.hpp"
#include "wasm/json.hpp"
#include "wasm/lines.hpp"
#include "wasm/move_entries.hpp"
#include "wasm/playable.hpp"
#include "wasm/refusal_json.hpp"
#include "wasm/state_json.hpp"
#include "wasm/typed_move.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <vector>

namespace doorgeef::wasm {

namespace {

// "179547 - 120000"
ShownClocks read_clocks(std::string_view text) {
    ShownClocks clocks;
    while (!text.empty()) {
        const std::size_t blank = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, blank);
        std::int64_t ms = 0;
        const auto read = std::from_chars(word.data(), word.data() + word.size(), ms);
        clocks.emplace_back(read.ec == std::errc{} ? std::optional{ms} : std::nullopt);
        text.remove_prefix(std::min(blank + 1, text.size()));
    }
    return clocks;
}

// Names and values, on a line each.
std::vector<notation::Tag> read_tags(std::string_view text) {
    std::vector<notation::Tag> tags;
    while (!text.empty()) {
        const std::string_view name = take_line(text);
        tags.push_back({std::string{name}, std::string{take_line(text)}});
    }
    return tags;
}

template <class Write>
Text* written(Write write) {
    std::string out;
    write(out);
    return given(std::move(out));
}

}  // namespace

extern "C" {

Session* dg_match_new(const char* text, std::size_t size) {
    std::string_view rest{text, size};
    const auto agreement = notation::parse_agreement(agreement_lines(rest));
    if (!agreement) return nullptr;
    for (int i = 0; i < 6; ++i) take_line(rest);
    return new Session{*agreement, read_clocks(take_line(rest))};
}

void dg_match_free(Session* match) {
    delete match;
}

Text* dg_match_agreement(const Session* match) {
    return written([&](std::string& out) { append_info(out, match->latest().match.agreement); });
}

int dg_match_head(const Session* match) {
    return static_cast<int>(match->head());
}

int dg_match_on_move(const Session* match, int board) {
    const auto found = board_of(*match, board);
    return found ? static_cast<int>(match->latest().match.on_move(*found).index()) : 0;
}

Text* dg_match_add(Session* match, const char* text, std::size_t size) {
    if (size > kLargestText) return given(failure({"too-large"}));
    std::vector<SeenEvent> events;
    for (std::string_view rest{text, size}; !rest.empty();) {
        const std::string_view line = take_line(rest);
        const auto event = line.empty() ? std::nullopt : notation::parse_event(line);
        if (!line.empty() && !event)
            return given(failure({notation::code(notation::LogProblem::bad_event), notation::cut_to(line, 60),
                                  events.size()}));
        events.push_back(event);
    }
    if (const auto problem = match->add(events))
        return given(failure({notation::code(problem->problem), {}, problem->index}));
    return given(
        answer([&](std::string& out) { append_number(out, static_cast<std::int64_t>(match->head())); }));
}

Text* dg_match_state(const Session* match, int at, double now) {
    const std::size_t place = place_of(*match, at);
    const Moment moment = match->at(place);
    return written(
        [&](std::string& out) { append_state(out, moment, place, time_of(moment, now), match->preset()); });
}

Text* dg_match_moves(const Session* match, int from) {
    return written(
        [&](std::string& out) { append_moves(out, *match, from < 0 ? 0 : static_cast<std::size_t>(from)); });
}

Text* dg_match_playable(const Session* match, int seat, int at) {
    const auto found = seat_of(*match, seat);
    return written([&](std::string& out) {
        append_playable(out, found ? playable(match->at(place_of(*match, at)).match, *found) : Playable{});
    });
}

Text* dg_match_premoves(const Session* match, int seat, int at) {
    const auto found = seat_of(*match, seat);
    return written([&](std::string& out) {
        append_playable(out, found ? premoves(match->at(place_of(*match, at)).match, *found) : Playable{});
    });
}

Text* dg_match_commands(const Session* match, int seat, int at, double now) {
    const auto found = seat_of(*match, seat);
    if (!found) return given("[]");
    const Moment moment = match->at(place_of(*match, at));
    return written(
        [&](std::string& out) { append_commands(out, *match, moment, *found, time_of(moment, now)); });
}

Text* dg_match_why(const Session* match, const char* text, std::size_t size, int at, double now) {
    const Moment moment = match->at(place_of(*match, at));
    return written(
        [&](std::string& out) { append_why(out, *match, moment, {text, size}, time_of(moment, now)); });
}

Text* dg_match_predict(const Session* match, const char* text, std::size_t size, int at, double now) {
    const std::size_t place = place_of(*match, at);
    const Moment moment = match->at(place);
    return given(predict(*match, moment, place, {text, size}, time_of(moment, now)));
}

Text* dg_match_typed(const Session* match, int seat, const char* text, std::size_t size, int dutch) {
    const auto found = seat_of(*match, seat);
    if (!found) return given(refused("no-such-seat"));
    const auto letters = dutch != 0 ? notation::Letters::dutch : notation::Letters::english;
    return given(typed_move(match->latest().match, *found, {text, size}, letters, match->preset()));
}

Text* dg_match_can_win(const Session* match, int board, int black, double budget, int at) {
    const auto found = board_of(*match, board);
    const match::Match state = match->at(place_of(*match, at)).match;
    const rules::Color color = black != 0 ? rules::Color::black : rules::Color::white;
    winnable::Verdict verdict;
    if (found && !state.games[*found].over())
        verdict = match::can_win(state, *found, color, budget_of(budget));
    return written([&](std::string& out) {
        append_verdict(out, verdict, [&] { return notation::proof_text(state, *found, color, verdict); });
    });
}

Text* dg_match_bpgn(const Session* match, const char* text, std::size_t size) {
    return given(notation::write_bpgn(match->log(read_tags({text, size}))));
}

Text* dg_match_pgn(const Session* match, const char* text, std::size_t size, int board) {
    const auto found = board_of(*match, board);
    if (!found) return given("");
    return given(notation::write_pgn(match->log(read_tags({text, size})), *found));
}

Session* dg_match_variation(const Session* match, int at) {
    return new Session{Session::variation(match->at(place_of(*match, at)).match)};
}

Text* dg_match_act(Session* match, const char* text, std::size_t size, double now) {
    return given(act(*match, {text, size}, time_of(match->latest(), now)));
}

int dg_match_undo(Session* match) {
    return match->undo() ? 1 : 0;
}

}  // extern "C"

}  // namespace doorgeef::wasm
