// One person at a computer with a bad connection: plays at random, sends again what is not answered, comes
// back after every failure, and remembers everything.
#pragma once

#include "group.hpp"
#include "records.hpp"
#include "replica.hpp"
#include "sim_server.hpp"

#include <map>
#include <optional>
#include <string>

namespace doorgeef::server::simulation {

class SimClient final : public Receiver {
public:
    struct World {
        Timeline& timeline;
        Dice& dice;
        SimServer& server;
        Commands& commands;
        Findings& findings;
        Coverage& coverage;
    };

    // A visitor only watches; the arbiter takes charge and rules.
    enum class Is { player, arbiter, visitor };
    // `place` is where a player sits down.
    SimClient(const World& world, Group& group, std::string id, Is is, match::Seat place = {});

    void begin();
    // From now on he starts nothing new.
    void calm_down() { calm_ = true; }

    const std::string& id() const { return id_; }
    std::string session() const { return is_ == Is::visitor ? "" : "session of " + id_; }
    const std::map<std::string, Replica>& replicas() const { return replicas_; }
    std::optional<match::Seat> seat_in(const std::string& match) const;

    void heard(ConnectionId connection, const std::string& text) override;
    void lost(ConnectionId connection) override;

private:
    struct Pending {
        std::string id{};
        std::string text{};
        Instant sent_at = 0;
    };

    // sim_client.cpp
    void live();
    void connect();
    void say(const std::string& text);
    void command(const std::string& type, const std::string& members, const std::string& what = {},
                 match::Seat seat = {});
    void answered(const boost::json::object& message, const std::string& text);
    void saw_match(const boost::json::object& message);
    void saw_events(const boost::json::object& message);
    void check_secrets(const boost::json::object& message, const std::string& match);
    void find(const std::string& what);
    void count(const std::string& what) const { ++world_.coverage[what]; }

    // sim_choices.cpp
    void choose();
    void get_seated();
    void play(const std::string& match, const Replica& replica, match::Seat seat);
    std::string some_command(const Replica& replica, match::Seat seat);
    std::string some_premove(const Replica& replica, match::Seat seat);
    std::string some_move(const Replica& replica, match::Seat seat);
    void after_the_end(const std::string& match);
    void arbitrate(const std::string& match, const Replica& replica);
    void watch(const std::string& match);

    World world_;
    Group& group_;
    std::string id_;
    Is is_;
    match::Seat place_;
    std::optional<ConnectionId> connection_{};
    bool greeted_ = false;
    bool calm_ = false;
    bool seated_ = false;
    bool ready_ = false;
    bool wants_control_ = false;
    int commands_ = 0;
    std::optional<Pending> pending_{};
    std::map<std::string, Replica> replicas_{};
    std::map<std::string, match::Seat> seats_{};
    std::set<std::string> wished_{};     // matches after which a rematch was wished for
    std::set<std::string> in_charge_{};  // matches of which he is the arbiter
};

}  // namespace doorgeef::server::simulation
