#include "doorgeef/arena/spec.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

TEST(Spec, names_who_plays) {
    EXPECT_EQ(*parse_spec("self"), Spec{SelfSpec{}});
    EXPECT_EQ(*parse_spec("self:club"), Spec{SelfSpec{engine::level_named("club")}});
    EXPECT_EQ(*parse_spec("cecp:/usr/games/sjeng"), (Spec{CecpSpec{{"/usr/games/sjeng"}}}));
    EXPECT_EQ(*parse_spec("uci:doorgeef  uci"), (Spec{UciSpec{{"doorgeef", "uci"}, {}}}));
    EXPECT_EQ(*parse_spec("uci:engine,VariantPath=a=b.ini,UCI_Variant=bug-real"),
              (Spec{UciSpec{{"engine"}, {{"VariantPath", "a=b.ini"}, {"UCI_Variant", "bug-real"}}}}));
    EXPECT_EQ(*parse_spec("uci:engine,Move Overhead="), (Spec{UciSpec{{"engine"}, {{"Move Overhead", ""}}}}));
}

TEST(Spec, refuses_what_names_nobody) {
    EXPECT_EQ(parse_spec("").error(), SpecProblem::unknown_kind);
    EXPECT_EQ(parse_spec("usi:engine").error(), SpecProblem::unknown_kind);
    EXPECT_EQ(parse_spec("self:grandmaster").error(), SpecProblem::unknown_level);
    EXPECT_EQ(parse_spec("self:").error(), SpecProblem::unknown_level);
    EXPECT_EQ(parse_spec("uci").error(), SpecProblem::no_command);
    EXPECT_EQ(parse_spec("uci:").error(), SpecProblem::no_command);
    EXPECT_EQ(parse_spec("uci: ,Hash=1").error(), SpecProblem::no_command);
    EXPECT_EQ(parse_spec("cecp:  ").error(), SpecProblem::no_command);
    EXPECT_EQ(parse_spec("uci:engine,Hash").error(), SpecProblem::bad_option);
    EXPECT_EQ(parse_spec("uci:engine,=16").error(), SpecProblem::bad_option);
    EXPECT_EQ(parse_spec("uci:engine,").error(), SpecProblem::bad_option);
}

}  // namespace
}  // namespace doorgeef::app
