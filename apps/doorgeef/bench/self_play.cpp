#include "doorgeef/bench/self_play.hpp"

#include "doorgeef/bench/in_parallel.hpp"
#include "engine/engine.hpp"
#include "match/decide.hpp"
#include "match/standing.hpp"
#include "rules/coordinates.hpp"

#include <algorithm>
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
    engine::Score score = 0;  // for the player to move
    bool quiet = false;
};

// How much of a judgement is what became of the game, rather than what was thought at the time.
constexpr double kShareOfResult = 0.75;

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
bool is_quiet(const Match& match, BoardId board, const engine::Thought& thought) {
    const rules::Position& position = match.position(board);
    return !position.in_check() && std::abs(thought.score) < kDecided &&
           !position.occupied().contains(thought.move->to()) &&
           !position.gives_check(*thought.move, match::other_position(match, board));
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
        seen.push_back({board, match.position(board), thought.score,
                        move >= kVariedMoves && is_quiet(match, board, thought)});
        carry_out(match, {seat, match::command::Play{rules::coordinates(*thought.move)}});
    }
    return seen;
}

// What became of a game, for White: where it was not played to an end, what was thought of it last.
double result_of(const Match& match, BoardId board, const std::vector<Seen>& seen, double scale) {
    const auto& outcome = match.games[board].outcome;
    if (outcome && outcome->result != match::Result::unfinished) {
        const auto winner = match::winner(outcome->result);
        return !winner ? 0.5 : *winner == rules::Color::white ? 1 : 0;
    }
    const auto last =
        std::find_if(seen.rbegin(), seen.rend(), [&](const Seen& one) { return one.board == board; });
    if (last == seen.rend()) return 0.5;
    const bool white = last->position.turn() == rules::Color::white;
    return engine::promised(white ? last->score : -last->score, scale);
}

std::vector<engine::Sample> samples_of(const Match& match, const std::vector<Seen>& seen, double scale) {
    match::ByBoard<double> results;
    for (const BoardId board : match::kBoards) results[board] = result_of(match, board, seen, scale);
    std::vector<engine::Sample> samples;
    for (const Seen& one : seen) {
        if (!one.quiet) continue;
        const double for_white = results[one.board];
        const double result = one.position.turn() == rules::Color::white ? for_white : 1 - for_white;
        const double thought = engine::promised(one.score, scale);
        samples.push_back({one.position, kShareOfResult * result + (1 - kShareOfResult) * thought});
    }
    return samples;
}

}  // namespace

std::vector<engine::Sample> self_played_samples(const rules::Ruleset& ruleset, int matches,
                                                std::uint64_t nodes, std::uint64_t seed, double scale) {
    std::vector<std::vector<engine::Sample>> of_matches(static_cast<std::size_t>(matches));
    in_parallel(of_matches.size(), [&](std::size_t number) {
        std::seed_seq seeds{seed, std::uint64_t{number}};
        std::mt19937_64 random{seeds};
        engine::Engine engine{1};
        Match match = started_match(ruleset);
        const std::vector<Seen> seen = play_match(engine, match, nodes, random);
        of_matches[number] = samples_of(match, seen, scale);
    });
    std::vector<engine::Sample> samples;
    for (const auto& some : of_matches) samples.insert(samples.end(), some.begin(), some.end());
    return samples;
}

}  // namespace doorgeef::app
