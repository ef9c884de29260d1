// What is wrong with a recorded game, in words.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "notation/replay.hpp"
#include "wire/log_json.hpp"

#include <string>

namespace doorgeef::app {

// "Op dat veld staat niets", "dit is geen zet: 'xyz'"
std::string in_words(const notation::ReadError& error, Language language);
std::string in_words(const notation::ReplayFailure& failure, Language language);
std::string in_words(const wire::LogJsonError& error, Language language);

// "12A. Nf3", as the file has it.
std::string move_words(const notation::RecordedMove& move);

// "partij 24, zet 12A. Nf3": where in a file an error was found.
std::string place_words(const notation::GameRecord& game, std::size_t number,
                        const notation::ReadError& error, Language language);
std::string place_words(const notation::GameRecord& game, std::size_t number,
                        const notation::ReplayFailure& failure, Language language);

}  // namespace doorgeef::app
