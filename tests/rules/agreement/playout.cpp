#include "playout.hpp"

#include "positions.hpp"
#include "random_setup.hpp"
#include "reference/attacks.hpp"
#include "rules/fen.hpp"
#include "translate.hpp"

#include <vector>

namespace doorgeef::rules {

namespace {

// An artificial board soon looks like any other; the usual starting position needs a while to become
// interesting.
constexpr int kPliesFromStart = 120;
constexpr int kPliesFromArtificial = 5;

}  // namespace

Playout::Playout(Comparison& comparison, Dice& dice) : comparison_(comparison), dice_(dice) {}

// Leaves the twin alone if the setup is one that nobody can play from, provided that both say so.
std::string Playout::set_up(Twin& twin) {
    const Ruleset& ruleset = comparison_.ruleset();
    while (true) {
        const bool from_start = dice_.one_in(60);
        Setup setup = from_start ? Setup::start() : random_setup(dice_, ruleset);
        if (from_start && ruleset.passes_pieces()) setup.reserves = random_reserves(dice_);
        plies_ = from_start ? kPliesFromStart : kPliesFromArtificial;

        const auto position = Position::from_setup(setup, ruleset);
        twin.board = to_reference(setup);
        const bool impossible = reference::king_attacked(twin.board, !twin.board.white_to_move);
        const bool refused = !position.ok();
        if (refused != impossible ||
            (refused && position.error() != std::vector{SetupError::opponent_in_check}))
            return "from_setup answers wrongly: " + to_fen(setup);
        if (refused) continue;
        twin.position = *position;
        return "";
    }
}

std::string Playout::run(int most) {
    for (Twin& twin : boards_)
        if (auto found = set_up(twin); !found.empty()) return found;
    for (; plies_ > 0 && compared_ < most; --plies_)
        if (auto found = step(); !found.empty()) return found;
    return "";
}

std::string Playout::step() {
    const bool two_boards = comparison_.ruleset().passes_pieces();
    const std::size_t which = two_boards ? static_cast<std::size_t>(dice_.below(2)) : 0;
    Twin& here = boards_[which];
    Twin& other = boards_[1 - which];
    ++compared_;
    if (auto found = comparison_.compare(here, other); !found.empty()) return found;
    if (comparison_.moves().empty()) {
        plies_ = 0;
        return "";
    }
    const Move move = comparison_.pick_move();
    const std::string before = fen_of(here.position) + " | " + fen_of(other.position);
    Played played;
    const auto found = play_on_both(here, other, move, comparison_.action_of(move), comparison_.ruleset(),
                                    comparison_.rules(), played);
    if (!found.empty()) return before + "\n  " + to_string(move) + ": " + found;
    if (!two_boards) return "";
    pass(played.captured, other);
    pass(played.surrendered, other);
    return "";
}

void Playout::pass(const std::optional<Chessman>& man, Twin& to) const {
    if (!man || to.position.reserve(man->color).full(man->role)) return;
    to.position.add_to_reserve(man->color, man->role);
    ++to.board.in_reserve(to_letter(man));
}

}  // namespace doorgeef::rules
