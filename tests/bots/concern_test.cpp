// What hands do without thinking.
#include "bots/concern.hpp"

#include "hall.hpp"
#include "rules/fen.hpp"

#include <gtest/gtest.h>

namespace doorgeef::bots {
namespace {

namespace command = match::command;
using match::BoardId;

match::Match match_from(std::string_view first, std::string_view second, match::Conduct conduct) {
    match::Agreement agreement = agreement_by("knsb", conduct);
    const auto position = [&](std::string_view fen) {
        return std::move(rules::Position::from_setup(*rules::parse_fen(fen), agreement.ruleset)).value();
    };
    agreement.positions[BoardId::first] = position(first);
    agreement.positions[BoardId::second] = position(second);
    return started(agreement);
}

template <class Command>
bool is(const std::optional<command::OfPlayer>& errand) {
    return errand && std::holds_alternative<Command>(*errand);
}

match::Conduct claimed_legality() {
    match::Conduct conduct = match::Conduct::online();
    conduct.legality = match::Legality::claimed;
    return conduct;
}

constexpr const char* kKings = "4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1";

TEST(Concern, a_fallen_flag_is_called_by_the_opponent) {
    match::Conduct conduct = match::Conduct::online();
    conduct.flag = match::FlagCall::claimed;
    match::Match match = started(agreement_by("knsb", conduct));
    EXPECT_FALSE(errand_of(match, kB1));
    match::Events events;
    match::advance(match, match::Tick{}, match.agreement.time->base_ms, events);
    EXPECT_TRUE(is<command::ClaimFlag>(errand_of(match, kB1)));
    EXPECT_FALSE(errand_of(match, kA1)) << "it is his own";
}

TEST(Concern, an_illegal_move_is_to_be_replaced) {
    match::Match match = match_from(kKings, kKings, claimed_legality());
    play(match, kA1, "e2e3");
    EXPECT_FALSE(errand_of(match, kB1));
    play(match, kB1, "e8e5");
    EXPECT_TRUE(is<command::ClaimIllegal>(errand_of(match, kA1)));
    EXPECT_FALSE(errand_of(match, kB1));
}

TEST(Concern, an_illegally_captured_piece_is_taken_from_the_other_board_when_it_is_time) {
    match::Match match = match_from("4r1k1/8/8/2n5/4N3/8/8/4K3[] w - - 0 1", kKings, claimed_legality());
    play(match, kB2, "e2e3");
    play(match, kA1, "e4c5");
    play(match, kA2, "N@c6");
    act(match, kB1, command::ClaimIllegal{});
    EXPECT_FALSE(errand_of(match, kB1)) << "A1 has not said that the piece is gone";
    act(match, kA1, command::ReportNoPiece{});
    EXPECT_FALSE(errand_of(match, kB1)) << "A2 is not on move";
    EXPECT_FALSE(errand_of(match, kA1));
    play(match, kB2, "e3e4");
    const auto errand = errand_of(match, kB1);
    ASSERT_TRUE(is<command::RemovePiece>(errand));
    EXPECT_EQ(std::get<command::RemovePiece>(*errand).square, rules::Square::c6);
    EXPECT_EQ(concern_of(match, kA2, 0).matter, Matter::nothing) << "he may not move before";
}

TEST(Concern, who_has_no_last_move_to_make_does_without) {
    match::Match match = match_from("7k/8/8/8/8/6q1/8/7K[] w - - 0 1", kKings, match::Conduct::online());
    EXPECT_FALSE(errand_of(match, kA1)) << "he waits for a piece";
    act(match, kB1, command::Resign{});
    EXPECT_TRUE(is<command::Waive>(errand_of(match, kA1)));
}

}  // namespace
}  // namespace doorgeef::bots
