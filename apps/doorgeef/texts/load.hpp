// The catalogue: `doorgeef load`.
#pragma once

#include "doorgeef/texts/phrase.hpp"

namespace doorgeef::app::texts {

inline constexpr Phrase<0> kLoad{"speel echte wedstrijden op een server en meet hem",
                                 "play real matches on a server and measure it"};
inline constexpr Phrase<0> kLoadUrl{"de server (standaard: http://localhost:8080)",
                                    "the server (default: http://localhost:8080)"};
inline constexpr Phrase<1> kLoadMatches{"aantal wedstrijden tegelijk, 1 t/m {0} (standaard: 10)",
                                        "number of matches at once, 1 to {0} (default: 10)"};
inline constexpr Phrase<1> kLoadRate{"zetten per seconde, alle samen, 1 t/m {0} (standaard: 20)",
                                     "moves per second, all together, 1 to {0} (default: 20)"};
inline constexpr Phrase<1> kLoadSeconds{"hoe lang, 1 t/m {0} seconden (standaard: 10)",
                                        "how long, 1 to {0} seconds (default: 10)"};
inline constexpr Phrase<1> kLoadLength{
    "gebeurtenissen per wedstrijd, 1 t/m {0}; dan begint de volgende (standaard: {0})",
    "events in a match, 1 to {0}; then the next one begins (default: {0})"};
inline constexpr Phrase<0> kLoadPid{"procesnummer van de server; zonder dat van /metrics",
                                    "process id of the server; else by its /metrics"};
inline constexpr Phrase<0> kLoadRelay{"de server is een kaal doorgeefluik (bench/ws): meet dat",
                                      "the server is a bare relay (bench/ws): measure that"};
inline constexpr Phrase<0> kLoadNotes{
    "Elke wedstrijd heeft vier verbindingen. Voor meer dan 125 wedstrijden of 400\n"
    "zetten per seconde moeten de grenzen per adres van de server omhoog:\n"
    "  doorgeef serve --connections-per-address 20000 --messages-per-address 100000\n"
    "De laatste regel is altijd: moves N, acknowledged N, lost N, duplicated N,\n"
    "p50 X ms, p99 Y ms; acknowledged zijn de zetten die zijn uitgevoerd. Uitkomst 1\n"
    "als er iets verloren, verdubbeld of geweigerd is, als een client niet alles zag\n"
    "of als niet alle wedstrijden konden beginnen. Wel mag de server weigeren wat te\n"
    "snel ging (dat wordt herhaald) en wat na het einde van zijn partij kwam.",
    "Each match has four connections. More than 125 matches or 400 moves per second\n"
    "need higher limits per address on the server:\n"
    "  doorgeef serve --connections-per-address 20000 --messages-per-address 100000\n"
    "The last line is always: moves N, acknowledged N, lost N, duplicated N,\n"
    "p50 X ms, p99 Y ms; acknowledged are the moves that were carried out. Exit\n"
    "status 1 if anything was lost, doubled or refused, if a client did not see\n"
    "everything or if not all matches could begin. The server may refuse what was too\n"
    "fast (it is repeated) and what came after the end of its game."};

inline constexpr Phrase<1> kBadUrl{"--url: {0} is geen adres als http://localhost:8080",
                                   "--url: {0} is no address such as http://localhost:8080"};
inline constexpr Phrase<1> kNoSuchProcess{"--pid: er is geen proces {0}", "--pid: no such process: {0}"};
inline constexpr Phrase<1> kUnreachable{"{0} is niet te bereiken", "{0} cannot be reached"};
inline constexpr Phrase<2> kLoadConnected{"{0} verbindingen in {1} s", "{0} connections in {1} s"};
inline constexpr Phrase<1> kLoadMemory{"server: {0} KiB per stille verbinding",
                                       "server: {0} KiB per idle connection"};
inline constexpr Phrase<2> kLoadPlaying{"{0} wedstrijden lopen na {1} s",
                                        "{0} matches under way after {1} s"};
inline constexpr Phrase<1> kLoadSpeed{"{0} zetten per seconde", "{0} moves per second"};
inline constexpr Phrase<4> kLoadAnswer{"verzonden tot beantwoord: p50 {0}, p90 {1}, p99 {2}, langste {3} ms",
                                       "sent to answered: p50 {0}, p90 {1}, p99 {2}, longest {3} ms"};
inline constexpr Phrase<4> kLoadSeen{
    "verzonden tot gezien door de andere drie: p50 {0}, p90 {1}, p99 {2}, langste {3} ms",
    "sent to seen by the other three: p50 {0}, p90 {1}, p99 {2}, longest {3} ms"};
inline constexpr Phrase<2> kLoadRefused{"geweigerd: {0} keer {1}", "refused: {0} times {1}"};
inline constexpr Phrase<1> kLoadNotDone{"{0} keer deed de server niet wat hem gevraagd werd",
                                        "the server did not do what it was asked {0} times"};
inline constexpr Phrase<5> kLoadGaveUp{
    "opgegeven na {0} s zonder voortgang: {1} van {2} verbindingen, {3} van {4} wedstrijden",
    "gave up after {0} s without progress: {1} of {2} connections, {3} of {4} matches"};
inline constexpr Phrase<1> kLoadTurnedAway{
    "de server had {0} keer geen plaats voor een verbinding: verhoog daar --connections-per-address (of "
    "--connections)",
    "the server had no room for a connection {0} times: raise --connections-per-address there (or "
    "--connections)"};
inline constexpr Phrase<0> kLoadTooFast{
    "wat de server te snel ging is herhaald: verhoog daar --messages-per-address",
    "what was too fast for the server was repeated: raise --messages-per-address there"};
inline constexpr Phrase<1> kLoadReconnects{"{0} keer opnieuw verbonden", "reconnected {0} times"};
inline constexpr Phrase<1> kLoadDiverged{"{0} keer klopte wat een client zag niet",
                                         "what a client saw was wrong {0} times"};
inline constexpr Phrase<2> kLoadServer{"server: {0} us CPU per zet, {1} MiB geheugen",
                                       "server: {0} us CPU per move, {1} MiB memory"};
inline constexpr Phrase<0> kLoadServerUnseen{
    "server: CPU en geheugen zijn niet te zien: /metrics toont ze alleen aan operators, --pid op zijn "
    "machine",
    "server: CPU and memory cannot be seen: /metrics shows them to operators only, --pid on its machine"};
inline constexpr Phrase<0> kLoadProcessEnded{
    "server: CPU en geheugen zijn niet te zien: het proces van --pid is er niet meer",
    "server: CPU and memory cannot be seen: the process of --pid has ended"};

}  // namespace doorgeef::app::texts
