#include "doorgeef/arena/make_player.hpp"

#include "doorgeef/arena/cecp_player.hpp"
#include "doorgeef/arena/self_player.hpp"
#include "doorgeef/arena/uci_player.hpp"

namespace doorgeef::app {

std::unique_ptr<Player> make_player(const Spec& spec, const Pace& pace, std::uint64_t seed) {
    if (const auto* uci = std::get_if<UciSpec>(&spec)) return std::make_unique<UciPlayer>(*uci, pace);
    if (const auto* cecp = std::get_if<CecpSpec>(&spec)) return std::make_unique<CecpPlayer>(*cecp, pace);
    return std::make_unique<SelfPlayer>(*std::get<SelfSpec>(spec).level, pace, seed);
}

}  // namespace doorgeef::app
