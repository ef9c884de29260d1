// This program itself. It sees both boards.
#pragma once

#include "doorgeef/arena/player.hpp"
#include "doorgeef/engines/budget.hpp"
#include "engine/levels.hpp"

namespace doorgeef::app {

class SelfPlayer final : public Player {
public:
    SelfPlayer(const engine::Level& level, const Pace& pace, std::uint64_t seed)
        : level_(level), pace_(pace), seed_(seed) {}

    std::optional<choice::Failed> sit_down(const match::Match& match, match::Seat seat) override;
    std::string name() const override { return "Doorgeef " + std::string{level_.name}; }
    Choice choose(const View& view, const Occasion& occasion) override;

private:
    Allowance allowance(const engine::Situation& situation) const;

    const engine::Level& level_;
    Pace pace_;
    std::uint64_t seed_;
    match::Seat seat_{};
    engine::Engine engine_{};
};

}  // namespace doorgeef::app
