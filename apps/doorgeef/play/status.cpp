#include "doorgeef/play/status.hpp"

#include "doorgeef/texts/events.hpp"
#include "doorgeef/texts/play.hpp"
#include "rules/coordinates.hpp"

#include <algorithm>
#include <vector>

namespace doorgeef::app {

namespace {

using match::BoardId;
using match::Game;
using match::Match;
using match::name;
using match::Seat;

std::string two_digits(match::Time number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

std::string over(const Game& game, const std::string& board, Language language) {
    if (game.outcome->result == match::Result::unfinished) return say(language, texts::kBoardCutShort, board);
    return say(language, texts::kBoardOver, board, match::code(game.outcome->result),
               say(language, texts::phrase(game.outcome->reason)));
}

// Whose move it is, and after which move.
std::string to_move(const Match& match, BoardId id, const std::string& board, Language language) {
    const Game& game = match.games[id];
    const auto seat = name(match.on_move(id));
    if (!game.last)
        return say(language, game.position.in_check() ? texts::kBoardInCheck : texts::kBoardToMove, board,
                   seat);
    const std::string move = rules::to_string(game.last->move);
    if (game.move_made) return say(language, texts::kBoardToPress, board, seat, move);
    return say(language, game.position.in_check() ? texts::kBoardInCheckAfter : texts::kBoardToMoveAfter,
               board, seat, move);
}

// "A1", "A1 en B2", "A1, A2 en B2"
std::string enumerate(const std::vector<Seat>& seats, Language language) {
    std::string text;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::string seat{name(seats[i])};
        if (i == 0)
            text = seat;
        else if (i + 1 == seats.size())
            text = say(language, texts::kAnd, text, seat);
        else
            text += ", " + seat;
    }
    return text;
}

template <class Wanted>
std::vector<Seat> seats_where(const Match& match, Wanted wanted) {
    std::vector<Seat> seats;
    std::ranges::copy_if(match::kSeats, std::back_inserter(seats),
                         [&](Seat seat) { return match.has_seat(seat) && wanted(seat); });
    return seats;
}

std::string draw_offers(const Match& match, Language language) {
    if (match.ruleset().draw_agreement == rules::DrawAgreement::four) {
        const auto agreed = seats_where(match, [&](Seat seat) { return match.agrees_to_draw[seat]; });
        return agreed.empty() ? "" : say(language, texts::kDrawAgreedBy, enumerate(agreed, language)) + '\n';
    }
    const auto offering =
        seats_where(match, [&](Seat seat) { return match.game(seat).draw_offered == match.color(seat); });
    return offering.empty() ? "" : say(language, texts::kDrawOnOffer, enumerate(offering, language)) + '\n';
}

}  // namespace

std::string board_status(const Match& match, BoardId id, Language language) {
    const Game& game = match.games[id];
    const std::string board = std::to_string(match::number(id));
    const auto seat = name(match.on_move(id));
    if (!match.started) return say(language, texts::kBoardNotStarted, board);
    if (game.over()) return over(game, board, language);
    if (match.paused) return say(language, texts::kBoardPaused, board);
    if (game.coming_back)
        return say(language, texts::kBoardWaitsForReturn, board,
                   say(language, texts::phrase(game.coming_back->piece.role)));
    if (game.resigned) {
        const Seat resigned = match.seat(id, *game.resigned);
        return say(language, texts::kBoardLastMove, board, name(resigned), name(resigned.opponent()));
    }
    if (game.claim) return say(language, texts::kBoardClaimLaid, board, name(game.claim->seat));
    switch (game.stuck) {
    case match::Stuck::mate: return say(language, texts::kBoardStuckInMate, board, seat);
    case match::Stuck::stalemate: return say(language, texts::kBoardStuckInStalemate, board, seat);
    case match::Stuck::no: break;
    }
    return to_move(match, id, board, language);
}

std::string pending_matters(const Match& match, Language language) {
    if (match.over()) return say(language, texts::kFinalScore, score_text(*match.score, language)) + '\n';
    if (!match.started) {
        const auto to_press = seats_where(
            match, [&](Seat seat) { return match.color(seat) == rules::Color::black && !match.ready[seat]; });
        return say(language, to_press.size() == 1 ? texts::kWaitsForStart : texts::kWaitsForStarts,
                   enumerate(to_press, language)) +
               '\n';
    }
    std::string text = draw_offers(match, language);
    if (match.paused) text += say(language, texts::kMatchPaused) + '\n';
    return text;
}

std::string clocks_line(const Match& match, match::Time now, Language language) {
    if (!match.agreement.time) return "";
    std::string text;
    for (const BoardId board : match::kBoards)
        for (const match::Team team : match::kTeams) {
            const Seat seat{team, board};
            if (!match.has_seat(seat)) continue;
            const bool runs = match.games[board].clock.running() == match.color(seat);
            if (!text.empty()) text += "   ";
            text +=
                (runs ? "> " : "  ") + std::string{name(seat)} + ' ' + clock_text(match, seat, now, language);
        }
    return text + '\n';
}

std::string clock_text(match::Time remaining_ms) {
    const match::Time seconds = remaining_ms / 1000;
    if (seconds < 20) return std::to_string(seconds) + '.' + std::to_string(remaining_ms % 1000 / 100);
    const std::string rest = ':' + two_digits(seconds % 60);
    if (seconds < 3600) return std::to_string(seconds / 60) + rest;
    return std::to_string(seconds / 3600) + ':' + two_digits(seconds / 60 % 60) + rest;
}

std::string clock_text(const Match& match, Seat seat, match::Time now, Language language) {
    const match::Clock& clock = match.game(seat).clock;
    if (!clock.timed()) return "";
    if (clock.flag_down(match.color(seat))) return say(language, texts::kFlagOnClock);
    return clock_text(match.remaining_ms(seat, now));
}

std::string log_time(match::Time ms) {
    return std::to_string(ms / 60'000) + ':' + two_digits(ms / 1000 % 60) + '.' +
           std::to_string(ms % 1000 / 100);
}

std::string score_text(const match::Score& score, Language language) {
    std::string text = match::to_string(score);
    if (language == Language::dutch) std::ranges::replace(text, '.', ',');
    return text;
}

}  // namespace doorgeef::app
