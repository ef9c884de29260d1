// The rulesets as data: the presets say what the table of rules.md says, options change one thing, nonsense
// is found.
#include "rules/ruleset.hpp"

#include "positions.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

using namespace std::string_literals;
using Reasons = std::vector<SenselessRuleset>;

TEST(Presets, say_what_the_table_of_the_rules_says) {
    struct Row {
        std::string_view option;
        std::vector<std::string_view> values;  // one for each preset; "" where the table has a dash
    };
    const std::vector<std::string_view> presets{"knsb", "stein", "minerva", "jijbent", "fics"};
    const std::vector<Row> table{
        {"boards", {"2", "2", "2", "1", "2"}},
        {"drop-check", {"forbidden", "forbidden", "allowed", "", "allowed"}},
        {"pawn-drop-ranks", {"2-7", "2-6", "2-7", "", "2-7"}},
        {"piece-drop-ranks", {"1-8", "1-7", "1-8", "", "1-8"}},
        {"promotion", {"in-place", "taking", "in-place", "in-place", "in-place"}},
        {"mate", {"at-once", "pending", "at-once", "at-once", "unanswerable"}},
        {"stalemate", {"waits", "pending", "at-once", "at-once", "waits"}},
        {"dead", {"after-other", "after-other", "at-once", "claim", "never"}},
        {"flag-draw", {"cannot-win", "cannot-win", "cannot-win", "none", "none"}},
        {"both-flags", {"game", "game", "team", "", "game"}},
        {"draw-agreement", {"two", "two", "four", "two", "four"}},
        {"claims", {"checked", "checked", "none", "moderator", "none"}},
        {"resign-off-move", {"last-move", "last-move", "at-once", "at-once", "at-once"}},
        {"match-end", {"both", "both", "first", "", "first"}},
        {"score", {"sum", "sum", "first", "", "first"}},
        {"time", {"7:00", "7:00", "5:00", "none", "3:00"}},
        {"colours", {"lot", "lot", "home-black", "lot", "lot"}},
        {"restart", {"one", "one", "both", "", ""}},
        {"speech", {"knsb", "knsb", "minerva", "none", "free"}},
    };
    const auto names = option_names();
    ASSERT_EQ(names.size(), table.size());
    ASSERT_EQ(kPresets.size(), presets.size());
    for (std::size_t row = 0; row < table.size(); ++row) {
        EXPECT_EQ(names[row], table[row].option);
        for (std::size_t i = 0; i < presets.size(); ++i) {
            EXPECT_EQ(kPresets[i].name, presets[i]);
            if (table[row].values[i].empty()) continue;
            EXPECT_EQ(option_value(kPresets[i].ruleset, names[row]), table[row].values[i])
                << presets[i] << ' ' << names[row];
        }
    }
}

TEST(Presets, are_found_by_their_exact_name) {
    for (const Preset& known : kPresets) EXPECT_EQ(preset(known.name), known.ruleset);
    for (const std::string& name :
         {""s, "KNSB"s, "knsb "s, "knsbx"s, "kns"s, "knsb\0"s, std::string(kTenMegabytes, 'k')})
        EXPECT_FALSE(preset(name)) << name.substr(0, 40);
    EXPECT_EQ(preset("knsb"), Ruleset{});
}

TEST(Presets, make_sense) {
    for (const Preset& known : kPresets) EXPECT_EQ(check(known.ruleset), Reasons{}) << known.name;
}

TEST(Options, change_one_parameter_and_read_back) {
    struct Option {
        std::string_view name;
        std::vector<std::string_view> values;
    };
    const std::vector<Option> options{
        {"boards", {"1", "2"}},
        {"drop-check", {"forbidden", "allowed"}},
        {"pawn-drop-ranks", {"2-7", "2-6", "3-5", "4-4"}},
        {"piece-drop-ranks", {"1-8", "1-7", "8-8"}},
        {"promotion", {"in-place", "taking"}},
        {"mate", {"at-once", "pending", "unanswerable"}},
        {"stalemate", {"at-once", "pending", "waits"}},
        {"dead", {"at-once", "after-other", "claim", "never"}},
        {"flag-draw", {"cannot-win", "none"}},
        {"both-flags", {"game", "team"}},
        {"draw-agreement", {"two", "four"}},
        {"claims", {"checked", "moderator", "none"}},
        {"resign-off-move", {"last-move", "at-once"}},
        {"match-end", {"both", "first"}},
        {"score", {"sum", "first"}},
        {"time", {"7:00", "0:01", "90:00", "5:00+3", "none"}},
        {"colours", {"lot", "home-black"}},
        {"restart", {"one", "both"}},
        {"speech", {"knsb", "minerva", "free", "none"}},
    };
    ASSERT_EQ(options.size(), option_names().size());
    for (const auto& [name, values] : options)
        for (const std::string_view value : values) {
            const auto changed = with_option(Ruleset{}, name, value);
            ASSERT_TRUE(changed) << name << '=' << value;
            EXPECT_EQ(option_value(*changed, name), value) << name;
            // The rest is as it was: set back, nothing differs.
            EXPECT_EQ(*with_option(*changed, name, option_value(Ruleset{}, name)), Ruleset{}) << name;
        }
}

TEST(Options, mean_what_the_code_reads) {
    const auto changed = [](std::string_view name, std::string_view value) {
        return *with_option(Ruleset{}, name, value);
    };
    EXPECT_EQ(changed("boards", "1").boards, 1);
    EXPECT_EQ(changed("drop-check", "allowed").drop_check, DropCheck::allowed);
    EXPECT_EQ(changed("pawn-drop-ranks", "3-5").pawn_drop_ranks, (RankRange{3, 5}));
    EXPECT_EQ(changed("piece-drop-ranks", "2-4").piece_drop_ranks, (RankRange{2, 4}));
    EXPECT_EQ(changed("promotion", "taking").promotion, Promotion::taking);
}

TEST(Options, lead_from_any_preset_to_any_other) {
    for (const Preset& from : kPresets)
        for (const Preset& to : kPresets) {
            Ruleset ruleset = from.ruleset;
            for (const std::string_view name : option_names())
                ruleset = *with_option(ruleset, name, option_value(to.ruleset, name));
            EXPECT_EQ(ruleset, to.ruleset) << from.name << " to " << to.name;
        }
}

TEST(Options, refuse_names_and_values_that_do_not_exist) {
    for (const std::string& name :
         {""s, "Boards"s, "boards "s, "board"s, "boards\0"s, std::string(kTenMegabytes, 'b')})
        EXPECT_EQ(with_option(Ruleset{}, name, "1").error(), OptionError::unknown_name) << name.substr(0, 40);

    struct Refused {
        std::string_view name;
        std::vector<std::string> values;
    };
    const std::vector<Refused> cases{
        {"boards", {"", "0", "3", "-1", "two", "1 ", "01", "1000000000"}},
        {"drop-check", {"", "yes", "Allowed", "allowed ", "allowe"}},
        {"pawn-drop-ranks", {"", "2", "2-", "-7", "2-9", "0-7", "2-77", "2 7", "2–7", "a-b", "2-7 "}},
        {"piece-drop-ranks", {"", "1-9", "0-8", "1-8\0"s, std::string(kTenMegabytes, '1')}},
        {"promotion", {"", "in place", "take", "TAKING", "in-place|taking"}},
        {"mate", {"", "waits", "at once"}},
        {"time",
         {"", ":", "7:", ":00", "7:0", "7:60", "7:000", "-7:00", "7:00+", "7:00+x", "7:00+1+1", "9999999"}},
    };
    for (const auto& [name, values] : cases)
        for (const std::string& value : values)
            EXPECT_EQ(with_option(Ruleset{}, name, value).error(), OptionError::bad_value)
                << name << '=' << value.substr(0, 40);
}

TEST(Options, say_which_values_they_take) {
    for (const std::string_view name : option_names()) EXPECT_FALSE(option_values(name).empty()) << name;
    EXPECT_EQ(option_values("drop-check"), "forbidden|allowed");
    EXPECT_EQ(option_values("promotion"), "in-place|taking");
    EXPECT_EQ(option_values("boards"), "1|2");
}

TEST(Check, finds_every_senseless_combination) {
    using enum SenselessRuleset;
    struct Senseless {
        std::vector<std::pair<std::string_view, std::string_view>> options;
        Reasons reasons;
    };
    const std::vector<Senseless> cases{
        {{{"pawn-drop-ranks", "1-7"}}, {pawn_ranks_reach_the_end}},
        {{{"pawn-drop-ranks", "2-8"}}, {pawn_ranks_reach_the_end}},
        {{{"pawn-drop-ranks", "7-2"}}, {rank_range_empty}},
        {{{"piece-drop-ranks", "8-1"}}, {rank_range_empty}},
        {{{"boards", "1"}, {"promotion", "taking"}}, {taking_without_second_board}},
        {{{"boards", "2"}, {"promotion", "taking"}}, {}},
        {{{"boards", "1"}, {"draw-agreement", "four"}}, {four_players_on_one_board}},
        {{{"time", "1440:00+86400"}}, {}},
        {{{"time", "1440:01"}}, {time_out_of_range}},
        {{{"time", "1:00+86401"}}, {time_out_of_range}},
        {{{"pawn-drop-ranks", "4-4"}, {"piece-drop-ranks", "8-8"}}, {}},
    };
    for (const auto& [options, reasons] : cases) {
        Ruleset ruleset;
        for (const auto& [name, value] : options) ruleset = *with_option(ruleset, name, value);
        EXPECT_EQ(check(ruleset), reasons) << options.front().first << '=' << options.front().second;
    }
    Ruleset ruleset;
    ruleset.boards = 3;
    EXPECT_EQ(check(ruleset), Reasons{board_count});
    ruleset.boards = 0;
    ruleset.pawn_drop_ranks = {0, 9};
    const Reasons found = check(ruleset);
    for (const SenselessRuleset reason : {board_count, rank_range_empty, pawn_ranks_reach_the_end})
        EXPECT_EQ(std::ranges::count(found, reason), 1) << code(reason);
}

TEST(Check, has_a_code_for_every_reason) {
    std::vector<std::string_view> seen;
    for (int i = 0; i <= static_cast<int>(SenselessRuleset::time_out_of_range); ++i) {
        const std::string_view text = code(static_cast<SenselessRuleset>(i));
        EXPECT_FALSE(text.empty()) << i;
        EXPECT_EQ(std::ranges::find(seen, text), seen.end()) << text;
        seen.push_back(text);
    }
}

TEST(DropZone, counts_ranks_from_the_players_own_side) {
    const Ruleset stein = ruleset_of("stein");
    const auto ranks = [&](Color color, Role role) {
        std::string text;
        for (int rank = 0; rank < 8; ++rank)
            if (drop_zone(stein, color, role).contains(square_at(0, rank)))
                text += static_cast<char>('1' + rank);
        return text;
    };
    EXPECT_EQ(ranks(Color::white, Role::pawn), "23456");
    EXPECT_EQ(ranks(Color::black, Role::pawn), "34567");
    EXPECT_EQ(ranks(Color::white, Role::knight), "1234567");
    EXPECT_EQ(ranks(Color::black, Role::knight), "2345678");
}

}  // namespace
}  // namespace doorgeef::rules
