#include "hall.hpp"

#include <gtest/gtest.h>

namespace doorgeef::bots {
namespace {

using match::SignalKind;
using rules::Role;

match::event::Said said(match::Seat seat, SignalKind kind, Role role = Role::pawn) {
    return {seat, {.kind = kind, .role = role}};
}

TEST(Hearing, only_the_teammate_counts) {
    const match::Match match = started(agreement_by("fics"));
    Hearing hearing;
    hearing.hear(said(kB2, SignalKind::need, Role::knight), kA1, match);
    hearing.hear(said(kA1, SignalKind::need, Role::knight), kA1, match);
    EXPECT_EQ(hearing.count(), 0U);
    EXPECT_FALSE(hearing.holds(kA1, match).needs[Role::knight]);
    hearing.hear(said(kA2, SignalKind::need, Role::knight), kA1, match);
    EXPECT_EQ(hearing.count(), 1U);
    EXPECT_TRUE(hearing.holds(kA1, match).needs[Role::knight]);
}

TEST(Hearing, a_wish_holds_for_three_moves_of_the_teammate_and_sit_until_he_moves) {
    match::Match match = started(agreement_by("fics"));
    Hearing hearing;
    // B2 plays White on board 2.
    hearing.hear(said(kB2, SignalKind::danger, Role::queen), kB1, match);
    hearing.hear(said(kB2, SignalKind::sit), kB1, match);
    EXPECT_TRUE(hearing.holds(kB1, match).sit);
    play(match, kB2, "e2e4");
    EXPECT_FALSE(hearing.holds(kB1, match).sit);
    play(match, kA2, "e7e5");
    play(match, kB2, "g1f3");
    EXPECT_TRUE(hearing.holds(kB1, match).dangers[Role::queen]);
    play(match, kA2, "b8c6");
    play(match, kB2, "f1c4");
    EXPECT_FALSE(hearing.holds(kB1, match).dangers[Role::queen]);
}

}  // namespace
}  // namespace doorgeef::bots
