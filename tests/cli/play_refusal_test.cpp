#include "cli/play_fixture.hpp"
#include "doorgeef/play/input.hpp"
#include "doorgeef/play/refusal.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

struct Case {
    const char* preset;
    std::vector<std::string> settings;
    const char* fen;
    const char* move;
    const char* dutch;
    const char* english;
};

std::string refuse(const Case& c, Language language) {
    const ChosenRuleset rules = ruleset(c.preset, c.settings);
    MatchOptions options{.fen = c.fen};
    if (rules.ruleset.boards == 2) options.fen2 = "4k3/8/8/8/4r3/8/4N3/R3K3 b - -";
    const ScriptedTimekeeper time;
    Table table{agree(rules.ruleset, options), time};
    for (const match::Seat seat : {kB1, kA2}) table.ask(match::PlayerCommand{seat, match::command::Press{}});
    const match::Command command = match::PlayerCommand{kA1, match::command::Play{coordinates(c.move)}};
    const auto refusal = table.ask(command);
    return refusal ? explain(*refusal, command, table.match(), rules, language) : "played";
}

// clang-format off
const std::vector<Case> kCases{
    // ---- drops: each regulation's own articles
    {"knsb", {}, "4k3/8/8/8/8/8/8/4K3[NP] w", "Q@e4",
     "Je hebt geen dame in je reserve (art. 2.2).", "You have no queen in your reserve (art. 2.2)."},
    {"fics", {}, "4k3/8/8/8/8/8/8/4K3[NP] w", "Q@e4",
     "Je hebt geen dame in je reserve.", "You have no queen in your reserve."},
    {"minerva", {}, "4k3/8/8/8/8/8/8/4K3[NP] w", "N@e1",
     "Plaatsen mag alleen op een leeg veld, en e1 is bezet (art. 2.3).",
     "You may only drop on an empty square, and e1 is occupied (art. 2.3)."},
    {"knsb", {}, "4k3/8/8/8/8/8/8/4K3[NP] w", "N@f6",
     "Plaatsen met schaak mag niet (art. 2.4).", "A drop may not give check (art. 2.4)."},
    {"minerva", {"drop-check=forbidden"}, "4k3/8/8/8/8/8/8/4K3[NP] w", "N@f6",
     "Plaatsen met schaak mag niet (optie drop-check=forbidden).",
     "A drop may not give check (option drop-check=forbidden)."},
    {"knsb", {}, "4k3/8/8/8/8/8/8/4K3[NP] w", "P@a8",
     "Een pion plaats je op rij 2 t/m 7, vanaf jouw kant geteld (art. 2.5).",
     "A pawn is dropped on ranks 2 to 7, counted from your side (art. 2.5)."},
    {"stein", {}, "4k3/8/8/8/8/8/8/4K3[NP] w", "P@a7",
     "Een pion plaats je op rij 2 t/m 6, vanaf jouw kant geteld (art. 2.5).",
     "A pawn is dropped on ranks 2 to 6, counted from your side (art. 2.5)."},
    {"knsb", {"pawn-drop-ranks=2-4"}, "4k3/8/8/8/8/8/8/4K3[NP] w", "P@a5",
     "Een pion plaats je op rij 2 t/m 4, vanaf jouw kant geteld (optie pawn-drop-ranks=2-4).",
     "A pawn is dropped on ranks 2 to 4, counted from your side (option pawn-drop-ranks=2-4)."},
    {"stein", {}, "4k3/8/8/8/8/8/8/4K3[NP] w", "N@a8",
     "Een stuk plaats je op rij 1 t/m 7, vanaf jouw kant geteld (art. 2.6).",
     "A piece is dropped on ranks 1 to 7, counted from your side (art. 2.6)."},
    {"knsb", {}, "4k3/8/8/8/8/8/4r3/4K3[N] w", "N@a3",
     "Dan staat je eigen koning schaak (FIDE art. 3.9).", "That leaves your own king in check (FIDE art. 3.9)."},
    // ---- moves on the board
    {"knsb", {}, "4k3/8/8/8/8/8/8/4K3 w", "e4e5", "Op e4 staat niets.", "There is nothing on e4."},
    {"knsb", {}, "4k3/8/8/8/8/8/8/4K3 w", "e8e7",
     "Wat op e8 staat is van je tegenstander.", "What stands on e8 is your opponent's."},
    {"jijbent", {}, "4k3/8/8/8/8/8/8/4K2R w", "e1g1",
     "Rokeren mag nu niet (FIDE art. 3.8).", "You may not castle now (FIDE art. 3.8)."},
    {"knsb", {}, "4k3/8/8/8/8/8/8/1N2K3 w", "b1b3",
     "Je paard kan niet van b1 naar b3 (FIDE art. 3.6).", "Your knight cannot go from b1 to b3 (FIDE art. 3.6)."},
    {"knsb", {}, "4k3/8/8/8/8/8/8/1N2K3 w", "b1c3q",
     "Alleen een pion die de laatste rij bereikt promoveert (FIDE art. 3.7).",
     "Only a pawn that reaches the last rank promotes (FIDE art. 3.7)."},
    {"knsb", {}, "3k4/8/8/8/8/8/4R3/r3K3 w", "e2a2",
     "Dan staat je eigen koning schaak (FIDE art. 3.9).", "That leaves your own king in check (FIDE art. 3.9)."},
    // ---- promotion
    {"knsb", {}, "4k3/P7/8/8/8/8/8/4K3 w", "a7a8",
     "Zeg erbij wat de pion wordt: a7a8 gevolgd door q, r, b of n (art. 3.1).",
     "Say what the pawn becomes: a7a8 followed by q, r, b or n (art. 3.1)."},
    {"jijbent", {}, "4k3/P7/8/8/8/8/8/4K3 w", "a7a8",
     "Zeg erbij wat de pion wordt: a7a8 gevolgd door q, r, b of n (FIDE art. 3.7).",
     "Say what the pawn becomes: a7a8 followed by q, r, b or n (FIDE art. 3.7)."},
    {"stein", {}, "4k3/P7/8/8/8/8/8/4K3 w", "a7a8q",
     "Zeg erbij welk stuk je van het andere bord neemt, zoals a7a8/g5 (art. 3.1).",
     "Say which piece you take from the other board, such as a7a8/g5 (art. 3.1)."},
    {"fics", {"promotion=taking"}, "4k3/P7/8/8/8/8/8/4K3 w", "a7a8/-",
     "Zeg erbij welk stuk je van het andere bord neemt, zoals a7a8/g5 (optie promotion=taking).",
     "Say which piece you take from the other board, such as a7a8/g5 (option promotion=taking)."},
    {"stein", {}, "4k3/P7/8/8/8/8/8/4K3 w", "a7a8/g5",
     "Op g5 van het andere bord staat geen stuk dat je mag nemen (art. 3.1).",
     "On g5 of the other board stands no piece that you may take (art. 3.1)."},
    {"stein", {}, "4k3/P7/8/8/8/8/8/4K3 w", "a7a8/e2",
     "Het stuk op e2 schermt daar een koning af: je mag het nu niet nemen (uitleg R15).",
     "The piece on e2 shields a king there: you may not take it now (ruling R15)."},
    {"knsb", {}, "4k3/P7/8/8/8/8/8/4K3 w", "a7a8/a1",
     "Dit reglement kent geen promotie door een stuk te nemen (art. 3.1).",
     "This ruleset knows no promotion by taking a piece (art. 3.1)."},
};
// clang-format on

TEST(PlayRefusal, says_why_and_cites_the_article_in_play) {
    for (const Case& c : kCases) {
        EXPECT_EQ(refuse(c, Language::dutch), c.dutch) << c.preset << ' ' << c.move;
        EXPECT_EQ(refuse(c, Language::english), c.english) << c.preset << ' ' << c.move;
    }
}

// Commands of every kind, so that whatever a refusal says about details is met.
std::vector<match::Command> commands() {
    std::vector<match::Command> commands;
    for (const char* line : {"A1 e2e4",
                             "A1 N@f3",
                             "A1 e7e8/g5",
                             "A1 e7e8/-",
                             "A1 e7e8q",
                             "A1 press",
                             "A1 touch e2",
                             "A1 touch N",
                             "A1 pass N",
                             "A1 pass all",
                             "A1 resign",
                             "A1 waive",
                             "A1 offer draw",
                             "A1 accept draw",
                             "A1 decline draw",
                             "A1 claim flag",
                             "A1 claim repetition e2e4",
                             "A1 claim fifty",
                             "A1 claim material",
                             "A1 claim illegal",
                             "A1 accept illegal",
                             "A1 report no-piece",
                             "A1 remove e4",
                             "A1 say flag",
                             "A1 call arbiter"})
        commands.emplace_back(match::PlayerCommand{kA1, std::get<PlayerInput>(*parse_input(line)).what});
    for (const char* line :
         {"arbiter grant 1", "arbiter reject 1", "arbiter clock A1 =1:00", "arbiter pause", "arbiter resume",
          "arbiter penalise flag-notice A1", "arbiter penalise illegal A1 +0",
          "arbiter penalise illegal A1 loss", "arbiter result 1 1-0", "arbiter restart both",
          "arbiter swap-colours 1", "arbiter position 1 x"})
        commands.emplace_back(std::get<ArbiterInput>(*parse_input(line)).command);
    return commands;
}

TEST(PlayRefusal, every_refusal_has_words_in_both_languages_whatever_was_asked) {
    for (const char* preset : {"knsb", "stein", "minerva", "jijbent", "fics"}) {
        const ChosenRuleset rules = ruleset(preset);
        const match::Match match{agree(rules.ruleset)};
        for (int i = 0; i < match::kRefusalCount; ++i)
            for (const match::Command& command : commands()) {
                const auto refusal = static_cast<match::Refusal>(i);
                const std::string dutch = explain(refusal, command, match, rules, Language::dutch);
                const std::string english = explain(refusal, command, match, rules, Language::english);
                EXPECT_NE(dutch, english) << match::code(refusal);
                for (const std::string& text : {dutch, english}) {
                    EXPECT_TRUE(text.ends_with('.')) << text;
                    EXPECT_EQ(text.find("unknown"), std::string::npos) << match::code(refusal);
                    EXPECT_EQ(text.find('{'), std::string::npos) << text;
                }
            }
    }
}

TEST(PlayRefusal, the_article_is_the_one_of_the_regulation) {
    const auto words = [](match::Refusal refusal, const char* preset, const char* line) {
        const ChosenRuleset rules = ruleset(preset);
        const match::PlayerCommand command{kA1, std::get<PlayerInput>(*parse_input(line)).what};
        return explain(refusal, command, match::Match{agree(rules.ruleset)}, rules, Language::dutch);
    };
    using enum match::Refusal;
    EXPECT_EQ(words(no_draw_offered, "knsb", "accept draw"), "Er is geen remise aangeboden (art. 5.5).");
    EXPECT_EQ(words(no_draw_offered, "stein", "accept draw"), "Er is geen remise aangeboden (art. 5.7).");
    EXPECT_EQ(words(no_draw_offered, "minerva", "accept draw"), "Er is geen remise aangeboden (art. 5.3).");
    EXPECT_EQ(words(no_draw_offered, "fics", "accept draw"), "Er is geen remise aangeboden.");
    EXPECT_EQ(words(claim_not_available, "minerva", "claim fifty"),
              "Zo'n remiseclaim kent dit reglement niet (art. 5.4).");
    EXPECT_EQ(words(claim_not_available, "stein", "waive"),
              "Er is geen laatste zet om van af te zien (art. 5.3).");
    EXPECT_EQ(words(claim_not_correct, "knsb", "claim fifty"),
              "De claim klopt niet: speel verder (uitleg R12).");
    EXPECT_EQ(words(signal_not_allowed, "knsb", "say flag"),
              "Dat mag je nu niet tegen je teamgenoot zeggen (art. 9.4).");
    EXPECT_EQ(words(not_your_turn, "knsb", "press"), "A1 is niet aan zet.");
}

}  // namespace
}  // namespace doorgeef::app
