#include "notation/replay.hpp"

#include "match/apply.hpp"
#include "match/decide.hpp"
#include "match/standing.hpp"
#include "notation/bfen.hpp"
#include "rules/coordinates.hpp"

namespace doorgeef::notation {

namespace {

using match::BoardId;
using match::Seat;

class Replayer {
public:
    Replayer(const GameRecord& game, const match::Agreement& agreement, const ReplayOptions& options)
        : game_(game), options_(options), replay_{match::Match{agreement}, {}, 0, 0, {}} {}

    Replay run() {
        for (const Seat seat : match::kSeats)
            if (replay_.match.has_seat(seat) && replay_.match.color(seat) == rules::Color::black)
                carry_out(match::PlayerCommand{seat, match::command::Press{}});
        for (; replay_.plies < game_.moves.size(); ++replay_.plies)
            if (!play(game_.moves[replay_.plies])) break;
        return std::move(replay_);
    }

private:
    std::optional<Seat> seat_of(Mover mover) const {
        const match::Match& match = replay_.match;
        switch (mover) {
        case Mover::white_a: return match.seat(BoardId::first, rules::Color::white);
        case Mover::black_a: return match.seat(BoardId::first, rules::Color::black);
        case Mover::white_b: return match.seat(BoardId::second, rules::Color::white);
        case Mover::black_b: return match.seat(BoardId::second, rules::Color::black);
        case Mover::unnamed: break;
        }
        if (match.ruleset().boards == 2) return std::nullopt;
        return match.on_move(BoardId::first);
    }

    bool play(const RecordedMove& recorded) {
        const auto seat = seat_of(recorded.mover);
        if (!seat) return fail(ReplayProblem::unknown_mover);
        const match::Match& match = replay_.match;
        const BoardId board = seat->board();
        if (!match.has_board(board) || match.on_move(board) != *seat)
            return fail(ReplayProblem::refused, match::code(match::Refusal::not_your_turn));
        const auto san = parse_san(recorded.san, options_.letters);
        if (!san) return fail(ReplayProblem::bad_move, code(san.error()));
        const rules::Position* other = match::other_position(match, board);
        const auto move = resolve(*san, match.position(board), match.ruleset(), other);
        if (!move && move.error().ambiguous()) return fail(ReplayProblem::ambiguous_move);
        if (!move) return fail(ReplayProblem::illegal_move, rules::code(*move.error().reason));
        if (options_.count_legal_moves)
            replay_.legal_moves += rules::count_legal_moves(match.position(board), match.ruleset(), other);
        const auto refused =
            carry_out(match::PlayerCommand{*seat, match::command::Play{rules::coordinates(*move)}});
        return !refused || fail(ReplayProblem::refused, match::code(*refused));
    }

    std::optional<match::Refusal> carry_out(const match::PlayerCommand& command) {
        auto events = match::decide(replay_.match, command, 0);
        if (!events) return events.error();
        for (const match::Event& event : *events) {
            match::apply(replay_.match, event);
            replay_.log.push_back(event);
        }
        return std::nullopt;
    }

    bool fail(ReplayProblem problem, std::string_view detail = {}) {
        replay_.failure = ReplayFailure{problem, replay_.plies, std::string{detail}};
        return false;
    }

    const GameRecord& game_;
    ReplayOptions options_;
    Replay replay_;
};

// From the FEN tag, one board or two.
bool set_positions(const GameRecord& game, match::Agreement& agreement) {
    const auto fen = game.tag("FEN");
    if (!fen) return true;
    if (agreement.ruleset.boards == 1) {
        const auto setup = rules::parse_fen(*fen);
        if (!setup) return false;
        auto position = rules::Position::from_setup(*setup, agreement.ruleset);
        if (!position) return false;
        agreement.positions[BoardId::first] = *position;
        return true;
    }
    const auto setups = parse_bfen(*fen);
    if (!setups) return false;
    for (const BoardId board : match::kBoards) {
        auto position = rules::Position::from_setup((*setups)[board], agreement.ruleset);
        if (!position) return false;
        agreement.positions[board] = *position;
    }
    return true;
}

}  // namespace

Replay replay(const GameRecord& game, const rules::Ruleset& ruleset, const ReplayOptions& options) {
    match::Agreement agreement = match::Agreement::by(ruleset);
    agreement.time.reset();
    if (!set_positions(game, agreement))
        return {match::Match{agreement}, {}, 0, 0, ReplayFailure{ReplayProblem::bad_position, 0, {}}};
    return Replayer{game, agreement, options}.run();
}

std::string_view code(ReplayProblem problem) {
    switch (problem) {
    case ReplayProblem::bad_position: return "bad-position";
    case ReplayProblem::bad_move: return "bad-move";
    case ReplayProblem::unknown_mover: return "unknown-mover";
    case ReplayProblem::illegal_move: return "illegal-move";
    case ReplayProblem::ambiguous_move: return "ambiguous-move";
    case ReplayProblem::refused: return "refused";
    }
    return "";
}

}  // namespace doorgeef::notation
