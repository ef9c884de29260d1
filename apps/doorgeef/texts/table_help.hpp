// The catalogue: the help at the table, and the words it teaches.
#pragma once

#include "doorgeef/texts/phrase.hpp"

namespace doorgeef::app::texts {

// ---- moves

inline constexpr Phrase<0> kHelpMovesOnBoards{"Een zet, met de plaats of het bord ervoor:",
                                              "A move, with the seat or the board before it:"};
inline constexpr Phrase<0> kHelpMovesOnBoard{"Een zet:", "A move:"};
inline constexpr Phrase<0> kHelpSeatMove{"A1 speelt van e2 naar e4", "A1 plays from e2 to e4"};
inline constexpr Phrase<0> kHelpMove{"wie op bord 1 aan zet is speelt van e2 naar e4",
                                     "who is to move on board 1 plays from e2 to e4"};
inline constexpr Phrase<0> kHelpOnlyMove{"van e2 naar e4", "from e2 to e4"};
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

// ---- what else a player does: the words first, then what they mean

inline constexpr Phrase<0> kHelpPlayer{"Wat een speler nog meer doet, met de plaats ervoor (A1 opgeven):",
                                       "What else a player does, with the seat before it (A1 resign):"};
inline constexpr Phrase<0> kPressWord{"indrukken", "press"};
inline constexpr Phrase<0> kHelpPress{"druk de klok in, na je zet", "press the clock, after your move"};
inline constexpr Phrase<0> kHelpPressToStart{"druk de klok in; zwart begint zo de wedstrijd",
                                             "press the clock; so Black begins the match"};
inline constexpr Phrase<0> kTouchWord{"aanraken e2|N", "touch e2|N"};
inline constexpr Phrase<0> kHelpTouch{"raak een stuk aan, of het bord met een stuk uit je reserve",
                                      "touch a piece, or the board with a piece from your reserve"};
inline constexpr Phrase<0> kPassWord{"doorgeven N|alles", "pass N|all"};
inline constexpr Phrase<0> kHelpPass{"geef door wat je geslagen hebt", "pass what you have captured"};
inline constexpr Phrase<0> kDrawWord{"remise aanbieden|aannemen|afslaan", "offer|accept|decline draw"};
inline constexpr Phrase<0> kHelpDraw{"remise", "a draw"};
inline constexpr Phrase<0> kHelpDrawByFour{"remise; alle vier moeten akkoord zijn",
                                           "a draw; all four must agree"};
inline constexpr Phrase<0> kResignWord{"opgeven", "resign"};
inline constexpr Phrase<0> kHelpResign{"geef de partij op", "give the game up"};
inline constexpr Phrase<0> kWaiveWord{"afzien", "waive"};
inline constexpr Phrase<0> kHelpWaive{"laat de laatste zet na opgeven schieten",
                                      "let the last move after a resignation go"};
inline constexpr Phrase<0> kClaimFlagWord{"claim vlag", "claim flag"};
inline constexpr Phrase<0> kHelpClaimFlag{"de vlag van je tegenstander is gevallen",
                                          "your opponent's flag has fallen"};
inline constexpr Phrase<0> kClaimDrawWord{"claim herhaling|vijftig [ZET]", "claim repetition|fifty [MOVE]"};
inline constexpr Phrase<0> kClaimModeratedWord{"claim herhaling|vijftig|materiaal [ZET]",
                                               "claim repetition|fifty|material [MOVE]"};
inline constexpr Phrase<0> kHelpClaimDraw{"remise, nu of na de zet die je noemt",
                                          "a draw, now or after the move you name"};
inline constexpr Phrase<0> kClaimIllegalWord{"claim onreglementair", "claim illegal"};
inline constexpr Phrase<0> kHelpClaimIllegal{"je tegenstander moet de zet vervangen",
                                             "your opponent must replace the move"};
inline constexpr Phrase<0> kAcceptIllegalWord{"accepteer onreglementair", "accept illegal"};
inline constexpr Phrase<0> kHelpAcceptIllegal{"laat die zet staan", "let that move stand"};
inline constexpr Phrase<0> kReportWord{"meld geen-stuk", "report no-piece"};
inline constexpr Phrase<0> kHelpReport{"wat terug moet is er niet meer (art. 7.7)",
                                       "what must come back is gone (art. 7.7)"};
inline constexpr Phrase<0> kRemoveWord{"wegnemen g5", "remove g5"};
inline constexpr Phrase<0> kHelpRemove{"neem het van het andere bord (art. 7.7)",
                                       "take it off the other board (art. 7.7)"};
inline constexpr Phrase<0> kSayNeedWord{"zeg nodig N", "say need N"};
inline constexpr Phrase<0> kHelpSayNeed{"vraag je teamgenoot om een paard", "ask your teammate for a knight"};
inline constexpr Phrase<0> kSayLeaveWord{"zeg mag opgeven|mat|...", "say leave resign|mate|..."};
inline constexpr Phrase<0> kHelpSayLeave{
    "vraag toestemming, ook voor remise-aanbieden of remise-aannemen; antwoord: zeg ja of zeg nee",
    "ask leave, also for offer-draw or accept-draw; answer: say yes or say no"};
inline constexpr Phrase<0> kSayDangerWord{"zeg gevaar N", "say danger N"};
inline constexpr Phrase<0> kHelpSayDanger{"een paard wint voor je tegenstander",
                                          "a knight wins for your opponent"};
inline constexpr Phrase<0> kSaySitWord{"zeg wacht|vlag", "say sit|flag"};
inline constexpr Phrase<0> kHelpSaySit{"doe geen zet meer; de vlag is gevallen",
                                       "make no more moves; the flag has fallen"};
inline constexpr Phrase<0> kSayTextWord{"zeg tekst ...", "say text ..."};
inline constexpr Phrase<0> kHelpSayText{"zeg wat je wilt", "say what you like"};
inline constexpr Phrase<0> kCallWord{"roep arbiter", "call arbiter"};
inline constexpr Phrase<0> kHelpCall{"daarna mag de arbiter ingrijpen", "after that the arbiter may act"};

// ---- what the arbiter does

inline constexpr Phrase<0> kHelpArbiter{"De arbiter (een reden mag erachter, na een #):",
                                        "The arbiter (a reason may follow, after a #):"};
inline constexpr Phrase<0> kPauseWord{"arbiter pauze|hervat", "arbiter pause|resume"};
inline constexpr Phrase<0> kHelpPause{"leg de wedstrijd stil; laat hem verder gaan",
                                      "pause the match; let it go on"};
inline constexpr Phrase<0> kSetClockWord{"arbiter klok A1 =1:00|+30|-30", "arbiter clock A1 =1:00|+30|-30"};
inline constexpr Phrase<0> kHelpSetClock{"zet een klok", "set a clock"};
inline constexpr Phrase<0> kPenaliseWord{"arbiter bestraf vlagmelding A1", "arbiter penalise flag-notice A1"};
inline constexpr Phrase<0> kHelpPenalise{"de vlag van A1 is verklapt (art. 10.4)",
                                         "the flag of A1 was given away (art. 10.4)"};
inline constexpr Phrase<0> kPenaliseIllegalWord{"arbiter bestraf onreglementair A1 +60|verlies",
                                                "arbiter penalise illegal A1 +60|loss"};
inline constexpr Phrase<0> kLossIllegalWord{"arbiter bestraf onreglementair A1 verlies",
                                            "arbiter penalise illegal A1 loss"};
inline constexpr Phrase<0> kHelpPenaliseIllegal{"A1 zette meermalen onreglementair",
                                                "A1 made illegal moves repeatedly"};
inline constexpr Phrase<0> kResultWord{"arbiter uitslag 1 1-0|0-1|1/2", "arbiter result 1 1-0|0-1|1/2"};
inline constexpr Phrase<0> kHelpResult{"beslis een partij", "decide a game"};
inline constexpr Phrase<0> kRestartWord{"arbiter opnieuw 1|beide", "arbiter restart 1|both"};
inline constexpr Phrase<0> kHelpRestart{"verkeerde beginstelling (art. 7.1)",
                                        "wrong starting position (art. 7.1)"};
inline constexpr Phrase<0> kSwapWord{"arbiter kleurwissel 1", "arbiter swap-colours 1"};
inline constexpr Phrase<0> kHelpSwap{"met verwisselde kleuren begonnen (art. 7.2)",
                                     "begun with colours swapped (art. 7.2)"};
inline constexpr Phrase<0> kPositionWord{"arbiter stelling 1 FEN", "arbiter position 1 FEN"};
inline constexpr Phrase<0> kHelpPosition{"zet een andere stelling op", "set up another position"};
inline constexpr Phrase<0> kGrantWord{"arbiter toewijzen|afwijzen 1", "arbiter grant|reject 1"};
inline constexpr Phrase<0> kHelpGrant{"beslis over een claim", "decide on a claim"};

// ---- marks and other words

inline constexpr Phrase<0> kHelpMarks{"Tekens:", "Marks:"};
inline constexpr Phrase<0> kHelpTurn{"aan zet", "to move"};
inline constexpr Phrase<0> kHelpLastMove{"de laatste zet", "the last move"};
inline constexpr Phrase<0> kHelpPromoted{"een gepromoveerde pion; geslagen is het weer een pion",
                                         "a promoted pawn; captured it is a pawn again"};
inline constexpr Phrase<0> kHelpReserve{"twee pionnen in de reserve", "two pawns in the reserve"};
inline constexpr Phrase<0> kHelpWords{"Verder:", "Also:"};
inline constexpr Phrase<0> kStartWord{"start", "start"};
inline constexpr Phrase<0> kHelpStart{"zwart drukt de klok in op elk bord: de wedstrijd begint",
                                      "Black presses the clock on every board: the match begins"};
inline constexpr Phrase<0> kEnterWord{"(Enter)", "(Enter)"};
inline constexpr Phrase<0> kHelpEnter{"hoe de klokken staan", "how the clocks stand"};
inline constexpr Phrase<0> kMovesWord{"zetten", "moves"};
inline constexpr Phrase<0> kHelpMoves{"welke zetten mogen", "which moves are legal"};
inline constexpr Phrase<0> kHelpMovesOfBoard{"alleen die op bord 1", "only those on board 1"};
inline constexpr Phrase<0> kBoardWord{"bord", "board"};
inline constexpr Phrase<0> kHelpBoard{"teken alles opnieuw", "draw everything again"};
inline constexpr Phrase<0> kLogWord{"verslag", "log"};
inline constexpr Phrase<0> kHelpLog{"alles wat er gebeurd is", "all that has happened"};
inline constexpr Phrase<0> kHelpFen{"de stelling als FEN", "the position as FEN"};
inline constexpr Phrase<0> kHelpWord{"hulp", "help"};
inline constexpr Phrase<0> kHelpHelp{"deze uitleg", "this help"};
inline constexpr Phrase<0> kQuitWord{"stop", "quit"};
inline constexpr Phrase<0> kHelpQuit{"einde", "the end"};

}  // namespace doorgeef::app::texts
