// The engine as its users see it: a situation goes in, a thought comes out. It reads no clock and starts no
// thread: how long it thinks is said by a number of nodes, a depth, or a question it asks now and then.
// The same situations with the same node budgets give the same thoughts on every machine.
#pragma once

#include "engine/score.hpp"
#include "engine/situation.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace doorgeef::engine {

// An evaluation that is off by as much as `most`, each position by its own amount.
struct Noise {
    Score most = 0;
    std::uint64_t seed = 0;
};

struct Limits {
    std::optional<std::uint64_t> nodes{};
    std::optional<int> depth{};
    // Asked about every thousand nodes; true means stop now.
    std::function<bool()> stop{};
    // Asked after every finished depth; true means that another one is not worth beginning.
    std::function<bool()> enough{};
    // If not empty: choose only from these moves.
    std::vector<rules::Move> among{};
    Noise noise{};
    // The other game goes on meanwhile: the opponent will hold what his teammate is about to capture there.
    bool in_play = false;
    // Also say what to ask the teammate for, and what to warn him of.
    bool advise = false;
};

// What the engine thinks so far; the last one is the answer.
struct Thought {
    // The best move; nothing if there is no legal one.
    std::optional<rules::Move> move{};
    // Better make no move now, as long as the clock allows it. Ask again when something has changed.
    bool wait = false;
    Score score = 0;                  // for the player to move
    Score other_score = 0;            // how the other board stands for the teammate; 0 if it was not asked
    std::vector<rules::Move> line{};  // what it expects, the move first
    int depth = 0;
    int deepest = 0;  // the longest line looked at, in plies
    std::uint64_t nodes = 0;
    int hash_permille = 0;  // how full the hash table is; only where somebody listens
    // For the teammate: pieces that mate or save, the cheapest first, and pieces that win for the opponent.
    std::vector<rules::Role> needs{};
    std::vector<rules::Role> dangers{};
    bool teammate_should_wait = false;
};

using Listener = std::function<void(const Thought&)>;

class Engine {
public:
    explicit Engine(std::size_t hash_mib = 16);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;

    // Thinks for the player to move on the seat's own board. The listener hears each finished depth.
    // Blocks until a limit is reached; without limits until the greatest depth.
    Thought think(const Situation& situation, const Limits& limits, const Listener& listener = {});

    // Forgets everything learned, so that the next thought does not depend on the ones before.
    void forget();

private:
    class Mind;
    std::unique_ptr<Mind> mind_;
};

}  // namespace doorgeef::engine
