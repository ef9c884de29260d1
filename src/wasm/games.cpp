#include "wasm/games.hpp"

#include "notation/event_text.hpp"
#include "notation/game_reader.hpp"
#include "notation/read_log.hpp"
#include "notation/record_log.hpp"
#include "notation/replay.hpp"
#include "wasm/agreement_json.hpp"
#include "wasm/json.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace doorgeef::wasm {

namespace {

using notation::GameRecord;
using notation::MatchLog;
using notation::Tag;

struct Wrong {
    std::string_view code{};
    std::string_view cause{};
    notation::Place place{};
    std::string text{};
};

struct Read {
    std::optional<MatchLog> log{};
    std::optional<Wrong> wrong{};
};

Wrong wrong_of(const GameRecord& game, const notation::ReplayFailure& failure) {
    Wrong wrong{notation::code(failure.problem), notation::code(failure.cause), failure.place};
    if (failure.move && *failure.move < game.moves.size()) wrong.text = game.moves[*failure.move].san.view();
    return wrong;
}

// A log of ours exactly; another game as far as it can be played.
Read read(const GameRecord& game) {
    if (const auto* damage = game.damage())
        return {{}, Wrong{notation::code(damage->problem), "", damage->place, damage->text}};
    if (notation::holds_log(game)) {
        auto log = notation::read_log(game);
        if (log) return {std::move(log).value(), {}};
        return {{},
                Wrong{"bad-log", notation::code(log.error().problem), log.error().place, log.error().text}};
    }
    const notation::Replay replay = notation::replay(game);
    if (!replay.failure) return {notation::log_of(game, replay), {}};
    const Wrong wrong = wrong_of(game, *replay.failure);
    if (!replay.failure->move) return {{}, wrong};
    return {notation::log_of(game, replay), wrong};
}

void append_tags(std::string& out, const std::vector<Tag>& tags) {
    append_list(out, tags, [](std::string& to, const Tag& tag) {
        append_texts(to, std::array{readable(tag.name), readable(tag.value)});
    });
}

void append_log(std::string& out, const MatchLog& log) {
    JsonObject object{out};
    append_agreement_text(object.value("agreement"), log.agreement);
    append_tags(object.value("tags"), log.tags);
    append_list(object.value("events"), log.events, [](std::string& to, const match::Event& event) {
        append_quoted(to, notation::to_text(event));
    });
    append_list(object.value("shownClocks"), log.shown_clocks,
                [](std::string& to, const std::optional<std::int64_t>& clock) {
                    if (clock)
                        append_number(to, *clock);
                    else
                        to += "null";
                });
    object.end();
}

void append_wrong(std::string& out, const std::optional<Wrong>& wrong) {
    if (!wrong) {
        out += "null";
        return;
    }
    JsonObject{out}
        .text("code", wrong->code)
        .text("cause", wrong->cause)
        .number("line", static_cast<std::int64_t>(wrong->place.line))
        .number("column", static_cast<std::int64_t>(wrong->place.column))
        .text("text", readable(wrong->text))
        .end();
}

std::int64_t plies_of(const std::optional<MatchLog>& log) {
    if (!log) return 0;
    return std::ranges::count_if(log->events, [](const match::Event& event) {
        return std::holds_alternative<match::event::Moved>(event.what);
    });
}

void append_game(std::string& out, const GameRecord& game) {
    const Read result = read(game);
    JsonObject object{out};
    object.number("line", static_cast<std::int64_t>(game.place.line));
    append_tags(object.value("tags"), game.tags);
    if (result.log)
        append_log(object.value("log"), *result.log);
    else
        object.null("log");
    object.number("plies", plies_of(result.log));
    append_wrong(object.value("problem"), result.wrong);
    std::vector<std::string_view> remarks;
    for (const notation::ReadError& error : game.errors)
        if (notation::is_remark(error.problem)) remarks.push_back(notation::code(error.problem));
    append_texts(object.value("remarks"), remarks);
    object.end();
}

}  // namespace

std::string read_games(std::string_view text) {
    bool given = false;
    notation::GameReader reader{[&]() -> std::string_view {
        if (given) return {};
        given = true;
        return text;
    }};
    return answer([&](std::string& out) {
        out += '[';
        bool first = true;
        while (const auto game = reader.next()) {
            if (!std::exchange(first, false)) out += ',';
            append_game(out, *game);
        }
        out += ']';
    });
}

}  // namespace doorgeef::wasm
