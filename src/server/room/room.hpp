// One match that is being played, or was: its players' commands, its clocks, and everybody who watches.
//
// Commands change the match in memory at once. Answers and broadcasts leave only when the batch with what
// happened is on disk. One batch is on its way at a time; what comes meanwhile goes into the next. If a batch
// fails, the room goes back to what is on disk, and everybody who waits is told.
#pragma once

#include "match/command.hpp"
#include "notation/agreement_text.hpp"
#include "server/authorisation.hpp"
#include "server/house.hpp"
#include "server/room/clockwork.hpp"
#include "server/room/live_match.hpp"
#include "server/room/notes.hpp"
#include "server/room/viewers.hpp"
#include "server/waiting.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace doorgeef::server {

// What is fixed about a match before it begins.
struct RoomCard {
    store::MatchId id{};
    store::TableDescription table{};
    match::Agreement agreement{};
    std::string agreement_json{};
    match::BySeat<std::optional<Player>> seats{};
};

class Room;

// What others must know of a room. None of these may remove it.
class RoomListener {
public:
    virtual ~RoomListener() = default;

    // Whether the players want the arbiter, and what for.
    virtual void call_changed(Room& room) = 0;
    // It is on disk.
    virtual void match_ended(Room& room, Now now) = 0;
    // All have wished the same: Room::rematch_opens follows when there is a table, or Room::rematch_failed.
    virtual void rematch_agreed(Room& room, RematchHow how, Now now) = 0;
};

class Room {
public:
    // How the store has it.
    struct Stored {
        LiveMatch match;
        Notes notes{};
        store::Fence fence = 0;  // to be
        bool owned = false;      // it is; otherwise the match is taken over with the first batch
        bool ended = false;      // the result is there
    };

    // Time stands until it is told to begin or to resume.
    Room(const House& house, RoomListener& listener, RoomCard card, Stored stored);
    ~Room();
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    Room(Room&&) = delete;
    Room& operator=(Room&&) = delete;

    const RoomCard& card() const { return card_; }
    const store::MatchId& id() const { return card_.id; }
    const match::Match& match() const { return live_.match(); }
    const Notes& notes() const { return stored_notes_; }
    bool ended() const { return ended_; }
    bool arbiter_called() const;
    store::Sequence stored() const { return live_.stored(); }
    const std::optional<PersonRef>& arbiter() const { return arbiter_; }
    // It has ended, nobody watches and nothing waits, so that it can be had from the store again.
    bool is_unused() const;
    Instant last_used() const { return last_used_; }

    RoleSet roles_of(const Person& person) const;
    std::optional<match::Seat> seat_of(const Person& person) const;
    void set_arbiter(std::optional<PersonRef> arbiter, Now now);
    // Who sees what may have changed.
    void look_at_viewers_again(Now now);
    // Somebody who plays, or is in charge, has another name or an account from now on, or is forgotten.
    void player_changed(const std::string& person, const Player& is_now, Now now);
    // How much somebody sees; null for a visitor.
    View view_of(const Person* person) const;
    // What is stored of the log, as far as the view shows it.
    std::vector<std::string> lines(View view) const { return live_.visible_lines(view); }
    void remember_answer(std::string_view who, std::string_view command_id);

    // Time begins to run, at once or, after a restart, when the players whose clocks run are back.
    void begin(Now now);
    void resume_after_restart(Now now);

    void watch(Connection& connection, store::Sequence from, Now now);
    // Also when the connection is gone.
    void unwatch(ConnectionId connection, Now now);
    void lag_changed(const Connection& connection);
    void control(Connection& connection, const wire::client::Control& message);

    // Whether the command came before; then it gets the same answer, or the same problem. Requires: a person.
    bool is_known(const Connection& by, const wire::CommandId& id);
    // Commands. Requires: authorised, and not known.
    void act(const Connection& by, const wire::client::Do& message, Now now);
    void premove(const Connection& by, const wire::client::Premove& message, Now now);
    void rule(const Connection& by, const wire::client::Rule& message, Now now);
    void wish_rematch(const Connection& by, const wire::client::Rematch& message, Now now);
    void bot_acts(match::Seat seat, match::command::OfPlayer what, Now now);

    // The writes that go with the table on which the rematch will be played.
    store::Batch rematch_writes(const std::string& table) const;
    void rematch_opens(const std::string& table);
    void rematch_failed(Now now);

    // How the lobby shows it, with what is on disk up to this event.
    struct LiveJson {
        std::string text{};
        store::Sequence upto = -1;
    };
    const LiveJson& live_json();
    // How arbiters are told that the players want one; empty if they do not.
    const std::string& call_json() const { return call_json_; }

private:
    // What was told to a player and waits for the disk.
    struct Notice {
        match::Seat seat{};
        std::string text{};
    };
    // What goes to the disk together, and what follows from it.
    struct Flight {
        std::vector<WaitingAnswer> answers{};
        std::vector<Notice> notices{};
        store::Sequence upto = 0;
        Notes notes{};
        bool ends_match = false;
        store::Batch ratings{};  // what the end does to them
    };

    // room.cpp
    Viewer viewer(const Connection& connection) const;
    bool in_control(match::Seat seat, ConnectionId connection) const;
    std::optional<ConnectionId> controller(match::Seat seat) const;
    std::optional<Problem> why_not_for(match::Seat seat, const Connection& by);
    void presence_changed(match::Seat seat);
    std::optional<Instant> lag_ms(match::Seat seat) const;
    std::string_view presence(match::Seat seat) const;
    bool players_are_back() const;
    void end_hold_if_due(Now now);
    void set_alarm();
    std::optional<Instant> abandoned_at() const;
    void ring(Now now);
    void send_to_all(const std::string& text) const;
    void send_to_seat(match::Seat seat, const std::string& text) const;

    // room_commands.cpp
    match::Time time(Now now) const { return std::max(clockwork_.at(now.instant), live_.latest()); }
    match::Time credit_ms(const Connection& by, match::Seat seat) const;
    void carry_out(const Connection& by, const wire::CommandId& id, const match::Command& command, Now now);
    void let_time_pass(Now now);
    void play_premoves(Now now);
    bool premove_is_due(match::Seat seat) const;
    void play_premove(match::Seat seat, Now now);
    void follow_up(Now now);
    // What follows without anybody's doing.
    void go_on(Now now);
    void give_up_for_the_absent(Now now);
    std::optional<Problem> why_too_much(const match::command::OfPlayer& what, match::Seat seat, Now now);

    // room_commit.cpp
    static std::size_t key_of(std::string_view who, std::string_view command_id);
    std::size_t& answers_to(std::string_view who);
    void answer(const Connection& by, const wire::CommandId& id, std::string text);
    void refuse(const Connection& by, const wire::CommandId& id, std::string_view code, Now now);
    void flush(Now now);
    // Notes what the end does to the ratings. False: they cannot be read now, and the end waits for them.
    bool rate(Now now);
    store::Batch batch_of(const Flight& flight, Now now) const;
    void written(store::Failure failure, Now now);
    void succeed(Now now);
    void fail(Now now);
    void broadcast_events(store::Sequence after, Now now) const;
    View view_of(const Viewer& viewer) const;
    void tell_call();
    // With what has been said after that event.
    void show_bots(store::Sequence after, Now now) const;
    void ask_for_rematch(Now now);

    // room_text.cpp
    std::string match_text(const Viewer& viewer, Now now) const;
    std::string events_text(store::Sequence after, View view, Now now) const;
    std::string seat_text(match::Seat seat) const;
    std::string held_text(Now now) const;
    std::string premove_text(match::Seat seat, std::string_view why) const;
    std::string control_text(match::Seat seat) const;
    std::string rematch_text() const;
    void append_seats(std::string& out) const;
    void append_you(std::string& out, const Viewer& viewer) const;
    std::int64_t completed_moves() const;
    std::string call_text() const;

    const House& house_;
    RoomListener& listener_;
    RoomCard card_;
    LiveMatch live_;
    Notes notes_;
    Notes stored_notes_;
    store::Fence fence_;
    bool owned_;
    bool ended_;  // and that is on disk
    bool rematch_asked_ = false;
    std::optional<PersonRef> arbiter_{};

    Clockwork clockwork_;
    std::optional<Instant> hold_until_{};  // time stands until then at the latest
    std::optional<Instant> not_before_{};  // after a failure nothing is tried by itself before this
    std::optional<Instant> rated_by_{};    // so long the end of the match waits for ratings to be read
    Instant last_used_ = 0;
    AlarmId alarm_;
    LiveJson live_json_{};
    std::string call_json_{};  // as it has been told

    Viewers viewers_{};
    match::BySeat<std::optional<ConnectionId>> controllers_{};
    match::BySeat<Bucket> words_{};
    match::BySeat<std::optional<Instant>> shown_lag_ms_{};

    std::unordered_set<std::size_t>
        answered_{};  // hashes of who and command id; the answers are in the store
    match::BySeat<std::size_t> answers_to_players_{};
    std::size_t answers_to_arbiters_ = 0;
    std::optional<Flight> in_flight_{};
    Flight next_{};
};

}  // namespace doorgeef::server
