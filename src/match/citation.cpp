#include "match/citation.hpp"

#include "match/attempt.hpp"

#include <algorithm>
#include <array>

namespace doorgeef::match {

namespace {

using enum Refusal;

// The regulations with articles of their own, as the table counts them.
constexpr std::array<std::string_view, 3> kRegulations{"knsb", "stein", "minerva"};
using ByRegulation = std::array<std::string_view, 3>;

constexpr ByRegulation all(std::string_view article) {
    return {article, article, article};
}

struct Rule {
    Refusal refusal{};
    std::string_view option{};  // that changes the rule
    ByRegulation articles{};    // empty where a regulation has none
    std::string_view fide{};    // where there is no article
};

constexpr std::array kRules{
    Rule{not_started, "", all("6.4")},
    Rule{match_over, "match-end", all("5.1")},
    Rule{game_over, "", {"", "5.2", ""}},
    Rule{leaves_king_in_check, "", {}, "3.9"},
    Rule{castling_not_allowed, "", {}, "3.8"},
    Rule{square_occupied, "", all("2.3")},
    Rule{not_in_reserve, "", all("2.2")},
    Rule{drop_gives_check, "drop-check", {"2.4", "2.4", ""}},
    Rule{pawn_drop_rank, "pawn-drop-ranks", all("2.5")},
    Rule{piece_drop_rank, "piece-drop-ranks", {"", "2.6", ""}},
    Rule{promotion_piece_missing, "promotion", all("3.1"), "3.7"},
    Rule{nothing_there_to_take, "promotion", all("3.1")},
    Rule{taking_not_allowed, "promotion", all("3.1")},
    Rule{must_play_touched_piece, "", {}, "4.3"},
    Rule{move_not_made, "", {}, "6.7"},
    Rule{clock_not_pressed, "", {}, "6.7"},
    Rule{waiting_for_return, "", all("7.7")},
    Rule{nothing_to_pass, "", all("2.1")},
    Rule{signal_not_allowed, "speech", all("9.1")},
    Rule{communication_closed, "speech", {"9.1", "9.1", ""}},
    Rule{no_draw_offered, "draw-agreement", {"5.5", "5.7", "5.3"}},
    Rule{draw_needs_all, "draw-agreement", {"", "", "5.3"}},
    Rule{flag_not_down, "", {"5.4", "5.6", "5.2"}},
    Rule{no_illegal_move, "", all("7.4")},
    Rule{too_late, "", all("7.5")},
    Rule{restart_too_late, "", all("7.1")},
    Rule{arbiter_not_called, "", all("10.1")},
    Rule{paused, "", {"10.5", "10.5", "10.3"}},
};

// How each chessman moves: FIDE 3.2 to 3.8.
constexpr std::string_view fide_article(rules::Role role) {
    constexpr rules::ByRole<std::string_view> articles{{"3.7", "3.6", "3.2", "3.3", "3.4", "3.8"}};
    return articles[role];
}

using Cited = std::optional<Citation>;

Cited fide(std::string_view number) {
    return Citation{Citation::Source::fide, std::string{number}};
}
Cited ruling(std::string_view number) {
    return Citation{Citation::Source::ruling, std::string{number}};
}

// The option, if it is not as in the preset.
Cited changed(const rules::Ruleset& ruleset, std::string_view preset, std::string_view option) {
    const std::string value = rules::option_value(ruleset, option);
    const auto usual = rules::preset(preset);
    if (usual && rules::option_value(*usual, option) == value) return std::nullopt;
    return Citation{Citation::Source::option, std::string{option} + '=' + value};
}

class Citer {
public:
    Citer(const rules::Ruleset& ruleset, std::string_view preset) : ruleset_(ruleset), preset_(preset) {}

    Cited by_table(Refusal refusal) const {
        for (const Rule& rule : kRules)
            if (rule.refusal == refusal) return cite(rule);
        return std::nullopt;
    }

    // The article, unless the rule is not the regulation's own.
    Cited cite(const Rule& rule) const {
        if (!rule.option.empty())
            if (Cited option = changed(ruleset_, preset_, rule.option)) return option;
        for (std::size_t i = 0; i < kRegulations.size(); ++i)
            if (kRegulations[i] == preset_ && !rule.articles[i].empty())
                return Citation{Citation::Source::article, std::string{rule.articles[i]}};
        return rule.fide.empty() ? std::nullopt : fide(rule.fide);
    }

private:
    const rules::Ruleset& ruleset_;
    std::string_view preset_;
};

bool touched_reserve(const Match& match, const Command& command) {
    const auto* of_player = std::get_if<PlayerCommand>(&command);
    if (of_player == nullptr) return false;
    return std::ranges::any_of(match.game(of_player->seat).touched,
                               [](const Touch& touch) { return std::holds_alternative<rules::Role>(touch); });
}

bool asks_penalty_for_illegal_moves(const Command& command) {
    const auto* of_arbiter = std::get_if<ArbiterCommand>(&command);
    return of_arbiter != nullptr && std::holds_alternative<arbiter::PenaliseIllegalMoves>(of_arbiter->act);
}

bool says_flag(const Command& command) {
    const auto* of_player = std::get_if<PlayerCommand>(&command);
    const auto* say = of_player == nullptr ? nullptr : std::get_if<command::Say>(&of_player->what);
    return say != nullptr && say->signal.kind == SignalKind::flag;
}

// What each option is about, under knsb, stein, minerva, jijbent and fics.
struct OptionSource {
    std::string_view option;
    std::array<std::string_view, 5> sources;
};

constexpr std::array<std::string_view, 5> dutch(std::string_view article) {
    return {article, article, article, "", ""};
}

constexpr std::array kOptionSources{
    OptionSource{"drop-check", dutch("2.4")},
    OptionSource{"pawn-drop-ranks", dutch("2.5")},
    OptionSource{"piece-drop-ranks", {"", "2.6", "", "", ""}},
    OptionSource{"promotion", {"3.1", "3.1", "3.1", "FIDE 3.7", ""}},
    OptionSource{"mate", {"FIDE 5.1", "5.4", "FIDE 5.1", "FIDE 5.1", ""}},
    OptionSource{"stalemate", {"5.3", "5.4", "R8", "FIDE 5.2", ""}},
    OptionSource{"dead", {"5.3", "5.5", "R9", "", ""}},
    OptionSource{"flag-draw", {"5.4", "5.6", "5.2", "", ""}},
    OptionSource{"both-flags", {"5.6", "5.8", "5.5", "", ""}},
    OptionSource{"draw-agreement", {"5.5", "5.7", "5.3", "FIDE 5.2", ""}},
    OptionSource{"claims", {"R12", "R12", "5.4", "", ""}},
    OptionSource{"resign-off-move", {"5.2", "5.3", "FIDE 5.1", "FIDE 5.1", ""}},
    OptionSource{"match-end", dutch("5.1")},
    OptionSource{"score", dutch("8.2")},
    OptionSource{"time", dutch("6.3")},
    OptionSource{"colours", dutch("1.4")},
    OptionSource{"restart", dutch("7.1")},
    OptionSource{"speech", dutch("9.1")},
};

Cited source_of(std::string_view text) {
    constexpr std::string_view kFide = "FIDE ";
    if (text.empty()) return std::nullopt;
    if (text.starts_with(kFide)) return fide(text.substr(kFide.size()));
    if (text.front() == 'R') return ruling(text);
    return Citation{Citation::Source::article, std::string{text}};
}

// The option that decides whether games end like this; empty for what no option changes.
std::string_view option_of(Reason reason) {
    switch (reason) {
    case Reason::mate: return "mate";
    case Reason::stalemate: return "stalemate";
    case Reason::resignation: return "resign-off-move";
    case Reason::flag:
    case Reason::flag_cannot_win: return "flag-draw";
    case Reason::both_flags: return "both-flags";
    case Reason::dead: return "dead";
    case Reason::agreement: return "draw-agreement";
    case Reason::repetition:
    case Reason::fifty_moves:
    case Reason::material: return "claims";
    case Reason::match_ended: return "match-end";
    case Reason::arbiter: return "";
    }
    return "";
}

}  // namespace

std::string_view code(Citation::Source source) {
    switch (source) {
    case Citation::Source::article: return "article";
    case Citation::Source::fide: return "fide";
    case Citation::Source::ruling: return "ruling";
    case Citation::Source::option: return "option";
    }
    return "";
}

std::optional<Citation> cite(Refusal refusal, const Command& command, const Match& match,
                             std::string_view preset) {
    const Citer citer{match.ruleset(), preset};
    switch (refusal) {
    case illegal_move: {
        const auto attempt = attempt_of(command, match);
        if (!attempt) return std::nullopt;
        return fide(fide_article(attempt->stray_promotion ? rules::Role::pawn : attempt->role));
    }
    case taking_not_allowed:
        if (match.ruleset().promotion == rules::Promotion::taking) return ruling("R15");
        break;
    case nothing_there_to_take:
        if (asks<command::RemovePiece>(command)) return citer.by_table(waiting_for_return);
        break;
    case must_play_touched_piece:
        if (touched_reserve(match, command)) return citer.cite({refusal, "", all("4.1")});
        break;
    case signal_not_allowed:
        if (says_flag(command)) return citer.cite({refusal, "speech", {"9.4", "9.4", ""}});
        break;
    case no_illegal_move:
        if (asks_penalty_for_illegal_moves(command)) return citer.cite({refusal, "", {"10.3", "10.3", ""}});
        break;
    case claim_not_correct: return ruling("R12");
    case claim_not_available:
        if (asks<command::ClaimDraw>(command)) return citer.cite({refusal, "claims", {"", "", "5.4"}});
        if (asks<command::Waive>(command))
            return citer.cite({refusal, "resign-off-move", {"5.2", "5.3", ""}});
        if (asks<command::ReportNoPiece>(command) || asks<command::RemovePiece>(command))
            return citer.by_table(waiting_for_return);
        return std::nullopt;
    default: break;
    }
    return citer.by_table(refusal);
}

std::optional<Citation> cite(Reason reason, const rules::Ruleset& ruleset, std::string_view preset) {
    if (reason == Reason::arbiter) return cite(Article{10, 5}, preset);
    const std::string_view option = option_of(reason);
    if (Cited other = changed(ruleset, preset, option)) return other;
    return cite_option(option, preset);
}

std::optional<Citation> cite_ending(const Game& game, const rules::Ruleset& ruleset,
                                    std::string_view preset) {
    if (game.outcome->reason == Reason::arbiter && game.decided_under)
        return cite(*game.decided_under, preset);
    return cite(game.outcome->reason, ruleset, preset);
}

std::optional<Citation> cite(Article article, std::string_view preset) {
    if (std::ranges::find(kRegulations, preset) == kRegulations.end()) return std::nullopt;
    // Minerva leaves out KNSB 10.3 and 10.4, so that its 10.3 is KNSB 10.5.
    if (preset == "minerva" && article == Article{10, 5}) article = {10, 3};
    return Citation{Citation::Source::article,
                    std::to_string(article.chapter) + '.' + std::to_string(article.number)};
}

std::optional<Citation> cite_option(std::string_view option, std::string_view preset) {
    for (const OptionSource& source : kOptionSources)
        for (std::size_t i = 0; i < rules::kPresets.size(); ++i)
            if (source.option == option && rules::kPresets[i].name == preset)
                return source_of(source.sources[i]);
    return std::nullopt;
}

bool penalises_illegal_moves(const rules::Ruleset& ruleset) {
    const std::string_view regulation = rules::nearest_preset(ruleset);
    return regulation == "knsb" || regulation == "stein";
}

}  // namespace doorgeef::match
