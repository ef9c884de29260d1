// What a move costs the server's logic: the message read, judged, carried out, answered and shown to four
// people, without sockets and without a disk.
#pragma once

#include <cstddef>

namespace doorgeef::app {

struct ServiceFigures {
    std::size_t moves = 0;
    std::size_t refused = 0;
    double cpu_seconds = 0;
    std::size_t bytes_received = 0;
    std::size_t bytes_sent = 0;
};

// So many matches are played at once, by random moves. Requires: a positive number.
ServiceFigures measure_service(int matches);

}  // namespace doorgeef::app
