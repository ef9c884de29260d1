#include "doorgeef/load/load_run.hpp"

#include <algorithm>
#include <utility>

#include <boost/asio/post.hpp>

namespace doorgeef::app {

namespace {

using std::chrono::steady_clock;

}  // namespace

LoadRun::LoadRun(ServerUrl url, server::net::Tcp::endpoint server, LoadPlan plan, Watcher watcher)
    : target_{io_, std::move(url), std::move(server)}, plan_(plan), watcher_(std::move(watcher)),
      random_(plan.seed) {
    for (std::size_t i = 0; i < plan.matches; ++i)
        parties_.push_back(
            std::make_unique<Party>(target_, i, plan.events_per_match, tally_, random_, restraint_));
}

LoadRun::~LoadRun() = default;

void LoadRun::run() {
    stage_began_ = progressed_ = steady_clock::now();
    tick();
    io_.run();
}

void LoadRun::end_soon() {
    boost::asio::post(io_, [this] { end_soon_ = true; });
}

void LoadRun::tick() {
    if ((!reached_ || *reached_ == Stage::connected) && stands_still()) {
        tally_.gave_up_with = 0;
        for (const auto& party : parties_) *tally_.gave_up_with += party->here();
        reach(Stage::gave_up);
        return settle();
    }
    if (!reached_) {
        if (connect_some()) reach(Stage::connected);
    } else if (*reached_ == Stage::connected) {
        if (seat_some()) reach(Stage::playing);
    } else if (*reached_ == Stage::playing) {
        if (make_moves()) reach(Stage::moved);
    } else if (wait_for_quiet()) {
        return settle();
    }
    timer_.expires_after(kTick);
    timer_.async_wait([this](const boost::system::error_code& error) {
        if (!error) tick();
    });
}

void LoadRun::reach(Stage stage) {
    reached_ = stage;
    begun_ = 0;
    watcher_(stage);
    stage_began_ = steady_clock::now();
}

bool LoadRun::stands_still() {
    std::size_t progress = 0;
    for (const auto& party : parties_) progress += party->progress();
    const auto now = steady_clock::now();
    if (progress > progress_) {
        progress_ = progress;
        progressed_ = now;
    }
    return now - progressed_ > plan_.patience;
}

void LoadRun::settle() {
    for (const auto& party : parties_) party->settle();
    reach(Stage::settled);
}

bool LoadRun::may_begin(std::size_t unfinished, std::size_t most) const {
    return begun_ < parties_.size() && unfinished < most && !restraint_.holds(steady_clock::now());
}

bool LoadRun::connect_some() {
    const auto here = static_cast<std::size_t>(std::ranges::count_if(
        parties_, &Party::all_here, [](const auto& party) -> const Party& { return *party; }));
    while (may_begin(begun_ - std::min(begun_, here), kMostUnfinished)) parties_[begun_++]->connect();
    return here == parties_.size();
}

bool LoadRun::seat_some() {
    const auto playing = static_cast<std::size_t>(
        std::ranges::count_if(parties_, [](const auto& party) { return party->playing(); }));
    // The count-down takes three seconds, so many may wait for it together.
    while (may_begin(begun_ - std::min(begun_, playing), kMostUnfinished * 5)) parties_[begun_++]->sit_down();
    return playing == parties_.size();
}

bool LoadRun::make_moves() {
    const auto now = steady_clock::now();
    const std::chrono::duration<double> passed = now - stage_began_;
    const double due = passed.count() * plan_.moves_per_second;
    std::size_t idle = 0;
    while (moves_made_ < due && idle < parties_.size()) {
        const bool moved = parties_[next_]->move();
        next_ = (next_ + 1) % parties_.size();
        idle = moved ? 0 : idle + 1;
        if (moved) ++moves_made_;
    }
    // What could not be made in time is not made up for all at once.
    moves_made_ = std::max(moves_made_, due - 1);
    return end_soon_ || now - stage_began_ >= plan_.duration;
}

bool LoadRun::wait_for_quiet() {
    for (const auto& party : parties_) party->finish();
    if (steady_clock::now() - stage_began_ > plan_.patience) return true;
    return std::ranges::all_of(parties_, [](const auto& party) { return party->quiet(); });
}

std::vector<const WatchedMatch*> LoadRun::matches() const {
    std::vector<const WatchedMatch*> all;
    for (const auto& party : parties_)
        for (const WatchedMatch* match : party->matches()) all.push_back(match);
    return all;
}

}  // namespace doorgeef::app
