#include "random_match.hpp"

#include "players.hpp"
#include "random_agreement.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

bool flag_is_due(const Match& match, Time now) {
    return std::ranges::any_of(match.games.values, [&](const Game& game) {
        const auto runs_out = game.clock.runs_out_at();
        return runs_out && *runs_out <= now;
    });
}

}  // namespace

RandomMatch::RandomMatch(std::uint64_t seed, const rules::Ruleset& ruleset)
    : seed_(seed), dice_(seed), agreement_(random_agreement(dice_, ruleset)) {}

std::string RandomMatch::run(Coverage& coverage) {
    coverage.note(agreement_);
    Players players{dice_};
    Trial trial{agreement_};
    Time now = 0;
    int after_the_end = 3;
    for (int rest = 30 + dice_.below(140); rest > 0 && after_the_end > 0; --rest) {
        now = players.next_time(trial.match(), now);
        // Time is mostly noticed when it passes; a flag that fell unseen comes first with the next command.
        const bool tick = flag_is_due(trial.match(), now) && !dice_.one_in(4);
        if (tick) take(trial, Tick{}, now, coverage);
        if (wrong_.empty()) take(trial, players.next_command(trial.match()), now, coverage);
        if (!wrong_.empty()) return report();
        if (dice_.one_in(64)) trial.remember();
        if (trial.match().over()) --after_the_end;
    }
    wrong_ = trial.finish();
    return wrong_.empty() ? "" : report();
}

void RandomMatch::take(Trial& trial, const Command& command, Time now, Coverage& coverage) {
    deeds_.push_back({now, command});
    const Match before = trial.match();
    wrong_ = trial.take(command, now);
    if (!wrong_.empty()) return;
    const Decision& decision = trial.decision();
    coverage.note(before, decision, now);
    refusals_.push_back(decision ? std::nullopt : std::optional{decision.error()});
}

std::string RandomMatch::report() const {
    const std::vector<Deed> fewer = cut_down(agreement_, deeds_);
    return wrong_ + "\nmatch " + std::to_string(seed_) + ", cut down: " + try_deeds(agreement_, fewer) +
           '\n' + scenario_text(agreement_, fewer, {});
}

std::string try_deeds(const Agreement& agreement, const std::vector<Deed>& deeds) {
    Trial trial{agreement};
    for (const Deed& deed : deeds)
        if (std::string wrong = trial.take(deed.command, deed.at); !wrong.empty()) return wrong;
    return trial.finish();
}

std::vector<Deed> cut_down(const Agreement& agreement, std::vector<Deed> deeds) {
    for (bool cut = true; cut;) {
        cut = false;
        for (std::size_t i = deeds.size(); i-- > 0;) {
            std::vector<Deed> fewer = deeds;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (try_deeds(agreement, fewer).empty()) continue;
            deeds = std::move(fewer);
            cut = true;
        }
    }
    return deeds;
}

}  // namespace doorgeef::match
