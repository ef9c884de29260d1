#include "notation/replay.hpp"

#include "match/decide.hpp"
#include "match/standing.hpp"
#include "notation/mover.hpp"
#include "notation/record_positions.hpp"
#include "notation/record_rules.hpp"
#include "notation/recorded_time.hpp"
#include "rules/coordinates.hpp"

namespace doorgeef::notation {

namespace {

using match::BoardId;
using match::Match;
using match::Seat;

class Replayer {
public:
    Replayer(const GameRecord& game, const match::Agreement& agreement, const ReplayOptions& options)
        : game_(game), options_(options), letters_(options.letters.value_or(letters_of(game))), time_(game),
          replay_{Match{agreement}, {}, 0, 0, {}} {}

    Replay run() {
        for (const Seat seat : match::kSeats)
            if (replay_.match.has_seat(seat) && replay_.match.color(seat) == rules::Color::black)
                carry_out({seat, match::command::Press{}}, 0);
        for (; replay_.plies < game_.moves.size(); ++replay_.plies)
            if (!play(game_.moves[replay_.plies])) break;
        return std::move(replay_);
    }

private:
    std::optional<Seat> seat_of(Mover mover) const {
        const Match& match = replay_.match;
        if (mover == Mover::unnamed && match.ruleset().boards == 1) return match.on_move(BoardId::first);
        return notation::seat_of(mover, match.agreement.white_on_first);
    }

    bool play(const RecordedMove& recorded) {
        const Match& match = replay_.match;
        if (match.over()) return fail(ReplayProblem::refused, match::Refusal::match_over);
        const auto seat = seat_of(recorded.mover);
        if (!seat) return fail(ReplayProblem::unknown_mover);
        const BoardId board = seat->board();
        if (!match.has_board(board) || match.on_move(board) != *seat)
            return fail(ReplayProblem::refused, match::Refusal::not_your_turn);
        const auto san = parse_san(recorded.san.view(), letters_);
        if (!san) return fail(ReplayProblem::bad_move, san.error());
        const rules::Position* other = match::other_position(match, board);
        const auto move = resolve(*san, match.position(board), match.ruleset(), other);
        if (!move && move.error().ambiguous()) return fail(ReplayProblem::ambiguous_move);
        if (!move) return fail(ReplayProblem::illegal_move, *move.error().reason);
        const std::uint64_t legal =
            options_.count_legal_moves
                ? rules::count_legal_moves(match.position(board), match.ruleset(), other)
                : 0;
        const match::Time at = time_.take(recorded, board, match.color(*seat));
        if (const auto refused = carry_out({*seat, match::command::Play{rules::coordinates(*move)}}, at))
            return fail(ReplayProblem::refused, *refused);
        replay_.legal_moves += legal;
        return true;
    }

    std::optional<match::Refusal> carry_out(const match::PlayerCommand& command, match::Time at) {
        return match::advance(replay_.match, command, at, replay_.log);
    }

    bool fail(ReplayProblem problem, ReplayCause cause = {}) {
        replay_.failure = ReplayFailure{problem, replay_.plies, game_.moves[replay_.plies].place, cause};
        return false;
    }

    const GameRecord& game_;
    ReplayOptions options_;
    Letters letters_;
    RecordedTime time_;
    Replay replay_;
};

}  // namespace

Replay replay(const GameRecord& game, const rules::Ruleset& ruleset, const ReplayOptions& options) {
    match::Agreement agreement = match::Agreement::by(ruleset);
    agreement.time.reset();
    if (const auto wrong = set_positions(game, ruleset, agreement.positions))
        return {
            Match{agreement}, {}, 0, 0, ReplayFailure{ReplayProblem::bad_position, {}, game.place, *wrong}};
    return Replayer{game, agreement, options}.run();
}

std::string_view code(ReplayProblem problem) {
    switch (problem) {
    case ReplayProblem::unknown_rules: return "unknown-rules";
    case ReplayProblem::bad_position: return "bad-position";
    case ReplayProblem::bad_log: return "bad-log";
    case ReplayProblem::bad_move: return "bad-move";
    case ReplayProblem::unknown_mover: return "unknown-mover";
    case ReplayProblem::illegal_move: return "illegal-move";
    case ReplayProblem::ambiguous_move: return "ambiguous-move";
    case ReplayProblem::refused: return "refused";
    }
    return "";
}

std::string_view code(const ReplayCause& cause) {
    return std::visit(
        [](auto reason) -> std::string_view {
            if constexpr (std::is_same_v<decltype(reason), std::monostate>)
                return "";
            else
                return code(reason);
        },
        cause);
}

}  // namespace doorgeef::notation
