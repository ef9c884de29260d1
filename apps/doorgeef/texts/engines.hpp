// The catalogue: `doorgeef uci` and `doorgeef cecp`. What they say to programs is the protocols' own.
#pragma once

#include "doorgeef/texts/phrase.hpp"

namespace doorgeef::app::texts {

inline constexpr Phrase<0> kUci{"reken voor een schaakprogramma dat UCI spreekt",
                                "be an engine for a program that speaks UCI"};
inline constexpr Phrase<0> kUciNotes{
    "Een schaakprogramma start dit en praat ermee; typen kan ook: uci, quit.\n"
    "UCI_Variant kent chess, bughouse en de namen van de reglementen. Wat verder kan\n"
    "staat in docs/engine-protocols.md.",
    "A chess program starts this and talks to it; you can type too: uci, quit.\n"
    "UCI_Variant knows chess, bughouse and the names of the rulesets. For the rest\n"
    "see docs/engine-protocols.md."};
inline constexpr Phrase<0> kCecp{"reken voor een schaakprogramma dat CECP spreekt, zoals xboard",
                                 "be an engine for a program that speaks CECP, such as xboard"};
inline constexpr Phrase<0> kCecpNotes{
    "Een schaakprogramma start dit en praat ermee. Een gewone schaakpartij:\n"
    "  xboard -fcp \"doorgeef cecp\"\n"
    "Doorgeefschaak kan xboard alleen op een server:\n"
    "  xboard -zp -ics -icshost HOST -icsport PORT \\\n"
    "    -fcp \"doorgeef cecp\" -variant bughouse -zippyBughouse 1\n"
    "Wat het verstaat staat in docs/engine-protocols.md.",
    "A chess program starts this and talks to it. A game of ordinary chess:\n"
    "  xboard -fcp \"doorgeef cecp\"\n"
    "Bughouse in xboard is only for servers:\n"
    "  xboard -zp -ics -icshost HOST -icsport PORT \\\n"
    "    -fcp \"doorgeef cecp\" -variant bughouse -zippyBughouse 1\n"
    "What it understands is in docs/engine-protocols.md."};

}  // namespace doorgeef::app::texts
