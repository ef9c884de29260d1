// This program itself. It sees both boards.
#pragma once

#include "doorgeef/arena/player.hpp"
#include "doorgeef/engines/budget.hpp"
#include "engine/engine.hpp"

namespace doorgeef::app {

class SelfPlayer final : public Player {
public:
    explicit SelfPlayer(const Pace& pace) : pace_(pace) {}

    std::optional<choice::Failed> sit_down(const match::Match& match, match::Seat seat) override;
    std::string name() const override { return "Doorgeef"; }
    Choice choose(const View& view, const Occasion& occasion) override;

private:
    Allowance allowance(const engine::Situation& situation) const;

    Pace pace_;
    match::Seat seat_{};
    engine::Engine engine_{};
};

}  // namespace doorgeef::app
