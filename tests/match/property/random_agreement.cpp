#include "random_agreement.hpp"

#include "random_setup.hpp"
#include "rules/fen.hpp"

#include <array>
#include <vector>

namespace doorgeef::match {

namespace {

using rules::Position;
using rules::Ruleset;
using rules::Setup;

constexpr std::array<std::string_view, 24> kPrepared{
    // mate or stalemate in one, or there already
    "7k/5Q2/5K2/8/8/8/8/8 w - - 0 1",
    "k7/2Q5/1K6/8/8/8/8/8 w - - 4 30",
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
    "1r4k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1",
    "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
    "7k/8/6Q1/5K2/8/8/8/8 b - - 0 1",
    "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    "K7/8/1q6/8/8/8/8/7k w - - 0 1",
    "k7/P7/K7/8/8/8/8/8 b - - 0 1",
    // bare kings, and almost
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1",
    "8/8/4k3/8/8/4KB2/8/8 w - - 98 80",
    "8/3n4/4k3/8/8/4K3/8/8 b - - 0 80",
    "8/8/4kb2/8/8/4K1B1/8/8 w - - 0 80",
    // fifty moves
    "4k1n1/8/8/8/8/8/8/RN2K3 w Q - 99 80",
    "4k2r/8/8/8/8/8/8/R3K3 b Qk - 97 80",
    // promotions, castling, en passant
    "4k3/P6P/8/8/8/8/p6p/4K3 w - - 0 1",
    "1n2k1n1/P6P/8/8/8/8/p6p/1N2K1N1 b - - 0 1",
    "8/PPP1k3/8/8/8/8/4Kppp/8 w - - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "4k3/2p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1",
    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
    // double steps over something that stands in the way, which only an illegal move makes
    "4k3/2p1p1p1/2N1n1N1/1P1P1P1P/1p1p1p1p/2n1N1n1/2P1P1P1/4K3 w - - 0 1",
    "4k3/2p1p1p1/2n1N1n1/1P1P1P1P/1p1p1p1p/2N1n1N1/2P1P1P1/4K3 b - - 0 1",
};

// One of a|b|c, or something in the form of ranks or times.
std::string random_value(Dice& dice, std::string_view option) {
    const auto rank = [&] { return std::to_string(1 + dice.below(8)); };
    if (option == "pawn-drop-ranks" || option == "piece-drop-ranks") return rank() + '-' + rank();
    if (option == "time") return "0:0" + std::to_string(dice.below(10));
    std::vector<std::string> words{""};
    for (const char c : rules::option_values(option))
        if (c == '|')
            words.emplace_back();
        else
            words.back() += c;
    return dice.pick(words);
}

Ruleset with_a_random_option(Dice& dice, const Ruleset& ruleset) {
    for (;;) {
        const std::string_view option = dice.pick(rules::option_names());
        const auto changed = rules::with_option(ruleset, option, random_value(dice, option));
        if (changed && rules::check(*changed).empty()) return *changed;
    }
}

std::optional<rules::TimeControl> random_time(Dice& dice, const Ruleset& ruleset) {
    switch (dice.below(8)) {
    case 0: return std::nullopt;
    case 1: return rules::TimeControl{420'000, 0};
    case 2: return ruleset.time;
    case 3: return rules::TimeControl{dice.below(3) * 1000, dice.below(3) * 1000};
    default: return rules::TimeControl{(2 + dice.below(12)) * 1000, dice.below(3) * 1000};
    }
}

template <class Enum>
void throw_switch(Dice& dice, Enum& value) {
    value = static_cast<Enum>(dice.below(2));
}

Conduct random_conduct(Dice& dice) {
    Conduct conduct;
    throw_switch(dice, conduct.legality);
    throw_switch(dice, conduct.clock);
    throw_switch(dice, conduct.flag);
    throw_switch(dice, conduct.passing);
    throw_switch(dice, conduct.touch);
    return conduct;
}

Setup random_playable_setup(Dice& dice, const Ruleset& ruleset) {
    for (;;) {
        Setup setup = Setup::start();
        const int way = dice.below(20);
        if (way < 4) {
            setup = rules::random_setup(dice, ruleset);
        } else if (way < 11) {
            setup = *rules::parse_fen(dice.pick(kPrepared));
            if (ruleset.passes_pieces() && dice.one_in(3)) setup.reserves = rules::random_reserves(dice);
        }
        if (rules::errors(setup, ruleset).empty()) return setup;
    }
}

}  // namespace

Agreement random_agreement(Dice& dice, const Ruleset& ruleset) {
    Agreement agreement = Agreement::by(dice.one_in(3) ? with_a_random_option(dice, ruleset) : ruleset);
    agreement.conduct = random_conduct(dice);
    agreement.time = random_time(dice, agreement.ruleset);
    agreement.white_on_first = dice.pick(kTeams);
    for (Position& position : agreement.positions.values)
        position =
            std::move(Position::from_setup(random_playable_setup(dice, agreement.ruleset), agreement.ruleset))
                .value();
    return agreement;
}

std::string random_fen(Dice& dice, const Ruleset& ruleset) {
    return rules::to_fen(random_playable_setup(dice, ruleset));
}

}  // namespace doorgeef::match
