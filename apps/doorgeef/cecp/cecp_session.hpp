// Our engine as xboard sees it. docs/engine-protocols.md says what it understands.
#pragma once

#include "doorgeef/cecp/cecp_line.hpp"
#include "doorgeef/engines/speaker.hpp"
#include "doorgeef/engines/thinker.hpp"

#include <atomic>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::app {

class CecpSession {
public:
    // The seed is for those levels that make mistakes.
    CecpSession(std::ostream& out, std::uint64_t seed) : speaker_(out), seed_(seed) {}

    // False once it is asked to end. Any line is fine.
    bool hear(std::string_view line);

private:
    struct Board {
        rules::Position position{};
        std::vector<rules::zobrist::Key> keys{};
    };

    bool carry_out(const cecp::Quit& line, std::string_view text);
    bool carry_out(const cecp::Protover& line, std::string_view text);
    bool carry_out(const cecp::New& line, std::string_view text);
    bool carry_out(const cecp::Variant& line, std::string_view text);
    bool carry_out(const cecp::Force& line, std::string_view text);
    bool carry_out(const cecp::Go& line, std::string_view text);
    bool carry_out(const cecp::PlayOther& line, std::string_view text);
    bool carry_out(const cecp::MoveNow& line, std::string_view text);
    bool carry_out(const cecp::Undo& line, std::string_view text);
    bool carry_out(const cecp::Result& line, std::string_view text);
    bool carry_out(const cecp::Post& line, std::string_view text);
    bool carry_out(const cecp::Ping& line, std::string_view text);
    bool carry_out(const cecp::SetBoard& line, std::string_view text);
    bool carry_out(const cecp::UserMove& line, std::string_view text);
    bool carry_out(const cecp::Level& line, std::string_view text);
    bool carry_out(const cecp::MoveTime& line, std::string_view text);
    bool carry_out(const cecp::Depth& line, std::string_view text);
    bool carry_out(const cecp::Time& line, std::string_view text);
    bool carry_out(const cecp::Memory& line, std::string_view text);
    bool carry_out(const cecp::Option& line, std::string_view text);
    bool carry_out(const cecp::Holding& line, std::string_view text);
    bool carry_out(const cecp::Partner& line, std::string_view text);
    bool carry_out(const cecp::PartnerTold& line, std::string_view text);
    bool carry_out(const cecp::Ignored& line, std::string_view text);
    bool carry_out(const cecp::Unknown& line, std::string_view text);

    void start_over(const rules::Position& position);
    void play(rules::Move move);
    // Ends a thought without a move.
    void give_up();
    // Thinks if it is the engine's turn. Requires: it does not think.
    void think_if_on_move();
    void set_thinking(bool thinking);
    // A ping that comes while it thinks is answered after the move, as the protocol asks.
    void pay_pongs();
    Budget budget();
    // How long it can still heed a request to wait in this turn; nothing: as long as its teammate likes.
    std::optional<std::chrono::microseconds> can_sit_for() const;
    void tell(const engine::Thought& thought, std::chrono::microseconds time);
    void answer(const engine::Thought& thought);
    void tell_partner(const engine::Thought& thought);
    // For the teammate, as far as the ruleset lets him be told; empty if there is nothing.
    std::string word_for_partner(const engine::Thought& thought) const;
    void tell_ending();
    const rules::Position& position() const { return history_.back().position; }

    Speaker speaker_;
    std::uint64_t seed_;
    const engine::Level* level_ = engine::level_named("full");
    rules::Ruleset ruleset_ = *rules::preset("jijbent");
    std::vector<Board> history_{Board{}};
    std::optional<rules::Color> plays_{rules::Color::black};  // none: force mode
    std::atomic<bool> post_ = false;
    bool has_partner_ = false;
    engine::Heard heard_{};
    std::string told_{};  // to the partner, last
    std::optional<std::chrono::steady_clock::time_point> turn_began_{};

    Allowance allowance_{};
    std::optional<int> depth_{};
    int moves_per_period_ = 0;

    std::mutex pongs_mutex_{};  // of what follows
    bool thinking_ = false;
    std::vector<std::string> pongs_owed_{};

    // Last, so that its thread is gone before what it uses. Until it is stopped or abandoned the board
    // belongs to that thread.
    Thinker thinker_{};
};

}  // namespace doorgeef::app
