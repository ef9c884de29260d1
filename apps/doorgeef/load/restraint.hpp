// What a load does when the server asks for less: each player waits as long as he is told and a little more,
// no two equally long, and nobody new begins meanwhile.
#pragma once

#include "doorgeef/load/client_socket.hpp"

#include <chrono>
#include <random>

namespace doorgeef::app {

class Restraint {
public:
    // How long to wait with something that was refused so many times, if the server says `asked`.
    std::chrono::milliseconds wait(std::chrono::milliseconds asked, int times);
    bool holds(Moment now) const { return now < until_; }

private:
    std::minstd_rand random_{1};
    Moment until_{};
};

}  // namespace doorgeef::app
