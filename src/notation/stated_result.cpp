#include "notation/stated_result.hpp"

#include "match/standing.hpp"
#include "notation/mover.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>
#include <array>
#include <ranges>
#include <string_view>
#include <vector>

namespace doorgeef::notation {

namespace {

using match::BoardId;
using match::Reason;
using match::Seat;
using match::Team;
using rules::Color;

// Longer texts are conversation.
constexpr std::size_t kLongestReason = 300;

// What a sentence says. The loser may be one of several, where players share a name.
struct Sentence {
    bool drawn = false;
    std::optional<Reason> reason{};
    std::vector<Seat> losers{};
};

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool contains(std::string_view text, std::string_view words) {
    const auto same = [](char a, char b) { return lower(a) == b; };
    return !std::ranges::search(text, words, same).empty();
}

struct Words {
    std::string_view words;
    Reason reason;
};

// What befell the player who was named before.
constexpr std::array kLosses{Words{"checkmated", Reason::mate},       Words{"resign", Reason::resignation},
                             Words{"forfeits on time", Reason::flag}, Words{"forfeit on time", Reason::flag},
                             Words{"ran out of time", Reason::flag},  Words{"loses on time", Reason::flag},
                             Words{"lost on time", Reason::flag},     Words{"time forfeit", Reason::flag}};
// What the player did who was named before.
constexpr std::array kWins{Words{"won by checkmate", Reason::mate},
                           Words{"won by resignation", Reason::resignation},
                           Words{"won on time", Reason::flag}};
constexpr std::array kDraws{Words{"stalemate", Reason::stalemate},
                            Words{"repetition", Reason::repetition},
                            Words{"agreement", Reason::agreement},
                            Words{"50 move", Reason::fifty_moves},
                            Words{"insufficient material", Reason::material},
                            Words{"both players ran out of time", Reason::both_flags}};

std::optional<Reason> find(std::string_view text, const auto& list) {
    for (const Words& known : list)
        if (contains(text, known.words)) return known.reason;
    return std::nullopt;
}

class Interpreter {
public:
    Interpreter(const GameRecord& game, Team white_on_first) : game_(game), white_(white_on_first) {}

    // Nothing if the text is about something else.
    std::optional<Sentence> interpret(std::string_view text) const {
        if (text.size() > kLongestReason) return std::nullopt;
        if (contains(text, "drawn")) return Sentence{true, find(text, kDraws), {}};
        // "X ran out of time and Y has no material to mate"
        if (contains(text, "ran out of time and")) return Sentence{true, Reason::flag_cannot_win, {}};
        if (const auto reason = find(text, kWins)) {
            Sentence sentence{false, reason, subjects(text)};
            for (Seat& seat : sentence.losers) seat = seat.opponent();
            return sentence;
        }
        if (const auto reason = find(text, kLosses)) return Sentence{false, reason, subjects(text)};
        return std::nullopt;
    }

private:
    // Who the sentence is about.
    std::vector<Seat> subjects(std::string_view text) const {
        if (const auto seat = by_letter(text)) return {*seat};
        if (const auto seat = by_board(text)) return {*seat};
        return by_name(text);
    }

    // "Player a (Jan) checkmated"
    std::optional<Seat> by_letter(std::string_view text) const {
        constexpr std::string_view player = "Player ";
        if (!text.starts_with(player) || text.size() < player.size() + 2) return std::nullopt;
        if (text[player.size() + 1] != ' ') return std::nullopt;
        return seat_of(mover_of_letter(text[player.size()]), white_);
    }

    // "on board b [0-1]: white ran out of time."
    std::optional<Seat> by_board(std::string_view text) const {
        const auto board = text.starts_with("on board a")   ? std::optional{BoardId::first}
                           : text.starts_with("on board b") ? std::optional{BoardId::second}
                                                            : std::nullopt;
        if (!board) return std::nullopt;
        if (contains(text, ": white ")) return match::seat_of(*board, Color::white, white_);
        if (contains(text, ": black ")) return match::seat_of(*board, Color::black, white_);
        return std::nullopt;
    }

    // "Jan checkmated": those with the longest name that fits.
    std::vector<Seat> by_name(std::string_view text) const {
        std::vector<Seat> seats;
        std::size_t longest = 0;
        for (const Tag& tag : game_.tags) {
            const auto seat = seat_of_tag(tag.name);
            if (!seat) continue;
            for (const std::string_view name : {std::string_view{tag.value}, std::string_view{tag.name}}) {
                if (name.size() < longest || name.empty() || name == "?") continue;
                if (!text.starts_with(name) || !text.substr(name.size()).starts_with(' ')) continue;
                if (name.size() > longest) seats.clear();
                longest = name.size();
                seats.push_back(*seat);
            }
        }
        return seats;
    }

    std::optional<Seat> seat_of_tag(std::string_view name) const {
        if (name == "WhiteA" || name == "White") return seat_of(Mover::white_a, white_);
        if (name == "BlackA" || name == "Black") return seat_of(Mover::black_a, white_);
        if (name == "WhiteB") return seat_of(Mover::white_b, white_);
        if (name == "BlackB") return seat_of(Mover::black_b, white_);
        return std::nullopt;
    }

    const GameRecord& game_;
    Team white_;
};

// The first that says something, of what stands behind the last move and in tags.
Sentence find_sentence(const GameRecord& game, Team white_on_first) {
    const Interpreter interpreter{game, white_on_first};
    for (const Comment& comment : std::views::reverse(game.comments)) {
        if (comment.after < game.moves.size()) break;
        if (auto sentence = interpreter.interpret(comment.text)) return *sentence;
    }
    for (const std::string_view name : {"ResultComment", "Termination"})
        if (const auto tag = game.tag(name))
            if (auto sentence = interpreter.interpret(*tag)) return *sentence;
    return {};
}

// Whether this game ended for that reason; if a loser is named, with him.
bool ended_so(const match::Match& match, BoardId board, const StatedResult& stated) {
    const auto& outcome = match.games[board].outcome;
    if (!outcome || outcome->reason != stated.reason) return false;
    const auto winner = match::winner(outcome->result);
    return !stated.loser || (winner && match.seat(board, !*winner) == *stated.loser);
}

// Whether the player whose move it is on this board is mated, as the boards stand.
bool stands_mated(const match::Match& match, BoardId board) {
    const rules::Position& position = match.position(board);
    return match.has_board(board) && position.in_check() &&
           rules::count_legal_moves(position, match.ruleset(), match::other_position(match, board)) == 0;
}

bool bears_out(const match::Match& match, const StatedResult& stated) {
    const auto ended = [&](const StatedResult& so) {
        return std::ranges::any_of(match::kBoards, [&](BoardId board) { return ended_so(match, board, so); });
    };
    if (ended(stated)) return true;
    // Both players of a team were mated: the one who was waiting may be the one that is named.
    return stated.reason == Reason::mate && stated.loser &&
           match.on_move(stated.loser->board()) == *stated.loser &&
           stands_mated(match, stated.loser->board()) && ended({.reason = Reason::mate});
}

}  // namespace

StatedResult stated_result(const GameRecord& game, Team white_on_first) {
    const Sentence sentence = find_sentence(game, white_on_first);
    StatedResult stated{sentence.drawn, {}, sentence.reason, {}};
    const auto same_team = [&](Seat seat) { return seat.team() == sentence.losers.front().team(); };
    if (sentence.losers.size() == 1) stated.loser = sentence.losers.front();
    if (!sentence.losers.empty() && std::ranges::all_of(sentence.losers, same_team)) {
        stated.winner = !sentence.losers.front().team();
    } else if (!sentence.drawn) {
        const std::string_view result =
            game.result.empty() ? game.tag("Result").value_or("") : std::string_view{game.result};
        stated.drawn = result == "1/2-1/2";
        if (result == "1-0") stated.winner = white_on_first;
        if (result == "0-1") stated.winner = !white_on_first;
    }
    return stated;
}

Bearing bearing(const StatedResult& stated, const match::Match& match) {
    if (!match.over()) return stated.reason == Reason::mate ? Bearing::differs : Bearing::unknown;
    if (!stated.drawn && !stated.winner) return Bearing::unknown;
    if (stated.reason == Reason::repetition && bears_out(match, {.reason = Reason::mate}))
        return Bearing::mate_after_repetition;
    if (stated.reason && !bears_out(match, stated)) return Bearing::differs;
    const int difference = match.score->half_points[Team::a] - match.score->half_points[Team::b];
    const auto winner = difference == 0 ? std::nullopt : std::optional{difference > 0 ? Team::a : Team::b};
    return winner == stated.winner ? Bearing::agrees : Bearing::differs;
}

}  // namespace doorgeef::notation
