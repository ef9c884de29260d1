// The catalogue: `doorgeef arena`.
#pragma once

#include "doorgeef/arena/player.hpp"
#include "doorgeef/arena/spec.hpp"
#include "doorgeef/texts/phrase.hpp"

namespace doorgeef::app::texts {

inline constexpr Phrase<0> kArena{"laat schaakprogramma's wedstrijden tegen elkaar spelen",
                                  "let chess engines play matches against each other"};
inline constexpr Phrase<0> kArenaTeamA{"wie er voor team a speelt, zie onder (verplicht)",
                                       "who plays for team a, see below (required)"};
inline constexpr Phrase<0> kArenaTeamB{"wie er voor team b speelt (verplicht)",
                                       "who plays for team b (required)"};
inline constexpr Phrase<1> kArenaMatches{"aantal wedstrijden, 1 t/m {0} (standaard: 10)",
                                         "number of matches, 1 to {0} (default: 10)"};
inline constexpr Phrase<1> kArenaMoveTime{"bedenktijd per zet in milliseconden, 1 t/m {0}",
                                          "thinking time per move in milliseconds, 1 to {0}"};
inline constexpr Phrase<1> kArenaNodes{"of stellingen per zet, 1 t/m {0}, bord om bord: herhaalbaar",
                                       "or nodes per move, 1 to {0}, board by board: repeatable"};
inline constexpr Phrase<0> kArenaClock{"of klokken, zoals 1:00 of 3:00+2",
                                       "or clocks, such as 1:00 or 3:00+2"};
inline constexpr Phrase<0> kArenaBpgn{"schrijf alle partijen als BPGN in dit bestand",
                                      "write all games to this file as BPGN"};
inline constexpr Phrase<0> kArenaSeed{"kies andere openingen (standaard: 1)",
                                      "choose other openings (default: 1)"};
inline constexpr Phrase<1> kArenaNotes{
    "SPEC is een van:\n"
    "  self                          dit programma, op volle sterkte\n"
    "  self:NIVEAU                   beginner, home, club, master of full\n"
    "  uci:COMMANDO[,Optie=Waarde]   een programma dat UCI spreekt\n"
    "  cecp:COMMANDO                 een programma dat CECP (xboard) spreekt\n"
    "Elke opening komt twee keer, met verwisselde kleuren. Wie uitvalt of een\n"
    "onreglementaire zet doet verliest de wedstrijd. De laatste regel is altijd:\n"
    "{0} (Y: 95 % zeker).",
    "SPEC is one of:\n"
    "  self                          this program at full strength\n"
    "  self:LEVEL                    beginner, home, club, master or full\n"
    "  uci:COMMAND[,Option=Value]    an engine that speaks UCI\n"
    "  cecp:COMMAND                  an engine that speaks CECP (xboard)\n"
    "Each opening comes twice, with colours changed. Who crashes or makes an illegal\n"
    "move loses the match. The last line is always:\n"
    "{0} (Y: 95 % certain)."};

inline constexpr Phrase<0> kArenaOneTime{"geef --movetime, --nodes of --clock, een van de drie",
                                         "give --movetime, --nodes or --clock, one of the three"};
inline constexpr Phrase<1> kArenaNodesUnknown{
    "{0}: cecp kent geen stellingen per zet; geef --movetime of --clock",
    "{0}: cecp knows no nodes per move; give --movetime or --clock"};
inline constexpr Phrase<2> kArenaBadClock{"{0}: {1} is geen bedenktijd; schrijf 1:00 of 3:00+2",
                                          "{0}: {1} is no thinking time; write 1:00 or 3:00+2"};

inline constexpr Phrase<5> kArenaMatch{"wedstrijd {0} ({1} heeft wit op bord 1): {2}, {3}{4}",
                                       "match {0} ({1} has White on board 1): {2}, {3}{4}"};
inline constexpr Phrase<1> kArenaWins{"{0} wint", "{0} wins"};
inline constexpr Phrase<0> kArenaDraw{"gelijk", "drawn"};
inline constexpr Phrase<2> kArenaBoard{"; bord {0}: {1}", "; board {0}: {1}"};
inline constexpr Phrase<3> kArenaFailure{"team {0}, {1}: {2}", "team {0}, {1}: {2}"};
inline constexpr Phrase<4> kArenaThinking{"{0}: {1} zetten, gemiddeld {2} ms, langste {3} ms",
                                          "{0}: {1} moves, mean {2} ms, longest {3} ms"};

constexpr Phrase<0> phrase(SpecProblem problem) {
    using enum SpecProblem;
    switch (problem) {
    case unknown_kind:
        return {"begint niet met self, uci: of cecp:", "does not begin with self, uci: or cecp:"};
    case unknown_level:
        return {"is geen niveau; kies uit beginner, home, club, master, full",
                "is no level; choose from beginner, home, club, master, full"};
    case no_command: return {"noemt niets na de dubbele punt", "names nothing after the colon"};
    case bad_option: return {"heeft een optie zonder NAAM=WAARDE", "has an option without NAME=VALUE"};
    }
    return {"onbekend", "unknown"};
}

constexpr Phrase<0> phrase(Fault fault) {
    using enum Fault;
    switch (fault) {
    case cannot_start: return {"kan niet worden gestart", "cannot be started"};
    case no_answer: return {"geeft geen antwoord op de begroeting", "does not answer the greeting"};
    case unknown_option: return {"kent deze optie niet", "does not know this option"};
    case unknown_variant: return {"kent dit reglement niet", "does not know this ruleset"};
    case died: return {"is onverwacht gestopt", "has ended unexpectedly"};
    case timed_out: return {"gaf geen zet binnen de tijd", "gave no move in time"};
    case illegal_move: return {"deed een onreglementaire zet", "made an illegal move"};
    case refused_move: return {"noemt een reglementaire zet onmogelijk", "calls a legal move impossible"};
    }
    return {"onbekend", "unknown"};
}

}  // namespace doorgeef::app::texts
