// The catalogue: `doorgeef replay`.
#pragma once

#include "doorgeef/texts/phrase.hpp"

namespace doorgeef::app::texts {

inline constexpr Phrase<0> kReplay{"speel opgeschreven partijen na en meld wat niet kan",
                                   "replay recorded games and report what is impossible"};
inline constexpr Phrase<0> kReplayFiles{"bestanden (.bpgn, .pgn); - leest de invoer",
                                        "files (.bpgn, .pgn); - reads the input"};
inline constexpr Phrase<1> kReplayRules{
    "reglement: {0} (standaard: wat het bestand zegt, anders fics; bij 1 bord jijbent)",
    "ruleset: {0} (default: what the file says, else fics; jijbent for one board)"};
inline constexpr Phrase<0> kReplayExpected{"vergelijk met deze tabel van uitkomsten",
                                           "compare with this table of outcomes"};
inline constexpr Phrase<0> kReplayMovesOnly{"kijk alleen of de zetten kunnen, zonder wedstrijd: veel sneller",
                                            "only check the moves, without a match: much faster"};
inline constexpr Phrase<0> kReplayJson{"geef alles als 1 JSON-object", "give it all as one JSON object"};
inline constexpr Phrase<0> kTablePlaceholder{"TSV", "TSV"};

// ---- figures

inline constexpr Phrase<4> kFileFigures{"{0}: {1} partijen, {2} zetten, {3} mislukt",
                                        "{0}: {1} games, {2} plies, {3} failed"};
inline constexpr Phrase<0> kTotal{"Totaal", "Total"};
inline constexpr Phrase<3> kStatedFigures{
    "Genoemde uitslagen: {0} kloppen, {1} kloppen niet, {2} niet na te gaan",
    "Stated results: {0} agree, {1} differ, {2} cannot be said"};
inline constexpr Phrase<1> kRepetitionFigures{
    "Herhaling van zetten genoemd, maar de slotstelling is mat: {0}",
    "Repetition stated, but the last position is mate: {0}"};
inline constexpr Phrase<1> kWaitingFigures{"Mat aan het eind dat een stuk nog kon opheffen: {0}",
                                           "Mate at the end that a piece could still lift: {0}"};
inline constexpr Phrase<1> kUnmarkedFigures{"Matzetten zonder #: {0}", "Mating moves without #: {0}"};
inline constexpr Phrase<3> kExpectedFigures{
    "Tabel: {0} partijen vergeleken, {1} met verschil, {2} staan er niet in",
    "Table: {0} games compared, {1} with a difference, {2} not in it"};

// ---- findings

inline constexpr Phrase<2> kResultDiffers{"de genoemde uitslag ({0}) klopt niet met de zetten ({1})",
                                          "the stated result ({0}) does not fit the moves ({1})"};
inline constexpr Phrase<0> kNotOver{"niet afgelopen", "not over"};
inline constexpr Phrase<3> kDifference{"{0}: verwacht {1}, gevonden {2}", "{0}: expected {1}, found {2}"};
inline constexpr Phrase<1> kGameMissing{"partij {0} uit de tabel ontbreekt",
                                        "game {0} of the table is missing"};
inline constexpr Phrase<1> kNotInTable{"staat niet in de tabel en telt niet mee: {0}",
                                       "not in the table, so it does not count: {0}"};
inline constexpr Phrase<1> kBadTable{"{0} is geen tabel van uitkomsten", "{0} is no table of outcomes"};

}  // namespace doorgeef::app::texts
