// A load on a server: many matches at once, moves at a steady rate, and a look at what became of each.
#pragma once

#include "doorgeef/load/party.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

namespace doorgeef::app {
// For a load on a server and on a bare relay alike.
inline constexpr std::chrono::milliseconds kTick{1};
inline constexpr std::size_t kMostUnfinished = 100;  // parties that connect, or sit down, at the same time

struct LoadPlan {
    std::size_t matches = 1;
    double moves_per_second = 1;
    std::chrono::milliseconds duration{10'000};
    // For the next step of the set-up, and for answers that have not come at the end.
    std::chrono::milliseconds patience{15'000};
    std::uint64_t seed = 1;
    std::size_t events_per_match = 1'000;  // then one team gives up and the next match begins
};

class LoadRun {
public:
    // What the run has come to; called once each, in this order. It gives up when the set-up stands still,
    // and then nothing but `settled` follows.
    enum class Stage : std::uint8_t { connected, playing, moved, gave_up, settled };
    using Watcher = std::function<void(Stage)>;

    LoadRun(ServerUrl url, server::net::Tcp::endpoint server, LoadPlan plan, Watcher watcher);
    ~LoadRun();

    // Until it is settled.
    void run();
    // From another thread: play no longer than until now.
    void end_soon();

    const Tally& tally() const { return tally_; }
    std::vector<const WatchedMatch*> matches() const;

private:
    void tick();
    // Each says whether the stage is over.
    bool connect_some();
    bool seat_some();
    bool make_moves();
    bool wait_for_quiet();
    // Nobody has come any nearer to playing for a long time.
    bool stands_still();
    void settle();
    // One more party may, if so many are at it and only so many should be.
    bool may_begin(std::size_t unfinished, std::size_t most) const;
    void reach(Stage stage);

    boost::asio::io_context io_{1};
    LoadTarget target_;
    LoadPlan plan_;
    Watcher watcher_;
    Tally tally_{};
    std::mt19937_64 random_;
    Restraint restraint_{};
    std::vector<std::unique_ptr<Party>> parties_{};
    boost::asio::steady_timer timer_{io_};
    std::optional<Stage> reached_{};
    std::size_t begun_ = 0;     // parties, in the stage at hand
    std::size_t next_ = 0;      // party to move
    std::size_t progress_ = 0;  // of all parties, at its best
    Moment progressed_{};
    Moment stage_began_{};
    double moves_made_ = 0;
    bool end_soon_ = false;
};

}  // namespace doorgeef::app
