#include "scenario/parts.hpp"

#include <algorithm>

namespace doorgeef::scenario {

namespace {

using Any = std::optional<expect::Any>;

Any parse_playable(Words& words, bool legal) {
    const auto seat = parse_seat(words.take());
    const auto move = parse_move(words.take());
    if (!seat || !move) return std::nullopt;
    if (legal) return expect::Playable{*seat, *move, {}};
    const auto refusal = match::refusal_of_code(words.take());
    if (!refusal) return std::nullopt;
    return expect::Playable{*seat, *move, refusal};
}

Any parse_move_count(Words& words) {
    const auto seat = parse_seat(words.take());
    unsigned count = 0;
    const std::string_view digits = words.take();
    if (!seat || digits.empty() || digits.size() > 4) return std::nullopt;
    for (const char c : digits) {
        if (c < '0' || c > '9') return std::nullopt;
        count = count * 10 + static_cast<unsigned>(c - '0');
    }
    return expect::MoveCount{*seat, count};
}

Any parse_turn(Words& words) {
    const auto board = parse_board(words.take());
    const std::string_view color = words.take();
    if (!board || (color != "white" && color != "black")) return std::nullopt;
    return expect::Turn{*board, color == "white" ? rules::Color::white : rules::Color::black};
}

Any parse_fen(Words& words) {
    const auto board = parse_board(words.take());
    const std::string_view text = words.take_rest();
    const auto setup = rules::parse_fen(text);
    if (!board || !setup) return std::nullopt;
    Words fields{text};
    int count = 0;
    for (; !fields.empty(); ++count) fields.take();
    return expect::Fen{*board, *setup, count > 4};
}

Any parse_men(Words& words, bool captured) {
    const auto seat = parse_seat(words.take());
    const std::string_view letters = words.take();
    if (!seat || letters.empty()) return std::nullopt;
    expect::Reserve expected{*seat, {}, captured};
    if (letters == "-") return expected;
    for (const char c : letters) {
        const auto role = parse_role({&c, 1});
        if (!role || expected.men.full(*role)) return std::nullopt;
        expected.men.add(*role);
    }
    return expected;
}

Any parse_clock(Words& words) {
    const auto seat = parse_seat(words.take());
    const auto ms = parse_time(words.take());
    if (!seat || !ms) return std::nullopt;
    return expect::Clock{*seat, *ms};
}

Any parse_board_standing(Words& words) {
    const auto board = parse_board(words.take());
    if (!board) return std::nullopt;
    const std::string_view standing = words.take();
    using expect::Standing;
    if (standing == "running") return expect::Board{*board, Standing::running, {}};
    if (standing == "last-move") return expect::Board{*board, Standing::last_move, {}};
    if (standing == "stuck") {
        const std::string_view how = words.take();
        if (how == "mate") return expect::Board{*board, Standing::stuck_mate, {}};
        if (how == "stalemate") return expect::Board{*board, Standing::stuck_stalemate, {}};
        return std::nullopt;
    }
    if (standing != "over") return std::nullopt;
    const auto result = match::parse_result(words.take());
    const auto reason = match::parse_reason(words.take());
    if (!result || !reason) return std::nullopt;
    return expect::Board{*board, Standing::over, {*result, *reason}};
}

std::optional<int> parse_half_points(std::string_view text) {
    for (int half_points = 0; half_points <= 4; ++half_points)
        if (match::to_string(match::Score{{{half_points, 0}}}) == std::string{text} + "-0")
            return half_points;
    return std::nullopt;
}

Any parse_match(Words& words) {
    const std::string_view standing = words.take();
    if (standing == "running") return expect::Match{};
    const std::string_view score = words.take();
    const std::size_t dash = score.find('-');
    if (standing != "over" || dash == std::string_view::npos) return std::nullopt;
    const auto a = parse_half_points(score.substr(0, dash));
    const auto b = parse_half_points(score.substr(dash + 1));
    if (!a || !b) return std::nullopt;
    return expect::Match{match::Score{{{*a, *b}}}};
}

Any parse_pending_claim(Words& words) {
    const auto board = parse_board(words.take());
    const std::string_view standing = words.take();
    if (!board || (standing != "pending" && standing != "none")) return std::nullopt;
    return expect::Claim{*board, standing == "pending"};
}

}  // namespace

std::optional<expect::Any> parse_expectation(Words& words) {
    const std::string_view what = words.take();
    if (what == "refused") {
        const auto refusal = match::refusal_of_code(words.take());
        if (!refusal) return std::nullopt;
        return expect::Refused{*refusal};
    }
    if (what == "legal") return parse_playable(words, true);
    if (what == "illegal") return parse_playable(words, false);
    if (what == "moves") return parse_move_count(words);
    if (what == "turn") return parse_turn(words);
    if (what == "fen") return parse_fen(words);
    if (what == "reserve") return parse_men(words, false);
    if (what == "captured") return parse_men(words, true);
    if (what == "clock") return parse_clock(words);
    if (what == "board") return parse_board_standing(words);
    if (what == "match") return parse_match(words);
    if (what == "claim") return parse_pending_claim(words);
    return std::nullopt;
}

}  // namespace doorgeef::scenario
