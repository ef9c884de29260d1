// What a load has shown, in words.
#pragma once

#include "doorgeef/console.hpp"
#include "doorgeef/load/load_run.hpp"
#include "doorgeef/load/server_figures.hpp"
#include "doorgeef/load/tally.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace doorgeef::app {

class LoadReport {
public:
    LoadReport(const Console& console, std::optional<std::string> process, ServerUrl url,
               boost::asio::ip::tcp::endpoint server);

    // At the points of the run that they are named after.
    void begin();
    void connected(std::size_t connections);
    void playing(std::size_t matches);
    void moved(const Tally& tally);
    void gave_up(const Tally& tally, const LoadPlan& plan);
    // The last line is the same in every language: programs read it.
    void settled(const Tally& tally);

private:
    void print(const std::string& line) const;
    void say_figures(const Tally& tally);
    // Once, however often they are missed.
    void say_figures_unseen();
    // Which limits of the server stood in the way.
    void advise(const Tally& tally) const;
    std::string seconds_since_last();
    std::optional<server::net::ProcessFigures> look() const {
        return server_figures(process_, server_, url_);
    }

    const Console& console_;
    std::optional<std::string> process_;
    ServerUrl url_;
    boost::asio::ip::tcp::endpoint server_;
    Moment last_{};
    std::optional<server::net::ProcessFigures> before_{};
    std::optional<server::net::ProcessFigures> after_{};
    bool figures_unseen_ = false;
};

}  // namespace doorgeef::app
