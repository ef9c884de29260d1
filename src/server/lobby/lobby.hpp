// The tables: who opens them, who sits where, and when a match begins.
//
// As in a room, a command changes a table in memory at once, and is answered and shown when that is on disk.
// All tables share one batch at a time; if it fails, the tables it touched go back to what is on disk.
#pragma once

#include "server/house.hpp"
#include "server/lobby/finder.hpp"
#include "server/lobby/history.hpp"
#include "server/lobby/table.hpp"
#include "server/room/rooms.hpp"
#include "server/waiting.hpp"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace doorgeef::server {

class Lobby {
public:
    Lobby(const House& house, Rooms& rooms);

    // How many tables there are now.
    rules::Result<std::size_t, store::StoreProblem> restore(Now now);

    // As it will be once everything is on disk; null if there is none.
    const Table* find(const std::string& table) const;
    std::size_t size() const { return tables_.size(); }

    void watch(Connection& connection, bool watch, Now now);
    // Requires: the table exists.
    void watch_table(Connection& connection, const std::string& table, Now now);
    void leave_table(Connection& connection, const std::string& table);
    void forget(const Connection& connection);

    // Whether he sits at one, or has opened one that is still there.
    bool is_at_a_table(const std::string& person) const {
        return seated_.contains(person) || hosted_.contains(person);
    }
    // He has another name, or an account from now on.
    void player_changed(const Player& player, Now now);

    // An account is being deleted, and then no longer there (or stays): what it has still asked for is
    // nobody's, or the disk would refuse it, and what others have asked for with it.
    void leaves(const std::string& person) { leaving_.insert(person); }
    void has_left(const std::string& person);

    // A person has come, or is gone.
    void presence_changed(const std::string& person, Now now);

    // Whether the command came before; then it gets the same answer. Requires: a person.
    bool is_known(const Connection& by, const wire::CommandId& id);
    // Commands. Requires: authorised, and not known (but for finding); the table exists.
    void create(const Connection& by, const wire::client::CreateTable& message, Now now);
    void sit(const Connection& by, const wire::client::Sit& message, Now now);
    void stand_up(const Connection& by, const wire::client::StandUp& message, Now now);
    void swap(const Connection& by, const wire::client::SwapSeats& message, Now now);
    void seat_bot(const Connection& by, const wire::client::SeatBot& message, Now now);
    void take_charge(const Connection& by, const wire::client::TakeCharge& message, Now now);
    void set_ready(const Connection& by, const wire::client::SetReady& message, Now now);
    void close(const Connection& by, const wire::client::CloseTable& message, Now now);
    void find_match(const Connection& by, const wire::client::Find& message, Now now);
    void stop_finding(const Connection& by, const wire::client::StopFinding& message);

    // What happens in rooms.
    void match_ended(const Room& room, Now now);
    void match_changed(Room& room) const;
    void open_rematch(Room& room, RematchHow how, Now now);

    // Matches do not begin any more.
    void stop() { stopped_ = true; }

private:
    // What is counted for the address that opened a table.
    struct Charge {
        std::string address{};
        bool begun = false;
        bool with_bots = false;
    };
    struct TablesOf {
        std::size_t open = 0;
        std::size_t begun = 0;
        std::size_t with_bots = 0;
    };
    // A table as it is in memory and on disk; in neither place if it is about to go.
    struct Entry {
        std::optional<Table> working{};
        std::optional<Table> stored{};
        std::vector<ConnectionId> watchers{};
        std::optional<Instant> starts_at{};
        Instant last_used = 0;
        AlarmId alarm{};
        std::string address{};            // of the host; not known after a restart
        std::optional<Charge> charged{};  // as what it is counted
    };
    struct Flight {
        std::vector<WaitingAnswer> answers{};
        std::vector<std::string> touched{};
        store::Batch more{};                                  // besides the tables and answers
        std::vector<std::function<void(bool, Now)>> after{};  // told whether it is on disk
        std::vector<std::optional<Table>> tables{};  // as they are written, in the order of `touched`
    };

    // lobby.cpp
    void tell_table(const Entry& entry, Now now);
    void tell_gone(const std::string& id, const Entry& entry, bool was_public, Now now);
    void tell_table_watchers(const Entry& entry, std::string text) const;
    // What changes often is shown to the whole lobby once in a while.
    void tell_lobby(const std::string& id, Now now);
    void show_changes(Now now);
    TableState state_of(const Table& table, const Entry& entry, Now now) const;
    std::string table_text(const Entry& entry, Now now) const;
    std::string lobby_text(Now now) const;
    std::vector<const Entry*> tables_to_show() const;
    void show_boards(Now now);
    void remove_idle_tables(Now now);
    bool anybody_here(const Table& table) const;

    // lobby_commands.cpp
    // Whether the server has as many as it can, or this address as many as one may have.
    bool too_many_tables(const std::string& address) const;
    std::optional<Problem> why_not_seated(const Connection& by, const Table& table, match::Seat seat) const;
    std::optional<Problem> why_no_bot(const Connection& by, const Table& table, match::Seat seat,
                                      std::string_view bot) const;
    void put_bot(Table& table, match::Seat seat, std::string_view bot) const;

    // lobby_find.cpp
    // Where he plays, or is ready to; null if nowhere.
    const Table* plays_at(const std::string& person) const;
    // He, or everybody who sits there, has something to play and looks for nothing else.
    void forget_wish(const std::string& person);
    void forget_wishes(const Table& table);

    // lobby_start.cpp
    // Whether the count-down has begun or stopped by it.
    bool consider_start(Entry& entry, Now now);
    void start(const std::string& id, Now now);
    void seat_together(const notation::AgreementText& agreement, bool rated,
                       const match::BySeat<std::optional<Player>>& seats, Now now);
    Table table_for(const notation::AgreementText& agreement, bool rated,
                    const match::BySeat<std::optional<Player>>& seats, Now now) const;
    // Where he is now; empty if he is not here.
    std::string address_of(const std::string& person) const;

    // lobby_commit.cpp
    void answer(const Connection& by, const wire::CommandId& id, std::string text, Now now);
    void refuse(const Connection& by, const wire::CommandId& id, Problem problem, Now now,
                std::string_view detail = {});
    Entry& entry_of(const std::string& table, Now now);
    void change(const std::string& id, std::optional<Table> table, Now now);
    void set_working(Entry& entry, std::optional<Table> table);
    void charge(Entry& entry);
    void count(const Charge& charge, int by);
    void flush(Now now);
    void succeed(Now now);
    void fail(Now now);
    void erase_if_gone(const std::string& id);

    const House& house_;
    Rooms& rooms_;
    std::unordered_map<std::string, Entry> tables_{};
    std::unordered_map<std::string, std::vector<std::string>> seated_{};  // at which tables a person sits
    std::unordered_map<std::string, std::size_t> hosted_{};               // how many tables a person has open
    std::unordered_map<std::string, TablesOf> tables_of_{};               // by address
    std::size_t bot_tables_ = 0;
    std::vector<ConnectionId> watchers_{};
    std::set<std::string> changed_{};  // tables whose change the lobby has not been told yet
    Instant next_changes_ = 0;         // not before
    std::unordered_map<std::string, store::Sequence> shown_{};  // how far the lobby has seen a match
    Finder finder_{};
    std::unordered_map<std::string, std::string> last_find_{};  // the id of a person's last find
    std::unordered_set<std::string> leaving_{};
    History history_{};
    std::optional<Flight> in_flight_{};
    Flight next_{};
    AlarmId changes_alarm_;
    AlarmId boards_alarm_;
    AlarmId idle_alarm_;
    bool stopped_ = false;
};

}  // namespace doorgeef::server
