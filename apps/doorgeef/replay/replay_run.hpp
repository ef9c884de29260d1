// Replays the games of files through the real match, and holds what comes out against what was said of them.
#pragma once

#include "doorgeef/replay/expected_games.hpp"
#include "doorgeef/replay/replay_report.hpp"
#include "notation/replay.hpp"

#include <iosfwd>
#include <optional>
#include <string>

namespace doorgeef::app {

struct ReplayJob {
    std::optional<rules::Ruleset> ruleset{};  // those of each game, if none are named
    std::optional<ExpectedGames> expected{};
    bool moves_only = false;  // not through a match; then nothing is held against anything
    Language language{};
};

class ReplayRun {
public:
    // Keeps references to both.
    ReplayRun(const ReplayJob& job, ReplayReport& report) : job_(job), report_(report) {}

    // "-" is `piped`.
    void file(const std::string& path, std::istream& piped);

    const ReplayFigures& total() const { return total_; }

private:
    void game(const notation::GameRecord& game);
    void check_moves(const notation::GameRecord& game);
    bool is_excused() const;
    // Whether the game could be read and played whole.
    bool report_errors(const notation::GameRecord& game,
                       const std::optional<notation::ReplayFailure>& failure);
    void add(FindingKind kind, const notation::ReadError& error, const notation::GameRecord& game);
    void add(FindingKind kind, const notation::ReplayFailure& failure, const notation::GameRecord& game);
    void hold_against_statement(const notation::GameRecord& game, const notation::Replay& replay);
    void hold_against_table(const notation::GameRecord& game, const notation::Replay& replay);
    void report_missing_games();

    const ReplayJob& job_;
    ReplayReport& report_;
    ReplayFigures figures_{};  // of the file
    ReplayFigures total_{};
    std::string name_{};  // of the file, without its folder
};

}  // namespace doorgeef::app
