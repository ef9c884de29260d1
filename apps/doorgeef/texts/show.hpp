// The catalogue: `doorgeef show`.
#pragma once

#include "doorgeef/texts/phrase.hpp"

namespace doorgeef::app::texts {

inline constexpr Phrase<0> kShow{"toon een opgeschreven wedstrijd op een moment naar keuze",
                                 "show a recorded match at any moment"};
inline constexpr Phrase<0> kShowFile{"bestand (.bpgn, .pgn, .json); - leest de invoer",
                                     "file (.bpgn, .pgn, .json); - reads the input"};
inline constexpr Phrase<0> kShowGame{"welke partij van het bestand (standaard: 1)",
                                     "which game of the file (default: 1)"};
inline constexpr Phrase<0> kShowAt{"na zoveel zetten, op beide borden samen (standaard: aan het eind)",
                                   "after so many moves, both boards together (default: at the end)"};

inline constexpr Phrase<2> kNoSuchGame{"partij {0} is er niet; het bestand heeft er {1}",
                                       "there is no game {0}; the file has {1}"};
inline constexpr Phrase<2> kBeforeMoves{"Voor de eerste van {0} zetten{1}.",
                                        "Before the first of {0} moves{1}."};
inline constexpr Phrase<4> kAfterMoves{"Na zet {0} van {1}: {2}{3}.", "After move {0} of {1}: {2}{3}."};
inline constexpr Phrase<1> kAtTime{", op {0}", ", at {0}"};

}  // namespace doorgeef::app::texts
