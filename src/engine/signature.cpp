#include "engine/signature.hpp"

#include "engine/levels.hpp"
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

void mix(Signature& signature, std::uint64_t with) {
    signature.mix = (signature.mix ^ with) * 0x9E3779B97F4A7C15 + 1;
}

void mix(Signature& signature, const Thought& thought) {
    signature.nodes += thought.nodes;
    mix(signature, thought.nodes);
    mix(signature, static_cast<std::uint64_t>(thought.score));
    for (const rules::Move move : thought.line) mix(signature, move.bits());
}

void mix_advice(Signature& signature, const Thought& thought) {
    mix(signature, static_cast<std::uint64_t>(thought.other_score));
    mix(signature, thought.wait ? 1 : 0);
    mix(signature, thought.teammate_should_wait ? 1 : 0);
    for (const rules::Role role : thought.needs) mix(signature, static_cast<std::uint64_t>(role));
    for (const rules::Role role : thought.dangers) mix(signature, static_cast<std::uint64_t>(role));
}

rules::Position position_of(const Place& place) {
    return *rules::Position::from_setup(*rules::parse_fen(place.fen), *rules::preset(place.rules));
}

Situation situation_of(const Place& place) {
    const rules::Ruleset ruleset = *rules::preset(place.rules);
    Situation situation = Situation::single(ruleset, position_of(place));
    situation.sees_both = ruleset.passes_pieces();
    return situation;
}

// The place before it in the list is the other board, if its rules are the same.
Situation situation_in_play(std::size_t index) {
    Situation situation = situation_of(kPlaces[index]);
    if (index > 0 && kPlaces[index - 1].rules == kPlaces[index].rules)
        situation.boards[!situation.seat.board()].position = position_of(kPlaces[index - 1]);
    return situation;
}

}  // namespace

Signature signature(int depth) {
    Signature signature;
    Limits limits;
    limits.depth = depth;
    for (const Place& place : kPlaces) {
        Engine engine{1};
        mix(signature, engine.think(situation_of(place), limits));
    }
    return signature;
}

Signature signature_in_play(std::uint64_t nodes) {
    Signature signature;
    Limits limits;
    limits.nodes = nodes;
    limits.in_play = true;
    limits.advise = true;
    for (std::size_t index = 0; index < kPlaces.size(); ++index) {
        Engine engine{1};
        for (const Level& level : kLevels) {
            const Thought thought = think_as(level, engine, situation_in_play(index), limits, index);
            mix(signature, thought);
            mix_advice(signature, thought);
        }
    }
    return signature;
}

}  // namespace doorgeef::engine
