// Work in numbered parts, on all cores.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace doorgeef::app {

// Calls do_part(0) to do_part(parts - 1), in any order, and comes back when all are done.
template <class DoPart>
void in_parallel(std::size_t parts, DoPart do_part) {
    std::atomic<std::size_t> next = 0;
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::max(std::thread::hardware_concurrency(), 1U); ++i)
        threads.emplace_back([&] {
            for (std::size_t part = next++; part < parts; part = next++) do_part(part);
        });
}

}  // namespace doorgeef::app
