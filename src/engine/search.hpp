// The search on one board: iterative deepening, principal variation search, quiescence. It knows the other
// board only by what captured pieces are worth there (Worth).
#pragma once

#include "engine/engine.hpp"
#include "engine/hash_table.hpp"
#include "engine/history.hpp"
#include "engine/move_picker.hpp"
#include "engine/worth.hpp"

#include <array>
#include <vector>

namespace doorgeef::engine {

// What outlives a search, owned by the engine.
struct Memory {
    HashTable table;
    History history{};
    std::vector<rules::Move> counters;  // by colour and gesture of the move that they answer
    std::vector<RankedMove> room;       // for the moves of all positions along a line

    explicit Memory(std::size_t hash_mib);
    void clear();
};

// One board as a search sees it.
struct Field {
    const rules::Ruleset& ruleset;
    rules::Position position;
    const rules::Position* other;              // needed where promotions take from it
    std::vector<rules::zobrist::Key> earlier;  // positions that count for repetition
    bool last_game;                            // the other game is over: stuck is stuck for good
    Worth worth;
};

class Search {
public:
    Search(Memory& memory, const Field& field, const Limits& limits);

    // Deepens until a limit is reached. Requires: a legal move.
    Thought run(const Listener& listener);
    std::uint64_t nodes() const { return nodes_; }

private:
    struct Ply {
        std::array<rules::Move, 2> killers{kNoMove, kNoMove};
        rules::Move played = kNoMove;
        rules::Move excluded = kNoMove;
        Score evaluation = 0;
        History::Answers* answers = nullptr;  // to the move played here
        std::array<rules::Move, kMostPlies + 1> line{};
        int line_length = 0;
    };
    static constexpr int kPliesBefore = 2;

    Ply& at(int ply) { return plies_[static_cast<std::size_t>(ply + kPliesBefore)]; }
    Score search(const rules::Position& position, Score alpha, Score beta, int depth, int ply, bool cut,
                 RankedMove* room);
    Score quiesce(const rules::Position& position, Score alpha, Score beta, int depth, int ply,
                  RankedMove* room);
    Score search_root(Score alpha, Score beta, int depth);
    Score aspire(Score before, int depth);
    rules::Position after(const rules::Position& position, rules::Move move, int ply);
    void undo() { path_.pop_back(); }
    Score without_moves(const rules::Position& position, bool in_check, int ply) const;
    bool repeats(const rules::Position& position) const;
    bool is_capture(const rules::Position& position, rules::Move move) const;
    void update_line(int ply, rules::Move move);
    void learn(const rules::Position& position, rules::Move best, int depth, int ply,
               const std::vector<rules::Move>& tried);
    PickerView view(const rules::Position& position, int ply);
    bool stopped();
    Thought thought(int depth, Score score) const;

    Memory& memory_;
    const Field& field_;
    const Limits& limits_;
    std::vector<Ply> plies_;
    std::vector<std::vector<rules::Move>> tried_;  // by ply
    std::vector<rules::zobrist::Key> path_;
    rules::zobrist::Key salt_;
    std::vector<RankedMove> root_moves_;
    std::uint64_t nodes_ = 0;
    int deepest_ = 0;
    int root_depth_ = 1;
    bool stop_ = false;
};

}  // namespace doorgeef::engine
