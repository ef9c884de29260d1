#include "doorgeef/play/refusal.hpp"

#include "doorgeef/play/citation.hpp"
#include "doorgeef/texts/play.hpp"
#include "doorgeef/texts/refusals.hpp"
#include "match/attempt.hpp"

#include <optional>

namespace doorgeef::app {

namespace {

namespace command = match::command;
using enum match::Refusal;
using match::Attempt;
using match::Refusal;

// With the details at hand; nothing where the general words say it all.
using MaybeWords = std::optional<std::string>;

MaybeWords ranks(const Phrase<2>& phrase, const rules::RankRange& range, Language language) {
    return say(language, phrase, std::to_string(range.first), std::to_string(range.last));
}

MaybeWords about_drop(Refusal refusal, const rules::Coordinates::Drop& drop, const rules::Ruleset& ruleset,
                      Language language) {
    switch (refusal) {
    case not_in_reserve: return say(language, texts::kNotInReserve, say(language, texts::phrase(drop.role)));
    case square_occupied: return say(language, texts::kSquareOccupied, to_string(drop.to));
    case pawn_drop_rank: return ranks(texts::kPawnDropRank, ruleset.pawn_drop_ranks, language);
    case piece_drop_rank: return ranks(texts::kPieceDropRank, ruleset.piece_drop_ranks, language);
    default: return std::nullopt;
    }
}

MaybeWords about_step(Refusal refusal, const rules::Coordinates::Step& step, const Attempt& attempt,
                      const rules::Ruleset& ruleset, Language language) {
    const bool taking = ruleset.promotion == rules::Promotion::taking;
    const std::string from = to_string(step.from);
    const std::string to = to_string(step.to);
    switch (refusal) {
    case empty_square: return say(language, texts::kEmptySquare, from);
    case not_your_piece: return say(language, texts::kNotYourPiece, from);
    case illegal_move:
        if (attempt.stray_promotion) return say(language, texts::kNoPromotionHere);
        return say(language, texts::kIllegalMove, say(language, texts::phrase(attempt.role)), from, to);
    case promotion_piece_missing:
        return say(language, taking ? texts::kTakingPieceMissing : texts::kPromotionPieceMissing, from + to);
    case nothing_there_to_take:
        if (!step.taken) return std::nullopt;
        return say(language, texts::kNothingThereToTake, to_string(*step.taken));
    case taking_not_allowed:
        if (!taking) return say(language, texts::kTakingUnknown);
        if (!step.taken) return std::nullopt;
        return say(language, texts::kTakingExposesKing, to_string(*step.taken));
    default: return std::nullopt;
    }
}

MaybeWords about_move(Refusal refusal, const Attempt& attempt, const rules::Ruleset& ruleset,
                      Language language) {
    if (const auto* drop = std::get_if<rules::Coordinates::Drop>(&attempt.coordinates.what))
        return about_drop(refusal, *drop, ruleset, language);
    return about_step(refusal, std::get<rules::Coordinates::Step>(attempt.coordinates.what), attempt, ruleset,
                      language);
}

// What a player asked for besides moves.
struct AboutPlayer {
    Refusal refusal;
    const match::Game& game;
    Language language;

    MaybeWords operator()(const command::TouchSquare& what) const {
        if (refusal != empty_square) return std::nullopt;
        return say(language, texts::kEmptySquare, to_string(what.square));
    }
    MaybeWords operator()(const command::TouchReserve& what) const {
        if (refusal != not_in_reserve) return std::nullopt;
        return say(language, texts::kNotInReserve, say(language, texts::phrase(what.role)));
    }
    MaybeWords operator()(const command::ClaimDraw& /*what*/) const {
        return unavailable(game.resigned ? texts::kNoClaimAfterResigning : texts::kNoDrawClaims);
    }
    MaybeWords operator()(const command::Waive& /*what*/) const {
        return unavailable(texts::kNothingToWaive);
    }
    MaybeWords operator()(const command::ReportNoPiece& /*what*/) const {
        return unavailable(texts::kNothingComesBack);
    }
    MaybeWords operator()(const command::RemovePiece& what) const {
        if (refusal == nothing_there_to_take)
            return say(language, texts::kNothingThereToTake, to_string(what.square));
        return unavailable(texts::kNothingComesBack);
    }
    MaybeWords operator()(const auto& /*what*/) const { return std::nullopt; }

private:
    MaybeWords unavailable(const Phrase<0>& phrase) const {
        if (refusal != claim_not_available) return std::nullopt;
        return say(language, phrase);
    }
};

MaybeWords about(Refusal refusal, const match::ArbiterCommand& asked, Language language) {
    const auto& act = asked.act;
    if (refusal == illegal_move) return say(language, texts::kImpossibleSetup);
    const auto* illegal = std::get_if<match::arbiter::PenaliseIllegalMoves>(&act);
    if (illegal != nullptr && refusal == no_illegal_move)
        return say(language, texts::kNotRepeatedlyIllegal, match::name(illegal->seat));
    if (refusal != claim_not_available) return std::nullopt;
    if (illegal != nullptr && illegal->ms && *illegal->ms <= 0) return say(language, texts::kNoTimeGiven);
    if (illegal != nullptr || std::holds_alternative<match::arbiter::SetClock>(act))
        return say(language, texts::kNoClocks);
    if (std::holds_alternative<match::arbiter::Resume>(act)) return say(language, texts::kNotPaused);
    return say(language, texts::kNoClaimLaid);
}

MaybeWords about(Refusal refusal, const match::PlayerCommand& asked, const match::Command& command,
                 const match::Match& match, Language language) {
    if (refusal == not_your_turn)
        return say(language, match.has_seat(asked.seat) ? texts::kNotYourTurn : texts::kNoSuchSeat,
                   match::name(asked.seat));
    if (const auto attempt = match::attempt_of(command, match))
        if (MaybeWords words = about_move(refusal, *attempt, match.ruleset(), language)) return words;
    return std::visit(AboutPlayer{refusal, match.game(asked.seat), language}, asked.what);
}

}  // namespace

std::string explain(Refusal refusal, const match::Command& command, const match::Match& match,
                    const ChosenRuleset& rules, Language language) {
    MaybeWords words;
    if (const auto* of_player = std::get_if<match::PlayerCommand>(&command))
        words = about(refusal, *of_player, command, match, language);
    else if (const auto* of_arbiter = std::get_if<match::ArbiterCommand>(&command))
        words = about(refusal, *of_arbiter, language);
    const std::string source = cite(refusal, command, match, rules, language);
    return words.value_or(say(language, texts::phrase(refusal))) +
           (source.empty() ? "." : " (" + source + ").");
}

}  // namespace doorgeef::app
