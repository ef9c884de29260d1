// Many clients and the Service on a virtual clock, with everything going wrong that can.
//
// DOORGEEF_TEST_SIMULATION_SEED=N runs that seed alone; DOORGEEF_TEST_SIMULATION_RUNS=N so many of them.
#include "checker.hpp"

#include <array>
#include <cstdlib>
#include <memory>
#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::server::simulation {
namespace {

constexpr int kGroups = 6;
constexpr Instant kLongest = 600'000;
constexpr Instant kQuiet = 40'000;

struct Summary {
    std::size_t matches = 0;
    std::size_t finished = 0;
    std::size_t events = 0;
    std::size_t commands = 0;
    int crashes = 0;
    int io_errors = 0;
};

class Simulation {
public:
    explicit Simulation(std::uint64_t seed) : dice_(seed), server_(timeline_, dice_, Faults{}, settings()) {
        for (int i = 0; i < kGroups; ++i) add_group("g" + std::to_string(i));
    }

    Findings run() {
        for (const auto& client : clients_) client->begin();
        for (int steps = 1; timeline_.step(kLongest); ++steps)
            if (steps % 256 == 0 && all_done()) break;
        server_.heal();
        for (const auto& client : clients_) client->calm_down();
        const Instant end = timeline_.now().instant + kQuiet;
        while (timeline_.step(end)) {}
        check();
        coverage_["bot thought again"] += static_cast<int>(server_.bots().cancelled());
        return findings_;
    }

    const Coverage& coverage() const { return coverage_; }

    // Of all matches, one after the other.
    std::vector<std::string> logs() {
        std::vector<std::string> all;
        for (const auto& group : groups_)
            for (const std::string& match : group->matches) {
                const auto log = server_.store().events({match}, 0, 1'000'000);
                all.insert(all.end(), log->begin(), log->end());
            }
        return all;
    }

    Summary summary() {
        Summary summary;
        for (const auto& group : groups_)
            for (const std::string& match : group->matches) {
                ++summary.matches;
                const auto stored = server_.store().match({match});
                summary.finished += stored && stored->result ? 1U : 0U;
                summary.events += stored ? static_cast<std::size_t>(stored->head) : 0;
            }
        summary.commands = commands_.size();
        summary.crashes = server_.crashes();
        summary.io_errors = server_.io_errors();
        return summary;
    }

private:
    static Settings settings() {
        Settings settings;
        settings.limits.messages_per_address = {100'000, 100'000};
        settings.limits.tables_per_host = 8;
        return settings;
    }

    void add_group(const std::string& name) {
        auto group = std::make_unique<Group>();
        static const std::vector<std::string> rulesets{"knsb", "stein", "minerva", "fics", "jijbent", "knsb"};
        const std::string ruleset = dice_.one_of(rulesets);
        group->boards = ruleset == "jijbent" ? 1 : 2;
        group->by_hand = dice_.happens(0.15);
        group->finds = dice_.happens(0.3);
        group->matches_to_play = static_cast<int>(dice_.between(2, 3));
        // Everybody has another time, so that those who are put together are one group.
        group->agreement = R"("agreement":{"ruleset":")" + ruleset + R"(","conduct":")" +
                           (group->by_hand ? "book" : "online") + R"(","time":")" +
                           std::to_string(10 + groups_.size()) + '+' + (dice_.happens(0.2) ? "1" : "0") +
                           "\"}";
        group->rematch = static_cast<RematchHow>(dice_.between(0, group->boards == 2 ? 2 : 1));
        if (!group->finds && dice_.happens(0.4)) add_bots(*group);
        const SimClient::World world{timeline_, dice_, server_, commands_, findings_, coverage_};
        for (const match::Seat seat : seats_of(*group)) {
            if (!group->bots[seat].empty()) continue;
            const std::string id = name + std::string{match::name(seat)};
            commit({store::write::OpenSession{
                {"session of " + id, store::Guest{{id}, id}, 0, INT64_MAX, false}}});
            clients_.push_back(std::make_unique<SimClient>(world, *group, id, SimClient::Is::player, seat));
        }
        clients_.push_back(
            std::make_unique<SimClient>(world, *group, name + "-visitor", SimClient::Is::visitor));
        if (dice_.happens(0.3)) add_arbiter(world, *group, name + "-arbiter");
        groups_.push_back(std::move(group));
    }

    static std::vector<match::Seat> seats_of(const Group& group) {
        std::vector<match::Seat> seats{match::kSeats.begin(), match::kSeats.end()};
        if (group.boards == 1)
            std::erase_if(seats, [](match::Seat seat) { return seat.board() == match::BoardId::second; });
        return seats;
    }

    // On all seats but one, or on fewer.
    void add_bots(Group& group) {
        static const std::vector<std::string> kinds{"beginner", "home", "club", "master", "full"};
        std::vector<match::Seat> people = seats_of(group);
        for (auto bots = dice_.between(1, std::ssize(people) - 1); bots > 0; --bots) {
            const match::Seat seat = dice_.one_of(people);
            group.bots[seat] = dice_.one_of(kinds);
            std::erase(people, seat);
        }
        group.host = people.front();
        group.bots_come_first = dice_.happens(0.5);
    }

    void add_arbiter(const SimClient::World& world, Group& group, const std::string& id) {
        const store::AccountId account{id};
        commit({store::write::CreateAccount{{account, id, id, "", std::nullopt, 0, ""}},
                store::write::GrantRole{account, store::AccountRole::arbiter},
                store::write::OpenSession{{"session of " + id, account, 0, INT64_MAX, false}}});
        clients_.push_back(std::make_unique<SimClient>(world, group, id, SimClient::Is::arbiter));
    }

    void commit(store::Batch batch) {
        const std::vector<store::Batch> batches{std::move(batch)};
        server_.store().commit(batches);
    }

    bool all_done() {
        return std::ranges::all_of(groups_, [this](const auto& group) {
            if (group->matches.empty() || group->wants_more()) return false;
            const auto stored = server_.store().match({group->matches.back()});
            return stored && stored->result;
        });
    }

    void check() {
        Checker checker{server_, commands_, findings_, coverage_};
        checker.check_answers();
        for (const auto& group : groups_)
            for (const std::string& match : group->matches)
                checker.check_match(match, clients_, timeline_.now().instant, match == group->match);
    }

    Timeline timeline_{};
    Dice dice_;
    Commands commands_{};
    Findings findings_{};
    Coverage coverage_{};
    SimServer server_;
    std::vector<std::unique_ptr<Group>> groups_{};
    std::vector<std::unique_ptr<SimClient>> clients_{};
};

std::optional<std::uint64_t> from_environment(const char* name) {
    const char* text = std::getenv(name);
    return text == nullptr ? std::nullopt : std::optional{std::strtoull(text, nullptr, 10)};
}

TEST(Simulation, is_the_same_for_the_same_seed) {
    const auto logs = [](std::uint64_t seed) {
        Simulation simulation{seed};
        simulation.run();
        return simulation.logs();
    };
    const auto once = logs(2);
    EXPECT_EQ(once, logs(2));
    EXPECT_NE(once, logs(3));
}

TEST(Simulation, loses_and_doubles_nothing) {
    const auto only = from_environment("DOORGEEF_TEST_SIMULATION_SEED");
    const std::uint64_t runs = from_environment("DOORGEEF_TEST_SIMULATION_RUNS").value_or(200);
    Summary all;
    Coverage coverage;
    for (std::uint64_t seed = only.value_or(1); seed < (only ? *only + 1 : runs + 1); ++seed) {
        Simulation simulation{seed};
        const Findings findings = simulation.run();
        for (const std::string& finding : findings) ADD_FAILURE() << finding;
        ASSERT_TRUE(findings.empty()) << "again with DOORGEEF_TEST_SIMULATION_SEED=" << seed;
        for (const auto& [what, count] : simulation.coverage()) coverage[what] += count;
        const Summary one = simulation.summary();
        all.matches += one.matches;
        all.finished += one.finished;
        all.events += one.events;
        all.commands += one.commands;
        all.crashes += one.crashes;
        all.io_errors += one.io_errors;
    }
    std::ostringstream text;
    text << all.matches << " matches, " << all.finished << " finished, " << all.events << " events, "
         << all.commands << " commands, " << all.crashes << " crashes, " << all.io_errors
         << " of them after a failed disk";
    RecordProperty("summary", text.str());
    std::cout << text.str() << '\n';
    if (only) return;
    // What must have happened for this to mean anything.
    for (const std::string what :
         {"answered again", "bot in vain", "bot thought again", "bots", "bots after a restart", "by a bot",
          "by a premove", "calls", "control", "found", "gap", "held", "hidden line", "not-in-control",
          "premove dropped", "premove played", "rematch", "ruled", "storage-failed"})
        EXPECT_GT(coverage[what], static_cast<int>(runs / 10)) << what;
    EXPECT_GT(all.crashes, static_cast<int>(runs / 2));
    EXPECT_GT(all.io_errors, static_cast<int>(runs / 4));
}

}  // namespace
}  // namespace doorgeef::server::simulation
