// The search on one board: iterative deepening, principal variation search, quiescence. It knows the other
// board only by what captured pieces are worth there (Worth).
#pragma once

#include "engine/engine.hpp"
#include "engine/hash_table.hpp"
#include "engine/history.hpp"
#include "engine/move_picker.hpp"
#include "engine/worth.hpp"

#include <array>
#include <optional>
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
    // Lost, and played only for what it still passes: being mated just ends that.
    bool given_up = false;
};

class Search {
public:
    // The three are kept by reference.
    Search(Memory& memory, const Field& field, const Limits& limits);

    // Deepens until a limit is reached. Requires: a legal move.
    Thought run(const Listener& listener);

    // Under which the hash table knows a position.
    rules::zobrist::Key key_of(const rules::Position& position) const { return position.key() ^ salt_; }

private:
    struct Window {
        Score alpha;
        Score beta;

        bool is_wide() const { return beta - alpha > 1; }
        Window reversed() const { return {-beta, -alpha}; }
        // Only the question whether a score is above alpha.
        Window narrow() const { return {alpha, alpha + 1}; }
    };
    // What is kept for each ply of the line being looked at.
    struct Ply {
        rules::Move best = kNoMove;
        std::array<rules::Move, 2> killers{kNoMove, kNoMove};
        rules::Move played = kNoMove;
        rules::Move excluded = kNoMove;
        Score evaluation = 0;
        History::Answers* answers = nullptr;  // to the move played here
        std::vector<rules::Move> tried{};     // that did not help
        std::array<rules::Move, kMostPlies + 1> line{};
        int line_length = 0;
    };
    // A position on its way through the search.
    struct Node {
        const rules::Position& position;
        Window window;
        int depth;
        int ply;
        bool cut;  // expected to fail high
        RankedMove* room;
        bool in_check = false;
        bool improving = false;  // better than two plies ago
        std::optional<Remembered> known{};
        rules::Move first = kNoMove;  // what the table advises
        Score estimate = 0;           // the evaluation, corrected by what the table knows
        int moves = 0;                // looked at so far
        Score best = -kInfinite;
    };
    // A move on its way through the search.
    struct Candidate {
        rules::Move move;
        bool quiet;
        bool checks;
        int standing;  // with the history
    };
    static constexpr int kPliesBefore = 2;

    Ply& at(int ply) { return plies_.begin()[ply + kPliesBefore]; }

    // ---- search.cpp: the root
    void list_root_moves();
    Score aspire(Score before, int depth);
    Score search_root(Window window, int depth);
    Score search_root_move(rules::Move move, int number, Window window, int depth);
    Thought thought(int depth, Score score) const;

    // ---- search_node.cpp
    Score search(const rules::Position& position, Window window, int depth, int ply, bool cut,
                 RankedMove* room);
    bool settled_by_table(const Node& node) const;
    void estimate(Node& node);
    std::optional<Score> settle_early(Node& node);
    std::optional<Score> try_null_move(const Node& node);
    bool may_be_zugzwang(const rules::Position& position) const;
    Score search_moves(Node& node);
    bool is_hopeless(const Node& node, const Candidate& candidate, MovePicker& picker);
    // How much deeper to look; nothing if it turns out that the node is settled by `best`.
    std::optional<int> extension(Node& node, const Candidate& candidate, RankedMove* room);
    Score search_move(const Node& node, const Candidate& candidate, int extension, RankedMove* room);
    int reduction(const Node& node, const Candidate& candidate) const;
    void learn(const Node& node, rules::Move best);
    void teach(const Node& node, rules::Move move, int bonus);

    // ---- quiescence.cpp
    Score quiesce(const rules::Position& position, Window window, int depth, int ply, RankedMove* room);
    bool is_quiescent_hopeless(const Node& node, rules::Move move, Score evaluation) const;

    // ---- search_common.cpp
    rules::Position after(const rules::Position& position, rules::Move move, int ply);
    void undo() { path_.pop_back(); }
    // A score where the search goes no further for other reasons than depth.
    std::optional<Score> cut_short(const rules::Position& position, bool in_check, int ply,
                                   const RankedMove* room);
    Score without_moves(const rules::Position& position, bool in_check, int ply) const;
    bool repeats(const rules::Position& position) const;
    bool is_dead(const rules::Position& position) const;
    bool is_capture(const rules::Position& position, rules::Move move) const;
    rules::Move legal_or_none(const rules::Position& position, rules::Move move) const;
    Score judge(const rules::Position& position) const;
    Score corrected(Score evaluation, const std::optional<Remembered>& known) const;
    void update_line(int ply, rules::Move move);
    PickerView view(const rules::Position& position, int ply);
    bool stopped();

    Memory& memory_;
    const Field& field_;
    const Limits& limits_;
    std::vector<Ply> plies_;
    std::vector<rules::zobrist::Key> path_;
    rules::zobrist::Key salt_;
    std::vector<RankedMove> root_moves_;
    std::uint64_t nodes_ = 0;
    int deepest_ = 0;
    int root_depth_ = 1;
    bool stop_ = false;
};

// Whether a bound from the table settles the question that the window asks.
constexpr bool settles(const Remembered& known, Score alpha, Score beta) {
    return known.bound == Bound::exact || (known.bound == Bound::lower && known.score >= beta) ||
           (known.bound == Bound::upper && known.score <= alpha);
}

// Beyond this, a score says that somebody has no move left.
inline constexpr Score kDecided = kStuck - kMostPlies;

// How many plies late moves are looked at less deeply.
int late_move_reduction(int depth, int moves);

}  // namespace doorgeef::engine
