#include "doorgeef/play/citation.hpp"

#include "doorgeef/texts/refusals.hpp"
#include "match/citation.hpp"

namespace doorgeef::app {

namespace {

std::string in_words(const std::optional<match::Citation>& citation, Language language) {
    using enum match::Citation::Source;
    if (!citation) return "";
    switch (citation->source) {
    case article: return say(language, texts::kArticle, citation->text);
    case fide: return say(language, texts::kFideArticle, citation->text);
    case ruling: return say(language, texts::kRuling, citation->text);
    case option: return say(language, texts::kOption, citation->text);
    }
    return "";
}

}  // namespace

std::string cite(match::Refusal refusal, const match::Command& command, const match::Match& match,
                 const ChosenRuleset& rules, Language language) {
    return in_words(match::cite(refusal, command, match, rules.name), language);
}

std::string cite(match::Article article, const ChosenRuleset& rules, Language language) {
    return in_words(match::cite(article, rules.name), language);
}

}  // namespace doorgeef::app
