// The catalogue: `doorgeef convert`.
#pragma once

#include "doorgeef/texts/phrase.hpp"

namespace doorgeef::app::texts {

inline constexpr Phrase<0> kConvert{"zet opgeschreven wedstrijden om in een andere vorm",
                                    "convert recorded matches into another form"};
inline constexpr Phrase<0> kInPlaceholder{"VAN", "IN"};
inline constexpr Phrase<0> kOutPlaceholder{"NAAR", "OUT"};
inline constexpr Phrase<0> kConvertIn{"bestand om te lezen (.bpgn, .pgn, .json, .jsonl)",
                                      "file to read (.bpgn, .pgn, .json, .jsonl)"};
inline constexpr Phrase<0> kConvertOut{"bestand om te schrijven, in de vorm die de extensie noemt",
                                       "file to write, in the form that its extension names"};
inline constexpr Phrase<0> kConvertNotes{
    "Van twee borden maakt .pgn twee bestanden: NAAR-A.pgn en NAAR-B.pgn.\n"
    ".json geeft elke wedstrijd op een eigen regel. Wat niet kan worden nagespeeld\n"
    "wordt gemeld en overgeslagen.",
    "Of two boards .pgn makes two files: OUT-A.pgn and OUT-B.pgn. In .json each\n"
    "match has a line of its own. What cannot be replayed is reported and left out."};

inline constexpr Phrase<2> kUnknownForm{"{0}: kies als extensie uit {1}",
                                        "{0}: choose an extension from {1}"};
inline constexpr Phrase<1> kSameFile{"{0} is het bestand dat gelezen wordt", "{0} is the file that is read"};
inline constexpr Phrase<2> kConverted{"{0} partijen omgezet, {1} overgeslagen",
                                      "{0} games converted, {1} left out"};

}  // namespace doorgeef::app::texts
