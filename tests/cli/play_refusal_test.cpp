#include "cli/play_fixture.hpp"
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
    Table match = table(rules.ruleset, c.fen, "4k3/8/8/8/4r3/8/4N3/R3K3 b - -");
    const auto refused = match.play(BoardId::first, coordinates(c.move));
    if (refused) return "played";
    return explain(refused.error(), coordinates(c.move), match.position(BoardId::first), rules, language);
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

TEST(PlayRefusal, a_full_reserve_names_the_seat) {
    const ChosenRuleset rules = ruleset("knsb");
    const Refusal full = ReserveFull{Seat{Team::a, BoardId::second}, rules::Role::pawn};
    const Table match = table(rules.ruleset);
    EXPECT_EQ(explain(full, coordinates("e4d5"), match.position(BoardId::first), rules, Language::dutch),
              "In de reserve van A2 past geen pion meer.");
}

}  // namespace
}  // namespace doorgeef::app
