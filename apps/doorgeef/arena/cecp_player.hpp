// An engine that speaks CECP, the protocol of xboard. It follows the game by its moves; before each of its
// own it is told what both players hold.
#pragma once

#include "doorgeef/arena/engine_process.hpp"
#include "doorgeef/arena/player.hpp"
#include "doorgeef/arena/spec.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorgeef::app {

class CecpPlayer final : public Player {
public:
    CecpPlayer(CecpSpec spec, const Pace& pace) : spec_(std::move(spec)), pace_(pace) {}

    std::optional<choice::Failed> sit_down(const match::Match& match, match::Seat seat) override;
    std::string name() const override { return name_; }
    Choice choose(const View& view, const Occasion& occasion) override;
    std::vector<std::string> take_words() override { return std::exchange(words_, {}); }

private:
    std::optional<choice::Failed> greet();
    bool hear_features(std::string_view line);
    std::optional<choice::Failed> new_game(const match::Match& match);
    std::optional<choice::Failed> await_pong();
    void tell_what_was_dropped(const View& view);
    void tell_moves(const View& view);
    void tell_color(const View& view, std::size_t ply);
    void tell_state(const View& view);
    void hear_for_partner(std::string_view text);
    std::optional<Choice> hear(std::string_view line);
    Choice await_move(const Occasion& occasion);

    CecpSpec spec_;
    Pace pace_;
    match::Seat seat_{};
    std::unique_ptr<EngineProcess> process_{};
    std::string name_{};
    std::vector<std::string> variants_{};
    bool usermove_ = false;
    bool ping_ = false;
    bool colors_ = false;
    bool color_told_ = false;
    std::size_t moves_told_ = 0;
    std::string move_sent_{};  // by the engine itself, not yet seen in the match
    std::vector<std::string> words_{};
};

// "holding [PPN] [Q]"
std::string holding_line(const rules::Position& position);

}  // namespace doorgeef::app
