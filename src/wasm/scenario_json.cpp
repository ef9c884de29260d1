#include "wasm/scenario_json.hpp"

#include "notation/event_text.hpp"
#include "scenario/parse.hpp"
#include "scenario/run.hpp"
#include "wasm/agreement_json.hpp"
#include "wasm/json.hpp"
#include "wasm/refusal_json.hpp"
#include "wasm/session.hpp"

namespace doorgeef::wasm {

namespace {

std::string_view kind(const scenario::Line& line) {
    if (std::holds_alternative<scenario::Start>(line.what)) return "start";
    return std::holds_alternative<scenario::Step>(line.what) ? "step" : "expect";
}

std::optional<std::string> actor(const scenario::Line& line) {
    const auto* step = std::get_if<scenario::Step>(&line.what);
    if (step == nullptr) return std::nullopt;
    if (const auto* player = std::get_if<match::PlayerCommand>(&step->command))
        return std::string{match::name(player->seat)};
    if (std::holds_alternative<match::ArbiterCommand>(step->command)) return "arbiter";
    return std::nullopt;
}

struct StepWriter {
    const scenario::Script& script;
    const Session& session;

    void append(std::string& out, const scenario::Traced& traced) const {
        const scenario::Line& line = script.lines[traced.line];
        JsonObject object{out};
        object.number("line", line.number)
            .text("kind", kind(line))
            .number("head", static_cast<std::int64_t>(traced.events))
            .number("now", traced.now);
        add_text(object, "actor", actor(line));
        append_refused(object.value("refusal"), line, traced);
        object.text("failure", traced.failure);
        object.end();
    }

private:
    void append_refused(std::string& out, const scenario::Line& line, const scenario::Traced& traced) const {
        if (!traced.refusal) {
            out += "null";
            return;
        }
        append_refusal(out, *traced.refusal, std::get<scenario::Step>(line.what).command,
                       session.at(traced.events).match, session.preset());
    }
};

}  // namespace

std::string run_scenario(std::string_view text) {
    const auto script = scenario::parse(text);
    if (!script)
        return failure({"bad-scenario", script.error().what, static_cast<std::size_t>(script.error().line)});
    const scenario::Trace trace = scenario::trace(*script);
    Session session{script->agreement, {}};
    session.add({trace.log.begin(), trace.log.end()});
    return answer([&](std::string& out) {
        JsonObject object{out};
        append_agreement_text(object.value("agreement"), script->agreement);
        append_list(object.value("events"), trace.log, [](std::string& to, const match::Event& event) {
            append_quoted(to, notation::to_text(event));
        });
        append_list(object.value("steps"), trace.steps, [&](std::string& to, const scenario::Traced& traced) {
            StepWriter{*script, session}.append(to, traced);
        });
        object.end();
    });
}

}  // namespace doorgeef::wasm
