#include "notation/ending_text.hpp"

#include "notation/log_tags.hpp"
#include "notation/text_encoding.hpp"

namespace doorgeef::notation {

namespace {

using match::BoardId;
using match::Reason;
using rules::Color;

// Without what would end the comment or look like one of our commands.
std::string harmless(std::string_view text) {
    std::string clean;
    for (const char c : text) {
        const bool control = (c >= 0 && c < ' ') || c == 127;
        clean += control ? ' ' : c == '{' || c == '[' ? '(' : c == '}' || c == ']' ? ')' : c;
    }
    return is_utf8(clean) ? clean : latin1_to_utf8(clean);
}

std::string name_of(const MatchLog& log, BoardId board, Color color) {
    const std::string_view name = player_name(log, board, color);
    if (!name.empty()) return harmless(name);
    std::string label = color == Color::white ? "White" : "Black";
    if (log.agreement.ruleset.boards == 1) return label;
    return label + (board == BoardId::first ? 'A' : 'B');
}

}  // namespace

std::string game_ending(const MatchLog& log, const match::Match& match, BoardId board) {
    const match::Game& game = match.games[board];
    const auto winner = match::winner(game.outcome->result);
    const auto name = [&](Color color) { return name_of(log, board, color); };
    const std::string loser = winner ? name(!*winner) : "";
    switch (game.outcome->reason) {
    case Reason::mate: return loser + " checkmated";
    case Reason::stalemate: return "Game drawn by stalemate";
    case Reason::resignation: return loser + " resigns";
    case Reason::flag: return loser + " forfeits on time";
    case Reason::flag_cannot_win: {
        const Color fallen = game.clock.flag_down(Color::white) ? Color::white : Color::black;
        return name(fallen) + " ran out of time and " + name(!fallen) + " cannot win";
    }
    case Reason::both_flags: return "Game drawn because both players ran out of time";
    case Reason::dead: return "Game drawn because neither side can win";
    case Reason::agreement: return "Game drawn by mutual agreement";
    case Reason::repetition: return "Game drawn by repetition";
    case Reason::fifty_moves: return "Game drawn by the 50 move rule";
    case Reason::material: return "Game drawn by insufficient material";
    case Reason::arbiter:
        return winner ? name(*winner) + " wins by decision of the arbiter"
                      : "Game drawn by decision of the arbiter";
    case Reason::match_ended: return "Game cut short by the end of the match";
    }
    return "";
}

std::string match_ending(const MatchLog& log, const match::Match& match) {
    const auto over = [&](BoardId board) { return match.has_board(board) && match.games[board].over(); };
    if (match.ruleset().boards == 2 && match.ruleset().match_end == rules::MatchEnd::both) {
        std::string text;
        for (const BoardId board : match::kBoards)
            if (over(board))
                text += (text.empty() ? "" : "; ") + std::string{board == BoardId::first ? "A: " : "B: "} +
                        game_ending(log, match, board);
        return text;
    }
    for (const BoardId board : match::kBoards)
        if (over(board) && match.games[board].outcome->reason != Reason::match_ended)
            return game_ending(log, match, board);
    return "";
}

}  // namespace doorgeef::notation
