#include "notation/check_moves.hpp"

#include "notation/mover.hpp"
#include "notation/record_positions.hpp"
#include "notation/record_rules.hpp"

namespace doorgeef::notation {

namespace {

using match::BoardId;
using rules::Position;

class Checker {
public:
    Checker(const GameRecord& game, const rules::Ruleset& ruleset)
        : game_(game), ruleset_(ruleset), letters_(letters_of(game)) {}

    CheckedMoves run() {
        if (const auto wrong = set_positions(game_, ruleset_, positions_)) {
            checked_.failure = ReplayFailure{ReplayProblem::bad_position, {}, game_.place, *wrong};
            return checked_;
        }
        for (; checked_.plies < game_.moves.size(); ++checked_.plies)
            if (!play(game_.moves[checked_.plies])) break;
        return checked_;
    }

private:
    // Nothing if the record does not say on which board the move was made.
    std::optional<BoardId> board_of(Mover mover) const {
        if (mover == Mover::unnamed)
            return ruleset_.boards == 1 ? std::optional{BoardId::first} : std::nullopt;
        return mover == Mover::white_a || mover == Mover::black_a ? BoardId::first : BoardId::second;
    }

    bool is_on_move(Mover mover, BoardId board) const {
        if (mover == Mover::unnamed) return true;
        if (ruleset_.boards == 1 && board == BoardId::second) return false;
        const bool white = mover == Mover::white_a || mover == Mover::white_b;
        return white == (positions_[board].turn() == rules::Color::white);
    }

    bool play(const RecordedMove& recorded) {
        const auto board = board_of(recorded.mover);
        if (!board) return fail(ReplayProblem::unknown_mover);
        if (!is_on_move(recorded.mover, *board))
            return fail(ReplayProblem::refused, match::Refusal::not_your_turn);
        const auto san = parse_san(recorded.san.view(), letters_);
        if (!san) return fail(ReplayProblem::bad_move, san.error());
        Position* other = ruleset_.boards == 2 ? &positions_[!*board] : nullptr;
        const auto move = resolve(*san, positions_[*board], ruleset_, other);
        if (!move && move.error().ambiguous()) return fail(ReplayProblem::ambiguous_move);
        if (!move) return fail(ReplayProblem::illegal_move, *move.error().reason);
        const rules::Played played = positions_[*board].play_unchecked(*move, ruleset_, other);
        for (const auto& man : {played.captured, played.surrendered})
            if (man && other != nullptr && !other->reserve(man->color).full(man->role))
                other->add_to_reserve(man->color, man->role);
        return true;
    }

    bool fail(ReplayProblem problem, ReplayCause cause = {}) {
        checked_.failure = ReplayFailure{problem, checked_.plies, game_.moves[checked_.plies].place, cause};
        return false;
    }

    const GameRecord& game_;
    const rules::Ruleset& ruleset_;
    Letters letters_;
    match::ByBoard<Position> positions_{};
    CheckedMoves checked_{};
};

}  // namespace

CheckedMoves check_moves(const GameRecord& game, const rules::Ruleset& ruleset) {
    return Checker{game, ruleset}.run();
}

}  // namespace doorgeef::notation
