// The catalogue: `doorgeef serve`, `doorgeef backup`, `doorgeef verify`.
#pragma once

#include "doorgeef/texts/phrase.hpp"

namespace doorgeef::app::texts {

// ---- serve

inline constexpr Phrase<0> kServe{"start de server: spelen in de browser",
                                  "start the server: play in the browser"};
inline constexpr Phrase<0> kAddressPlaceholder{"ADRES", "ADDRESS"};
inline constexpr Phrase<0> kListPlaceholder{"LIJST", "LIST"};
inline constexpr Phrase<0> kLevelPlaceholder{"NIVEAU", "LEVEL"};
inline constexpr Phrase<0> kUrlPlaceholder{"URL", "URL"};
inline constexpr Phrase<0> kOnOffPlaceholder{"on|off", "on|off"};

inline constexpr Phrase<0> kServeConfig{"lees instellingen uit dit TOML-bestand",
                                        "read settings from this TOML file"};
inline constexpr Phrase<0> kServePort{"poort (standaard: 8080; 0: een vrije)",
                                      "port (default: 8080; 0: a free one)"};
inline constexpr Phrase<0> kServeAddress{"luister op dit adres (standaard: ::, dus alle)",
                                         "listen on this address (default: ::, that is all)"};
inline constexpr Phrase<0> kServeData{
    "map met de gegevens (standaard: $XDG_STATE_HOME/doorgeef, anders ./data)",
    "folder with the data (default: $XDG_STATE_HOME/doorgeef, else ./data)"};
inline constexpr Phrase<0> kServeWeb{"map met een andere webclient dan de ingebouwde",
                                     "folder with another web client than the built-in one"};
inline constexpr Phrase<0> kServeTlsCertificate{
    "spreek zelf TLS, met dit certificaat (PEM, met de keten erachter)",
    "speak TLS itself, with this certificate (PEM, followed by its chain)"};
inline constexpr Phrase<0> kServeTlsKey{"de sleutel bij dat certificaat (PEM, zonder wachtwoord)",
                                        "the key of that certificate (PEM, without a password)"};
inline constexpr Phrase<0> kServePublicUrl{"adres voor links en QR-codes: https://club.nl",
                                           "address for links and QR codes: https://club.nl"};
inline constexpr Phrase<0> kServeAdmin{"maak van dit account een beheerder",
                                       "make this account an administrator"};
inline constexpr Phrase<0> kServeLog{"debug, info (standaard), warning, error of off",
                                     "debug, info (default), warning, error or off"};
inline constexpr Phrase<0> kServeOrigins{
    "pagina's van elders die de server mogen gebruiken: https://club.nl,...",
    "foreign pages that may use the server: https://club.nl,..."};
inline constexpr Phrase<0> kServeHosts{"namen waaronder de server te bereiken is (standaard: elke)",
                                       "names under which the server can be reached (default: any)"};
inline constexpr Phrase<0> kServeProxies{
    "proxy's van wie X-Forwarded-For en -Proto worden geloofd: 127.0.0.1,10.0.0.0/8",
    "proxies whose X-Forwarded-For and -Proto are believed: 127.0.0.1,10.0.0.0/8"};
inline constexpr Phrase<0> kServeOperators{"wie /metrics mag zien (standaard: 127.0.0.1,::1)",
                                           "who may see /metrics (default: 127.0.0.1,::1)"};
inline constexpr Phrase<0> kServeConnections{"hoeveel verbindingen tegelijk (standaard: 16000)",
                                             "how many connections at a time (default: 16000)"};
inline constexpr Phrase<0> kServePerAddress{
    "hoeveel per adres (standaard: 500; hoger voor een club achter 1 adres)",
    "how many per address (default: 500; more for a club behind one address)"};
inline constexpr Phrase<0> kServeMessages{"hoeveel berichten per seconde per adres (standaard: 200)",
                                          "how many messages per second per address (default: 200)"};
inline constexpr Phrase<0> kServeLag{"geef tijd terug voor de weg van een bericht (standaard: on)",
                                     "give time back for the way of a message (default: on)"};
inline constexpr Phrase<0> kServeBotWorkers{"threads die voor bots denken (standaard: 2; 0: geen bots)",
                                            "threads that think for bots (default: 2; 0: no bots)"};
inline constexpr Phrase<0> kServeBotTables{"aan hoeveel tafels bots zitten (standaard: 200)",
                                           "at how many tables bots sit (default: 200)"};
inline constexpr Phrase<0> kServeBotsPerAddress{"hoeveel daarvan per adres (standaard: 20)",
                                                "how many of those per address (default: 20)"};
inline constexpr Phrase<0> kServeNotes{
    "Elke instelling kan ook in het TOML-bestand staan (port = 8080) of in de\n"
    "omgeving (DOORGEEF_PORT=8080). Wat op de opdrachtregel staat gaat voor, dan\n"
    "de omgeving, dan het bestand. Ctrl-C stopt de server; alles is dan bewaard.",
    "Each setting can also stand in the TOML file (port = 8080) or in the\n"
    "environment (DOORGEEF_PORT=8080). The command line goes first, then the\n"
    "environment, then the file. Ctrl-C stops the server; everything is kept."};

inline constexpr Phrase<1> kNoSuchAdmin{
    "er is geen account {0}: maak het aan in de browser en start dan opnieuw",
    "there is no account {0}: make it in the browser, then start again"};
inline constexpr Phrase<1> kListening{"Doorgeef is te vinden op {0}", "Doorgeef is at {0}"};
inline constexpr Phrase<0> kStopped{"Doorgeef is gestopt; alles is bewaard",
                                    "Doorgeef has stopped; everything is kept"};

inline constexpr Phrase<2> kBadSetting{"{0}: {1} kan hier niet staan", "{0}: {1} makes no sense here"};
inline constexpr Phrase<1> kNoSuchVariable{
    "{0} in de omgeving is geen instelling en telt niet mee; zie doorgeef serve --help",
    "{0} in the environment is no setting and is passed over; see doorgeef serve --help"};
inline constexpr Phrase<2> kNoSuchSetting{"{0}: {1} is geen instelling; zie doorgeef serve --help",
                                          "{0}: {1} is no setting; see doorgeef serve --help"};
inline constexpr Phrase<2> kBadToml{"{0} is geen TOML: regel {1}", "{0} is no TOML: line {1}"};
inline constexpr Phrase<1> kBadAddress{"{0} is geen IP-adres", "{0} is no IP address"};
inline constexpr Phrase<1> kPortInUse{
    "poort {0} is bezet door een ander programma; kies een andere met --port",
    "port {0} is in use by another program; choose another with --port"};
inline constexpr Phrase<1> kPortNotPermitted{
    "poort {0} mag alleen de beheerder gebruiken; kies er een boven 1023",
    "port {0} is for the administrator only; choose one above 1023"};
inline constexpr Phrase<2> kCannotListen{"kan niet luisteren op {0}, poort {1}",
                                         "cannot listen on {0}, port {1}"};
inline constexpr Phrase<0> kHalfTls{
    "tls-certificate en tls-key horen bij elkaar: geef ze allebei of geen van beide",
    "tls-certificate and tls-key belong together: give both or neither"};
inline constexpr Phrase<1> kCertificateUnreadable{"het certificaat {0} kan niet worden gelezen",
                                                  "the certificate {0} cannot be read"};
inline constexpr Phrase<1> kNoCertificate{"in {0} staat geen bruikbaar certificaat (PEM)",
                                          "{0} holds no usable certificate (PEM)"};
inline constexpr Phrase<1> kKeyUnreadable{"de sleutel {0} kan niet worden gelezen",
                                          "the key {0} cannot be read"};
inline constexpr Phrase<1> kNoKey{"in {0} staat geen bruikbare sleutel (PEM)",
                                  "{0} holds no usable key (PEM)"};
inline constexpr Phrase<1> kKeyHasPassword{
    "de sleutel {0} heeft een wachtwoord; de server kan er niet om vragen",
    "the key {0} has a password, which the server cannot ask for"};
inline constexpr Phrase<2> kKeyDoesNotFit{"de sleutel {0} past niet bij het certificaat {1}",
                                          "the key {0} does not fit the certificate {1}"};
inline constexpr Phrase<1> kCannotReadWeb{"de webclient in {0} kan niet worden gelezen",
                                          "the web client in {0} cannot be read"};
inline constexpr Phrase<0> kNoRandomness{"het systeem geeft geen toevalsgetallen",
                                         "the system gives no random numbers"};
inline constexpr Phrase<0> kDiskFailed{
    "de schijf weigerde; start de server opnieuw, dan gaat hij verder met wat bewaard is",
    "the disk failed; start the server again and it goes on with what is kept"};

// ---- trouble with the data

inline constexpr Phrase<1> kDataLocked{"{0} is in gebruik door een andere server",
                                       "{0} is in use by another server"};
inline constexpr Phrase<1> kDataCorrupt{
    "{0} is beschadigd; zie doorgeef verify, en zet een reservekopie terug",
    "{0} is damaged; see doorgeef verify, and restore a backup"};
inline constexpr Phrase<1> kDataForeign{"{0} is geen gegevensbestand van Doorgeef",
                                        "{0} is no data file of Doorgeef"};
inline constexpr Phrase<1> kDataNewer{"{0} is geschreven door een nieuwere versie van Doorgeef",
                                      "{0} was written by a newer version of Doorgeef"};
inline constexpr Phrase<1> kDataNotOpened{"{0} kan niet worden geopend", "{0} cannot be opened"};
inline constexpr Phrase<1> kDataDiskFull{"de schijf is vol: {0} kan niet worden geschreven",
                                         "the disk is full: {0} cannot be written"};
inline constexpr Phrase<1> kDataIoError{"lezen of schrijven van {0} mislukt",
                                        "reading or writing {0} failed"};
inline constexpr Phrase<1> kDataExists{"{0} bestaat al en wordt niet overschreven",
                                       "{0} exists already and is not overwritten"};
inline constexpr Phrase<2> kDataOther{"{0}: {1}", "{0}: {1}"};

// ---- backup, verify

inline constexpr Phrase<0> kBackup{"maak een reservekopie, ook terwijl de server draait",
                                   "make a backup, also while the server runs"};
inline constexpr Phrase<0> kBackupData{"map met de gegevens van de server", "folder with the server's data"};
inline constexpr Phrase<0> kBackupFile{"nieuw bestand voor de kopie", "new file for the copy"};
inline constexpr Phrase<0> kBackupNotes{
    "De kopie is wat er op 1 moment stond, en wordt nagekeken voordat zij haar naam\n"
    "krijgt. Terugzetten: stop de server, zet het bestand als doorgeef.db in een\n"
    "lege map en start met die map.",
    "The copy is what was there at one moment, and is checked before it gets its\n"
    "name. To restore: stop the server, put the file as doorgeef.db into an empty\n"
    "folder and start with that folder."};
inline constexpr Phrase<2> kBackedUp{"kopie gemaakt: {0}, {1} bytes", "backup made: {0}, {1} bytes"};

inline constexpr Phrase<0> kVerify{"kijk alle gegevens na en speel elke wedstrijd na",
                                   "check all data and replay every match"};
inline constexpr Phrase<0> kVerifyData{"map met de gegevens van de server, of een reservekopie",
                                       "folder with the server's data, or a backup"};
inline constexpr Phrase<2> kMatchUnreadable{"wedstrijd {0}: gebeurtenis {1} kan niet zijn voorgevallen",
                                            "match {0}: event {1} cannot have happened"};
inline constexpr Phrase<1> kMatchAgreementBad{"wedstrijd {0}: de afspraken zijn niet te lezen",
                                              "match {0}: its agreement cannot be read"};
inline constexpr Phrase<1> kMatchResultWrong{"wedstrijd {0}: de bewaarde uitslag is niet die van het verloop",
                                             "match {0}: the stored result is not that of its events"};
inline constexpr Phrase<4> kVerified{
    "{0} wedstrijden nagespeeld ({1} lopend), {2} gebeurtenissen, {3} fouten",
    "{0} matches replayed ({1} live), {2} events, {3} errors"};

}  // namespace doorgeef::app::texts
