// The tables of docs/protocol.md and docs/formats/log.md from which a client is written are true: options,
// switches, signals, and how long words may be.
#include "match/conduct.hpp"
#include "rules/ruleset.hpp"
#include "world.hpp"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

using Row = std::vector<std::string>;

std::string trimmed(const std::string& text) {
    const std::size_t begin = text.find_first_not_of(' ');
    return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

Row cells_of(const std::string& line) {
    Row cells;
    std::istringstream rest{line.substr(1)};
    for (std::string cell; std::getline(rest, cell, '|');) cells.push_back(trimmed(cell));
    return cells;
}

// The rows of the table whose first heading is this.
std::vector<Row> rows_of(const std::string& document, const std::string& heading) {
    std::ifstream file{std::string{DOORGEEF_SOURCE_DIR} + "/docs/" + document};
    std::vector<Row> rows;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("|"))
            inside = false;
        else if (inside && !line.starts_with("|---"))
            rows.push_back(cells_of(line));
        else if (cells_of(line)[0] == heading)
            inside = true;
    }
    return rows;
}

// "`at-once` `pending`" as "at-once|pending"
std::string words_in(const std::string& cell) {
    std::string words;
    for (const char c : cell)
        if (c != '`') words += c == ' ' ? '|' : c;
    return words;
}

TEST(ProtocolTables, show_every_option_with_its_values_and_what_the_presets_say) {
    const auto rows = rows_of("formats/log.md", "option");
    const auto names = rules::option_names();
    ASSERT_EQ(rows.size(), names.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].at(0), '`' + std::string{names[i]} + '`');
        EXPECT_EQ(words_in(rows[i].at(1)), rules::option_values(names[i])) << names[i];
        for (std::size_t p = 0; p < rules::kPresets.size(); ++p)
            EXPECT_EQ(rows[i].at(2 + p), rules::option_value(rules::kPresets[p].ruleset, names[i]))
                << names[i] << ' ' << rules::kPresets[p].name;
    }
}

TEST(ProtocolTables, show_every_switch_of_conduct) {
    const auto rows = rows_of("formats/log.md", "switch");
    const auto online = match::conduct_words(match::Conduct::online());
    const auto book = match::conduct_words(match::Conduct::by_the_book());
    ASSERT_EQ(rows.size(), online.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(words_in(rows[i].at(0)) + '=' + rows[i].at(1), online[i]);
        EXPECT_EQ(words_in(rows[i].at(0)) + '=' + rows[i].at(2), book[i]);
    }
}

TEST(ProtocolTables, show_which_signals_may_be_given) {
    const auto rows = rows_of("protocol.md", "signal");
    EXPECT_EQ(rows.size(), 8U);
    const std::array<std::string, 4> speeches{"knsb", "minerva", "free", "none"};
    for (std::size_t i = 0; i < speeches.size(); ++i) {
        World world;
        const Four four = four_begin(world, R"("agreement":{"ruleset":"knsb speech=)" + speeches[i] +
                                                R"(","conduct":"online","time":"420+0","white":"A"})");
        for (const Row& row : rows) {
            world.wait(1000);
            four.a2.asks(
                doing(four.match, "A2", "say leave resign"));  // so that there is something to answer
            std::string what = row.at(0).substr(1, row.at(0).size() - 2);
            if (what.starts_with("text")) what = R"(text \"hoi\")";
            EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "say " + what))),
                      row.at(2 + i) == "yes" ? "ok" : "signal-not-allowed")
                << speeches[i] << ' ' << what;
        }
    }
}

TEST(ProtocolTables, show_how_long_words_may_be) {
    World world;
    world.add_account("Scheids", {store::AccountRole::arbiter});
    const Four four =
        four_begin(world, R"("agreement":{"ruleset":"fics","conduct":"online","time":"420+0","white":"A"})");
    const Client arbiter = world.connects("Scheids");
    arbiter.asks(R"({"t":"table-arbiter","take":true,"table":")" + four.table + "\"}");
    four.a1.asks(doing(four.match, "A1", "call arbiter"));
    const auto said = [&](const std::string& what, std::size_t characters) {
        std::string words;
        while (characters-- > 0) words += "é";
        if (what == "the name of a table")
            return verdict(four.a1.asks(R"({"t":"table-create","public":true,"name":")" + words + "\"," +
                                        std::string{kAgreement} + "}"));
        if (what == "the text of a signal")
            return verdict(four.a1.asks(doing(four.match, "A1", R"(say text \")" + words + R"(\")")));
        return verdict(arbiter.asks(R"({"t":"rule","what":"clock A1 +1","match":")" + four.match +
                                    R"(","reason":")" + words + "\"}"));
    };
    const auto rows = rows_of("protocol.md", "what");
    ASSERT_EQ(rows.size(), 3U);
    for (const Row& row : rows) {
        const std::size_t most = std::stoul(row.at(1).substr(row.at(1).rfind(' ') + 1));
        EXPECT_EQ(said(row.at(0), most), "ok") << row.at(0);
        EXPECT_EQ('`' + said(row.at(0), most + 1) + '`', row.at(2)) << row.at(0);
        const bool may_be_empty = row.at(1).starts_with("up to");
        EXPECT_EQ(said(row.at(0), 0) == "ok", may_be_empty) << row.at(0);
    }
}

TEST(ProtocolTables, say_how_long_a_clock_may_run) {
    EXPECT_NE(rows_of("formats/log.md", "key").at(2).at(2).find("0 to 86400"), std::string::npos);
    World world;
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    for (const auto& [time, expected] :
         {std::pair{"86400+86400", "ok"}, std::pair{"10+0", "ok"}, std::pair{"0+0", "bad-agreement"},
          std::pair{"9.999+5", "bad-agreement"}, std::pair{"86400.001+0", "bad-agreement"},
          std::pair{"60+86401", "bad-agreement"}, std::pair{"-1+0", "bad-agreement"},
          std::pair{"60", "bad-agreement"}})
        EXPECT_EQ(
            verdict(jan.asks(R"({"t":"table-create","name":"x","public":true,"agreement":{"ruleset":"knsb",)"
                             R"("conduct":"online","time":")" +
                             std::string{time} + "\"}}")),
            expected)
            << time;
}

TEST(ProtocolTables, say_what_a_bfen_is) {
    const std::string first = "4k3/8/8/8/8/8/8/4K2R[Pn] w K - 0 1";
    const std::string second = "4k3/8/8/8/8/8/8/Q~3K3[] w - - 0 1";
    World world;
    four_begin(world, R"("agreement":{"ruleset":"knsb","conduct":"online","time":"60+0","white":"A",)"
                      R"("positions":[")" +
                          first + "\",\"" + second + "\"]}");
    const Client visitor = world.connects("");
    visitor.says(R"({"t":"lobby","watch":true})");
    const json::object lobby = *visitor.heard_last("lobby");
    EXPECT_EQ(text(lobby.at("matches").as_array().at(0).as_object(), "bfen"), first + " | " + second);
}

}  // namespace
}  // namespace doorgeef::server
