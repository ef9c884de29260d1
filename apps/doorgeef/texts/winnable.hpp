// The catalogue: what `doorgeef winnable` says.
#pragma once

#include "doorgeef/texts/phrase.hpp"

namespace doorgeef::app::texts {

inline constexpr Phrase<0> kWinnable{"kan deze kant nog winnen? met bewijs",
                                     "can this side still win? with the proof"};
inline constexpr Phrase<0> kWinnableArgument{"FEN", "FEN"};
inline constexpr Phrase<0> kWinnableFen{
    "de stelling, of twee borden \"FEN | FEN\", en desgewenst white of black; zonder: lees regels van de "
    "standaardinvoer",
    "the position, or two boards \"FEN | FEN\", and if you like white or black; without: read lines from "
    "standard input"};
inline constexpr Phrase<1> kWinnableBudget{"bekijk hoogstens zoveel stellingen (standaard: {0})",
                                           "look at no more positions than this (default: {0})"};
inline constexpr Phrase<0> kWinnableBoard{"om welk van de twee borden het gaat, 1 of 2 (standaard: 1)",
                                          "which of the two boards it is about, 1 or 2 (default: 1)"};
inline constexpr Phrase<0> kWinnableOver{"van twee borden: de partij op het andere is afgelopen",
                                         "of two boards: the game on the other one is over"};
inline constexpr Phrase<0> kWinnableVectors{"beantwoord de vragen in dit bestand en tel de goede antwoorden",
                                            "answer the questions in this file and count the right answers"};
inline constexpr Phrase<0> kWinnableFooter{
    "Antwoord: \"yes\" met de zetten tot mat, \"no\" of \"unknown\", op een eigen regel.\n"
    "Staat de kant er niet bij, dan een regel voor elk, met white of black ervoor.\n"
    "Een enkel bord krijgt niets meer van elders: de andere partij is afgelopen.\n"
    "Met twee borden staat voor elke zet het bord: 2:Nxd5.\n"
    "\n"
    "Een bestand voor --vectors heeft regels als \"W- FEN\": wit kan winnen, zwart\n"
    "niet. Elke kant van elke regel is een vraag. Uitkomst 1 als een antwoord fout\n"
    "is, of als minder dan 98 % van de vragen een antwoord krijgt.",
    "Answer: \"yes\" with the moves up to mate, \"no\" or \"unknown\", on its own line.\n"
    "Where no side is named, a line for each, with white or black in front.\n"
    "A single board gets nothing from elsewhere: the other game is over.\n"
    "With two boards each move has its board in front: 2:Nxd5.\n"
    "\n"
    "A file for --vectors has lines like \"W- FEN\": White can win, Black cannot.\n"
    "Each side of each line is a question. Exit status 1 if an answer is wrong, or\n"
    "if fewer than 98 % of the questions get one."};

inline constexpr Phrase<0> kBenchWinnable{"vragen of een kant nog kan winnen beantwoorden",
                                          "answer whether a side can still win"};
inline constexpr Phrase<0> kBenchWinnableVectors{"ook de stellingen van dit bestand (zie winnable)",
                                                 "also the positions of this file (see winnable)"};

inline constexpr Phrase<1> kLineNumber{"regel {0}", "line {0}"};
inline constexpr Phrase<2> kOneBarOnly{"{0}: {1} noemt geen twee borden; zet er 1 keer | tussen",
                                       "{0}: {1} names no two boards; put one | between them"};
inline constexpr Phrase<1> kTwoBoardsUnderOne{"{0}: dit reglement kent maar 1 bord",
                                              "{0}: this ruleset knows only one board"};
inline constexpr Phrase<1> kNoVector{"{0}: verwacht W of -, B of -, een spatie en een FEN",
                                     "{0}: expected W or -, B or -, a space and a FEN"};

}  // namespace doorgeef::app::texts
