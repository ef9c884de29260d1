// A match: two games played side by side between two teams. It is a value; its log of events is the truth,
// and apply() is the only way in which it changes.
#pragma once

#include "match/arbiter.hpp"
#include "match/claim.hpp"
#include "match/clock.hpp"
#include "match/conduct.hpp"
#include "match/outcome.hpp"
#include "match/seat.hpp"
#include "match/speech.hpp"
#include "rules/position.hpp"
#include "rules/ruleset.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace doorgeef::match {

// What is agreed before the start.
struct Agreement {
    rules::Ruleset ruleset{};
    Conduct conduct{};
    std::optional<rules::TimeControl> time{};  // none: no clocks
    Team white_on_first = Team::a;             // by lot, or by the home team (KNSB 1.4, Minerva 1.5)
    ByBoard<rules::Position> positions{};

    // The ruleset's own time, the usual starting positions.
    static Agreement by(const rules::Ruleset& ruleset);
    friend bool operator==(const Agreement&, const Agreement&) = default;
};

// The team whose first-board player has White: by a drawn lot (false: team A), or as the ruleset says.
Team white_on_first(const rules::Ruleset& ruleset, bool lot);

// What the player to move has touched, in order (KNSB 4.1, FIDE 4).
using Touch = std::variant<rules::Square, rules::Role>;

// The move that stands last on a board, kept so that it can be taken back.
struct LastMove {
    rules::Position before{};
    rules::Move move{};
    rules::Played played{};
    bool legal = true;
    bool dropped_piece_gone = false;                 // taken from the board since (Stein 3.1, KNSB 7.7)
    std::vector<rules::zobrist::Key> keys_before{};  // Game::keys, kept only for moves that may be taken back

    friend bool operator==(const LastMove&, const LastMove&) = default;
};

// KNSB 7.7: an illegal capture is being taken back, but the piece has been passed on.
struct Return {
    rules::Chessman piece{};
    bool reported = false;       // the offender has said that it is gone
    bool opponent_runs = false;  // his teammate came on move, so the opponent's clock was started

    friend bool operator==(const Return&, const Return&) = default;
};

enum class Stuck : std::uint8_t { no, mate, stalemate };

// What happens on one board.
struct Game {
    rules::Position position{};
    Clock clock{};
    std::optional<Outcome> outcome{};
    Time ended = 0;                   // when it got its outcome
    Stuck stuck = Stuck::no;          // the player to move has no legal move
    std::optional<Color> resigned{};  // off move: the opponent has a last move (KNSB 5.2)
    bool move_made = false;           // on the board, clock not pressed yet
    std::optional<LastMove> last{};
    bool challengeable = false;     // the last move is illegal and can still be challenged (KNSB 7.4)
    ByColor<bool> illegal_stood{};  // an illegal move by this colour was let stand
    ByColor<int> illegal_made{};    // illegal moves completed in this game, replaced since or not (KNSB 10.3)
    std::optional<Return> coming_back{};
    std::vector<Touch> touched{};
    std::optional<Color> draw_offered{};
    std::optional<Claim> claim{};  // laid before the moderator
    bool arbiter_called = false;
    std::optional<Article> decided_under{};  // by which the arbiter ended it
    ByColor<int> moves_completed{};
    std::vector<rules::zobrist::Key> keys{};  // of the positions since the last progress, this one included

    bool over() const { return outcome.has_value(); }
    // Whose move it is; until the clock is pressed, or the piece of an illegal capture is back, still the
    // mover's.
    Color turn() const { return move_made || coming_back ? !position.turn() : position.turn(); }

    friend bool operator==(const Game&, const Game&) = default;
};

struct Match {
    Agreement agreement{};
    ByBoard<Game> games{};
    BySeat<rules::Reserve> captured{};  // taken, not passed yet
    BySeat<bool> ready{};               // Black has pressed (KNSB 6.4)
    BySeat<bool> agrees_to_draw{};      // where all four must
    BySeat<std::optional<Leave>> leave_asked{};
    std::optional<Time> started{};
    bool paused = false;
    std::optional<Score> score{};  // once the match has ended

    explicit Match(const Agreement& agreed);

    const rules::Ruleset& ruleset() const { return agreement.ruleset; }
    const Conduct& conduct() const { return agreement.conduct; }
    bool over() const { return score.has_value(); }
    bool has_board(BoardId board) const { return board == BoardId::first || ruleset().boards == 2; }
    bool has_seat(Seat seat) const { return has_board(seat.board()); }
    Color color(Seat seat) const { return color_of(seat, agreement.white_on_first); }
    Seat seat(BoardId board, Color color) const { return seat_of(board, color, agreement.white_on_first); }
    Seat on_move(BoardId board) const { return seat(board, games[board].turn()); }
    const Game& game(Seat seat) const { return games[seat.board()]; }
    const rules::Position& position(BoardId board) const { return games[board].position; }
    const rules::Reserve& reserve(Seat seat) const { return position(seat.board()).reserve(color(seat)); }
    Time remaining_ms(Seat seat, Time now) const;

    friend bool operator==(const Match&, const Match&) = default;
};

}  // namespace doorgeef::match
