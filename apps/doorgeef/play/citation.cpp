#include "doorgeef/play/citation.hpp"

#include "doorgeef/play/attempt.hpp"
#include "doorgeef/texts/refusals.hpp"

#include <algorithm>
#include <array>

namespace doorgeef::app {

namespace {

using enum match::Refusal;
using match::Refusal;

// The regulations with articles of their own, as the table counts them.
constexpr std::array<std::string_view, 3> kRegulations{"knsb", "stein", "minerva"};
using ByRegulation = std::array<std::string_view, 3>;

constexpr ByRegulation all(std::string_view article) {
    return {article, article, article};
}

struct Source {
    Refusal refusal{};
    std::string_view option{};  // that changes the rule
    ByRegulation articles{};    // empty where a regulation has none
    std::string_view fide{};    // where there is no article
};

constexpr std::array kSources{
    Source{not_started, "", all("6.4")},
    Source{match_over, "match-end", all("5.1")},
    Source{game_over, "", {"", "5.2", ""}},
    Source{leaves_king_in_check, "", {}, "3.9"},
    Source{castling_not_allowed, "", {}, "3.8"},
    Source{square_occupied, "", all("2.3")},
    Source{not_in_reserve, "", all("2.2")},
    Source{drop_gives_check, "drop-check", {"2.4", "2.4", ""}},
    Source{pawn_drop_rank, "pawn-drop-ranks", all("2.5")},
    Source{piece_drop_rank, "piece-drop-ranks", {"", "2.6", ""}},
    Source{promotion_piece_missing, "promotion", all("3.1"), "3.7"},
    Source{nothing_there_to_take, "promotion", all("3.1")},
    Source{taking_not_allowed, "promotion", all("3.1")},
    Source{must_play_touched_piece, "", {}, "4.3"},
    Source{move_not_made, "", {}, "6.7"},
    Source{clock_not_pressed, "", {}, "6.7"},
    Source{waiting_for_return, "", all("7.7")},
    Source{nothing_to_pass, "", all("2.1")},
    Source{signal_not_allowed, "speech", all("9.1")},
    Source{communication_closed, "speech", {"9.1", "9.1", ""}},
    Source{no_draw_offered, "draw-agreement", {"5.5", "5.7", "5.3"}},
    Source{draw_needs_all, "draw-agreement", {"", "", "5.3"}},
    Source{flag_not_down, "", {"5.4", "5.6", "5.2"}},
    Source{no_illegal_move, "", all("7.4")},
    Source{too_late, "", all("7.5")},
    Source{restart_too_late, "", all("7.1")},
    Source{arbiter_not_called, "", all("10.1")},
    Source{paused, "", {"10.5", "10.5", "10.3"}},
};

// How each chessman moves: FIDE 3.2 to 3.8.
constexpr std::string_view fide_article(rules::Role role) {
    constexpr rules::ByRole<std::string_view> articles{{"3.7", "3.6", "3.2", "3.3", "3.4", "3.8"}};
    return articles[role];
}

class Citer {
public:
    Citer(const ChosenRuleset& rules, Language language) : rules_(rules), language_(language) {}

    std::string by_table(Refusal refusal) const {
        const auto* source = std::ranges::find(kSources, refusal, &Source::refusal);
        return source == kSources.end() ? "" : rule(*source);
    }

    // The article, unless the rule is not the regulation's own but was changed on the command line.
    std::string rule(const Source& source) const {
        if (!source.option.empty()) {
            const std::string value = rules::option_value(rules_.ruleset, source.option);
            const auto preset = rules::preset(rules_.name);
            if (!preset || rules::option_value(*preset, source.option) != value)
                return say(language_, texts::kOption, source.option, value);
        }
        const auto* regulation = std::ranges::find(kRegulations, rules_.name);
        if (regulation != kRegulations.end())
            if (const auto number =
                    source.articles[static_cast<std::size_t>(regulation - kRegulations.begin())];
                !number.empty())
                return say(language_, texts::kArticle, number);
        return source.fide.empty() ? "" : fide(source.fide);
    }

    std::string fide(std::string_view number) const { return say(language_, texts::kFideArticle, number); }
    std::string ruling(std::string_view number) const { return say(language_, texts::kRuling, number); }

private:
    const ChosenRuleset& rules_;
    Language language_;
};

bool touched_reserve(const match::Match& match, const match::Command& command) {
    const auto* of_player = std::get_if<match::PlayerCommand>(&command);
    if (of_player == nullptr) return false;
    return std::ranges::any_of(match.game(of_player->seat).touched, [](const match::Touch& touch) {
        return std::holds_alternative<rules::Role>(touch);
    });
}

bool says_flag(const match::Command& command) {
    const auto* of_player = std::get_if<match::PlayerCommand>(&command);
    const auto* say = of_player == nullptr ? nullptr : std::get_if<match::command::Say>(&of_player->what);
    return say != nullptr && say->signal.kind == match::SignalKind::flag;
}

}  // namespace

std::string cite(Refusal refusal, const match::Command& command, const match::Match& match,
                 const ChosenRuleset& rules, Language language) {
    const Citer citer{rules, language};
    switch (refusal) {
    case illegal_move: {
        const auto attempt = attempt_of(command, match);
        if (!attempt) return "";
        return citer.fide(fide_article(attempt->stray_promotion ? rules::Role::pawn : attempt->role));
    }
    case taking_not_allowed:
        if (rules.ruleset.promotion == rules::Promotion::taking) return citer.ruling("R15");
        break;
    case nothing_there_to_take:
        if (asks<match::command::RemovePiece>(command)) return citer.by_table(waiting_for_return);
        break;
    case must_play_touched_piece:
        if (touched_reserve(match, command)) return citer.rule({refusal, "", all("4.1")});
        break;
    case signal_not_allowed:
        if (says_flag(command)) return citer.rule({refusal, "speech", {"9.4", "9.4", ""}});
        break;
    case claim_not_correct: return citer.ruling("R12");
    case claim_not_available:
        if (asks<match::command::ClaimDraw>(command)) return citer.rule({refusal, "claims", {"", "", "5.4"}});
        if (asks<match::command::Waive>(command))
            return citer.rule({refusal, "resign-off-move", {"5.2", "5.3", ""}});
        if (asks<match::command::ReportNoPiece>(command) || asks<match::command::RemovePiece>(command))
            return citer.by_table(waiting_for_return);
        return "";
    default: break;
    }
    return citer.by_table(refusal);
}

std::string cite(match::Article article, const ChosenRuleset& rules, Language language) {
    if (std::ranges::find(kRegulations, rules.name) == kRegulations.end()) return "";
    // Minerva leaves out KNSB 10.3 and 10.4, so that its 10.3 is KNSB 10.5.
    if (rules.name == "minerva" && article == match::Article{10, 5}) article = {10, 3};
    return say(language, texts::kArticle,
               std::to_string(article.chapter) + '.' + std::to_string(article.number));
}

}  // namespace doorgeef::app
