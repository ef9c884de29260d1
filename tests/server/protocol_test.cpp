// docs/protocol.md is true: its examples are messages, and the server says nothing that is not in it.
#include "server/problem.hpp"
#include "wire/client_message.hpp"
#include "world.hpp"

#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

using Keys = std::set<std::string>;

std::string read_document() {
    std::ifstream file{std::string{DOORGEEF_SOURCE_DIR} + "/docs/protocol.md"};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::string> all_matches(const std::string& text, const std::regex& pattern, std::size_t group) {
    std::vector<std::string> found;
    for (std::sregex_iterator it{text.begin(), text.end(), pattern}, end; it != end; ++it)
        found.push_back((*it)[group]);
    return found;
}

// The examples in the tables, with something in the place of what they leave open.
std::vector<std::string> examples_of_clients(const std::string& document) {
    static const std::regex in_table{R"re(`(\{"t":"[^`]*\})`)re"};
    std::vector<std::string> examples;
    for (std::string example : all_matches(document, in_table, 1)) {
        example = std::regex_replace(example, std::regex{":ID"}, R"(:"x")");
        example = std::regex_replace(example, std::regex{"AGREEMENT"},
                                     R"({"ruleset":"knsb","conduct":"online","time":"420+0","white":"A"})");
        example = std::regex_replace(example, std::regex{R"("id":"…")"}, R"("id":"c1")");
        if (example.find(R"("t":"no")") == std::string::npos) examples.push_back(example);
    }
    return examples;
}

// The keys that the document shows for each message of the server, those of what it names in capitals
// included. HTTP is another matter.
std::map<std::string, Keys> documented_keys(const std::string& document) {
    static const std::regex key{R"re("([a-z_]+)":)re"};
    std::map<std::string, std::string> parts;  // TABLE = …
    std::string last;
    std::map<std::string, std::string> messages;
    std::istringstream lines{document};
    for (std::string line; std::getline(lines, line);) {
        std::smatch found;
        if (std::regex_search(line, found, std::regex{R"re(^([A-Z]+) += (.*))re"}))
            parts[last = found[1]] = found[2];
        else if (line.starts_with("         \"") && !last.empty())
            parts[last] += line;
        else if (std::regex_search(line, found, std::regex{R"re(^\{"t":"([a-z-]+)")re"}))
            messages[found[1]] += line;
    }
    std::map<std::string, Keys> keys;
    for (auto& [type, text] : messages) {
        for (int depth = 0; depth < 3; ++depth)
            for (const auto& [name, part] : parts)
                if (std::regex_search(text, std::regex{"\\b" + name + "\\b"})) text += part;
        for (const std::string& each : all_matches(text, key, 1)) keys[type].insert(each);
    }
    return keys;
}

void collect(const json::value& value, Keys& keys) {
    if (const json::object* object = value.if_object())
        for (const auto& member : *object) {
            const std::string key{member.key().data(), member.key().size()};
            if (key == "agreement") {
                keys.insert(key);
                continue;
            }
            if (!match::parse_seat(key)) keys.insert(key);
            collect(member.value(), keys);
        }
    if (const json::array* array = value.if_array())
        for (const json::value& each : *array) collect(each, keys);
}

// A club evening on which everything happens, and all that was said on it.
class Evening {
public:
    Evening() {
        world_.add_account("Scheids", {store::AccountRole::arbiter});
        const Client arbiter = joins("Scheids");
        const Client visitor = joins("");
        says(visitor, R"({"t":"lobby","watch":true})");
        says(visitor, R"({"t":"ping","n":7})");
        const Four four = four_begin(world_, R"("agreement":{"ruleset":"knsb claims=moderator",)"
                                             R"("conduct":"online","time":"60+0","white":"A"})");
        people_.insert(people_.end(), {four.a1, four.a2, four.b1, four.b2});
        says(visitor, R"({"t":"lobby","watch":true})");
        const std::string of_match = R"("match":")" + four.match + '"';
        for (const Client& client : {visitor, arbiter})
            says(client, R"({"t":"watch","from":0,)" + of_match + "}");
        asks(arbiter, R"({"t":"table-arbiter","take":true,"table":")" + four.table + "\"}");
        asks(four.a1, doing(four.match, "A1", "claim fifty"));
        world_.service().measured_lag(four.a1.id(), {1500}, world_.now());
        asks(four.b1, R"({"t":"premove","seat":"B1","move":"e7e5",)" + of_match + "}");
        says(four.b1, R"({"t":"watch","from":0,)" + of_match + "}");
        asks(arbiter, R"({"t":"rule","what":"reject 1","reason":"nee",)" + of_match + "}");
        asks(four.a1, doing(four.match, "A1", "play e2e4"));
        asks(four.a1, doing(four.match, "A1", "play e2e4"));
        const Client second = joins("A1");
        asks(second, R"({"t":"control","seat":"A1","take":true,)" + of_match + "}");
        asks(visitor, doing(four.match, "A1", "resign"));
        says(visitor, R"({"t":"hello","v":2})");
        says(visitor, R"({"t":"watch","match":"x","from":0})");
        restart(four);
        for (int i = 0; i < 70; ++i) says(people_.back(), R"({"t":"ping","n":7})");
    }

    const std::map<std::string, Keys>& said() const { return said_; }

private:
    Client joins(const std::string& name) {
        people_.push_back(world_.connects(name));
        listen();
        return people_.back();
    }
    void says(const Client& client, const std::string& message) {
        client.says(message);
        listen();
    }
    void asks(const Client& client, const std::string& message) {
        says(client,
             message.substr(0, message.size() - 1) + R"(,"id":"e)" + std::to_string(++commands_) + "\"}");
        world_.wait(500);
        listen();
    }
    // All four come back, the match ends, and they play again.
    void restart(const Four& four) {
        world_.restarts();
        people_.clear();
        std::vector<Client> players;
        const std::string of_match = R"("match":")" + four.match + '"';
        joins("Scheids");
        const Client visitor = joins("");
        says(visitor, R"({"t":"lobby","watch":true})");
        for (const match::Seat seat : match::kSeats) {
            players.push_back(joins(std::string{match::name(seat)}));
            says(players.back(), R"({"t":"watch","from":0,)" + of_match + "}");
        }
        for (const match::Seat seat : {match::kSeats[0], match::kSeats[3]})
            asks(players[seat.index()], doing(four.match, match::name(seat), "resign"));
        const std::string wish =
            R"({"t":"find","agreement":{"ruleset":"stein","conduct":"online","time":"60+0"}})";
        asks(players[0], wish);
        asks(players[0], R"({"t":"table-create","name":"x","public":true,"seat":"A1","agreement":)"
                         R"({"ruleset":"knsb","conduct":"online","time":"60+0"}})");
        for (const Client& player : players) asks(player, wish);
        for (const Client& player : players) asks(player, R"({"t":"rematch","how":"same",)" + of_match + "}");
        asks(players[0], R"({"t":"table-create","name":"x","public":true,"agreement":{"ruleset":"x",)"
                         R"("conduct":"online","time":"60+0"}})");
        asks(players[0], R"({"t":"table-create","name":"x","public":true,"agreement":{"ruleset":"fics",)"
                         R"("conduct":"online","time":"60+0"}})");
    }
    void listen() {
        for (const Client& client : people_)
            for (const json::object& message : client.heard()) collect(message, said_[text(message, "t")]);
    }

    World world_{};
    std::vector<Client> people_{};
    std::map<std::string, Keys> said_{};
    int commands_ = 0;
};

TEST(Protocol, shows_messages_that_can_be_sent_one_of_each_kind) {
    std::set<std::size_t> kinds;
    for (const std::string& example : examples_of_clients(read_document())) {
        const auto message = wire::parse_client_message(example);
        ASSERT_TRUE(message) << example;
        kinds.insert(message->index());
    }
    EXPECT_EQ(kinds.size(), wire::kClientMessageKinds);
}

TEST(Protocol, shows_all_that_the_server_says_and_nothing_else) {
    const std::string document = read_document();
    const auto documented = documented_keys(document.substr(0, document.find("\n## HTTP")));
    const Evening evening;
    for (const auto& [type, keys] : evening.said()) {
        ASSERT_TRUE(documented.contains(type)) << type;
        for (const std::string& key : keys)
            EXPECT_TRUE(documented.at(type).contains(key)) << type << ' ' << key;
    }
    for (const auto& [type, keys] : documented) {
        if (type == "table-gone") continue;  // nobody closed one
        ASSERT_TRUE(evening.said().contains(type)) << type << " was never said";
        for (const std::string& key : keys)
            EXPECT_TRUE(evening.said().at(type).contains(key) || key == "ruleset" || key == "conduct" ||
                        key == "time" || key == "white")
                << type << " never had " << key;
    }
}

TEST(Protocol, lists_every_code_of_the_server) {
    const std::string document = read_document();
    for (int i = 0; i < kProblemCount; ++i) {
        const std::string_view each = code(static_cast<Problem>(i));
        EXPECT_NE(document.find('`' + std::string{each} + '`'), std::string::npos) << each;
    }
}

}  // namespace
}  // namespace doorgeef::server
