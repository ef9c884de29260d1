// An engine that speaks UCI. It gets a fresh position for each move, reserves and marks of promoted pawns
// included, so that it need not understand where pieces come from.
#pragma once

#include "doorgeef/arena/engine_process.hpp"
#include "doorgeef/arena/player.hpp"
#include "doorgeef/arena/spec.hpp"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorgeef::app {

class UciPlayer final : public Player {
public:
    UciPlayer(UciSpec spec, const Pace& pace) : spec_(std::move(spec)), pace_(pace) {}

    std::optional<choice::Failed> sit_down(const match::Match& match, match::Seat seat) override;
    std::string name() const override { return name_; }
    Choice choose(const View& view, const Occasion& occasion) override;

private:
    std::optional<choice::Failed> greet();
    std::optional<choice::Failed> await_ready();
    void hear_greeting(std::string_view line);
    std::optional<choice::Failed> set_options(const rules::Ruleset& ruleset);
    bool knows(std::string_view option) const;
    void set(std::string_view option, std::string_view value);
    void send_positions(const View& view);
    std::string go(const View& view) const;
    Choice await_move(const Occasion& occasion);

    UciSpec spec_;
    Pace pace_;
    match::Seat seat_{};
    std::unique_ptr<EngineProcess> process_{};
    std::string name_{};
    // Their names in lower case, with the values they take where they are listed.
    std::map<std::string, std::vector<std::string>, std::less<>> options_{};
};

}  // namespace doorgeef::app
