// What an operator can choose about the logic of the server.
#pragma once

#include "match/clock.hpp"
#include "server/now.hpp"

#include <cstddef>
#include <string>

namespace doorgeef::server {

// So much at once, and so much per second after that.
struct Rate {
    double burst = 0;
    double per_second = 0;
};

struct Limits {
    Rate messages_per_connection{60, 20};
    Rate messages_per_address{1500, 500};  // a club behind one address can have it raised
    Rate words_per_seat{8, 1};             // signals to the teammate
    Rate passwords_per_address{60, 1};     // tried or set
    Rate passwords_per_guesser{10, 0.05};  // tried for one name from one address, or by one session
    Rate passwords_per_name{200, 0.5};     // tried from anywhere, whether there is such an account or not
    Rate accounts_per_address{40, 0.1};    // made
    Rate guests_per_address{1000, 0.5};    // likewise
    int connections_per_address = 500;
    int bad_messages = 10;  // then the connection is closed
    int too_fast = 100;     // messages refused as too fast, then the connection is closed
    std::size_t tables = 10'000;
    std::size_t tables_per_host = 4;
    std::size_t tables_per_address = 125;                       // opened from there and not begun
    std::size_t matches_per_address = 500;                      // under way at tables opened from there
    std::size_t bot_tables = 200;                               // at which bots sit or play
    std::size_t bot_tables_per_address = 20;                    // likewise, of hosts at one address
    std::size_t live_matches = 20'000;                          // then no more begin
    std::size_t seats_per_person = 8;                           // at different tables
    std::size_t watched_matches = 16;                           // by one connection
    std::size_t watched_tables = 16;                            // by one connection
    std::size_t log_bytes_per_match = std::size_t{384} * 1024;  // then only resigning is left
    std::size_t commands_per_match = 5000;                      // of one person
    std::size_t waiting_commands = 64;                          // of one match, for the disk
    std::size_t finished_matches = 2000;                        // in memory, because somebody looks at them
    std::size_t waiting_lobby = 4096;                           // commands of the lobby, for the disk
    std::size_t lobby_tables = 200;                             // are shown
    std::size_t lobby_matches = 24;                             // the newest ones are shown
};

// Time given back for the way that messages take (docs/server.md).
struct LagCredit {
    bool on = true;             // off where everybody is in one room
    match::Time least_ms = 20;  // less is not worth a line in the log
    match::Time most_per_move_ms = 300;
    match::Time most_per_game_ms = 10'000;
};

struct Settings {
    std::string version{};     // of the program, told to clients
    std::string public_url{};  // "https://club.nl"; empty: however the client reached us
    Limits limits{};
    LagCredit lag{};
    Instant countdown_ms = 3'000;       // from everybody ready to the start
    Instant hold_ms = 20'000;           // after a restart a match waits at most so long for its players
    Instant slow_ms = 1'000;            // a connection with more lag than this is shown as slow
    Instant table_idle_ms = 3'600'000;  // a table at which nobody is connected goes after so long
    Instant crowded_idle_ms = 300'000;  // likewise, while there are more than half as many as there may be
    Instant abandoned_ms = 86'400'000;  // then a match without clocks is lost by whoever is on move and away
    Instant room_idle_ms = 30'000;      // a finished match that nobody watches stays in memory so long
    Instant lobby_refresh_ms = 5'000;   // how often the boards in the lobby are shown anew
    Instant lobby_pause_ms = 250;       // between two tidings of one table to those who look at the lobby
};

}  // namespace doorgeef::server
