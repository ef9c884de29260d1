// How a match stands, in words: each board, what is being waited for, the clocks.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "match/match.hpp"

#include <string>

namespace doorgeef::app {

// "Bord 1: B1 aan zet na e2e4", at most 40 characters.
std::string board_status(const match::Match& match, match::BoardId id, Language language);

// Lines about what the players can or must do now: start, answer a draw offer, wait for the arbiter.
std::string pending_matters(const match::Match& match, Language language);

// One line with all four clocks; empty where none are used.
std::string clocks_line(const match::Match& match, match::Time now, Language language);

// "6:41", "1:00:00"; below 20 seconds "19.9".
std::string clock_text(match::Time remaining_ms);
// What this player's clock shows: the time, or that the flag is down; empty without clocks.
std::string clock_text(const match::Match& match, match::Seat seat, match::Time now, Language language);

// "0:12.3"
std::string log_time(match::Time ms);

// "1.5-0.5", team A first, with the reader's decimal sign.
std::string score_text(const match::Score& score, Language language);

}  // namespace doorgeef::app
