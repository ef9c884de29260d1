// The catalogue: why a command is refused. After each a citation such as "(art. 2.4)" follows where there is
// one.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "match/refusal.hpp"

namespace doorgeef::app::texts {

// In general; what is below says it with the details at hand.
constexpr Phrase<0> phrase(match::Refusal refusal) {
    using enum match::Refusal;
    switch (refusal) {
    case not_started:
        return {"De wedstrijd is nog niet begonnen: eerst drukken de zwartspelers hun klok in",
                "The match has not begun: first the players with Black press their clocks"};
    case match_over: return {"De wedstrijd is afgelopen", "The match is over"};
    case game_over: return {"Deze partij is afgelopen", "This game is over"};
    case not_your_turn: return {"Je bent niet aan zet", "It is not your turn"};
    case empty_square: return {"Op dat veld staat niets", "There is nothing on that square"};
    case not_your_piece: return {"Dat stuk is van je tegenstander", "That piece is your opponent's"};
    case illegal_move: return {"Die zet is onreglementair", "That move is illegal"};
    case leaves_king_in_check:
        return {"Dan staat je eigen koning schaak", "That leaves your own king in check"};
    case castling_not_allowed: return {"Rokeren mag nu niet", "You may not castle now"};
    case square_occupied:
        return {"Plaatsen mag alleen op een leeg veld", "You may only drop on an empty square"};
    case not_in_reserve: return {"Dat stuk heb je niet in je reserve", "That piece is not in your reserve"};
    case drop_gives_check: return {"Plaatsen met schaak mag niet", "A drop may not give check"};
    case pawn_drop_rank:
        return {"Op die rij mag je geen pion plaatsen", "You may not drop a pawn on that rank"};
    case piece_drop_rank:
        return {"Op die rij mag je geen stuk plaatsen", "You may not drop a piece on that rank"};
    case promotion_piece_missing: return {"Zeg erbij wat de pion wordt", "Say what the pawn becomes"};
    case nothing_there_to_take:
        return {"Daar staat geen stuk dat je mag nemen", "No piece that you may take stands there"};
    case taking_not_allowed: return {"Dat stuk mag je nu niet nemen", "You may not take that piece now"};
    case must_play_touched_piece:
        return {"Aanraken is zetten: speel met wat je hebt aangeraakt",
                "Touch-move: play with what you have touched"};
    case move_not_made:
        return {"Doe eerst een zet en druk dan de klok in", "Make a move first, then press the clock"};
    case clock_not_pressed: return {"Eerst moet de klok worden ingedrukt", "The clock must be pressed first"};
    case waiting_for_return:
        return {"Eerst moet het geslagen stuk terug: tot dan wordt er niet gezet",
                "The captured piece must come back first: until then nobody moves"};
    case nothing_to_pass: return {"Je hebt niets om door te geven", "You have nothing to pass"};
    case signal_not_allowed:
        return {"Dat mag je nu niet tegen je teamgenoot zeggen", "You may not say that to your teammate now"};
    case communication_closed:
        return {"Er is een partij afgelopen: teamgenoten zeggen niets meer",
                "A game has ended: teammates say no more"};
    case no_draw_offered: return {"Er is geen remise aangeboden", "No draw has been offered"};
    case draw_needs_all:
        return {"Je bent al akkoord; remise is het pas als alle vier akkoord zijn",
                "You have agreed already; it is a draw only when all four agree"};
    case claim_not_correct: return {"De claim klopt niet: speel verder", "The claim is not correct: play on"};
    case claim_not_available: return {"Dat kan nu niet", "That is not possible now"};
    case flag_not_down: return {"Die vlag is niet gevallen", "That flag has not fallen"};
    case no_illegal_move: return {"De laatste zet was reglementair", "The last move was legal"};
    case too_late: return {"Te laat: die zet staat al", "Too late: that move stands"};
    case restart_too_late:
        return {"Te laat: zwart heeft de derde zet al voltooid",
                "Too late: Black has completed the third move"};
    case arbiter_not_called:
        return {"Geen speler van die partij heeft de arbiter geroepen",
                "No player of that game has called the arbiter"};
    case paused: return {"De wedstrijd ligt stil", "The match is paused"};
    }
    return {"onbekend", "unknown"};
}

// ---- moves and drops, with their details

inline constexpr Phrase<1> kNotYourTurn{"{0} is niet aan zet", "It is not {0}'s turn"};
inline constexpr Phrase<1> kNotInReserve{"Je hebt geen {0} in je reserve", "You have no {0} in your reserve"};
inline constexpr Phrase<1> kSquareOccupied{"Plaatsen mag alleen op een leeg veld, en {0} is bezet",
                                           "You may only drop on an empty square, and {0} is occupied"};
inline constexpr Phrase<2> kPawnDropRank{"Een pion plaats je op rij {0} t/m {1}, vanaf jouw kant geteld",
                                         "A pawn is dropped on ranks {0} to {1}, counted from your side"};
inline constexpr Phrase<2> kPieceDropRank{"Een stuk plaats je op rij {0} t/m {1}, vanaf jouw kant geteld",
                                          "A piece is dropped on ranks {0} to {1}, counted from your side"};
inline constexpr Phrase<1> kEmptySquare{"Op {0} staat niets", "There is nothing on {0}"};
inline constexpr Phrase<1> kNotYourPiece{"Wat op {0} staat is van je tegenstander",
                                         "What stands on {0} is your opponent's"};
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

// ---- what is not possible now, by what was asked

inline constexpr Phrase<0> kNoDrawClaims{"Zo'n remiseclaim kent dit reglement niet",
                                         "This ruleset knows no such claim of a draw"};
inline constexpr Phrase<0> kNoClaimAfterResigning{"De partij is opgegeven: er valt niets te claimen",
                                                  "The game was resigned: there is nothing to claim"};
inline constexpr Phrase<0> kNothingToWaive{"Er is geen laatste zet om van af te zien",
                                           "There is no last move to waive"};
inline constexpr Phrase<0> kNothingComesBack{"Er is geen stuk dat van het andere bord terug moet",
                                             "No piece has to come back from the other board"};
inline constexpr Phrase<0> kNoClaimLaid{"Er ligt op dat bord geen claim", "No claim was laid on that board"};
inline constexpr Phrase<0> kNoClocks{"Er wordt zonder klok gespeeld", "There are no clocks in this match"};
inline constexpr Phrase<0> kNoTimeGiven{"Zeg hoeveel tijd erbij komt", "Say how much time to give"};
inline constexpr Phrase<1> kNotRepeatedlyIllegal{
    "{0} heeft in deze partij niet meermalen onreglementair gezet",
    "{0} has not made illegal moves repeatedly in this game"};
inline constexpr Phrase<0> kNotPaused{"De wedstrijd ligt niet stil", "The match is not paused"};
inline constexpr Phrase<0> kImpossibleSetup{"Dat is geen mogelijke stelling", "That is no possible position"};
inline constexpr Phrase<1> kNoSuchSeat{"{0} doet in deze wedstrijd niet mee",
                                       "{0} has no place in this match"};

// ---- citations

inline constexpr Phrase<1> kArticle{"art. {0}", "art. {0}"};
inline constexpr Phrase<1> kFideArticle{"FIDE art. {0}", "FIDE art. {0}"};
inline constexpr Phrase<1> kRuling{"uitleg {0}", "ruling {0}"};
inline constexpr Phrase<1> kOption{"optie {0}", "option {0}"};

}  // namespace doorgeef::app::texts
