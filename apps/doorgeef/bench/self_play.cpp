#include "doorgeef/bench/self_play.hpp"

#include "engine/engine.hpp"
#include "match/decide.hpp"
#include "rules/coordinates.hpp"

#include <cstdlib>
#include <random>

namespace doorgeef::app {

namespace {

using match::BoardId;
using match::Match;

constexpr int kLongestGame = 300;
// So many moves are chosen with a blurred eye, so that no two matches are the same.
constexpr int kVariedMoves = 16;
constexpr engine::Score kBlur = 120;
constexpr engine::Score kDecided = 3'000;

struct Seen {
    BoardId board{};
    rules::Position position{};
    engine::Score score = 0;
};

void carry_out(Match& match, const match::PlayerCommand& command) {
    match::Events events;
    match::advance(match, command, 0, events);
}

Match started_match(const rules::Ruleset& ruleset) {
    match::Agreement agreement = match::Agreement::by(ruleset);
    agreement.time = std::nullopt;
    Match match{agreement};
    for (const match::Seat seat : match::kSeats)
        if (match.has_seat(seat) && match.color(seat) == rules::Color::black)
            carry_out(match, {seat, match::command::Press{}});
    return match;
}

bool can_move(const Match& match, BoardId board) {
    return match.has_board(board) && !match.games[board].over() &&
           match.games[board].stuck == match::Stuck::no;
}

// Quiet: the evaluation should know what it is worth without looking ahead.
bool is_quiet(const rules::Position& position, const engine::Thought& thought) {
    return !position.in_check() && std::abs(thought.score) < kDecided && !thought.move->is_drop() &&
           !position.occupied().contains(thought.move->to());
}

std::vector<Seen> play_match(engine::Engine& engine, Match& match, std::uint64_t nodes,
                             std::mt19937_64& random) {
    std::vector<Seen> seen;
    for (int move = 0; move < kLongestGame && !match.over(); ++move) {
        BoardId board = random() % 2 == 0 ? BoardId::first : BoardId::second;
        if (!can_move(match, board)) board = !board;
        if (!can_move(match, board)) break;
        engine::Limits limits;
        limits.nodes = nodes;
        if (move < kVariedMoves) limits.noise = {kBlur, random()};
        const match::Seat seat = match.on_move(board);
        engine::Situation situation = engine::Situation::of(match, seat, 0);
        situation.sees_both = false;
        const engine::Thought thought = engine.think(situation, limits);
        if (move >= kVariedMoves && is_quiet(match.position(board), thought))
            seen.push_back({board, match.position(board), thought.score});
        carry_out(match, {seat, match::command::Play{rules::coordinates(*thought.move)}});
    }
    return seen;
}

double judged(const Seen& seen, const match::Game& game, double scale) {
    const double thought = engine::promised(seen.score, scale);
    if (!game.outcome || game.outcome->result == match::Result::unfinished) return thought;
    const auto winner = match::winner(game.outcome->result);
    const double result = !winner ? 0.5 : *winner == seen.position.turn() ? 1 : 0;
    return (thought + result) / 2;
}

}  // namespace

std::vector<engine::Sample> self_played_samples(const rules::Ruleset& ruleset, int matches,
                                                std::uint64_t nodes, std::uint64_t seed, double scale) {
    std::mt19937_64 random{seed};
    std::vector<engine::Sample> samples;
    engine::Engine engine{8};
    for (int i = 0; i < matches; ++i) {
        Match match = started_match(ruleset);
        engine.forget();
        for (const Seen& seen : play_match(engine, match, nodes, random))
            samples.push_back({seen.position, judged(seen, match.games[seen.board], scale)});
    }
    return samples;
}

}  // namespace doorgeef::app
