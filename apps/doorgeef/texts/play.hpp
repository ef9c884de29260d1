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

inline constexpr Phrase<2> kAnd{"{0} en {1}", "{0} and {1}"};

// ---- the welcome

inline constexpr Phrase<2> kWelcome{"Reglement: {0}, {1}.", "Ruleset: {0}, {1}."};
inline constexpr Phrase<1> kConduct{"Speelwijze: {0}.", "Conduct: {0}."};
inline constexpr Phrase<0> kConductOnline{"online", "online"};
inline constexpr Phrase<0> kConductBook{"volgens het boekje", "by the book"};
inline constexpr Phrase<2> kConductExcept{"{0} met {1}", "{0} with {1}"};
inline constexpr Phrase<0> kWithoutClock{"zonder klok", "without clocks"};
inline constexpr Phrase<1> kWithClock{"klok {0}", "clock {0}"};
inline constexpr Phrase<0> kHowToGoOn{"Typ hulp voor uitleg, stop om te eindigen.",
                                      "Type help for help, quit to end."};
inline constexpr Phrase<0> kPrompt{"zet: ", "move: "};

// ---- how a board stands, in at most 40 columns

inline constexpr Phrase<1> kBoardNotStarted{"Bord {0}: nog niet begonnen", "Board {0}: not begun yet"};
inline constexpr Phrase<2> kBoardToMove{"Bord {0}: {1} aan zet", "Board {0}: {1} to move"};
inline constexpr Phrase<3> kBoardToMoveAfter{"Bord {0}: {1} aan zet na {2}",
                                             "Board {0}: {1} to move after {2}"};
inline constexpr Phrase<2> kBoardInCheck{"Bord {0}: {1} staat schaak", "Board {0}: {1} is in check"};
inline constexpr Phrase<3> kBoardInCheckAfter{"Bord {0}: {1} staat schaak na {2}",
                                              "Board {0}: {1} is in check after {2}"};
inline constexpr Phrase<3> kBoardToPress{"Bord {0}: {1} moet indrukken na {2}",
                                         "Board {0}: {1} must press after {2}"};
inline constexpr Phrase<2> kBoardStuckInMate{"Bord {0}: {1} staat mat en wacht",
                                             "Board {0}: {1} is mated, waits"};
inline constexpr Phrase<2> kBoardStuckInStalemate{"Bord {0}: {1} staat pat en wacht",
                                                  "Board {0}: {1} is stalemated, waits"};
inline constexpr Phrase<3> kBoardLastMove{"Bord {0}: {1} gaf op, {2} mag nog 1 zet",
                                          "Board {0}: {1} resigned, 1 move for {2}"};
inline constexpr Phrase<2> kBoardWaitsForReturn{"Bord {0}: een {1} moet terugkomen",
                                                "Board {0}: a {1} must come back"};
inline constexpr Phrase<2> kBoardClaimLaid{"Bord {0}: claim van {1}, arbiter beslist",
                                           "Board {0}: claim of {1} is pending"};
inline constexpr Phrase<1> kBoardPaused{"Bord {0}: ligt stil", "Board {0}: paused"};
inline constexpr Phrase<3> kBoardOver{"Bord {0}: {1}, {2}", "Board {0}: {1}, {2}"};
inline constexpr Phrase<1> kBoardCutShort{"Bord {0}: niet uitgespeeld", "Board {0}: not played out"};
inline constexpr Phrase<0> kFlagOnClock{"vlag", "flag"};
inline constexpr Phrase<1> kCapturedMen{"geslagen: {0}", "captured: {0}"};

// ---- lines below the boards

inline constexpr Phrase<1> kWaitsForStart{"Nog niet begonnen: {0} (zwart) drukt de klok in. Of typ start.",
                                          "Not begun yet: {0} (Black) presses the clock. Or type start."};
inline constexpr Phrase<1> kWaitsForStarts{"Nog niet begonnen: {0} (zwart) drukken de klok in. Of typ start.",
                                           "Not begun yet: {0} (Black) press the clock. Or type start."};
inline constexpr Phrase<0> kMatchPaused{"De wedstrijd ligt stil; de arbiter laat hem verder gaan.",
                                        "The match is paused; the arbiter lets it go on."};
inline constexpr Phrase<1> kDrawOnOffer{"Remise aangeboden door {0}.", "Draw offered by {0}."};
inline constexpr Phrase<1> kDrawAgreedBy{"Akkoord met remise: {0}. Alle vier zijn nodig.",
                                         "Agreed to a draw: {0}. All four are needed."};
inline constexpr Phrase<1> kFinalScore{"Afgelopen: team A - team B {0}.", "Over: team A - team B {0}."};
inline constexpr Phrase<0> kNothingChanges{"Goed, maar er verandert niets.",
                                           "Very well, but nothing changes."};
inline constexpr Phrase<0> kLogEmpty{"Er is nog niets gebeurd.", "Nothing has happened yet."};
inline constexpr Phrase<3> kMoves{"Bord {0}, {1} aan zet, aantal zetten: {2}",
                                  "Board {0}, {1} to move, number of moves: {2}"};

// ---- what is wrong with a line

inline constexpr Phrase<2> kBoardMissing{"Zeg erbij wie of welk bord: A1 {0} of 1 {1}.",
                                         "Say who, or which board: A1 {0} or 1 {1}."};
inline constexpr Phrase<1> kNotUnderstood{
    "{0} begrijp ik niet. Een zet is zoals 1 e2e4; typ hulp voor uitleg.",
    "I do not understand {0}. A move is like 1 e2e4; type help for help."};
inline constexpr Phrase<1> kMoveMissing{"Achter {0} hoort een zet, zoals e2e4.",
                                        "A move belongs after {0}, such as e2e4."};
inline constexpr Phrase<1> kTooMuch{"{0} hoort er niet meer bij.", "{0} does not belong there."};
inline constexpr Phrase<1> kBoardUnknown{"Bord {0} is er niet.", "There is no board {0}."};
inline constexpr Phrase<0> kAlreadyStarted{"De wedstrijd is al begonnen.", "The match has begun already."};
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

}  // namespace doorgeef::app::texts
