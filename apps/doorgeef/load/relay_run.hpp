// The same load on a bare relay: in each room of four, whatever one says the relay passes on to all four. It
// shows what the passing on alone costs.
#pragma once

#include "doorgeef/load/load_run.hpp"

#include <array>
#include <memory>
#include <vector>

namespace doorgeef::app {

class RelayRoom;

class RelayRun {
public:
    RelayRun(ServerUrl url, server::net::Tcp::endpoint server, LoadPlan plan, LoadRun::Watcher watcher);
    ~RelayRun();

    void run();
    const Tally& tally() const { return tally_; }

private:
    void tick();
    bool make_moves();

    boost::asio::io_context io_{1};
    LoadTarget target_;
    LoadPlan plan_;
    LoadRun::Watcher watcher_;
    Tally tally_{};
    std::vector<std::unique_ptr<RelayRoom>> rooms_{};
    boost::asio::steady_timer timer_{io_};
    std::optional<LoadRun::Stage> reached_{};
    std::size_t begun_ = 0;
    std::size_t most_here_ = 0;  // rooms
    std::size_t next_ = 0;
    Moment stage_began_{};
    double moves_made_ = 0;
};

}  // namespace doorgeef::app
