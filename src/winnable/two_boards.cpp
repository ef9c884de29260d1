#include "winnable/mate_net.hpp"
#include "winnable/material.hpp"
#include "winnable/outlook.hpp"
#include "winnable/search.hpp"
#include "winnable/winnable.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::winnable {

namespace {

using rules::Position;
using rules::Ruleset;

// How far a search goes before both boards are tested by reasoning.
constexpr std::uint64_t kAloneBudget = 400;

bool nothing_captured(const Boards& boards) {
    return std::ranges::all_of(boards.captured, [](const rules::ByColor<rules::Reserve>& captured) {
        return captured[Color::white].empty() && captured[Color::black].empty();
    });
}

// The question, with what was captured before passed in one way.
class Question {
public:
    Question(const Boards& boards, std::uint8_t board, Color side, const Ruleset& ruleset,
             bool opponents_pass)
        : boards_(passed(boards, board, side, opponents_pass)), board_(board), side_(side), ruleset_(ruleset),
          opponents_pass_(opponents_pass) {}

    const Position& here() const { return boards_.positions[board_]; }
    bool other_game_runs() const { return !boards_.over[1 - board_]; }

    // The other board can still change something: by play, or because pieces are taken from it (Stein 3.1).
    bool concerns_both() const { return other_game_runs() || ruleset_.promotion == rules::Promotion::taking; }

    // The answer of this board alone. Requires: the ruleset does not promote by taking.
    Verdict alone(std::uint64_t budget) const {
        if (!other_game_runs()) return on_this_board(winnable(here(), side_, ruleset_, budget));
        Search<Alone> search{{here()}, side_, ruleset_, true, Manner::quick};
        return on_this_board(search.run(budget));
    }

    Verdict both(std::uint64_t budget) const {
        const Position& elsewhere = boards_.positions[1 - board_];
        Search<Pair> search{{here(), elsewhere, !other_game_runs(), board_},
                            side_,
                            ruleset_,
                            other_game_runs(),
                            Manner::thorough};
        Verdict verdict = search.run(budget);
        verdict.opponents_pass = opponents_pass_;
        return verdict;
    }

private:
    Verdict on_this_board(Verdict verdict) const {
        for (Step& step : verdict.line) step.board = board_;
        verdict.opponents_pass = opponents_pass_;
        return verdict;
    }

    Boards boards_;
    std::uint8_t board_;
    Color side_;
    const Ruleset& ruleset_;
    bool opponents_pass_;
};

Verdict search(const Question& question, std::uint64_t budget) {
    return question.concerns_both() ? question.both(budget) : question.alone(budget);
}

}  // namespace

Boards passed(const Boards& boards, std::uint8_t board, Color side, bool opponents_pass) {
    Boards after = boards;
    for (const std::size_t from : {0U, 1U})
        for (const Color color : rules::kColors) {
            const bool own_team = (from == board) == (color == side);
            if (!own_team && !opponents_pass) continue;
            rules::Reserve& captured = after.captured[from][color];
            Position& there = after.positions[1 - from];
            for (const Role role : rules::kDroppableRoles)
                while (captured.has(role) && !there.reserve(!color).full(role)) {
                    captured.remove(role);
                    there.add_to_reserve(!color, role);
                }
        }
    return after;
}

Verdict winnable(const Boards& boards, std::uint8_t board, Color side, const Ruleset& ruleset,
                 std::uint64_t budget) {
    const Question question{boards, board, side, ruleset, false};
    // Where nothing can be passed any more there is one way to begin, and a search that has seen everything
    // proves something.
    const bool one_beginning = nothing_captured(boards);
    if (!question.concerns_both() && one_beginning) return question.alone(budget);

    if (lacks_material(boards, side)) return {Answer::no};
    std::uint64_t looked_at = 0;
    if (ruleset.promotion != rules::Promotion::taking) {
        Verdict verdict = question.alone(std::min(kAloneBudget, budget));
        if (verdict.answer == Answer::yes) return verdict;
        looked_at = verdict.nodes;
    }
    const Outside outside = outlook(boards, ruleset)[board];
    if (!mate_is_thinkable(Reach{boards.positions[board], ruleset, outside}, side))
        return {Answer::no, {}, looked_at};
    const Question with_opponents{boards, board, side, ruleset, true};
    if (!question.other_game_runs() && lacks_material(with_opponents.here(), side))
        return {Answer::no, {}, looked_at};
    if (budget <= looked_at) return {Answer::unknown, {}, looked_at};

    if (one_beginning) return search(question, budget);
    Verdict verdict = search(question, budget / 2);
    if (verdict.answer == Answer::yes) return verdict;
    verdict = search(with_opponents, budget / 2);
    if (verdict.answer == Answer::no) verdict.answer = Answer::unknown;
    return verdict;
}

}  // namespace doorgeef::winnable
