// The catalogue: what is said at the table.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "rules/coordinates.hpp"
#include "rules/piece.hpp"

namespace doorgeef::app::texts {

// ---- words

constexpr Phrase<0> phrase(rules::Color color) {
    if (color == rules::Color::white) return {"wit", "White"};
    return {"zwart", "Black"};
}

constexpr Phrase<0> phrase(rules::Role role) {
    using enum rules::Role;
    switch (role) {
    case pawn: return {"pion", "pawn"};
    case knight: return {"paard", "knight"};
    case bishop: return {"loper", "bishop"};
    case rook: return {"toren", "rook"};
    case queen: return {"dame", "queen"};
    case king: return {"koning", "king"};
    }
    return {"onbekend", "unknown"};
}

// ---- the screen

inline constexpr Phrase<1> kWelcome{"Reglement: {0}. Typ hulp voor uitleg, stop om te eindigen.",
                                    "Ruleset: {0}. Type help for help, quit to end."};
inline constexpr Phrase<0> kPrompt{"zet: ", "move: "};
inline constexpr Phrase<1> kBoard{"Bord {0}", "Board {0}"};
inline constexpr Phrase<2> kBoardWithMove{"Bord {0}, laatste zet {1}", "Board {0}, last move {1}"};
inline constexpr Phrase<2> kInCheck{"Bord {0}: {1} staat schaak.", "Board {0}: {1} is in check."};
inline constexpr Phrase<2> kMate{"Bord {0}: {1} staat mat.", "Board {0}: {1} is mated."};
inline constexpr Phrase<2> kMateForNow{"Bord {0}: {1} staat mat met de huidige reserve.",
                                       "Board {0}: {1} is mated with the present reserve."};
inline constexpr Phrase<2> kStalemate{"Bord {0}: {1} staat pat.", "Board {0}: {1} is stalemated."};
inline constexpr Phrase<2> kStalemateForNow{"Bord {0}: {1} staat pat met de huidige reserve.",
                                            "Board {0}: {1} is stalemated with the present reserve."};
inline constexpr Phrase<3> kPassed{"{0} slaat: {1} naar de reserve van {2}.",
                                   "{0} captures: {1} to the reserve of {2}."};
inline constexpr Phrase<4> kTaken{"{0} promoveert met de {1} van {2}, bord {3}.",
                                  "{0} promotes with the {1} from {2}, board {3}."};
inline constexpr Phrase<2> kSurrendered{"{0} geeft de pion af: naar de reserve van {1}.",
                                        "{0} gives up the pawn: to the reserve of {1}."};
inline constexpr Phrase<1> kPawnLost{"{0} promoveert, maar er is niets te nemen: de pion is verloren.",
                                     "{0} promotes, but there is nothing to take: the pawn is lost."};
inline constexpr Phrase<3> kMoves{"Bord {0}, {1} aan zet, aantal zetten: {2}",
                                  "Board {0}, {1} to move, number of moves: {2}"};

// ---- the help at the table

inline constexpr Phrase<0> kHelpMovesOnBoards{"Een zet, met het bord of de plaats ervoor:",
                                              "A move, with the board or the seat before it:"};
inline constexpr Phrase<0> kHelpMovesOnBoard{"Een zet:", "A move:"};
inline constexpr Phrase<0> kHelpMove{"van e2 naar e4", "from e2 to e4"};
inline constexpr Phrase<0> kHelpSeat{"hetzelfde, maar alleen als A1 aan zet is",
                                     "the same, but only if it is A1's turn"};
inline constexpr Phrase<0> kHelpCastling{"rokeren: alleen de zet van de koning",
                                         "castle: only the king's move"};
inline constexpr Phrase<0> kHelpDrop{"plaats een paard uit je reserve op f3",
                                     "drop a knight from your reserve on f3"};
inline constexpr Phrase<0> kHelpPromotion{"promoveer tot dame (q), toren (r), loper (b) of paard (n)",
                                          "promote to queen (q), rook (r), bishop (b) or knight (n)"};
inline constexpr Phrase<0> kHelpTaking{"promoveer met het stuk op g5 van het andere bord",
                                       "promote with the piece on g5 of the other board"};
inline constexpr Phrase<0> kHelpTakingNothing{"promoveer als daar niets te nemen is",
                                              "promote where there is nothing to take"};
inline constexpr Phrase<0> kHelpLetters{"Letters: K koning, Q dame, R toren, B loper, N paard, P pion.",
                                        "Letters: K king, Q queen, R rook, B bishop, N knight, P pawn."};
inline constexpr Phrase<0> kHelpMarks{"Tekens:", "Marks:"};
inline constexpr Phrase<0> kHelpTurn{"aan zet", "to move"};
inline constexpr Phrase<0> kHelpLastMove{"de laatste zet", "the last move"};
inline constexpr Phrase<0> kHelpPromoted{"een gepromoveerde pion; geslagen is het weer een pion",
                                         "a promoted pawn; captured it is a pawn again"};
inline constexpr Phrase<0> kHelpReserve{"twee pionnen in de reserve", "two pawns in the reserve"};
inline constexpr Phrase<0> kHelpWords{"Verder:", "Also:"};
inline constexpr Phrase<0> kMovesWord{"zetten", "moves"};
inline constexpr Phrase<0> kHelpMoves{"welke zetten mogen", "which moves are legal"};
inline constexpr Phrase<0> kHelpMovesOfBoard{"alleen die op bord 1", "only those on board 1"};
inline constexpr Phrase<0> kBoardWord{"bord", "board"};
inline constexpr Phrase<0> kHelpBoard{"teken alles opnieuw", "draw everything again"};
inline constexpr Phrase<0> kHelpFen{"de stelling als FEN", "the position as FEN"};
inline constexpr Phrase<0> kHelpWord{"hulp", "help"};
inline constexpr Phrase<0> kHelpHelp{"deze uitleg", "this help"};
inline constexpr Phrase<0> kQuitWord{"stop", "quit"};
inline constexpr Phrase<0> kHelpQuit{"einde", "the end"};

// ---- what is wrong with a line

inline constexpr Phrase<2> kBoardMissing{"Zeg erbij op welk bord: 1 {0} of 2 {1}.",
                                         "Say on which board: 1 {0} or 2 {1}."};
inline constexpr Phrase<1> kNotUnderstood{
    "{0} begrijp ik niet. Een zet is zoals 1 e2e4; typ hulp voor uitleg.",
    "I do not understand {0}. A move is like 1 e2e4; type help for help."};
inline constexpr Phrase<1> kMoveMissing{"Achter {0} hoort een zet, zoals e2e4.",
                                        "A move belongs after {0}, such as e2e4."};
inline constexpr Phrase<1> kTooMuch{"{0} hoort er niet meer bij.", "{0} does not belong there."};
inline constexpr Phrase<1> kBoardUnknown{"Bord {0} is er niet.", "There is no board {0}."};
inline constexpr Phrase<1> kLineTooLong{"Deze regel is te lang: {0}", "This line is too long: {0}"};
inline constexpr Phrase<3> kBadMoveText{"{0} is geen zet; teken {1}: {2}.",
                                        "{0} is not a move; character {1}: {2}."};

constexpr Phrase<0> phrase(rules::MoveTextProblem problem) {
    using enum rules::MoveTextProblem;
    switch (problem) {
    case empty: return {"er staat niets", "there is nothing"};
    case bad_square: return {"hier hoort een veld, zoals e4", "a square belongs here, such as e4"};
    case bad_drop_role:
        return {"plaatsen gaat met hoofdletter P, N, B, R of Q", "drop with a capital P, N, B, R or Q"};
    case bad_promotion_role: return {"promoveren gaat met q, r, b of n", "promote with q, r, b or n"};
    case unexpected_character: return {"dit hoort er niet bij", "this does not belong there"};
    }
    return {"onbekend", "unknown"};
}

// ---- refusals

inline constexpr Phrase<1> kNotYourTurn{"{0} is niet aan zet.", "It is not {0}'s turn."};
inline constexpr Phrase<2> kReserveFull{"In de reserve van {0} past geen {1} meer.",
                                        "The reserve of {0} cannot hold another {1}."};
// After these a citation such as "(art. 2.4)" follows where there is one.
inline constexpr Phrase<1> kNotInReserve{"Je hebt geen {0} in je reserve", "You have no {0} in your reserve"};
inline constexpr Phrase<1> kSquareOccupied{"Plaatsen mag alleen op een leeg veld, en {0} is bezet",
                                           "You may only drop on an empty square, and {0} is occupied"};
inline constexpr Phrase<2> kPawnDropRank{"Een pion plaats je op rij {0} t/m {1}, vanaf jouw kant geteld",
                                         "A pawn is dropped on ranks {0} to {1}, counted from your side"};
inline constexpr Phrase<2> kPieceDropRank{"Een stuk plaats je op rij {0} t/m {1}, vanaf jouw kant geteld",
                                          "A piece is dropped on ranks {0} to {1}, counted from your side"};
inline constexpr Phrase<0> kDropGivesCheck{"Plaatsen met schaak mag niet", "A drop may not give check"};
inline constexpr Phrase<1> kEmptySquare{"Op {0} staat niets", "There is nothing on {0}"};
inline constexpr Phrase<1> kNotYourPiece{"Wat op {0} staat is van je tegenstander",
                                         "What stands on {0} is your opponent's"};
inline constexpr Phrase<0> kCastlingNotAllowed{"Rokeren mag nu niet", "You may not castle now"};
inline constexpr Phrase<3> kIllegalMove{"Je {0} kan niet van {1} naar {2}",
                                        "Your {0} cannot go from {1} to {2}"};
inline constexpr Phrase<0> kNoPromotionHere{"Alleen een pion die de laatste rij bereikt promoveert",
                                            "Only a pawn that reaches the last rank promotes"};
inline constexpr Phrase<1> kPromotionPieceMissing{
    "Zeg erbij wat de pion wordt: {0} gevolgd door q, r, b of n",
    "Say what the pawn becomes: {0} followed by q, r, b or n"};
inline constexpr Phrase<1> kTakingPieceMissing{
    "Zeg erbij welk stuk je van het andere bord neemt, zoals {0}/g5",
    "Say which piece you take from the other board, such as {0}/g5"};
inline constexpr Phrase<1> kNothingThereToTake{"Op {0} van het andere bord staat geen stuk dat je mag nemen",
                                               "On {0} of the other board stands no piece that you may take"};
inline constexpr Phrase<1> kTakingExposesKing{
    "Het stuk op {0} schermt daar een koning af: je mag het nu niet nemen",
    "The piece on {0} shields a king there: you may not take it now"};
inline constexpr Phrase<0> kTakingUnknown{"Dit reglement kent geen promotie door een stuk te nemen",
                                          "This ruleset knows no promotion by taking a piece"};
inline constexpr Phrase<0> kLeavesKingInCheck{"Dan staat je eigen koning schaak",
                                              "That leaves your own king in check"};

inline constexpr Phrase<1> kArticle{"art. {0}", "art. {0}"};
inline constexpr Phrase<1> kFideArticle{"FIDE art. {0}", "FIDE art. {0}"};
inline constexpr Phrase<1> kRuling{"uitleg {0}", "ruling {0}"};
inline constexpr Phrase<2> kOption{"optie {0}={1}", "option {0}={1}"};

}  // namespace doorgeef::app::texts
