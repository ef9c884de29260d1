#include "wasm/commands.hpp"

#include "notation/event_text.hpp"
#include "notation/log_builder.hpp"
#include "rules/square.hpp"
#include "scenario/parts.hpp"
#include "wasm/json.hpp"
#include "wasm/refusal_json.hpp"
#include "wasm/state_json.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace doorgeef::wasm {

namespace {

using match::Match;
using match::Seat;

constexpr std::array<std::string_view, 15> kPlain{
    "press",         "resign",         "waive",        "offer draw",     "accept draw",
    "decline draw",  "claim flag",     "claim fifty",  "claim material", "claim repetition",
    "claim illegal", "accept illegal", "call arbiter", "pass all",       "report no-piece",
};
constexpr std::array<std::string_view, 9> kSayings{
    "say leave resign",
    "say leave offer-draw",
    "say leave accept-draw",
    "say leave mate",
    "say yes",
    "say no",
    "say sit",
    "say flag",
    "say text \"\"",
};
constexpr std::array<std::string_view, 3> kOfRole{"pass ", "say need ", "say danger "};

std::vector<std::string> candidates(const Match& match, Seat seat) {
    std::vector<std::string> texts{kPlain.begin(), kPlain.end()};
    texts.insert(texts.end(), kSayings.begin(), kSayings.end());
    for (const std::string_view verb : kOfRole)
        for (const rules::Role role : rules::kDroppableRoles)
            texts.push_back(std::string{verb} + rules::letter(role));
    if (const auto& back = match.game(seat).coming_back)
        for (const rules::Square square :
             match.position(!seat.board()).pieces(back->piece.color, back->piece.role))
            texts.push_back("remove " + rules::to_string(square));
    return texts;
}

struct Judged {
    std::optional<match::Command> command{};
    rules::Result<match::Events, std::optional<match::Refusal>> result = std::optional<match::Refusal>{};
};

Judged judge(const Moment& moment, std::string_view text, match::Time now) {
    Judged judged{parse_command(text)};
    if (judged.command) judged.result = Session::decide(moment, *judged.command, now);
    return judged;
}

// Flags that are due fall once for all commands that are asked about: whether they lose can take long to
// find.
Moment with_due_flags(const Moment& moment, match::Time now) {
    Moment after = moment;
    if (const auto due = Session::decide(moment, match::Tick{}, now))
        for (const match::Event& event : *due) after.apply(event, {});
    return after;
}

// Requires: it was refused.
void append_refusal_of(std::string& out, const Session& session, const Moment& moment, const Judged& judged) {
    if (const auto& refusal = judged.result.error())
        append_refusal(out, *refusal, *judged.command, moment.match, session.preset());
    else
        append_refusal(out, "bad-command");
}

std::string refused_as(const Session& session, const Moment& moment, const Judged& judged) {
    const auto& refusal = judged.result.error();
    return refusal ? refused(*refusal, *judged.command, moment.match, session.preset())
                   : refused("bad-command");
}

}  // namespace

std::optional<match::Command> parse_command(std::string_view text) {
    scenario::Words words{text};
    const std::string_view actor = words.take();
    if (actor == "arbiter") {
        auto act = scenario::parse_arbiter_act(words);
        if (!act || !words.empty()) return std::nullopt;
        return match::ArbiterCommand{std::move(*act), {}};
    }
    const auto seat = match::parse_seat(actor);
    if (!seat) return std::nullopt;
    auto what = scenario::parse_player_command(words);
    if (!what || !words.empty()) return std::nullopt;
    return match::PlayerCommand{*seat, std::move(*what)};
}

void append_commands(std::string& out, const Session& session, const Moment& moment, Seat seat,
                     match::Time now) {
    const Moment flagged = with_due_flags(moment, now);
    append_list(out, candidates(flagged.match, seat), [&](std::string& to, const std::string& what) {
        const Judged judged = judge(flagged, std::string{match::name(seat)} + ' ' + what, now);
        JsonObject object{to};
        object.text("what", what);
        if (judged.result)
            object.null("refusal");
        else
            append_refusal_of(object.value("refusal"), session, flagged, judged);
        object.end();
    });
}

void append_why(std::string& out, const Session& session, const Moment& moment, std::string_view text,
                match::Time now) {
    const Judged judged = judge(moment, text, now);
    if (judged.result)
        out += "null";
    else
        append_refusal_of(out, session, moment, judged);
}

std::string predict(const Session& session, const Moment& moment, std::size_t number, std::string_view text,
                    match::Time now) {
    const Judged judged = judge(moment, text, now);
    if (!judged.result) return refused_as(session, moment, judged);
    Moment after = moment;
    for (const match::Event& event : *judged.result) after.apply(event, {});
    return answer([&](std::string& out) {
        JsonObject object{out};
        append_list(object.value("lines"), *judged.result, [](std::string& to, const match::Event& event) {
            append_quoted(to, notation::to_text(event));
        });
        append_state(object.value("state"), after, number + judged.result->size(),
                     std::max(now, after.latest), session.preset());
        object.end();
    });
}

std::string act(Session& session, std::string_view text, match::Time now) {
    const Judged judged = judge(session.latest(), text, now);
    if (!judged.result) return refused_as(session, session.latest(), judged);
    if (session.head() + judged.result->size() > notation::kMostLogEvents)
        return refused(notation::code(notation::LogProblem::too_long));
    session.record(*judged.result);
    return answer([&](std::string& out) { append_number(out, static_cast<std::int64_t>(session.head())); });
}

}  // namespace doorgeef::wasm
