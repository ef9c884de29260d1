// Every cell of the table of who may say what: by asking the server, and by reading the document.
#include "server/authorisation.hpp"

#include "world.hpp"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

// A table that has not begun and a match that runs, with somebody in every role.
struct Everybody {
    Everybody() {
        world.add_account("arbiter", {store::AccountRole::arbiter});
        world.add_account("organiser", {store::AccountRole::organiser});
        world.add_account("admin", {store::AccountRole::admin});
        world.add_account("in charge", {store::AccountRole::arbiter});
        for (const std::string name : {"person", "host", "player"}) world.add_guest(name);
        const Client host = world.connects("host");
        table = text(
            host.asks(R"({"t":"table-create","name":"x","public":true,)" + std::string{kAgreement} + "}"),
            "table");
        world.connects("player").asks(R"({"t":"table-sit","table":")" + table + R"(","seat":"A1"})");
        world.connects("in charge")
            .asks(R"({"t":"table-arbiter","table":")" + four.table + R"(","take":true})");
        world.connects("in charge").asks(R"({"t":"table-arbiter","table":")" + table + R"(","take":true})");
    }

    // Whoever is in this role for what the message is about. In a match, a host is nobody special.
    Client somebody(Role role, Subject subject) {
        if (role == Role::visitor) return world.connects("");
        if (role == Role::player && subject == Subject::match) return world.connects("A1");
        return world.connects(std::string{name(role)});
    }

    // A message of each kind that would make sense from the right person, without its id.
    std::string message(std::size_t kind) const {
        const std::string t = R"({"t":")" + std::string{wire::kClientMessageNames[kind]} + '"';
        const std::string of_table = R"(,"table":")" + table + '"';
        const std::string of_match = R"(,"match":")" + four.match + '"';
        const std::array<std::string, wire::kClientMessageKinds> rest{
            R"(,"v":1})",
            R"(,"n":1})",
            R"(,"watch":true})",
            R"(,"watch":")" + table + "\"}",
            R"(,"name":"y","public":true,)" + std::string{kAgreement} + "}",
            of_table + R"(,"seat":"B2"})",
            of_table + "}",
            of_table + R"(,"a":"A2","b":"B1"})",
            of_table + R"(,"seat":"A2","bot":"nobody"})",
            of_table + R"(,"take":true})",
            of_table + R"(,"ready":true})",
            of_table + "}",
            "," + std::string{kAgreement} + "}",
            R"(,"stop":true})",
            of_match + R"(,"from":0})",
            of_match + "}",
            of_match + R"(,"seat":"A1","take":true})",
            of_match + R"(,"seat":"A1","what":"play e2e4"})",
            of_match + R"(,"seat":"A1","move":"e2e4"})",
            of_match + R"(,"what":"pause"})",
            of_match + R"(,"how":"same"})",
        };
        return t + rest[kind];
    }

    World world{};
    Four four = four_begin(world);
    std::string table{};
};

// The code with which it was refused; empty if it was not.
std::string refusal(const Everybody& everybody, const Client& client, std::size_t kind) {
    const std::string message = everybody.message(kind);
    client.heard();
    client.says(message.substr(0, message.size() - 1) + R"(,"id":"x"})");
    for (const json::object& heard : client.heard())
        if (text(heard, "t") == "no") return text(heard, "code");
    return "";
}

TEST(Authorisation, allows_what_the_table_allows_and_nothing_else) {
    for (std::size_t kind = 0; kind < wire::kClientMessageKinds; ++kind)
        for (const Role role : kRoles) {
            const Permission& allowed = permission(kind);
            const std::string_view message = wire::kClientMessageNames[kind];
            Everybody everybody;
            const std::string code = refusal(everybody, everybody.somebody(role, allowed.subject), kind);
            // Everybody with a session is a person too.
            RoleSet roles{role};
            if (role != Role::visitor) roles.add(Role::person);
            if (role == Role::in_charge) roles.add(Role::arbiter);
            const std::string where = std::string{message} + " by " + std::string{name(role)};
            if (const auto problem = why_not(allowed, roles))
                EXPECT_EQ(code, server::code(*problem)) << where;
            else if (message == "table-sit" && role == Role::in_charge)
                EXPECT_EQ(code, "not-allowed") << "nobody is the arbiter of his own match";
            else
                EXPECT_TRUE(code != "not-allowed" && code != "log-in-first" && code != "not-seated")
                    << where << ": " << code;
        }
}

// docs/authorisation.md has a row for each kind of message, and a column for each role.
TEST(Authorisation, is_documented_as_it_is) {
    std::ifstream file{std::string{DOORGEEF_SOURCE_DIR} + "/docs/authorisation.md"};
    std::size_t kind = 0;
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("| `")) continue;
        std::vector<std::string> cells;
        std::istringstream row{line};
        for (std::string cell; std::getline(row, cell, '|');) cells.push_back(cell);
        if (cells.size() < kRoles.size() + 2 || cells[1].find("/api/") != std::string::npos) continue;
        ASSERT_LT(kind, wire::kClientMessageKinds);
        EXPECT_NE(line.find('`' + std::string{wire::kClientMessageNames[kind]}), std::string::npos) << line;
        for (std::size_t i = 0; i < kRoles.size(); ++i) {
            const bool yes = cells[i + 2].find("yes") != std::string::npos;
            RoleSet roles{kRoles[i]};
            if (kRoles[i] != Role::visitor) roles.add(Role::person);
            EXPECT_EQ(yes, !why_not(permission(kind), roles)) << line << ' ' << name(kRoles[i]);
        }
        ++kind;
    }
    EXPECT_EQ(kind, wire::kClientMessageKinds);
}

}  // namespace
}  // namespace doorgeef::server
