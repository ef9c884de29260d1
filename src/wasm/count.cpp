#include "wasm/count.hpp"

#include "notation/agreement_text.hpp"
#include "notation/bfen.hpp"
#include "notation/proof_text.hpp"
#include "rules/fen.hpp"
#include "rules/perft.hpp"
#include "rules/two_board_perft.hpp"
#include "wasm/json.hpp"
#include "wasm/lines.hpp"
#include "wasm/verdict_json.hpp"
#include "winnable/winnable.hpp"

#include <array>
#include <optional>
#include <utility>

namespace doorgeef::wasm {

namespace {

using rules::Position;
using rules::Ruleset;

// A single board of a ruleset that takes pieces from the other one: there is nothing to take.
Position bare_kings() {
    rules::Setup setup;
    setup.board[rules::Square::e1] = rules::Piece{rules::Color::white, rules::Role::king};
    setup.board[rules::Square::e8] = rules::Piece{rules::Color::black, rules::Role::king};
    return std::move(Position::from_setup(setup, Ruleset{})).value();
}

std::optional<Position> position_of(const rules::Setup& setup, const Ruleset& ruleset) {
    const auto position = Position::from_setup(setup, ruleset);
    return position ? std::optional{*position} : std::nullopt;
}

std::optional<Position> read_position(std::string_view fen, const Ruleset& ruleset) {
    const auto setup = rules::parse_fen(fen);
    return setup ? position_of(*setup, ruleset) : std::nullopt;
}

using TwoPositions = std::array<Position, 2>;

std::optional<TwoPositions> read_positions(std::string_view bfen, const Ruleset& ruleset) {
    const auto setups = notation::parse_bfen(bfen);
    if (!setups) return std::nullopt;
    const auto first = position_of((*setups)[match::BoardId::first], ruleset);
    const auto second = position_of((*setups)[match::BoardId::second], ruleset);
    return first && second ? std::optional{TwoPositions{*first, *second}} : std::nullopt;
}

bool too_deep(int depth) {
    return depth < 0 || depth > kDeepestPerft;
}

std::string number_answer(std::uint64_t number) {
    return answer([=](std::string& out) { out += std::to_string(number); });
}

}  // namespace

std::string count_moves(std::string_view text, int depth) {
    const auto ruleset = notation::parse_ruleset(take_line(text));
    if (!ruleset) return failure({"bad-ruleset"});
    if (too_deep(depth)) return failure({"too-deep"});
    const std::string_view fen = take_line(text);
    if (fen.find('|') != std::string_view::npos) {
        const auto both = read_positions(fen, *ruleset);
        if (!both) return failure({"bad-position"});
        return number_answer(rules::perft((*both)[0], (*both)[1], *ruleset, depth));
    }
    const auto position = read_position(fen, *ruleset);
    if (!position) return failure({"bad-position"});
    return number_answer(rules::perft(*position, Position{}, *ruleset, depth));
}

std::string count_on_two_boards(std::string_view text, int depth) {
    const auto ruleset = notation::parse_ruleset(take_line(text));
    if (!ruleset || ruleset->boards != 2) return failure({"bad-ruleset"});
    if (too_deep(depth)) return failure({"too-deep"});
    const auto both = read_positions(take_line(text), *ruleset);
    if (!both) return failure({"bad-position"});
    return number_answer(rules::two_board_perft(*both, *ruleset, depth));
}

std::string ask_winnable(std::string_view text, bool black, std::uint64_t budget) {
    const auto ruleset = notation::parse_ruleset(take_line(text));
    if (!ruleset) return failure({"bad-ruleset"});
    const auto position = read_position(take_line(text), *ruleset);
    if (!position) return failure({"bad-position"});
    const rules::Color side = black ? rules::Color::black : rules::Color::white;
    if (ruleset->promotion == rules::Promotion::taking) {
        const winnable::Boards boards{.positions = {*position, bare_kings()}, .over = {false, true}};
        const auto verdict = winnable::winnable(boards, 0, side, *ruleset, budget);
        return answer([&](std::string& out) {
            append_verdict(out, verdict,
                           [&] { return notation::proof_text(boards, 0, side, verdict, *ruleset); });
        });
    }
    const auto verdict = winnable::winnable(*position, side, *ruleset, budget);
    return answer([&](std::string& out) {
        append_verdict(out, verdict, [&] { return notation::proof_text(*position, verdict, *ruleset); });
    });
}

}  // namespace doorgeef::wasm
