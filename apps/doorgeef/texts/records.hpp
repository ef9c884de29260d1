// The catalogue: what is wrong with a recorded game, and what the commands say that read such games.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "notation/match_log.hpp"
#include "notation/replay.hpp"
#include "wire/log_json.hpp"

namespace doorgeef::app::texts {

// ---- reading

constexpr Phrase<0> phrase(notation::ReadProblem problem) {
    using enum notation::ReadProblem;
    switch (problem) {
    case bad_tag: return {"dit is geen goede kop", "this is not a good tag"};
    case comment_not_closed:
        return {"het commentaar dat hier begint is niet gesloten",
                "the comment that begins here is not closed"};
    case variation_not_closed: return {"een variant is niet gesloten", "a variation is not closed"};
    case variation_not_opened:
        return {"hier sluit een variant die niet was geopend",
                "here a variation is closed that was not opened"};
    case token_too_long: return {"dit woord is te lang voor een zet", "this word is too long for a move"};
    case bad_token: return {"dit is geen zet", "this is no move"};
    case move_after_result: return {"na de uitslag hoort geen zet meer", "no move belongs behind the result"};
    case too_many_moves: return {"meer zetten dan er bewaard worden", "more moves than are kept"};
    case nul_byte: return {"hier staat een nulbyte", "here is a NUL byte"};
    case not_utf8_or_latin1:
        return {"het bestand is in UTF-16; alleen UTF-8 en Latin-1 worden gelezen",
                "the file is in UTF-16; only UTF-8 and Latin-1 are read"};
    case tag_too_long: return {"deze kop is ingekort", "this tag was shortened"};
    case too_many_tags: return {"niet alle koppen zijn bewaard", "not all tags were kept"};
    case comment_too_long: return {"dit commentaar is ingekort", "this comment was shortened"};
    case too_many_comments: return {"niet al het commentaar is bewaard", "not all comments were kept"};
    case lag_mismatch:
        return {"de kop Lag geeft niet bij elke zet een getal", "the Lag tag does not fit the moves"};
    }
    return {"onbekend", "unknown"};
}

// ---- replaying

constexpr Phrase<0> phrase(notation::ReplayProblem problem) {
    using enum notation::ReplayProblem;
    switch (problem) {
    case unknown_rules:
        return {"dit reglement of deze variant is onbekend; kies met --rules",
                "this ruleset or variant is not known; choose with --rules"};
    case bad_position: return {"de kop FEN geeft geen stelling", "the FEN tag gives no position"};
    case bad_log: return {"het verslag is beschadigd", "the log is damaged"};
    case bad_move: return {"dit is geen zet", "this is no move"};
    case unknown_mover:
        return {"bij twee borden moet de zet zeggen van wie hij is, zoals 1A.",
                "with two boards the move must say whose it is, such as 1A."};
    case illegal_move: return {"onreglementair", "illegal"};
    case ambiguous_move: return {"meer dan 1 stuk kan dit", "more than one piece can do this"};
    case refused: return {"dit kan hier niet", "this is not possible here"};
    }
    return {"onbekend", "unknown"};
}

constexpr Phrase<0> phrase(notation::SanProblem problem) {
    using enum notation::SanProblem;
    switch (problem) {
    case empty: return {"er staat niets", "there is nothing"};
    case bad_letter: return {"geen stuk heet zo", "no piece is called that"};
    case bad_square: return {"er staat geen veld in", "it names no square"};
    case bad_promotion: return {"daarin promoveert niets", "nothing promotes to that"};
    case trailing_text: return {"er staat iets achter", "there is something behind it"};
    }
    return {"onbekend", "unknown"};
}

constexpr Phrase<0> phrase(notation::LogProblem problem) {
    using enum notation::LogProblem;
    switch (problem) {
    case not_a_log: return {"geen verslag, of van een andere versie", "no log, or of another version"};
    case unreadable: return {"de tekst is niet heel gelezen", "the text was not read whole"};
    case bad_tag: return {"een kop ontbreekt of klopt niet", "a tag is missing or wrong"};
    case bad_agreement: return {"wat er is afgesproken klopt niet", "what was agreed makes no sense"};
    case bad_event: return {"dit is geen gebeurtenis", "this is no event"};
    case bad_move: return {"dit is geen zet die hier kan", "this is no move that can be played here"};
    case wrong_player: return {"deze speler is niet aan zet", "it is not this player's move"};
    case impossible: return {"dit kan toen niet gebeurd zijn", "this cannot have happened then"};
    case too_long: return {"meer gebeurtenissen dan er worden gelezen", "more events than are read"};
    }
    return {"onbekend", "unknown"};
}

constexpr Phrase<0> phrase(wire::JsonProblem problem) {
    using enum wire::JsonProblem;
    switch (problem) {
    case too_large: return {"deze regel is te groot voor een verslag", "this line is too large for a log"};
    case not_json: return {"dit is geen JSON", "this is not JSON"};
    case too_deep: return {"deze JSON gaat te diep", "this JSON goes too deep"};
    case duplicate_key: return {"een sleutel staat er twee keer", "a key stands there twice"};
    }
    return {"onbekend", "unknown"};
}

inline constexpr Phrase<1> kWrongShape{"dit is geen verslag van een wedstrijd: {0}",
                                       "this is not the log of a match: {0}"};
inline constexpr Phrase<1> kUnknownVersion{"versie {0} van het verslag is onbekend",
                                           "version {0} of the log is not known"};
inline constexpr Phrase<2> kProblemAndCause{"{0}: {1}", "{0}: {1}"};

// ---- where: "PATH:LINE:COLUMN: …"

inline constexpr Phrase<1> kInGame{"partij {0}", "game {0}"};
inline constexpr Phrase<2> kAtMove{"partij {0}, zet {1}", "game {0}, move {1}"};
inline constexpr Phrase<2> kAfterMove{"partij {0}, na {1}", "game {0}, after {1}"};
inline constexpr Phrase<1> kRemark{"opmerking: {0}", "remark: {0}"};
inline constexpr Phrase<1> kCannotRead{"{0} kan niet worden gelezen", "{0} cannot be read"};
inline constexpr Phrase<1> kNoGames{"{0}: er staat geen partij in", "{0}: there is no game in it"};

}  // namespace doorgeef::app::texts
