// Our engine as UCI sees it. docs/engine-protocols.md says what it understands.
#pragma once

#include "doorgeef/engines/speaker.hpp"
#include "doorgeef/engines/thinker.hpp"
#include "doorgeef/uci/uci_line.hpp"

#include <iosfwd>
#include <optional>
#include <string_view>
#include <vector>

namespace doorgeef::app {

class UciSession {
public:
    // The seed is for those levels that make mistakes.
    UciSession(std::ostream& out, std::uint64_t seed) : speaker_(out), seed_(seed) {}

    // False once it is asked to end. Any line is fine.
    bool hear(std::string_view line);

    // Nothing more will be said: comes back when what was asked is answered. A search without a limit is
    // stopped.
    void finish();

private:
    // A board as it was told: nothing changes where that was refused.
    struct Board {
        rules::Position position{};
        std::vector<rules::zobrist::Key> keys{};
    };
    struct Other {
        Board board{};
        bool over = false;
    };

    bool carry_out(const uci::Quit& line);
    bool carry_out(const uci::Greet& line);
    bool carry_out(const uci::IsReady& line);
    bool carry_out(const uci::NewGame& line);
    bool carry_out(const uci::Stop& line);
    bool carry_out(const uci::PonderHit& line);
    bool carry_out(const uci::SetOption& line);
    bool carry_out(const uci::Position& line);
    bool carry_out(const uci::OtherBoard& line);
    bool carry_out(const uci::Go& line);
    bool carry_out(const uci::Unknown& line);

    std::optional<Board> set_up(const std::optional<std::string>& fen);
    bool play(Board& board, std::string_view text);
    void set_hash(std::string_view text);
    void set_level(std::string_view name);
    void set_variant(std::string_view name);
    bool knows_other_board() const { return other_ && sees_other_board_; }
    // Where it is not known: two kings, so that nothing can be taken from it (Stein 3.1).
    rules::Position other_position() const;
    engine::Situation situation() const;
    std::vector<rules::Move> safe_moves() const;
    Budget budget(const uci::Go& go) const;
    void complain(std::string_view what, std::string_view code, std::string_view text);
    void tell(const engine::Thought& thought, std::chrono::microseconds time);
    void answer(const engine::Thought& thought);

    Speaker speaker_;
    std::uint64_t seed_;
    const engine::Level* level_ = engine::level_named("full");
    rules::Ruleset ruleset_ = *rules::preset("jijbent");
    Board board_{};
    std::optional<Other> other_{};
    bool sees_other_board_ = false;
    std::chrono::milliseconds overhead_{10};
    std::optional<Budget> pondered_{};  // the budget that a ponderhit sets
    bool limited_ = false;              // the last search ends by itself, once it is not held any more
    bool held_ = false;
    Thinker thinker_{};
};

}  // namespace doorgeef::app
