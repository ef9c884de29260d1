// What a replay of files finds, and how it is told: in lines for people, or as one JSON object.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "notation/game_record.hpp"

#include <array>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

namespace doorgeef::app {

struct ReplayFigures {
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t failed =
        0;  // games that could not be read or replayed whole, and files that could not be read
    // stated results, held against the moves
    std::uint64_t agree = 0;
    std::uint64_t differ = 0;
    std::uint64_t unknown = 0;
    std::uint64_t mate_after_repetition = 0;
    std::uint64_t waiting_mates = 0;   // games that end with a mate that a piece could still lift
    std::uint64_t unmarked_mates = 0;  // games that end with mate, without #
    // the table of expected outcomes
    std::uint64_t compared = 0;
    std::uint64_t different = 0;
    std::uint64_t unlisted = 0;

    ReplayFigures& operator+=(const ReplayFigures& other);
};

struct NamedFigure {
    std::string_view name;
    std::uint64_t ReplayFigures::* figure;
};
inline constexpr std::array kReplayFigures{
    NamedFigure{"games", &ReplayFigures::games},
    NamedFigure{"plies", &ReplayFigures::plies},
    NamedFigure{"failed", &ReplayFigures::failed},
    NamedFigure{"agree", &ReplayFigures::agree},
    NamedFigure{"differ", &ReplayFigures::differ},
    NamedFigure{"unknown", &ReplayFigures::unknown},
    NamedFigure{"mate-after-repetition", &ReplayFigures::mate_after_repetition},
    NamedFigure{"waiting-mates", &ReplayFigures::waiting_mates},
    NamedFigure{"unmarked-mates", &ReplayFigures::unmarked_mates},
    NamedFigure{"compared", &ReplayFigures::compared},
    NamedFigure{"different", &ReplayFigures::different},
    NamedFigure{"unlisted", &ReplayFigures::unlisted},
};

enum class FindingKind : std::uint8_t { failure, remark, difference };

struct Finding {
    FindingKind kind{};
    notation::Place place{};
    std::size_t game = 0;  // its number in the file, from 1
    std::string move{};    // as the file has it; empty if it is about no move
    std::string code{};    // "illegal-move", a field of the table
    std::string cause{};   // "not-in-reserve"; may be empty
    std::string where{};   // in words
    std::string what{};    // in words
};

class ReplayReport {
public:
    virtual ~ReplayReport() = default;

    virtual void begin_file(const std::string& path) = 0;
    virtual void add(const Finding& finding) = 0;
    // About the file as a whole.
    virtual void cannot_read() = 0;
    virtual void no_games() = 0;
    virtual void end_file(const ReplayFigures& figures) = 0;
    virtual void end(const ReplayFigures& total, bool with_table) = 0;
};

std::unique_ptr<ReplayReport> text_report(std::ostream& out, Language language);
std::unique_ptr<ReplayReport> json_report(std::ostream& out);

}  // namespace doorgeef::app
