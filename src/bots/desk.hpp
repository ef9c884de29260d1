// Where all bots of a server are kept: what each of them sees, who thinks next, and what is to be done when.
// It thinks about nothing itself and knows no threads: tasks are fetched from it and brought back, and time
// is an argument.
//
// The oldest task comes first, and no bot has two. A thought about what is no longer so is cancelled.
#pragma once

#include "bots/decision.hpp"
#include "bots/hearing.hpp"
#include "bots/task.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorgeef::bots {

struct Chair {
    match::Seat seat{};
    const Bot* bot = nullptr;
};

// A match as the bots in it are shown it.
struct Sight {
    std::string match{};
    std::vector<Chair> chairs{};
    std::shared_ptr<const match::Match> state{};
    match::Time now = 0;                     // in the match
    std::vector<match::event::Said> said{};  // since it was shown before
};

struct Order {
    std::string match{};
    match::Seat seat{};
    match::command::OfPlayer what{};
};

struct DeskFigures {
    std::size_t matches = 0;
    std::size_t waiting = 0;   // tasks
    std::size_t thinking = 0;  // likewise
    std::uint64_t thoughts = 0;
    std::uint64_t cancelled = 0;
};

class Desk {
public:
    // So many tasks are thought about at a time.
    explicit Desk(std::size_t workers) : workers_(workers) {}

    void see(const Sight& sight, Instant now);

    // What has waited longest to be thought about. It comes back by done(), also if it was cancelled.
    std::optional<Task> next(Instant now);
    void done(const Task& task, const engine::Thought& thought, Instant now);

    // What is to be done by now. Each is given out once; what then does not come to pass is thought about
    // anew after a while.
    std::vector<Order> due(Instant now);
    // When due() will have something to look at.
    std::optional<Instant> wakes_at() const;

    const DeskFigures& figures() const { return figures_; }

private:
    enum class Stage : std::uint8_t {
        idle,
        queued,
        thinking,
        holding,  // knows what to do, and lets the time pass that a player would take
        waiting,  // makes no move for now
        done,     // until that shows
    };
    // What a bot in one seat is about.
    struct Place {
        std::uint64_t number = 0;
        std::string_view match{};
        match::Seat seat{};
        const Bot* bot = nullptr;
        std::shared_ptr<const match::Match> state{};
        match::Time now = 0;  // in the match, at `seen`
        Instant seen = 0;
        Hearing hearing{};
        Spoken spoken{};
        Concern concern{};
        rules::zobrist::Key other = 0;  // the position on the other board
        int turn = -1;                  // moves completed when it began
        Instant turn_began = 0;
        Stage stage = Stage::idle;
        std::uint64_t ticket = 0;        // in the queue, or of the task
        Instant queued = 0;              // when it came into the queue
        std::optional<Instant> alarm{};  // in alarms_
        std::optional<match::command::OfPlayer> held{};
        std::shared_ptr<std::atomic<bool>> cancelled{};
        int attempts = 0;
    };
    using Places = match::BySeat<std::unique_ptr<Place>>;

    void look(Place& place, const Sight& sight, Instant now);
    void begin(Place& place, Instant now);
    static bool still_possible(const Place& place, const match::command::OfPlayer& what);
    void enqueue(Place& place, Instant now);
    void hold(Place& place, match::command::OfPlayer what, Instant until);
    // Back to idle, whatever it was doing.
    void drop(Place& place);
    void set_alarm(Place& place, std::optional<Instant> at);
    void remove(const std::string& match);

    std::size_t workers_;
    std::map<std::string, Places, std::less<>> matches_{};
    std::map<std::uint64_t, Place*> queue_{};
    std::map<std::pair<Instant, std::uint64_t>, Place*> alarms_{};  // by instant, and number of the place
    std::vector<Order> at_once_{};
    std::uint64_t tickets_ = 0;
    std::uint64_t places_ = 0;  // ever
    DeskFigures figures_{};
};

}  // namespace doorgeef::bots
