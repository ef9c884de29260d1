#include "doorgeef/replay/replay_run.hpp"

#include "doorgeef/records/problem_words.hpp"
#include "doorgeef/records/text_file.hpp"
#include "doorgeef/texts/events.hpp"
#include "doorgeef/texts/records.hpp"
#include "doorgeef/texts/replay.hpp"
#include "notation/check_moves.hpp"
#include "notation/game_reader.hpp"
#include "notation/record_rules.hpp"
#include "notation/stated_result.hpp"

#include <algorithm>
#include <filesystem>

namespace doorgeef::app {

namespace {

using match::BoardId;
using notation::Bearing;
using notation::GameRecord;
using notation::Replay;

bool waits_in_mate(const match::Match& match) {
    return std::ranges::any_of(match.games.values, [](const match::Game& game) {
        return !game.over() && game.stuck == match::Stuck::mate;
    });
}

bool ended_in_mate(const match::Match& match) {
    return std::ranges::any_of(match.games.values, [](const match::Game& game) {
        return game.outcome && game.outcome->reason == match::Reason::mate;
    });
}

bool is_marked_mate(const GameRecord& game) {
    return !game.moves.empty() && game.moves.back().san.view().find('#') != std::string_view::npos;
}

// "1-0 mat", the score and what ended the deciding game.
std::string found_words(const match::Match& match, Language language) {
    if (!match.over()) return say(language, texts::kNotOver);
    std::string text = match::to_string(*match.score);
    for (const match::Game& game : match.games.values)
        if (game.outcome && game.outcome->reason != match::Reason::match_ended)
            text += ' ' + say(language, texts::phrase(game.outcome->reason));
    return text;
}

std::string stated_words(const GameRecord& game, const notation::StatedResult& stated, Language language) {
    std::string text = game.result.empty() ? "*" : game.result;
    if (stated.reason) text += ' ' + say(language, texts::phrase(*stated.reason));
    if (stated.loser) text += ' ' + std::string{match::name(*stated.loser)};
    return text;
}

}  // namespace

void ReplayRun::file(const std::string& path, std::istream& piped) {
    figures_ = {};
    name_ = std::filesystem::path(path).filename().string();
    report_.begin_file(path);
    TextFile text{path, piped};
    notation::GameReader reader{[&text] { return text.next(); }};
    while (const auto next = reader.next()) game(*next);
    if (text.failed() || figures_.games == 0) {
        ++figures_.failed;
        if (text.failed())
            report_.cannot_read();
        else
            report_.no_games();
    }
    if (job_.expected) report_missing_games();
    report_.end_file(figures_);
    total_ += figures_;
}

void ReplayRun::check_moves(const GameRecord& game) {
    const auto ruleset = job_.ruleset ? job_.ruleset : notation::ruleset_of(game);
    notation::CheckedMoves checked;
    if (ruleset)
        checked = notation::check_moves(game, *ruleset);
    else
        checked.failure = {notation::ReplayProblem::unknown_rules, {}, game.place, {}};
    figures_.plies += checked.plies;
    report_errors(game, checked.failure);
}

void ReplayRun::game(const GameRecord& game) {
    ++figures_.games;
    if (job_.moves_only) {
        check_moves(game);
        return;
    }
    const notation::ReplayOptions options{.count_legal_moves = job_.expected.has_value()};
    const Replay replay =
        job_.ruleset ? notation::replay(game, *job_.ruleset, options) : notation::replay(game, options);
    figures_.plies += replay.plies;
    const bool whole = report_errors(game, replay.failure);
    if (whole) hold_against_statement(game, replay);
    if (job_.expected) hold_against_table(game, replay);
}

// A game that the table leaves out, where it has others of the file, is known to be no whole game.
bool ReplayRun::is_excused() const {
    return job_.expected && job_.expected->knows_file(name_) &&
           job_.expected->find(name_, figures_.games) == nullptr;
}

bool ReplayRun::report_errors(const GameRecord& game, const std::optional<notation::ReplayFailure>& failure) {
    const FindingKind kind = is_excused() ? FindingKind::remark : FindingKind::failure;
    for (const notation::ReadError& error : game.errors)
        add(is_remark(error.problem) ? FindingKind::remark : kind, error, game);
    if (failure) add(kind, *failure, game);
    const bool whole = game.damage() == nullptr && !failure;
    if (!whole && kind == FindingKind::failure) ++figures_.failed;
    return whole;
}

void ReplayRun::add(FindingKind kind, const notation::ReadError& error, const GameRecord& game) {
    const std::string move = error.after == 0 ? "" : move_words(game.moves[error.after - 1]);
    report_.add({kind, error.place, figures_.games, move, std::string{code(error.problem)}, "",
                 place_words(game, figures_.games, error, job_.language), in_words(error, job_.language)});
}

void ReplayRun::add(FindingKind kind, const notation::ReplayFailure& failure, const GameRecord& game) {
    const std::string move = failure.move ? move_words(game.moves[*failure.move]) : "";
    std::string what = in_words(failure, job_.language);
    if (is_excused()) what = say(job_.language, texts::kNotInTable, what);
    report_.add({kind, failure.place, figures_.games, move, std::string{code(failure.problem)},
                 std::string{code(failure.cause)}, place_words(game, figures_.games, failure, job_.language),
                 std::move(what)});
}

void ReplayRun::hold_against_statement(const GameRecord& game, const Replay& replay) {
    const auto stated = notation::stated_result(game, replay.match.agreement.white_on_first);
    switch (notation::bearing(stated, replay.match)) {
    case Bearing::agrees: ++figures_.agree; break;
    case Bearing::unknown: ++figures_.unknown; break;
    case Bearing::mate_after_repetition: ++figures_.mate_after_repetition; break;
    case Bearing::differs:
        ++figures_.differ;
        report_.add({FindingKind::remark, game.place, figures_.games, "", "result-differs", "",
                     say(job_.language, texts::kInGame, std::to_string(figures_.games)),
                     say(job_.language, texts::kResultDiffers, stated_words(game, stated, job_.language),
                         found_words(replay.match, job_.language))});
    }
    if (waits_in_mate(replay.match)) ++figures_.waiting_mates;
    if (ended_in_mate(replay.match) && !is_marked_mate(game)) ++figures_.unmarked_mates;
}

void ReplayRun::hold_against_table(const GameRecord& game, const Replay& replay) {
    const ExpectedGame* expected = job_.expected->find(name_, figures_.games);
    if (expected == nullptr) {
        ++figures_.unlisted;
        return;
    }
    ++figures_.compared;
    const auto found = differences(*expected, replay);
    if (!found.empty()) ++figures_.different;
    for (const Difference& difference : found)
        report_.add({FindingKind::difference, game.place, figures_.games, "", difference.field, "",
                     say(job_.language, texts::kInGame, std::to_string(figures_.games)),
                     say(job_.language, texts::kDifference, difference.field, difference.expected,
                         difference.found)});
}

void ReplayRun::report_missing_games() {
    for (const std::size_t number : job_.expected->behind(name_, figures_.games)) {
        ++figures_.different;
        report_.add({FindingKind::difference,
                     {},
                     number,
                     "",
                     "missing",
                     "",
                     say(job_.language, texts::kInGame, std::to_string(number)),
                     say(job_.language, texts::kGameMissing, std::to_string(number))});
    }
}

}  // namespace doorgeef::app
