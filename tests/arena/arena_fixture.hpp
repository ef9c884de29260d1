// Players for arena matches that need no engine.
#pragma once

#include "doorgeef/arena/match_play.hpp"
#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <sstream>
#include <string>

namespace doorgeef::app {

inline const std::string kArenaTests = std::string{DOORGEEF_SOURCE_DIR} + "/tests/arena/";

// Plays any legal move, at once.
class RandomPlayer final : public Player {
public:
    explicit RandomPlayer(unsigned seed) : random_(seed) {}

    std::optional<choice::Failed> sit_down(const match::Match& /*match*/, match::Seat seat) override {
        seat_ = seat;
        return std::nullopt;
    }
    std::string name() const override { return "Random"; }
    Choice choose(const View& view, const Occasion& /*occasion*/) override {
        const auto moves = rules::legal_moves(view.match.position(seat_.board()), view.match.ruleset(),
                                              match::other_position(view.match, seat_.board()));
        return choice::Play{rules::coordinates(moves[random_() % moves.size()])};
    }

private:
    std::mt19937 random_;
    match::Seat seat_{};
};

inline match::Agreement agreed(const char* preset) {
    match::Agreement agreement = match::Agreement::by(*rules::preset(preset));
    agreement.time.reset();
    return agreement;
}

// White on the first board.
inline constexpr match::Seat kWhite{match::Team::a, match::BoardId::first};

// A view of a match in which the opening has been played and this seat is on move.
struct Moment {
    explicit Moment(const match::Agreement& agreement, std::uint64_t seed = 1)
        : match(agreement, make_opening(agreement.ruleset, seed)) {
        match.start();
    }

    Occasion occasion(std::chrono::milliseconds time = std::chrono::seconds{10}) {
        const Instant now = std::chrono::steady_clock::now();
        return {now, now + time, match.bell(match::BoardId::first), [] { return true; },
                [this] { return match.look(kWhite); }};
    }

    ArenaMatch match;
};

inline bool contains_line(const std::string& path, const std::string& wanted) {
    std::ifstream file{path};
    for (std::string line; std::getline(file, line);)
        if (line == wanted) return true;
    return false;
}

// A file for what a fake engine hears, named after the test.
class LogFile {
public:
    explicit LogFile(const std::string& name)
        : path_((std::filesystem::temp_directory_path() / ("doorgeef-arena-" + name)).string()) {
        std::filesystem::remove(path_);
    }
    ~LogFile() { std::filesystem::remove(path_); }
    LogFile(const LogFile&) = delete;
    LogFile& operator=(const LogFile&) = delete;
    LogFile(LogFile&&) = delete;
    LogFile& operator=(LogFile&&) = delete;

    const std::string& path() const { return path_; }
    bool has(const std::string& line) const { return contains_line(path_, line); }
    std::string text() const {
        std::stringstream all;
        all << std::ifstream{path_}.rdbuf();
        return all.str();
    }

private:
    std::string path_;
};

}  // namespace doorgeef::app
