#include "doorgeef/play/table_help.hpp"

#include "doorgeef/layout.hpp"
#include "doorgeef/texts/play.hpp"

namespace doorgeef::app {

namespace {

std::vector<Entry> moves(const rules::Ruleset& ruleset, Language language) {
    const std::string board = ruleset.boards == 2 ? "1 " : "";
    std::vector<Entry> entries{{board + "e2e4", say(language, texts::kHelpMove)}};
    if (ruleset.boards == 2) entries.push_back({"A1 e2e4", say(language, texts::kHelpSeat)});
    entries.push_back({board + "e1g1", say(language, texts::kHelpCastling)});
    if (ruleset.passes_pieces()) entries.push_back({board + "N@f3", say(language, texts::kHelpDrop)});
    if (ruleset.promotion == rules::Promotion::in_place) {
        entries.push_back({board + "e7e8q", say(language, texts::kHelpPromotion)});
    } else {
        entries.push_back({board + "e7e8/g5", say(language, texts::kHelpTaking)});
        entries.push_back({board + "e7e8/-", say(language, texts::kHelpTakingNothing)});
    }
    return entries;
}

std::vector<Entry> marks(const rules::Ruleset& ruleset, const DrawStyle& style, Language language) {
    std::vector<Entry> entries{{">", say(language, texts::kHelpTurn)}};
    if (!style.color) entries.push_back({"*", say(language, texts::kHelpLastMove)});
    if (ruleset.passes_pieces()) {
        if (ruleset.promotion == rules::Promotion::in_place)
            entries.push_back({"~", say(language, texts::kHelpPromoted)});
        entries.push_back({"P2", say(language, texts::kHelpReserve)});
    }
    return entries;
}

std::vector<Entry> words(const rules::Ruleset& ruleset, Language language) {
    const std::string moves = say(language, texts::kMovesWord);
    std::vector<Entry> entries{{moves, say(language, texts::kHelpMoves)}};
    if (ruleset.boards == 2) entries.push_back({moves + " 1", say(language, texts::kHelpMovesOfBoard)});
    entries.push_back({say(language, texts::kBoardWord), say(language, texts::kHelpBoard)});
    entries.push_back({"fen", say(language, texts::kHelpFen)});
    entries.push_back({say(language, texts::kHelpWord), say(language, texts::kHelpHelp)});
    entries.push_back({say(language, texts::kQuitWord), say(language, texts::kHelpQuit)});
    return entries;
}

}  // namespace

std::string table_help(const rules::Ruleset& ruleset, const DrawStyle& style, Language language) {
    return say(language, ruleset.boards == 2 ? texts::kHelpMovesOnBoards : texts::kHelpMovesOnBoard) + '\n' +
           list(moves(ruleset, language)) +                                                   //
           say(language, texts::kHelpLetters) + '\n' +                                        //
           say(language, texts::kHelpMarks) + '\n' + list(marks(ruleset, style, language)) +  //
           say(language, texts::kHelpWords) + '\n' + list(words(ruleset, language));
}

}  // namespace doorgeef::app
