// A match of random moves on two boards, played by the library and the reference at the same time.
#pragma once

#include "comparison.hpp"

#include <array>
#include <string>

namespace doorgeef::rules {

class Playout {
public:
    Playout(Comparison& comparison, Dice& dice);

    // A random position on both sides. If one side refuses a setup and the other does not, says so.
    std::string set_up(Twin& twin);

    // Compares up to `most` positions and plays on in between. Says what differs, or nothing.
    std::string run(int most);
    // How many positions run() has compared.
    int compared() const { return compared_; }

private:
    std::string step();
    void pass(const std::optional<Chessman>& man, Twin& to) const;

    Comparison& comparison_;
    Dice& dice_;
    std::array<Twin, 2> boards_{};
    int plies_ = 0;
    int compared_ = 0;
};

}  // namespace doorgeef::rules
