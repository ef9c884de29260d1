// The arbiter of a match.
#include "world.hpp"

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

using Strings = std::vector<std::string>;

struct WithArbiter : testing::Test {
    WithArbiter() {
        world.add_account("Scheids", {store::AccountRole::arbiter});
        world.add_account("Ander", {store::AccountRole::arbiter});
        world.add_account("Anna");
    }

    std::string take(const Four& four, bool take = true) const {
        return R"({"t":"table-arbiter","table":")" + four.table + R"(","take":)" +
               (take ? "true}" : "false}");
    }
    std::string rule(const Four& four, const std::string& what, const std::string& reason = "") const {
        return R"({"t":"rule","match":")" + four.match + R"(","what":")" + what + R"(","reason":")" + reason +
               "\"}";
    }

    World world{};
};

TEST_F(WithArbiter, is_an_account_with_that_role) {
    const Four four = four_begin(world);
    EXPECT_EQ(verdict(world.connects("Anna").asks(take(four))), "not-allowed");
    EXPECT_EQ(verdict(four.a1.asks(take(four))), "not-allowed");
    const Client arbiter = world.connects("Scheids");
    EXPECT_EQ(verdict(arbiter.asks(rule(four, "pause"))), "not-allowed") << "not yet in charge";
    EXPECT_EQ(verdict(arbiter.asks(take(four))), "ok");
    EXPECT_EQ(verdict(world.connects("Ander").asks(take(four))), "seat-taken");
    EXPECT_EQ(verdict(world.connects("Ander").asks(rule(four, "pause"))), "not-allowed");
    EXPECT_EQ(text(object(*four.a1.heard_last("match"), "arbiter"), "name"), "Scheids");
}

TEST_F(WithArbiter, n28_acts_when_called_and_everybody_sees_it) {
    const Four four = four_begin(world);
    const Client arbiter = world.connects("Scheids");
    arbiter.asks(take(four));
    EXPECT_EQ(verdict(arbiter.asks(rule(four, "clock A1 +60"))), "arbiter-not-called");
    const Client visitor = world.connects("");
    visitor.says(R"({"t":"lobby","watch":true})");
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "call arbiter"))), "ok");
    EXPECT_EQ(text(object(*visitor.heard_last("live"), "match"), "called"), "true");
    four.b2.heard();
    EXPECT_EQ(verdict(arbiter.asks(rule(four, "clock A1 +60", "klok stond verkeerd"))), "ok");
    EXPECT_EQ(lines(*four.b2.heard_last("ev")),
              Strings{"0 ruled 10 5 klok%20stond%20verkeerd clock A1 by 60000"});
    EXPECT_EQ(verdict(arbiter.asks(rule(four, "dance"))), "bad-command");
    EXPECT_EQ(verdict(arbiter.asks(rule(four, "pause now"))), "bad-command");
    EXPECT_EQ(verdict(arbiter.asks(rule(four, "pause", "\\u202e"))), "bad-text");
    for (const std::string clock : {"-1", "=-1", "=9223372036854775808", "=9999999", "+1441:00"})
        EXPECT_EQ(verdict(arbiter.asks(rule(four, "clock A1 " + clock))),
                  clock == "-1" ? "ok" : "bad-command")
            << clock;
    EXPECT_EQ(verdict(arbiter.asks(rule(four, "position 1 8/8/8 w - - 0 1"))), "illegal-move");
}

TEST_F(WithArbiter, n28_and_a_player_in_one_millisecond_both_get_their_numbers) {
    const Four four = four_begin(world);
    const Client arbiter = world.connects("Scheids");
    arbiter.asks(take(four));
    four.a1.asks(doing(four.match, "A1", "call arbiter"));
    arbiter.heard();
    four.a1.heard();
    world.writes_automatically = false;
    four.a1.says(R"({"t":"do","id":"p","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})");
    arbiter.says(R"({"t":"rule","id":"r","match":")" + four.match +
                 R"(","what":"clock A1 =30","reason":""})");
    world.writes_all();
    EXPECT_EQ(four.a1.heard().at(0).at("events").as_array(), (json::array{5, 5}));
    EXPECT_EQ(arbiter.heard().at(0).at("events").as_array(), (json::array{6, 6}));
}

TEST_F(WithArbiter, is_never_one_who_plays) {
    const Client arbiter = world.connects("Scheids");
    const std::string table =
        text(arbiter.asks(R"({"t":"table-create","name":"x","public":true,"seat":"A1",)" +
                          std::string{kAgreement} + "}"),
             "table");
    const std::string take = R"({"t":"table-arbiter","table":")" + table + R"(","take":true})";
    EXPECT_EQ(verdict(arbiter.asks(take)), "not-allowed");
    arbiter.asks(R"({"t":"table-stand","table":")" + table + "\"}");
    EXPECT_EQ(verdict(arbiter.asks(take)), "ok");
    EXPECT_EQ(verdict(arbiter.asks(R"({"t":"table-sit","table":")" + table + R"(","seat":"A1"})")),
              "not-allowed");
}

TEST_F(WithArbiter, n24_loses_his_power_with_his_role_while_connected) {
    const Four four = four_begin(world);
    const Client arbiter = world.connects("Scheids");
    arbiter.asks(take(four));
    four.a1.asks(doing(four.match, "A1", "call arbiter"));
    const std::vector<store::Batch> withdraw{
        {store::write::WithdrawRole{{"id-Scheids"}, store::AccountRole::arbiter}}};
    ASSERT_EQ(world.store().commit(withdraw).front(), std::nullopt);
    const std::string earlier =
        R"({"t":"rule","id":"r","match":")" + four.match + R"(","what":"clock A1 +60"})";
    arbiter.says(earlier);
    world.service().account_changed({"id-Scheids"});
    EXPECT_EQ(verdict(arbiter.asks(rule(four, "pause"))), "not-allowed");
    arbiter.heard();
    arbiter.says(earlier);
    EXPECT_EQ(verdict(arbiter.heard().at(0)), "ok") << "what was done is answered as it was";
}

TEST_F(WithArbiter, overhears_no_teammates_once_his_role_is_gone) {
    const Four four = four_begin(world);
    const Client arbiter = world.connects("Scheids");
    arbiter.asks(take(four));
    arbiter.says(R"({"t":"watch","match":")" + four.match + R"(","from":3})");
    four.a1.asks(doing(four.match, "A1", "say need N"));
    EXPECT_EQ(lines(*arbiter.heard_last("ev")), Strings{"0 said A1 need N resign %"});
    const std::vector<store::Batch> withdraw{
        {store::write::WithdrawRole{{"id-Scheids"}, store::AccountRole::arbiter}}};
    ASSERT_EQ(world.store().commit(withdraw).front(), std::nullopt);
    world.service().account_changed({"id-Scheids"});
    four.a1.asks(doing(four.match, "A1", "say need N"));
    EXPECT_EQ(lines(*arbiter.heard_last("ev")), Strings{"null"});
}

TEST_F(WithArbiter, is_told_of_calls_from_all_tables_wherever_he_is) {
    const Client arbiter = world.connects("Scheids");
    const Client anna = world.connects("Anna");
    EXPECT_FALSE(arbiter.heard_last("calls")) << "there are none";
    const Four four = four_begin(world, R"("arbiter":false,)" + std::string{kAgreement});
    four.a1.asks(doing(four.match, "A1", "call arbiter"));
    const auto calls = arbiter.heard_last("calls");
    ASSERT_TRUE(calls);
    ASSERT_EQ(calls->at("calls").as_array().size(), 1U);
    const json::object& call = calls->at("calls").as_array()[0].as_object();
    EXPECT_EQ(text(call, "match"), four.match);
    EXPECT_EQ(text(call, "table"), four.table);
    EXPECT_EQ(text(call, "arbiter"), "null");
    EXPECT_FALSE(anna.heard_last("calls")) << "she is no arbiter";

    EXPECT_TRUE(world.connects("Ander").heard_last("calls")) << "also who comes later";
    arbiter.asks(take(four));
    arbiter.says(R"({"t":"ping","n":1})");
    const Client other = world.connects("Ander");
    const json::object taken = *other.heard_last("calls");
    EXPECT_EQ(text(object(taken.at("calls").as_array()[0].as_object(), "arbiter"), "name"), "Scheids");

    world.restarts();
    EXPECT_TRUE(world.connects("Ander").heard_last("calls")) << "also after a restart";
    const Client again = world.connects("Ander");
    again.heard();
    world.connects("A1").asks(doing(four.match, "A1", "resign"));
    world.connects("B2").asks(doing(four.match, "B2", "resign"));
    const auto none = again.heard_last("calls");
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->at("calls").as_array().empty()) << "the match is over";
}

TEST_F(WithArbiter, is_waited_for_at_a_table_that_wants_one) {
    const Four four = four_begin(world, std::string{kAgreement} + R"(,"arbiter":true)");
    EXPECT_EQ(world.service().figures().matches, 0U) << "nobody is in charge";
    world.connects("Scheids").asks(take(four));
    world.wait(3000);
    EXPECT_EQ(world.service().figures().matches, 1U);
}

TEST_F(WithArbiter, is_still_in_charge_after_a_restart) {
    const Four four = four_begin(world);
    world.connects("Scheids").asks(take(four));
    four.a1.asks(doing(four.match, "A1", "call arbiter"));
    world.restarts();
    EXPECT_EQ(verdict(world.connects("Scheids").asks(rule(four, "pause"))), "ok");
}

// jijbent: the claim is laid before the moderator.
TEST_F(WithArbiter, decides_on_claims_with_the_systems_findings) {
    const Four four = four_begin(
        world,
        R"("agreement":{"ruleset":"knsb claims=moderator","conduct":"online","time":"60+0","white":"A"})");
    const Client arbiter = world.connects("Scheids");
    arbiter.asks(take(four));
    arbiter.says(R"({"t":"watch","match":")" + four.match + R"(","from":3})");
    arbiter.heard();
    const Client other = world.connects("Ander");
    other.heard();
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "claim fifty"))), "ok");
    EXPECT_EQ(lines(*arbiter.heard_last("ev")), Strings{"0 draw-claimed A1 fifty - 1 0 0 0"});
    const auto claims_heard = [](const Client& client) {
        return json::serialize(
            client.heard_last("calls")->at("calls").as_array()[0].as_object().at("claims"));
    };
    EXPECT_EQ(claims_heard(other),
              R"([{"seat":"A1","kind":"fifty","move":null,"occurrences":1,"moves_without_progress":0,)"
              R"("material_insufficient":false,"correct":false}])");
    EXPECT_EQ(verdict(arbiter.asks(rule(four, "reject 1"))), "ok");
    EXPECT_EQ(claims_heard(other), "[]");
}

}  // namespace
}  // namespace doorgeef::server
