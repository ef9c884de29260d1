// One random match from its seed, under watch from beginning to end; and what fails cut down to what matters.
#pragma once

#include "coverage.hpp"
#include "dice.hpp"
#include "transcript.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace doorgeef::match {

using rules::Dice;

class RandomMatch {
public:
    RandomMatch(std::uint64_t seed, const rules::Ruleset& ruleset);

    // Plays it. Says what went wrong, with a scenario that shows it; nothing if all went well.
    std::string run(Coverage& coverage);

    std::size_t commands() const { return deeds_.size(); }
    // What happened, as a scenario that must hold.
    std::string as_scenario() const { return scenario_text(agreement_, deeds_, refusals_); }

private:
    void take(Trial& trial, const Command& command, Time now, Coverage& coverage);
    std::string report() const;

    std::uint64_t seed_;
    Dice dice_;
    Agreement agreement_;
    std::vector<Deed> deeds_{};
    std::vector<std::optional<Refusal>> refusals_{};
    std::string wrong_{};
};

// What goes wrong in the match with these commands; nothing if all goes well.
std::string try_deeds(const Agreement& agreement, const std::vector<Deed>& deeds);

// As few of the commands as still go wrong. Requires: these do.
std::vector<Deed> cut_down(const Agreement& agreement, std::vector<Deed> deeds);

}  // namespace doorgeef::match
