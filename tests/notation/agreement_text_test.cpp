#include "notation/agreement_text.hpp"

#include "rules/fen.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

using match::Agreement;
using match::BoardId;
using rules::TimeControl;

Agreement agreement_of(std::string_view preset) {
    return Agreement::by(*rules::preset(preset));
}

TEST(AgreementText, a_preset_is_its_name) {
    for (const rules::Preset& preset : rules::kPresets) {
        const AgreementText text = to_text(Agreement::by(preset.ruleset));
        EXPECT_EQ(text.ruleset, preset.name);
        EXPECT_EQ(text.conduct, "online");
        EXPECT_EQ(text.white, "A");
        EXPECT_EQ(text.positions, match::ByBoard<std::string>{});
    }
    EXPECT_EQ(to_text(agreement_of("fics")).time, "180+0");
    EXPECT_EQ(to_text(agreement_of("jijbent")).time, "-");
}

TEST(AgreementText, what_differs_from_the_nearest_preset_is_added) {
    Agreement agreement = agreement_of("stein");
    agreement.ruleset.mate = rules::Mate::at_once;
    agreement.ruleset.time = TimeControl{300'000, 2'000};
    agreement.conduct = match::Conduct::by_the_book();
    agreement.conduct.passing = match::Passing::automatic;
    agreement.white_on_first = match::Team::b;
    const AgreementText text = to_text(agreement);
    EXPECT_EQ(text.ruleset, "stein mate=at-once time=5:00+2");
    EXPECT_EQ(text.conduct, "book passing=auto");
    EXPECT_EQ(text.white, "B");
}

TEST(AgreementText, times_are_exact_to_the_millisecond) {
    Agreement agreement = agreement_of("knsb");
    agreement.time = TimeControl{2'500, 1};
    agreement.ruleset.time = TimeControl{90'001, 0};
    const AgreementText text = to_text(agreement);
    EXPECT_EQ(text.time, "2.500+0.001");
    EXPECT_EQ(text.ruleset, "knsb time=90.001+0");
    const auto again = parse_agreement(text);
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, agreement);
}

TEST(AgreementText, positions_come_back_with_their_reserves) {
    Agreement agreement = agreement_of("knsb");
    const auto setup = rules::parse_fen("r3k2r/8/8/8/8/8/8/R3KQ~1R[PPn] b Qk - 3 20");
    agreement.positions[BoardId::second] = *rules::Position::from_setup(*setup, agreement.ruleset);
    const AgreementText text = to_text(agreement);
    EXPECT_EQ(text.positions[BoardId::first], "");
    EXPECT_EQ(text.positions[BoardId::second], "r3k2r/8/8/8/8/8/8/R3KQ~1R[PPn] b Qk - 3 20");
    EXPECT_EQ(*parse_agreement(text), agreement);

    agreement = agreement_of("jijbent");
    const auto bare = rules::parse_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 7");
    agreement.positions[BoardId::first] = *rules::Position::from_setup(*bare, agreement.ruleset);
    EXPECT_EQ(to_text(agreement).positions[BoardId::first], "4k3/8/8/8/8/8/8/4K3 b - - 0 7")
        << "as everybody writes it";
}

// Every preset with every value of every option that is a choice.
TEST(AgreementText, every_sound_choice_comes_back) {
    int read = 0;
    for (const rules::Preset& preset : rules::kPresets)
        for (const std::string_view option : rules::option_names()) {
            std::string values{rules::option_values(option)};
            if (values.find("FIRST") != std::string::npos) values = "2-6|3-5|2-7|1-8|4-4";
            if (values.find("M:SS") != std::string::npos) values = "0:00|1440:00|5:00+3|none";
            values += '|';
            for (std::size_t at = 0; at < values.size(); at = values.find('|', at) + 1) {
                const std::string value = values.substr(at, values.find('|', at) - at);
                const auto changed = rules::with_option(preset.ruleset, option, value);
                ASSERT_TRUE(changed) << option << ' ' << value;
                if (!rules::check(*changed).empty()) continue;
                const Agreement agreement = Agreement::by(*changed);
                const auto again = parse_agreement(to_text(agreement));
                ASSERT_TRUE(again) << to_text(agreement).ruleset;
                EXPECT_EQ(*again, agreement) << to_text(agreement).ruleset;
                ++read;
            }
        }
    EXPECT_GT(read, 200);
}

TEST(AgreementText, reading_takes_words_in_any_order_that_differ_or_not) {
    EXPECT_EQ(parse_ruleset("stein  time=5:00 mate=pending"), parse_ruleset("stein mate=pending time=5:00"));
    EXPECT_EQ(parse_ruleset("stein mate=pending"), rules::preset("stein"));
}

struct BadAgreement {
    AgreementText text;
    std::string_view problem;
};

TEST(AgreementText, names_what_makes_no_sense) {
    const AgreementText good = to_text(agreement_of("knsb"));
    ASSERT_TRUE(parse_agreement(good));
    const auto with = [&](auto member, const char* value) {
        AgreementText text = good;
        text.*member = value;
        return text;
    };
    std::vector<BadAgreement> cases;
    for (const char* text : {"", "chess960", "knsb knsb", "knsb mate", "knsb mate=", "knsb mate=never",
                             "knsb pawn-drop-ranks=1-8", "knsb boards=1 promotion=taking", "knsb time=soon"})
        cases.push_back({with(&AgreementText::ruleset, text), "ruleset"});
    for (const char* text : {"", "offline", "online passing=never"})
        cases.push_back({with(&AgreementText::conduct, text), "conduct"});
    for (const char* text :
         {"", "180", "180+", "+5", "x+0", "-1+0", "86401+0", "180+0+0", "99999999999999+0"})
        cases.push_back({with(&AgreementText::time, text), "time"});
    for (const char* text : {"", "a", "C"}) cases.push_back({with(&AgreementText::white, text), "white"});
    AgreementText position = good;
    position.positions[BoardId::first] = "8/8/8/8/8/8/8/8 w - - 0 1";
    cases.push_back({position, "position"});
    position.positions[BoardId::first] = "nonsense";
    cases.push_back({position, "position"});
    for (const BadAgreement& bad : cases) {
        const auto agreement = parse_agreement(bad.text);
        ASSERT_FALSE(agreement) << bad.text.ruleset << bad.text.conduct << bad.text.time;
        EXPECT_EQ(code(agreement.error()), bad.problem);
    }
}

}  // namespace
}  // namespace doorgeef::notation
