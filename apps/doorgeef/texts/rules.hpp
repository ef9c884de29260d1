// The catalogue: what is wrong with a ruleset, a FEN or a position.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "rules/fen.hpp"
#include "rules/ruleset.hpp"
#include "rules/setup.hpp"

namespace doorgeef::app::texts {

// ---- rulesets and their options

inline constexpr Phrase<1> kSettingWithoutValue{"--option: {0} is niet van de vorm NAAM=WAARDE",
                                                "--option: {0} is not of the form NAME=VALUE"};
inline constexpr Phrase<2> kUnknownSetting{"--option: {0} is geen regel; kies uit {1}",
                                           "--option: {0} is not a rule; choose from {1}"};
inline constexpr Phrase<3> kBadSettingValue{"--option {0}: {1} is geen goede waarde; verwacht: {2}",
                                            "--option {0}: {1} is not a good value; expected: {2}"};
inline constexpr Phrase<1> kSenselessRuleset{"dit reglement kan niet: {0}",
                                             "this ruleset makes no sense: {0}"};
inline constexpr Phrase<1> kSecondBoardMissing{"{0}: dit reglement kent maar 1 bord",
                                               "{0}: this ruleset has only one board"};

constexpr Phrase<0> phrase(rules::SenselessRuleset reason) {
    using enum rules::SenselessRuleset;
    switch (reason) {
    case board_count: return {"er zijn 1 of 2 borden", "there are one or two boards"};
    case pawn_ranks_reach_the_end:
        return {"een pion kan niet op de eerste of laatste rij worden geplaatst",
                "a pawn cannot be dropped on the first or last rank"};
    case rank_range_empty:
        return {"de eerste rij om op te plaatsen ligt voorbij de laatste",
                "the first rank to drop on lies beyond the last"};
    case taking_without_second_board:
        return {"promoveren door te nemen vraagt een tweede bord",
                "promotion by taking needs a second board"};
    case four_players_on_one_board:
        return {"remise met instemming van vier spelers vraagt een tweede bord",
                "a draw that four players agree to needs a second board"};
    case time_out_of_range: return {"de bedenktijd is te lang", "the thinking time is too long"};
    }
    return {"onbekend", "unknown"};
}

// ---- FEN: where and what

inline constexpr Phrase<4> kBadFen{"{0}, kolom {1}, bij {2}: {3}", "{0}, column {1}, at {2}: {3}"};
inline constexpr Phrase<3> kBadFenEnd{"{0}, kolom {1}, aan het eind: {2}",
                                      "{0}, column {1}, at the end: {2}"};
inline constexpr Phrase<2> kImpossiblePosition{"{0}: onmogelijke stelling: {1}",
                                               "{0}: impossible position: {1}"};

constexpr Phrase<0> phrase(rules::FenProblem problem) {
    using enum rules::FenProblem;
    switch (problem) {
    case empty: return {"de FEN is leeg", "the FEN is empty"};
    case unexpected_character: return {"dit teken hoort hier niet", "this character does not belong here"};
    case rank_too_long: return {"deze rij heeft meer dan 8 velden", "this rank has more than 8 squares"};
    case rank_too_short:
        return {"de rij hiervoor heeft minder dan 8 velden", "the rank before this has fewer than 8 squares"};
    case too_few_ranks: return {"er zijn minder dan 8 rijen", "there are fewer than 8 ranks"};
    case too_many_ranks: return {"er zijn meer dan 8 rijen", "there are more than 8 ranks"};
    case mark_without_piece: return {"~ hoort direct achter een stuk", "~ belongs right behind a chessman"};
    case reserve_not_closed: return {"de reserve is niet gesloten met ]", "the reserve is not closed by ]"};
    case reserve_too_large:
        return {"meer dan 64 van een soort in de reserve", "more than 64 of a kind in the reserve"};
    case turn_missing: return {"wie aan zet is ontbreekt: w of b", "whose turn it is is missing: w or b"};
    case bad_turn: return {"wie aan zet is moet w of b zijn", "whose turn it is must be w or b"};
    case bad_castling:
        return {"rokaderechten zijn - of letters uit KQkq, elk 1 keer",
                "castling rights are - or letters from KQkq, each once"};
    case bad_en_passant:
        return {"het veld voor en passant is - of een veld zoals e3",
                "the en passant square is - or a square such as e3"};
    case bad_counter:
        return {"een teller is een getal van 0 t/m 9999", "a counter is a number from 0 to 9999"};
    case too_many_fields:
        return {"na de laatste teller hoort niets meer", "nothing belongs after the last counter"};
    }
    return {"onbekend", "unknown"};
}

constexpr Phrase<0> phrase(rules::SetupError error) {
    using enum rules::SetupError;
    switch (error) {
    case no_white_king: return {"wit heeft geen koning", "White has no king"};
    case no_black_king: return {"zwart heeft geen koning", "Black has no king"};
    case several_white_kings: return {"wit heeft meer dan 1 koning", "White has more than one king"};
    case several_black_kings: return {"zwart heeft meer dan 1 koning", "Black has more than one king"};
    case pawn_on_end_rank: return {"pion op de eerste of laatste rij", "pawn on the first or last rank"};
    case promoted_pawn_or_king: return {"~ bij een pion of koning", "~ on a pawn or king"};
    case king_in_reserve: return {"koning in de reserve", "king in a reserve"};
    case reserve_on_single_board:
        return {"reserve in een wedstrijd op 1 bord", "reserve in a match on one board"};
    case castling_without_king:
        return {"rokaderecht zonder koning op e1 of e8", "castling right without a king on e1 or e8"};
    case castling_without_rook:
        return {"rokaderecht zonder toren op zijn beginveld",
                "castling right without a rook on its first square"};
    case en_passant_impossible:
        return {"en passant kan niet op dat veld", "en passant is not possible on that square"};
    case opponent_in_check: return {"wie niet aan zet is staat schaak", "the side not to move is in check"};
    case counter_too_large: return {"een teller is groter dan 9999", "a counter is larger than 9999"};
    }
    return {"onbekend", "unknown"};
}

}  // namespace doorgeef::app::texts
