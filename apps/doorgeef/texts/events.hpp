// The catalogue: what has happened in a match, and how its games end.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "match/claim.hpp"
#include "match/outcome.hpp"
#include "match/speech.hpp"

namespace doorgeef::app::texts {

// ---- the start

inline constexpr Phrase<1> kReadyToStart{"{0} heeft ingedrukt en is klaar.", "{0} has pressed and is ready."};
inline constexpr Phrase<0> kStarted{"De wedstrijd begint: de klokken lopen.",
                                    "The match begins: the clocks run."};
inline constexpr Phrase<0> kStartedWithoutClocks{"De wedstrijd begint.", "The match begins."};

// ---- moves

inline constexpr Phrase<2> kMoved{"{0} speelt {1}.", "{0} plays {1}."};
inline constexpr Phrase<3> kCaptured{"{0} speelt {1} en slaat een {2}.", "{0} plays {1} and captures a {2}."};
inline constexpr Phrase<0> kCheck{"Schaak.", "Check."};
inline constexpr Phrase<4> kTaken{"{0} promoveert met de {1} van {2}, bord {3}.",
                                  "{0} promotes with the {1} from {2}, board {3}."};
inline constexpr Phrase<1> kPawnLost{"{0} promoveert, maar er is niets te nemen: de pion is verloren.",
                                     "{0} promotes, but there is nothing to take: the pawn is lost."};
inline constexpr Phrase<1> kPressed{"{0} drukt de klok in.", "{0} presses the clock."};
inline constexpr Phrase<1> kTakenBack{"{0} neemt de zet terug.", "{0} takes the move back."};
inline constexpr Phrase<2> kTouchedSquare{"{0} raakt het stuk op {1} aan.", "{0} touches the piece on {1}."};
inline constexpr Phrase<2> kTouchedReserve{"{0} raakt het bord met een {1} uit de reserve.",
                                           "{0} touches the board with a {1} from the reserve."};
inline constexpr Phrase<3> kPassed{"{0} geeft een {1} door aan {2}.", "{0} passes a {1} to {2}."};

// ---- illegal moves that stand unless challenged

inline constexpr Phrase<2> kReplacementDemanded{"{0} eist dat {1} de onreglementaire zet vervangt.",
                                                "{0} demands that {1} replace the illegal move."};
inline constexpr Phrase<1> kIllegalAccepted{"{0} laat de onreglementaire zet staan.",
                                            "{0} lets the illegal move stand."};
inline constexpr Phrase<1> kNoPieceReported{"{0} meldt dat het doorgegeven stuk er niet meer is.",
                                            "{0} reports that the passed piece is gone."};
inline constexpr Phrase<3> kReturnClockStarted{"De klok van {0} loopt: {0} neemt een {1} van bord {2} weg.",
                                               "The clock of {0} runs: {0} removes a {1} from board {2}."};
inline constexpr Phrase<3> kPieceRemoved{"{0} neemt het stuk op {1} van bord {2} weg.",
                                         "{0} removes the piece on {1} of board {2}."};

// ---- resigning, draws, flags, claims

inline constexpr Phrase<1> kResigned{"{0} geeft op.", "{0} resigns."};
inline constexpr Phrase<1> kLastMoveWaived{"{0} ziet af van de laatste zet.", "{0} waives the last move."};
inline constexpr Phrase<1> kDrawOffered{"{0} biedt remise aan.", "{0} offers a draw."};
inline constexpr Phrase<1> kDrawDeclined{"{0} slaat remise af.", "{0} declines the draw."};
inline constexpr Phrase<1> kDrawAccepted{"{0} gaat akkoord met remise.", "{0} agrees to a draw."};
inline constexpr Phrase<2> kCredited{"{0} krijgt {1} ms terug voor de verbinding.",
                                     "{0} gets {1} ms back for the connection."};
inline constexpr Phrase<1> kFlagFell{"De vlag van {0} is gevallen.", "The flag of {0} has fallen."};
inline constexpr Phrase<2> kCouldWin{"{0} kon nog mat zetten, bijvoorbeeld zo: {1}",
                                     "{0} could still have mated, for example so: {1}"};
inline constexpr Phrase<1> kCouldPerhapsWin{"Of {0} nog mat kon zetten is niet bewezen; dan geldt de vlag.",
                                            "Whether {0} could still have mated is not proved; then the flag "
                                            "counts."};
inline constexpr Phrase<2> kFlagClaimed{"{0} claimt dat de vlag van {1} is gevallen.",
                                        "{0} claims that the flag of {1} has fallen."};
inline constexpr Phrase<2> kDrawClaimed{"{0} claimt remise: {1}.", "{0} claims a draw: {1}."};
inline constexpr Phrase<3> kDrawClaimedWithMove{"{0} claimt remise: {1} na {2}.",
                                                "{0} claims a draw: {1} after {2}."};
inline constexpr Phrase<2> kFindingRepetition{"Nagegaan: de stelling komt {0} keer voor; de claim klopt {1}.",
                                              "Checked: the position occurs {0} times; the claim is {1}."};
inline constexpr Phrase<2> kFindingFifty{"Nagegaan: {0} zetten van elk zonder voortgang; de claim klopt {1}.",
                                         "Checked: {0} moves each without progress; the claim is {1}."};
inline constexpr Phrase<1> kFindingMaterial{"Nagegaan op het bord: de claim klopt {0}.",
                                            "Checked on the board: the claim is {0}."};
inline constexpr Phrase<0> kFindingCorrect{"wel", "correct"};
inline constexpr Phrase<0> kFindingIncorrect{"niet", "not correct"};

constexpr Phrase<0> phrase(match::ClaimKind kind) {
    using enum match::ClaimKind;
    switch (kind) {
    case repetition: return {"herhaling", "repetition"};
    case fifty: return {"vijftig zetten", "fifty moves"};
    case material: return {"te weinig materiaal", "not enough material"};
    }
    return {"onbekend", "unknown"};
}

// ---- what teammates say

inline constexpr Phrase<3> kSaid{"{0} tegen {1}: {2}", "{0} to {1}: {2}"};
inline constexpr Phrase<1> kSayNeed{"ik heb een {0} nodig.", "I need a {0}."};
inline constexpr Phrase<1> kSayDanger{"een {0} wint voor mijn tegenstander.", "a {0} wins for my opponent."};
inline constexpr Phrase<0> kSayYes{"ja.", "yes."};
inline constexpr Phrase<0> kSayNo{"nee.", "no."};
inline constexpr Phrase<0> kSaySit{"doe geen zet meer.", "make no more moves."};
inline constexpr Phrase<0> kSayFlag{"de vlag van je tegenstander is gevallen.",
                                    "your opponent's flag has fallen."};

constexpr Phrase<0> phrase(match::Leave leave) {
    using enum match::Leave;
    switch (leave) {
    case resign: return {"mag ik opgeven?", "may I resign?"};
    case offer_draw: return {"mag ik remise aanbieden?", "may I offer a draw?"};
    case accept_draw: return {"mag ik remise aannemen?", "may I accept a draw?"};
    case mate: return {"mag ik mat zetten?", "may I mate?"};
    }
    return {"onbekend", "unknown"};
}

// ---- the arbiter

inline constexpr Phrase<1> kArbiterCalled{"{0} roept de arbiter.", "{0} calls the arbiter."};
inline constexpr Phrase<1> kRuled{"Arbiter: {0}.", "Arbiter: {0}."};
inline constexpr Phrase<2> kRuledByArticle{"Arbiter: {0} ({1}).", "Arbiter: {0} ({1})."};
inline constexpr Phrase<1> kRulingReason{"Reden: {0}", "Reason: {0}"};
inline constexpr Phrase<1> kGranted{"de claim op bord {0} is toegewezen",
                                    "the claim on board {0} is granted"};
inline constexpr Phrase<1> kRejected{"de claim op bord {0} is afgewezen",
                                     "the claim on board {0} is rejected"};
inline constexpr Phrase<2> kClockSet{"de klok van {0} staat op {1}", "the clock of {0} is set to {1}"};
inline constexpr Phrase<0> kPaused{"de wedstrijd ligt stil", "the match is paused"};
inline constexpr Phrase<0> kResumed{"de wedstrijd gaat verder", "the match goes on"};
inline constexpr Phrase<2> kFlagNoticePenalised{"de vlag van {0} is verklapt, {0} krijgt {1}",
                                                "the flag of {0} was given away, {0} gets {1}"};
inline constexpr Phrase<3> kIllegalMovesPenalised{
    "{0} zette meermalen onreglementair, {1} krijgt er tijd bij en heeft {2}",
    "{0} made illegal moves repeatedly, {1} gets time and has {2}"};
inline constexpr Phrase<1> kIllegalMovesLose{"{0} zette meermalen onreglementair en verliest",
                                             "{0} made illegal moves repeatedly and loses"};
inline constexpr Phrase<2> kResultSet{"de uitslag op bord {0} is {1}", "the result on board {0} is {1}"};
inline constexpr Phrase<1> kRestarted{"de partij op bord {0} begint opnieuw",
                                      "the game on board {0} starts again"};
inline constexpr Phrase<0> kBothRestarted{"beide partijen beginnen opnieuw", "both games start again"};
inline constexpr Phrase<1> kColoursSwapped{"kleuren op bord {0} verwisseld, beide opnieuw",
                                           "colours swapped on board {0}, both start again"};
inline constexpr Phrase<1> kPositionSet{"er komt een andere stelling op bord {0}",
                                        "another position is set up on board {0}"};

// ---- endings

inline constexpr Phrase<4> kGameWon{"Bord {0}: {1} wint, {2} ({3}).", "Board {0}: {1} wins, {2} ({3})."};
inline constexpr Phrase<2> kGameDrawn{"Bord {0}: remise, {1}.", "Board {0}: draw, {1}."};
inline constexpr Phrase<1> kGameCutShort{"Bord {0}: de partij wordt niet uitgespeeld.",
                                         "Board {0}: the game is not played out."};
inline constexpr Phrase<1> kMatchEnded{"De wedstrijd is afgelopen: team A - team B {0}.",
                                       "The match is over: team A - team B {0}."};

constexpr Phrase<0> phrase(match::Reason reason) {
    using enum match::Reason;
    switch (reason) {
    case mate: return {"mat", "mate"};
    case stalemate: return {"pat", "stalemate"};
    case resignation: return {"opgegeven", "resigned"};
    case flag: return {"door de vlag", "on time"};
    case flag_cannot_win: return {"vlag, niet te winnen", "flag, but no win"};
    case both_flags: return {"beide vlaggen gevallen", "both flags down"};
    case dead: return {"niemand kan winnen", "nobody can win"};
    case agreement: return {"overeengekomen", "agreed"};
    case repetition: return {"herhaling van zetten", "repetition"};
    case fifty_moves: return {"vijftig zetten", "fifty moves"};
    case material: return {"te weinig materiaal", "too little material"};
    case arbiter: return {"uitspraak arbiter", "arbiter's ruling"};
    case match_ended: return {"wedstrijd afgelopen", "match over"};
    }
    return {"onbekend", "unknown"};
}

}  // namespace doorgeef::app::texts
