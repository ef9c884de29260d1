#include "doorgeef/records/problem_words.hpp"

#include "doorgeef/quote.hpp"
#include "doorgeef/texts/records.hpp"
#include "doorgeef/texts/refusals.hpp"
#include "doorgeef/texts/rules.hpp"

namespace doorgeef::app {

namespace {

struct CauseInWords {
    Language language;

    std::string operator()(std::monostate /*nothing*/) const { return ""; }
    std::string operator()(rules::IllegalMove reason) const {
        return say(language, texts::phrase(match::refusal(reason)));
    }
    std::string operator()(auto reason) const { return say(language, texts::phrase(reason)); }
};

struct LogJsonInWords {
    Language language;

    std::string operator()(const wire::JsonError& error) const {
        return say(language, texts::phrase(error.problem));
    }
    std::string operator()(const wire::WrongShape& error) const {
        return say(language, texts::kWrongShape, quote(error.where));
    }
    std::string operator()(const wire::UnknownVersion& error) const {
        return say(language, texts::kUnknownVersion, std::to_string(error.version));
    }
    std::string operator()(const notation::LogError& error) const {
        return say(language, texts::kProblemAndCause,
                   say(language, texts::phrase(notation::ReplayProblem::bad_log)),
                   say(language, texts::phrase(error.problem)));
    }
};

}  // namespace

std::string in_words(const notation::ReadError& error, Language language) {
    const std::string problem = say(language, texts::phrase(error.problem));
    return error.text.empty() ? problem : say(language, texts::kProblemAndCause, problem, quote(error.text));
}

std::string in_words(const notation::ReplayFailure& failure, Language language) {
    const std::string problem = say(language, texts::phrase(failure.problem));
    std::string cause = std::visit(CauseInWords{language}, failure.cause);
    // Of a move that the rules or the match refuse, the cause says it all.
    const bool refused = std::holds_alternative<match::Refusal>(failure.cause) ||
                         std::holds_alternative<rules::IllegalMove>(failure.cause);
    if (refused) return cause;
    return cause.empty() ? problem : say(language, texts::kProblemAndCause, problem, cause);
}

std::string in_words(const wire::LogJsonError& error, Language language) {
    return std::visit(LogJsonInWords{language}, error);
}

std::string move_words(const notation::RecordedMove& move) {
    std::string san{move.san.view()};
    if (move.number == 0) return san;
    return std::to_string(move.number) + std::string{letter(move.mover)} + ". " + san;
}

std::string place_words(const notation::GameRecord& game, std::size_t number,
                        const notation::ReadError& error, Language language) {
    if (error.after == 0) return say(language, texts::kInGame, std::to_string(number));
    return say(language, texts::kAfterMove, std::to_string(number), move_words(game.moves[error.after - 1]));
}

std::string place_words(const notation::GameRecord& game, std::size_t number,
                        const notation::ReplayFailure& failure, Language language) {
    if (!failure.move) return say(language, texts::kInGame, std::to_string(number));
    return say(language, texts::kAtMove, std::to_string(number), move_words(game.moves[*failure.move]));
}

}  // namespace doorgeef::app
