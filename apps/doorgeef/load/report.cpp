#include "doorgeef/load/report.hpp"

#include "doorgeef/texts/load.hpp"

#include <array>
#include <charconv>
#include <ostream>
#include <utility>

namespace doorgeef::app {

namespace {

std::string fixed(double number, int digits) {
    std::array<char, 64> text{};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, digits);
    return {text.data(), end};
}

std::string latency_line(Language language, const Phrase<4>& phrase, const Latencies& latencies) {
    const auto at = [&](double percent) { return fixed(latencies.percentile(percent), 2); };
    return say(language, phrase, at(50), at(90), at(99), at(100));
}

}  // namespace

LoadReport::LoadReport(const Console& console, std::optional<std::string> process, ServerUrl url,
                       boost::asio::ip::tcp::endpoint server)
    : console_(console), process_(std::move(process)), url_(std::move(url)), server_(std::move(server)) {}

void LoadReport::print(const std::string& line) const {
    console_.out << line << '\n' << std::flush;
}

std::string LoadReport::seconds_since_last() {
    const Moment now = std::chrono::steady_clock::now();
    const std::chrono::duration<double> passed = now - std::exchange(last_, now);
    return fixed(passed.count(), 1);
}

void LoadReport::begin() {
    before_ = look();
    last_ = std::chrono::steady_clock::now();
}

void LoadReport::connected(std::size_t connections) {
    print(say(console_.language, texts::kLoadConnected, std::to_string(connections), seconds_since_last()));
    const auto now = look();
    if (!before_ || !now) return say_figures_unseen();
    const double grown =
        static_cast<double>(now->resident_bytes) - static_cast<double>(before_->resident_bytes);
    print(say(console_.language, texts::kLoadMemory,
              fixed(grown / 1024 / static_cast<double>(connections), 1)));
}

void LoadReport::playing(std::size_t matches) {
    print(say(console_.language, texts::kLoadPlaying, std::to_string(matches), seconds_since_last()));
    before_ = look();
    last_ = std::chrono::steady_clock::now();
}

void LoadReport::moved(const Tally& tally) {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - last_;
    after_ = look();
    print(say(console_.language, texts::kLoadSpeed,
              fixed(static_cast<double>(tally.acknowledged) / passed.count(), 0)));
}

void LoadReport::gave_up(const Tally& tally, const LoadPlan& plan) {
    const auto waited = std::chrono::duration_cast<std::chrono::seconds>(plan.patience).count();
    print(say(console_.language, texts::kLoadGaveUp, std::to_string(waited),
              std::to_string(tally.gave_up_with.value_or(0)), std::to_string(plan.matches * kPartySize),
              std::to_string(tally.matches), std::to_string(plan.matches)));
}

void LoadReport::say_figures_unseen() {
    if (std::exchange(figures_unseen_, true)) return;
    print(say(console_.language, process_ ? texts::kLoadProcessEnded : texts::kLoadServerUnseen));
}

void LoadReport::advise(const Tally& tally) const {
    if (tally.turned_away > 0)
        print(say(console_.language, texts::kLoadTurnedAway, std::to_string(tally.turned_away)));
    if (tally.refusals.contains("too-fast")) print(say(console_.language, texts::kLoadTooFast));
}

void LoadReport::say_figures(const Tally& tally) {
    if (!before_ || !after_) return say_figures_unseen();
    print(say(console_.language, texts::kLoadServer,
              fixed((after_->cpu_s - before_->cpu_s) * 1e6 / static_cast<double>(tally.acknowledged), 1),
              fixed(static_cast<double>(after_->resident_bytes) / 1024 / 1024, 1)));
}

void LoadReport::settled(const Tally& tally) {
    const Language language = console_.language;
    if (tally.moves > 0) {
        print(latency_line(language, texts::kLoadAnswer, tally.answer));
        print(latency_line(language, texts::kLoadSeen, tally.seen));
    }
    for (const auto& [code, count] : tally.refusals)
        print(say(language, texts::kLoadRefused, std::to_string(count), code));
    if (tally.refused > 0) print(say(language, texts::kLoadNotDone, std::to_string(tally.refused)));
    advise(tally);
    if (tally.reconnects > 0) print(say(language, texts::kLoadReconnects, std::to_string(tally.reconnects)));
    if (tally.diverged > 0) print(say(language, texts::kLoadDiverged, std::to_string(tally.diverged)));
    if (tally.acknowledged > 0) say_figures(tally);
    print("moves " + std::to_string(tally.moves) + ", acknowledged " + std::to_string(tally.acknowledged) +
          ", lost " + std::to_string(tally.lost) + ", duplicated " + std::to_string(tally.duplicated) +
          ", p50 " + fixed(tally.answer.percentile(50), 2) + " ms, p99 " +
          fixed(tally.answer.percentile(99), 2) + " ms");
}

}  // namespace doorgeef::app
