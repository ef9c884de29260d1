// The catalogue: what the help and the complaints about a command line say.
#pragma once

#include "doorgeef/texts/phrase.hpp"

namespace doorgeef::app::texts {

// ---- headings and placeholders of the help

inline constexpr Phrase<0> kProgram{"Doorgeefschaak (bughouse) volgens de Nederlandse reglementen.",
                                    "Bughouse chess by the Dutch regulations (doorgeefschaak)."};
inline constexpr Phrase<1> kUsageOfProgram{"Gebruik: {0} COMMANDO [OPTIES]", "Usage: {0} COMMAND [OPTIONS]"};
inline constexpr Phrase<1> kUsageOfCommand{"Gebruik: {0} [OPTIES]", "Usage: {0} [OPTIONS]"};
inline constexpr Phrase<0> kCommands{"Commando's:", "Commands:"};
inline constexpr Phrase<0> kOptions{"Opties:", "Options:"};
inline constexpr Phrase<0> kHelpFlag{"toon deze uitleg", "show this help"};
inline constexpr Phrase<0> kVersionFlag{"toon het versienummer", "show the version"};
inline constexpr Phrase<0> kLangOption{"taal: Nederlands of Engels (standaard: die van je systeem)",
                                       "language: Dutch or English (default: that of your system)"};
inline constexpr Phrase<0> kProgramFooter{
    "Meer over een commando: doorgeef COMMANDO --help\n"
    "Uitkomst: 0 gedaan, 1 geweigerd of niet gelukt, 2 verkeerd gebruik.",
    "More about a command: doorgeef COMMAND --help\n"
    "Exit status: 0 done, 1 refused or failed, 2 wrong use."};

inline constexpr Phrase<0> kNamePlaceholder{"NAAM", "NAME"};
inline constexpr Phrase<0> kNumberPlaceholder{"N", "N"};
inline constexpr Phrase<0> kFenPlaceholder{"FEN", "FEN"};
inline constexpr Phrase<0> kSettingPlaceholder{"NAAM=WAARDE", "NAME=VALUE"};

// ---- options that several commands know

inline constexpr Phrase<1> kRulesOption{"reglement: {0} (standaard: knsb)", "ruleset: {0} (default: knsb)"};
inline constexpr Phrase<0> kOptionOption{"wijzig een regel van het reglement; mag vaker, zie onder",
                                         "change one rule of the ruleset; may be repeated, see below"};
inline constexpr Phrase<0> kSettings{"Regels die je kunt wijzigen met --option:",
                                     "Rules that you can change with --option:"};
inline constexpr Phrase<1> kRankRange{"EERSTE-LAATSTE rij, zoals {0}", "FIRST-LAST rank, such as {0}"};
inline constexpr Phrase<0> kExamples{"Voorbeelden:", "Examples:"};

// ---- perft

inline constexpr Phrase<0> kPerft{"tel alle reeksen van reglementaire zetten vanuit een stelling",
                                  "count all sequences of legal moves from a position"};
inline constexpr Phrase<0> kPerftFen{"de stelling, met reserve in [] (standaard: beginstelling)",
                                     "the position, with its reserve in [] (default: starting position)"};
inline constexpr Phrase<0> kPerftOther{
    "het andere bord, voor promotie door nemen (standaard: beginstelling)",
    "the other board, for promotion by taking (default: starting position)"};
inline constexpr Phrase<1> kPerftDepth{
    "hoeveel zetten diep, die van wit en zwart samen, 0 t/m {0} (verplicht)",
    "how many moves deep, White's and Black's together, 0 to {0} (required)"};
inline constexpr Phrase<0> kPerftDivide{"toon ook het aantal na elke eerste zet",
                                        "also show the count after each first move"};
inline constexpr Phrase<1> kPerftThreads{"reken met zoveel threads, 1 t/m {0} (standaard: 1)",
                                         "use this many threads, 1 to {0} (default: 1)"};
inline constexpr Phrase<0> kPerftMakeLeaves{"voer ook de laatste zetten echt uit (trager; voor metingen)",
                                            "really make the last moves too (slower; for measuring)"};

inline constexpr Phrase<0> kPerftBfen{
    "twee borden tegelijk: \"FEN | FEN\"; wat geslagen wordt gaat naar het andere",
    "two boards at once: \"FEN | FEN\"; what is captured goes to the other"};

// ---- scenario

inline constexpr Phrase<0> kScenario{"voer scenario's uit: het reglement als uitvoerbare tekst",
                                     "run scenarios: the regulation as executable text"};
inline constexpr Phrase<0> kScenarioFiles{"bestanden (.match), of mappen met zulke bestanden",
                                          "files (.match), or folders with such files"};
inline constexpr Phrase<0> kFilePlaceholder{"BESTAND", "FILE"};

// ---- bench

inline constexpr Phrase<0> kBench{"meet hoe snel het programma rekent", "measure how fast the program is"};
inline constexpr Phrase<0> kNoBench{"zeg wat er gemeten moet worden; zie doorgeef bench --help",
                                    "say what to measure; see doorgeef bench --help"};
inline constexpr Phrase<0> kBenchPgn{"schrijf toevallige schaakpartijen als PGN, als meetmateriaal",
                                     "write random chess games as PGN, to measure with"};
inline constexpr Phrase<1> kBenchGames{"aantal partijen, 1 t/m {0} (standaard: 1000)",
                                       "number of games, 1 to {0} (default: 1000)"};
inline constexpr Phrase<0> kBenchEngine{"laat de engine vaste stellingen doorrekenen",
                                        "let the engine search fixed positions"};
inline constexpr Phrase<1> kBenchEngineDepth{"hoe diep, in halve zetten, 1 t/m {0} (standaard: 10)",
                                             "how deep, in plies, 1 to {0} (default: 10)"};
inline constexpr Phrase<0> kBenchTune{"zoek betere gewichten voor de engine, uit wedstrijden tegen zichzelf",
                                      "find better weights for the engine, from matches against itself"};
inline constexpr Phrase<1> kTuneNodes{"knopen per zet, 1 t/m {0} (standaard: 1000)",
                                      "nodes per move, 1 to {0} (default: 1000)"};
inline constexpr Phrase<1> kTuneRounds{"hoe vaak alle gewichten langs, 0 t/m {0} (standaard: 6)",
                                       "how often through all weights, 0 to {0} (default: 6)"};
inline constexpr Phrase<0> kBenchMatch{"toevallige wedstrijden naspelen", "replay random matches"};
inline constexpr Phrase<1> kBenchMatches{"aantal wedstrijden, 1 t/m {0} (standaard: 2000)",
                                         "number of matches, 1 to {0} (default: 2000)"};
inline constexpr Phrase<0> kBenchSeed{"begin van de toevalsreeks (standaard: 1)",
                                      "seed of the random moves (default: 1)"};
inline constexpr Phrase<0> kBenchRecord{"schrijf de gespeelde zetten naar dit bestand",
                                        "write the moves that were played to this file"};
inline constexpr Phrase<0> kFolderPlaceholder{"MAP", "FOLDER"};
inline constexpr Phrase<0> kBenchService{"laat de server zetten doen, zonder netwerk en schijf",
                                         "let the server handle moves, without network and disk"};
inline constexpr Phrase<1> kBenchServiceMatches{"aantal wedstrijden tegelijk, 1 t/m {0} (standaard: 500)",
                                                "number of matches at once, 1 to {0} (default: 500)"};
inline constexpr Phrase<0> kBenchStore{"schrijf zetten naar de schijf zoals de server dat doet",
                                       "write moves to the disk as the server does"};
inline constexpr Phrase<0> kBenchStoreFolder{"map op de schijf die gemeten wordt (standaard: deze map)",
                                             "folder on the disk to measure (default: this one)"};
inline constexpr Phrase<1> kBenchStoreMatches{"aantal wedstrijden tegelijk, 1 t/m {0} (standaard: 64)",
                                              "number of matches at once, 1 to {0} (default: 64)"};
inline constexpr Phrase<1> kBenchStoreMoves{"aantal zetten in totaal, 1 t/m {0} (standaard: 10000)",
                                            "number of moves in all, 1 to {0} (default: 10000)"};
inline constexpr Phrase<2> kStoreAnswers{"{0}: de opslag antwoordt {1}", "{0}: the store answers {1}"};
inline constexpr Phrase<1> kCannotWrite{"{0} kan niet worden geschreven", "{0} cannot be written"};

// ---- play

inline constexpr Phrase<0> kPlay{"speel een wedstrijd in de terminal: vier spelers, 1 toetsenbord",
                                 "play a match in the terminal: four players, one keyboard"};
inline constexpr Phrase<0> kConductPlaceholder{"WIJZE", "CONDUCT"};
inline constexpr Phrase<0> kClockPlaceholder{"TIJD", "TIME"};
inline constexpr Phrase<0> kWhitePlaceholder{"A1|B1", "A1|B1"};
inline constexpr Phrase<0> kPlayConduct{
    "online (standaard), book (volgens het boekje) of een schakelaar ervan; mag vaker, zie onder",
    "online (default), book (by the book) or one switch of it; may be repeated, see below"};
inline constexpr Phrase<0> kPlayClock{"bedenktijd: 7:00, 5:00+3 of none (standaard: die van het reglement)",
                                      "thinking time: 7:00, 5:00+3 or none (default: the ruleset's)"};
inline constexpr Phrase<0> kPlayWhite{
    "wie wit heeft op bord 1 (standaard: het lot, of wat het reglement zegt)",
    "who has White on board 1 (default: by lot, or as the ruleset says)"};
inline constexpr Phrase<0> kSwitches{"Schakelaars voor --conduct, eerst zoals online en dan zoals book:",
                                     "Switches for --conduct, first as online and then as book:"};
inline constexpr Phrase<0> kPlayFen{"stelling op bord 1 (standaard: beginstelling)",
                                    "position on board 1 (default: starting position)"};
inline constexpr Phrase<0> kPlayFen2{"stelling op bord 2 (standaard: beginstelling)",
                                     "position on board 2 (default: starting position)"};
inline constexpr Phrase<0> kPlayAscii{"teken de stukken als letters", "draw the chessmen as letters"};
inline constexpr Phrase<0> kPlayUnicode{"teken de stukken als figuren", "draw the chessmen as figures"};

// ---- complaints

inline constexpr Phrase<0> kNoCommand{"geef een commando; zie doorgeef --help",
                                      "give a command; see doorgeef --help"};
inline constexpr Phrase<1> kUnknownCommand{"onbekend commando {0}; zie doorgeef --help",
                                           "unknown command {0}; see doorgeef --help"};
inline constexpr Phrase<2> kUnknownOption{"onbekende optie {0}; zie {1} --help",
                                          "unknown option {0}; see {1} --help"};
inline constexpr Phrase<2> kUnexpectedArgument{"{0} hoort hier niet; zie {1} --help",
                                               "{0} does not belong here; see {1} --help"};
inline constexpr Phrase<1> kValueMissing{"{0}: de waarde ontbreekt", "{0}: the value is missing"};
inline constexpr Phrase<1> kGivenTwice{"{0} staat er meer dan 1 keer", "{0} is given more than once"};
inline constexpr Phrase<1> kRequired{"{0} ontbreekt", "{0} is missing"};
inline constexpr Phrase<2> kExcludes{"{0} en {1} gaan niet samen", "{0} and {1} do not go together"};
inline constexpr Phrase<1> kBfenWithoutBar{"--bfen: {0} noemt geen twee borden; zet er | tussen",
                                           "--bfen: {0} names no two boards; put | between them"};
inline constexpr Phrase<1> kWrongUse{"verkeerd gebruik; zie {0} --help", "wrong use; see {0} --help"};
inline constexpr Phrase<4> kNotInRange{"{0}: {1} is geen geheel getal van {2} t/m {3}",
                                       "{0}: {1} is not a whole number from {2} to {3}"};
inline constexpr Phrase<3> kNotAChoice{"{0}: {1} bestaat niet; kies uit {2}",
                                       "{0}: {1} does not exist; choose from {2}"};
inline constexpr Phrase<2> kBadClock{"{0}: {1} is geen bedenktijd; schrijf 7:00, 5:00+3 of none",
                                     "{0}: {1} is no thinking time; write 7:00, 5:00+3 or none"};
inline constexpr Phrase<0> kOutputFailed{"de uitvoer kon niet worden geschreven",
                                         "the output could not be written"};

}  // namespace doorgeef::app::texts
