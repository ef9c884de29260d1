#include "doorgeef/play/refusal.hpp"

#include "doorgeef/texts/play.hpp"

#include <algorithm>
#include <array>

namespace doorgeef::app {

namespace {

using enum rules::IllegalMove;

// The articles of each regulation that settle a single move; empty where it has none.
struct Articles {
    std::string_view preset{};
    std::string_view drop{};
    std::string_view empty_square_only{};
    std::string_view no_check{};
    std::string_view pawn_ranks{};
    std::string_view piece_ranks{};
    std::string_view promotion{};
};

constexpr std::array kArticles{
    Articles{"knsb", "2.2", "2.3", "2.4", "2.5", "", "3.1"},
    Articles{"stein", "2.2", "2.3", "2.4", "2.5", "2.6", "3.1"},
    Articles{"minerva", "2.2", "2.3", "", "2.5", "", "3.1"},
};

Articles articles_of(std::string_view preset) {
    const auto* found = std::ranges::find(kArticles, preset, &Articles::preset);
    return found == kArticles.end() ? Articles{preset} : *found;
}

// How each chessman moves: FIDE 3.2 to 3.8.
constexpr std::string_view fide_article(rules::Role role) {
    constexpr rules::ByRole<std::string_view> articles{{"3.7", "3.6", "3.2", "3.3", "3.4", "3.8"}};
    return articles[role];
}

class Citer {
public:
    Citer(const ChosenRuleset& rules, Language language)
        : rules_(rules), language_(language), articles_(articles_of(rules.name)) {}

    std::string cite(rules::IllegalMove reason, rules::Role role) const {
        switch (reason) {
        case not_in_reserve: return article(articles_.drop);
        case square_occupied: return article(articles_.empty_square_only);
        case pawn_drop_rank: return rule("pawn-drop-ranks", articles_.pawn_ranks);
        case piece_drop_rank: return rule("piece-drop-ranks", articles_.piece_ranks);
        case drop_gives_check: return rule("drop-check", articles_.no_check);
        case empty_square:
        case not_your_piece: return "";
        case castling_not_allowed: return fide("3.8");
        case illegal_move: return fide(fide_article(role));
        case promotion_piece_missing: {
            const std::string own = rule("promotion", articles_.promotion);
            return own.empty() ? fide("3.7") : own;
        }
        case nothing_there_to_take: return rule("promotion", articles_.promotion);
        case taking_not_allowed:
            if (rules_.ruleset.promotion == rules::Promotion::taking)
                return say(language_, texts::kRuling, "R15");
            return rule("promotion", articles_.promotion);
        case leaves_king_in_check: return fide("3.9");
        }
        return "";
    }

private:
    std::string article(std::string_view number) const {
        return number.empty() ? "" : say(language_, texts::kArticle, number);
    }
    std::string fide(std::string_view number) const { return say(language_, texts::kFideArticle, number); }

    // The article, unless the rule is not the regulation's own but was changed on the command line.
    std::string rule(std::string_view option, std::string_view number) const {
        const std::string value = rules::option_value(rules_.ruleset, option);
        if (const auto preset = rules::preset(rules_.name);
            preset && rules::option_value(*preset, option) == value)
            return article(number);
        return say(language_, texts::kOption, option, value);
    }

    const ChosenRuleset& rules_;
    Language language_;
    Articles articles_;
};

std::string ranks(const Phrase<2>& phrase, const rules::RankRange& range, Language language) {
    return say(language, phrase, std::to_string(range.first), std::to_string(range.last));
}

std::string drop_reason(rules::IllegalMove reason, const rules::Coordinates::Drop& drop,
                        const rules::Ruleset& ruleset, Language language) {
    switch (reason) {
    case not_in_reserve: return say(language, texts::kNotInReserve, say(language, texts::phrase(drop.role)));
    case square_occupied: return say(language, texts::kSquareOccupied, to_string(drop.to));
    case pawn_drop_rank: return ranks(texts::kPawnDropRank, ruleset.pawn_drop_ranks, language);
    case piece_drop_rank: return ranks(texts::kPieceDropRank, ruleset.piece_drop_ranks, language);
    case drop_gives_check: return say(language, texts::kDropGivesCheck);
    default: return say(language, texts::kLeavesKingInCheck);
    }
}

std::string step_reason(rules::IllegalMove reason, const rules::Coordinates::Step& step, rules::Role role,
                        const rules::Ruleset& ruleset, Language language) {
    const bool taking = ruleset.promotion == rules::Promotion::taking;
    const std::string from = to_string(step.from);
    const std::string to = to_string(step.to);
    switch (reason) {
    case empty_square: return say(language, texts::kEmptySquare, from);
    case not_your_piece: return say(language, texts::kNotYourPiece, from);
    case castling_not_allowed: return say(language, texts::kCastlingNotAllowed);
    case promotion_piece_missing:
        return say(language, taking ? texts::kTakingPieceMissing : texts::kPromotionPieceMissing, from + to);
    case nothing_there_to_take: return say(language, texts::kNothingThereToTake, to_string(*step.taken));
    case taking_not_allowed:
        if (!taking) return say(language, texts::kTakingUnknown);
        return say(language, texts::kTakingExposesKing, to_string(*step.taken));
    case leaves_king_in_check: return say(language, texts::kLeavesKingInCheck);
    default: return say(language, texts::kIllegalMove, say(language, texts::phrase(role)), from, to);
    }
}

// Written as a promotion, but not by a pawn or not to the end of the board.
bool is_stray_promotion(const rules::Coordinates::Step& step, rules::Role role) {
    const int rank = rules::rank_of(step.to);
    return (step.takes || step.promotion) && (role != rules::Role::pawn || (rank != 0 && rank != 7));
}

}  // namespace

std::string cite(rules::IllegalMove reason, rules::Role role, const ChosenRuleset& rules, Language language) {
    return Citer{rules, language}.cite(reason, role);
}

std::string explain(const Refusal& refusal, const rules::Coordinates& coordinates,
                    const rules::Position& position, const ChosenRuleset& rules, Language language) {
    if (const auto* full = std::get_if<ReserveFull>(&refusal))
        return say(language, texts::kReserveFull, to_string(full->seat),
                   say(language, texts::phrase(full->role)));

    const auto reason = *std::get_if<rules::IllegalMove>(&refusal);
    rules::Role role = rules::Role::pawn;
    std::string text;
    if (const auto* drop = std::get_if<rules::Coordinates::Drop>(&coordinates.what)) {
        role = drop->role;
        text = drop_reason(reason, *drop, rules.ruleset, language);
    } else {
        const auto& step = *std::get_if<rules::Coordinates::Step>(&coordinates.what);
        if (const auto piece = position.piece_at(step.from)) role = piece->role;
        if (reason == illegal_move && is_stray_promotion(step, role)) {
            role = rules::Role::pawn;
            text = say(language, texts::kNoPromotionHere);
        } else {
            text = step_reason(reason, step, role, rules.ruleset, language);
        }
    }
    const std::string source = cite(reason, role, rules, language);
    return text + (source.empty() ? "." : " (" + source + ").");
}

}  // namespace doorgeef::app
