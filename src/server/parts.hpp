// The inside of the Service: the parts of the server's logic, and how a message finds its way among them.
#pragma once

#include "server/api/api.hpp"
#include "server/calls.hpp"
#include "server/limits/addresses.hpp"
#include "server/lobby/lobby.hpp"
#include "server/room/rooms.hpp"
#include "server/service.hpp"

namespace doorgeef::server {

class Service::Parts final : public RoomListener {
public:
    Parts(Outside& outside, const store::Store& store, Chance& chance, BotPlayers& bots, Settings settings);

    rules::Result<Restored, store::StoreProblem> restore(Now now);

    // parts.cpp
    void opened(ConnectionId id, const Visitor& visitor, Now now);
    void closed(ConnectionId id, Now now);
    void measured_lag(ConnectionId id, RoundTrip round_trip);
    void woke(Now now);
    void begin_shutdown(Now now);
    bool has_stopped() const { return stopping_ && writes_.under_way() == 0; }
    Figures figures() const;
    // What every call from the outside ends with.
    void settle();

    // dispatch.cpp
    void received(ConnectionId id, std::string_view text, Now now);

    // RoomListener
    void call_changed(Room& room) override;
    void match_ended(Room& room, Now now) override;
    void rematch_agreed(Room& room, RematchHow how, Now now) override { lobby_.open_rematch(room, how, now); }

private:
    friend class Service;
    struct Dispatch;

    void close(Connection& connection, CloseCode code);
    void close_expired(Now now);

    // dispatch.cpp
    bool is_too_fast(Connection& connection, std::string_view text, double cost, Now now);
    void bad_message(Connection& connection, const wire::BadMessage& bad);
    void dispatch(Connection& connection, const wire::ClientMessage& message, Now now);
    // The room is that of a message about a match.
    bool is_known(const Connection& connection, const wire::ClientMessage& message, Room* room);
    std::optional<Problem> why_refused(const Connection& connection, const wire::ClientMessage& message,
                                       const Room* room);
    void refuse(const Connection& connection, const wire::ClientMessage& message, Problem problem);

    Settings settings_;
    Outside& outside_;
    People people_;
    Alarms alarms_{};
    Writes writes_;
    Ratings ratings_;
    House house_;
    Addresses addresses_;
    Calls calls_;
    Rooms rooms_;
    Lobby lobby_;
    Api api_;
    AlarmId expiry_alarm_{alarms_.add([this](Now now) { close_expired(now); })};
    std::optional<Instant> wakes_at_{};
    bool stopping_ = false;
    bool closed_all_ = false;
};

}  // namespace doorgeef::server
