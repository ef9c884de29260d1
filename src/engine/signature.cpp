#include "engine/signature.hpp"

#include "engine/engine.hpp"
#include "rules/fen.hpp"

#include <array>
#include <string_view>

namespace doorgeef::engine {

namespace {

struct Place {
    std::string_view rules;
    std::string_view fen;
};

constexpr std::array kPlaces{
    Place{"fics", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"},
    Place{"fics", "r1bqk2r/ppp2ppp/2n2n2/2bpp3/4P3/2NP1N2/PPP2PPP/R1BQKB1R[NPbp] w KQkq - 0 6"},
    Place{"fics", "r1bk1b1r/pp3p2/3p4/3N2p1/1n2P3/8/PPP2PPP/R3KBNR[RPPnp] w KQ - 0 13"},
    Place{"minerva", "r2qkb1r/pppb1ppp/2n1p3/3pP3/3Pn3/2PB1N2/PP3PPP/RNBQK2R[Pp] b KQkq - 1 7"},
    Place{"minerva", "4k3/8/4q3/8/8/8/1N~6/3K3R[QRbp] b - - 12 40"},
    Place{"knsb", "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1[QPnp] w - - 0 7"},
    Place{"knsb", "2kr3r/pbpq1ppp/1pnbpn2/3p4/3P4/1PNBPN2/PBPQ1PPP/R3K2R[BNbn] b KQ - 3 11"},
    Place{"stein", "r3k2r/pPp2ppp/2n2n2/2bpp3/4P3/2NP1N2/P1P2PpP/R1BQ1K1R[Np] w kq - 0 15"},
    Place{"jijbent", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
    Place{"jijbent", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"},
};

std::uint64_t mixed(std::uint64_t signature, std::uint64_t with) {
    return (signature ^ with) * 0x9E3779B97F4A7C15 + 1;
}

}  // namespace

Signature signature(int depth) {
    Signature signature;
    for (const Place& place : kPlaces) {
        const rules::Ruleset ruleset = *rules::preset(place.rules);
        const auto position = rules::Position::from_setup(*rules::parse_fen(place.fen), ruleset);
        Engine engine{1};
        Limits limits;
        limits.depth = depth;
        Situation situation = Situation::single(ruleset, *position);
        situation.sees_both = ruleset.passes_pieces();
        const Thought thought = engine.think(situation, limits);
        signature.nodes += thought.nodes;
        signature.mix = mixed(signature.mix, thought.nodes);
        signature.mix = mixed(signature.mix, static_cast<std::uint64_t>(thought.score));
        for (const rules::Move move : thought.line) signature.mix = mixed(signature.mix, move.bits());
    }
    return signature;
}

}  // namespace doorgeef::engine
