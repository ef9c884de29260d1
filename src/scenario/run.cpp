#include "scenario/run.hpp"

#include "match/apply.hpp"
#include "match/decide.hpp"
#include "scenario/compare.hpp"

namespace doorgeef::scenario {

namespace {

class Runner {
public:
    explicit Runner(const Script& script) : script_(script), match_(script.agreement) {}

    std::optional<Failure> run() {
        for (std::size_t i = 0; i < script_.lines.size(); ++i) {
            const Line& line = script_.lines[i];
            std::string why;
            if (std::holds_alternative<Start>(line.what))
                start();
            else if (const auto* step = std::get_if<Step>(&line.what))
                why = take(*step, expected_refusal(i + 1));
            else
                why = compare(match_, now_, std::get<expect::Any>(line.what));
            if (!why.empty()) return Failure{line.number, why};
        }
        if (match::replay(script_.agreement, log_) != match_)
            return Failure{script_.lines.empty() ? 0 : script_.lines.back().number,
                           "the log does not replay to the same match"};
        return std::nullopt;
    }

private:
    // Both players with Black press at time 0.
    void start() {
        for (const Seat seat : match::kSeats)
            if (match_.has_seat(seat) && match_.color(seat) == rules::Color::black && !match_.started)
                record(
                    match::decide(match_, match::PlayerCommand{seat, match::command::Press{}}, now_).value());
    }

    void record(const match::Events& events) {
        for (const match::Event& event : events) {
            match::apply(match_, event);
            log_.push_back(event);
        }
    }

    std::optional<match::Refusal> expected_refusal(std::size_t next) const {
        if (next >= script_.lines.size()) return std::nullopt;
        const auto* expected = std::get_if<expect::Any>(&script_.lines[next].what);
        const auto* refused = expected == nullptr ? nullptr : std::get_if<expect::Refused>(expected);
        return refused == nullptr ? std::nullopt : std::optional{refused->refusal};
    }

    std::string take(const Step& step, std::optional<match::Refusal> expected) {
        const Time time = step.relative ? now_ + step.time : step.time;
        if (time < now_) return "time runs backwards";
        now_ = time;
        record(match::decide(match_, match::Tick{}, now_).value());
        const auto decision = match::decide(match_, step.command, now_);
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
    match::Match match_;
    match::Events log_{};
    Time now_ = 0;
};

}  // namespace

std::optional<Failure> run(const Script& script) {
    return Runner{script}.run();
}

}  // namespace doorgeef::scenario
