#include "scenario/run.hpp"

#include "match/apply.hpp"
#include "match/decide.hpp"
#include "scenario/compare.hpp"

#include <utility>

namespace doorgeef::scenario {

namespace {

class Runner {
public:
    explicit Runner(const Script& script) : script_(script), trace_{match::Match{script.agreement}} {}

    Trace run() {
        for (std::size_t i = 0; i < script_.lines.size(); ++i) {
            const Line& line = script_.lines[i];
            Traced traced{.line = i};
            if (std::holds_alternative<Start>(line.what))
                start();
            else if (const auto* step = std::get_if<Step>(&line.what))
                traced.failure = take(*step, expected_refusal(i + 1), traced.refusal);
            else
                traced.failure = compare(trace_.match, now_, std::get<expect::Any>(line.what));
            traced.events = trace_.log.size();
            traced.now = now_;
            trace_.steps.push_back(std::move(traced));
            if (!trace_.steps.back().failure.empty()) break;
        }
        return std::move(trace_);
    }

private:
    // Both players with Black press at time 0.
    void start() {
        const match::Match& match = trace_.match;
        for (const Seat seat : match::kSeats)
            if (match.has_seat(seat) && match.color(seat) == rules::Color::black && !match.started)
                record(
                    match::decide(match, match::PlayerCommand{seat, match::command::Press{}}, now_).value());
    }

    void record(const match::Events& events) {
        for (const match::Event& event : events) {
            match::apply(trace_.match, event);
            trace_.log.push_back(event);
        }
    }

    std::optional<match::Refusal> expected_refusal(std::size_t next) const {
        if (next >= script_.lines.size()) return std::nullopt;
        const auto* expected = std::get_if<expect::Any>(&script_.lines[next].what);
        const auto* refused = expected == nullptr ? nullptr : std::get_if<expect::Refused>(expected);
        return refused == nullptr ? std::nullopt : std::optional{refused->refusal};
    }

    std::string take(const Step& step, std::optional<match::Refusal> expected,
                     std::optional<match::Refusal>& refusal) {
        const Time time = step.relative ? now_ + step.time : step.time;
        if (time < now_) return "time runs backwards";
        now_ = time;
        record(match::decide(trace_.match, match::Tick{}, now_).value());
        const auto decision = match::decide(trace_.match, step.command, now_);
        if (!decision) refusal = decision.error();
        if (decision && expected)
            return "was accepted, not refused with " + std::string{match::code(*expected)};
        if (!decision && !expected) return "was refused: " + std::string{match::code(decision.error())};
        if (!decision && decision.error() != *expected)
            return "was refused with " + std::string{match::code(decision.error())} + ", not " +
                   std::string{match::code(*expected)};
        if (decision) record(*decision);
        return {};
    }

    const Script& script_;
    Trace trace_;
    Time now_ = 0;
};

}  // namespace

Trace trace(const Script& script) {
    return Runner{script}.run();
}

std::optional<Failure> run(const Script& script) {
    const Trace traced = trace(script);
    if (!traced.steps.empty() && !traced.steps.back().failure.empty())
        return Failure{script.lines[traced.steps.back().line].number, traced.steps.back().failure};
    if (match::replay(script.agreement, traced.log) != traced.match)
        return Failure{script.lines.empty() ? 0 : script.lines.back().number,
                       "the log does not replay to the same match"};
    return std::nullopt;
}

}  // namespace doorgeef::scenario
