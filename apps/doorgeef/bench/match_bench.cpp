#include "doorgeef/bench/match_bench.hpp"

#include "doorgeef/bench/cpu_time.hpp"
#include "match/decide.hpp"
#include "match/standing.hpp"
#include "rules/coordinates.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>
#include <array>
#include <random>

namespace doorgeef::app {

namespace {

using match::BoardId;
using match::Match;

constexpr int kMostMoves = 120;
constexpr match::Time kMoveMs = 100;

// The number of events that followed.
std::size_t carry_out(Match& match, const match::Command& command, match::Time now) {
    match::Events events;
    match::advance(match, command, now, events);
    return events.size();
}

Match started_match(const rules::Ruleset& ruleset) {
    Match match{match::Agreement::by(ruleset)};
    for (const match::Seat seat : match::kSeats)
        if (match.has_seat(seat) && match.color(seat) == rules::Color::black)
            carry_out(match, match::PlayerCommand{seat, match::command::Press{}}, 0);
    return match;
}

bool can_move(const Match& match, BoardId board) {
    return match.has_board(board) && !match.games[board].over() &&
           match.games[board].stuck == match::Stuck::no;
}

Recording play_random_match(const rules::Ruleset& ruleset, std::mt19937_64& random) {
    Match match = started_match(ruleset);
    Recording recording;
    match::Time now = 0;
    while (!match.over() && recording.size() < kMostMoves) {
        BoardId board = random() % 2 == 0 ? BoardId::first : BoardId::second;
        if (!can_move(match, board)) board = !board;
        if (!can_move(match, board)) break;
        const rules::MoveList moves =
            rules::legal_moves(match.position(board), ruleset, match::other_position(match, board));
        const rules::Move move = moves[random() % moves.size()];
        const match::PlayerCommand command{match.on_move(board),
                                           match::command::Play{rules::coordinates(move)}};
        now += kMoveMs;
        carry_out(match, command, now);
        recording.push_back(command);
    }
    return recording;
}

// What a match takes in memory, with what it has on the heap.
std::size_t state_bytes(const Match& match) {
    std::size_t bytes = sizeof(Match);
    for (const match::Game& game : match.games.values) {
        bytes += game.keys.capacity() * sizeof(game.keys[0]) + game.touched.capacity() * sizeof(match::Touch);
        if (game.last) bytes += game.last->keys_before.capacity() * sizeof(game.keys[0]);
    }
    return bytes;
}

void replay(const rules::Ruleset& ruleset, const Recording& recording, MatchFigures& figures) {
    Match match = started_match(ruleset);
    match::Time now = 0;
    for (const match::PlayerCommand& command : recording) {
        now += kMoveMs;
        figures.events += carry_out(match, command, now);
    }
    figures.plies += recording.size();
    figures.largest_state = std::max(figures.largest_state, state_bytes(match));
}

}  // namespace

std::vector<Recording> play_random_matches(const rules::Ruleset& ruleset, int matches, std::uint64_t seed) {
    std::mt19937_64 random{seed};
    std::vector<Recording> recordings;
    for (int i = 0; i < matches; ++i) recordings.push_back(play_random_match(ruleset, random));
    return recordings;
}

MatchFigures measure_replay(const rules::Ruleset& ruleset, const std::vector<Recording>& recordings) {
    MatchFigures figures;
    std::array<double, 3> seconds{};
    for (double& run : seconds) {
        figures = {};
        const double begin = cpu_seconds();
        for (const Recording& recording : recordings) replay(ruleset, recording, figures);
        run = cpu_seconds() - begin;
    }
    std::ranges::sort(seconds);
    figures.cpu_seconds = seconds[1];
    figures.mean_log = figures.events * sizeof(match::Event) / recordings.size();
    return figures;
}

std::string to_text(const rules::Ruleset& ruleset, const Recording& recording) {
    const Match match{match::Agreement::by(ruleset)};
    match::ByBoard<std::string> dropped;
    std::string moves;
    for (const match::PlayerCommand& command : recording) {
        const rules::Coordinates& move = std::get<match::command::Play>(command.what).move;
        moves += ' ' + std::to_string(match::number(command.seat.board())) + rules::to_string(move);
        if (const auto* drop = std::get_if<rules::DropCoordinates>(&move.what)) {
            const char letter = rules::letter(drop->role);
            const bool white = match.color(command.seat) == rules::Color::white;
            dropped[command.seat.board()] += white ? letter : static_cast<char>(letter - 'A' + 'a');
        }
    }
    const auto or_dash = [](const std::string& men) { return men.empty() ? std::string{"-"} : men; };
    return or_dash(dropped[BoardId::first]) + ' ' + or_dash(dropped[BoardId::second]) + moves;
}

}  // namespace doorgeef::app
