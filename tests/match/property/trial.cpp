#include "trial.hpp"

#include "match/apply.hpp"
#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

bool same(const Decision& a, const Decision& b) {
    if (a.ok() != b.ok()) return false;
    return a ? *a == *b : a.error() == b.error();
}

Decision advance_copy(Match& match, const Command& command, Time now) {
    Events events;
    if (const auto refused = advance(match, command, now, events)) return *refused;
    return events;
}

// A position made from what it tells about itself is the same, if it is one that can be set up.
std::string wrong_with(const rules::Position& position, const rules::Ruleset& ruleset) {
    if (position.key() != position.key_from_scratch()) return "a key that is not the one made from scratch";
    const rules::Setup setup = position.setup();
    const auto again = rules::Position::from_setup(setup, ruleset);
    if (again && *again != position) return "a position that does not come back from its setup";
    return {};
}

// What was over stays as it was, but for pieces passed to it or taken from it (R1, R14, R19).
std::string wrong_with_ended(const Game& then, const Game& now) {
    if (now.outcome != then.outcome || now.ended != then.ended) return "an outcome changed";
    if (now.position.turn() != then.position.turn()) return "the side to move changed in an ended game";
    if ((now.position.occupied() & ~then.position.occupied()).any())
        return "a chessman appeared in an ended game";
    return {};
}

// Online nothing lies captured: it is passed at once.
bool something_was_not_passed(const Match& match) {
    return match.conduct().passing == Passing::automatic && std::ranges::any_of(kSeats, [&](Seat seat) {
               return std::ranges::any_of(rules::kDroppableRoles, [&](rules::Role role) {
                   return match.captured[seat].has(role) && !match.reserve(seat.partner()).full(role);
               });
           });
}

// L1, in its order: what is answered before anybody looks at the command itself.
std::optional<Refusal> barred(const Match& match, const PlayerCommand& command) {
    const auto is = [&](auto kind) { return std::holds_alternative<decltype(kind)>(command.what); };
    if (!match.has_seat(command.seat)) return Refusal::not_your_turn;
    if (!match.started) return is(command::Press{}) ? std::nullopt : std::optional{Refusal::not_started};
    if (match.over()) return Refusal::match_over;
    if (match.paused) return is(command::CallArbiter{}) ? std::nullopt : std::optional{Refusal::paused};
    const bool any_time = is(command::Pass{}) || is(command::Say{});
    return match.game(command.seat).over() && !any_time ? std::optional{Refusal::game_over} : std::nullopt;
}

}  // namespace

Trial::Trial(const Agreement& agreement)
    : match_(agreement), twin_(agreement), untouched_(match_.games[BoardId::second]), ledger_(agreement),
      census_(match_), history_(match_), verdicts_(match_) {}

std::string Trial::take(const Command& command, Time now) {
    decision_ = decide(match_, command, now);
    Match advanced = match_;
    if (!same(*decision_, advance_copy(advanced, command, now))) return "advance() and decide() differ";
    if (std::string wrong = look_at_answer(command, now); !wrong.empty()) return wrong;
    if (!*decision_)
        return match_ == twin_ && advanced == match_ ? "" : "a refused command changed the match";
    for (const Event& event : **decision_) {
        if (event.at > now) return "an event of the future";
        if (std::string wrong = take_event(event); !wrong.empty()) return wrong;
    }
    if (match_ != advanced) return "advance() and apply() make different matches";
    return look(std::holds_alternative<Tick>(command), now);
}

// Only where no flag has to fall first.
std::string Trial::look_at_answer(const Command& command, Time now) const {
    const auto* by_player = std::get_if<PlayerCommand>(&command);
    if (by_player == nullptr || ledger_.flag_is_due(now)) return {};
    const auto answer = *decision_ ? std::nullopt : std::optional{decision_->error()};
    if (const auto bar = barred(match_, *by_player))
        return answer == bar ? "" : "the answer should be " + std::string{code(*bar)};
    const auto* play = std::get_if<command::Play>(&by_player->what);
    return play == nullptr ? "" : look_at_play(by_player->seat, *play);
}

// A move is refused for the reason that why_not_playable() gives, and by touch-move as we read it.
std::string Trial::look_at_play(Seat seat, const command::Play& play) const {
    if (match_.game(seat).move_made) return {};
    const auto why_not = why_not_playable(match_, seat, play.move);
    if (!*decision_ && decision_->error() != why_not) return "a move is refused that can be played";
    const bool accepted_illegal = *decision_ && match_.conduct().legality == Legality::claimed;
    if (*decision_ && why_not && !accepted_illegal) return "a move is played that should be refused";
    if (*decision_ || why_not != Refusal::must_play_touched_piece) return {};
    const auto move = rules::resolve(play.move, match_.position(seat.board()));
    return move && touches_.allow(match_, seat.board(), *move) ? "touch-move forbids too much" : "";
}

std::string Trial::look_at_move(const event::Moved& moved) const {
    const auto legal = rules::legal_moves(match_.position(moved.board), match_.ruleset(),
                                          other_position(match_, moved.board));
    const bool listed = std::ranges::find(legal, moved.move) != legal.end();
    if (moved.legal != listed)
        return listed ? "a legal move is called illegal" : "an illegal move is called legal";
    if (!listed && match_.conduct().legality == Legality::enforced) return "an illegal move was made";
    if (!touches_.allow(match_, moved.board, moved.move)) return "touch-move was not enforced";
    return {};
}

std::string Trial::take_event(const Event& event) {
    if (std::string wrong = ledger_.read(event); !wrong.empty()) return wrong;
    if (std::string wrong = verdicts_.read(match_, event); !wrong.empty()) return wrong;
    if (const auto* claimed = std::get_if<event::DrawClaimed>(&event.what))
        if (std::string wrong = look_at_claim(claimed->claim); !wrong.empty()) return wrong;
    if (const auto* moved = std::get_if<event::Moved>(&event.what))
        if (std::string wrong = look_at_move(*moved); !wrong.empty()) return wrong;
    census_.read(match_, event);
    apply(match_, event);
    touches_.read(twin_, match_, event);
    apply(twin_, event);
    history_.read(match_, event);
    if (const auto* ended = std::get_if<event::GameEnded>(&event.what))
        ended_[ended->board] = match_.games[ended->board];
    log_.push_back(event);
    return {};
}

std::string Trial::look_at_claim(const Claim& claim) const {
    const Findings& findings = claim.findings;
    const rules::Position claimed = claimed_position(match_, claim);
    if (findings.occurrences != history_.occurrences(match_, claim))
        return "the position has occurred " + std::to_string(history_.occurrences(match_, claim)) +
               " times, not " + std::to_string(findings.occurrences);
    if (findings.moves_without_progress != static_cast<int>(claimed.halfmoves() / 2))
        return "moves are miscounted";
    bool correct = findings.material_insufficient;
    if (claim.kind == ClaimKind::repetition) correct = findings.occurrences >= 3;
    if (claim.kind == ClaimKind::fifty) correct = claimed.halfmoves() >= 100;
    return correct == findings.correct ? "" : "a claim is misjudged";
}

std::string Trial::look(bool ticked, Time now) {
    if (match_ != twin_) return "the events do not make the match";
    if (std::string wrong = ledger_.compare(match_, now); !wrong.empty()) return wrong;
    if (ticked && ledger_.flag_is_due(now)) return "time passed and a flag did not fall";
    if (std::string wrong = census_.compare(match_); !wrong.empty()) return wrong;
    if (something_was_not_passed(match_)) return "a captured piece was not passed";
    if (std::string wrong = verdicts_.compare(match_); !wrong.empty()) return wrong;
    if (std::string wrong = unsettled(match_); !wrong.empty()) return wrong;
    for (const BoardId board : kBoards)
        if (std::string wrong = look_at_board(board); !wrong.empty())
            return wrong + " on board " + std::to_string(number(board));
    return {};
}

std::string Trial::look_at_board(BoardId board) {
    const Game& game = match_.games[board];
    if (!match_.has_board(board)) return game == untouched_ ? "" : "something happened";
    if (ended_[board])
        if (std::string wrong = wrong_with_ended(*ended_[board], game); !wrong.empty()) return wrong;
    if (game.keys.empty()) return "no history";
    if (game.moves_completed != history_.moves_completed(board)) return "completed moves are miscounted";
    if (game.position == looked_at_[board]) return {};
    looked_at_[board] = game.position;
    return wrong_with(game.position, match_.ruleset());
}

std::string Trial::finish() const {
    if (replay(match_.agreement, log_) != match_) return "the log does not replay to the match";
    if (!remembered_) return {};
    const Events part{log_.begin(), log_.begin() + static_cast<std::ptrdiff_t>(remembered_->events)};
    if (replay(match_.agreement, part) != remembered_->match)
        return "a part of the log does not replay to the match then";
    return {};
}

}  // namespace doorgeef::match
