#include "doorgeef/play/agreement.hpp"

#include "doorgeef/layout.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/rules.hpp"
#include "doorgeef/texts/usage.hpp"
#include "rules/result.hpp"

namespace doorgeef::app {

namespace {

using match::BoardId;

// "legality=enforced|claimed" for each switch: as online has it, then as the book does.
std::vector<Entry> switches() {
    std::vector<Entry> entries;
    const auto book = match::conduct_words(match::Conduct::by_the_book());
    for (const std::string& online : match::conduct_words(match::Conduct::online())) {
        const auto equals = online.find('=');
        const std::string& by_the_book = book[entries.size()];
        entries.push_back(
            {online.substr(0, equals), online.substr(equals + 1) + '|' + by_the_book.substr(equals + 1)});
    }
    return entries;
}

std::string conduct_choices() {
    std::string choices = "online, book";
    for (const Entry& entry : switches()) choices += ", " + entry.name + '=' + entry.description;
    return choices;
}

std::optional<match::Team> parse_white(std::string_view text) {
    if (text == "A1" || text == "a1") return match::Team::a;
    if (text == "B1" || text == "b1") return match::Team::b;
    return std::nullopt;
}

}  // namespace

rules::Result<match::Agreement, Complaint> choose_agreement(const rules::Ruleset& ruleset,
                                                            const MatchOptions& options, bool lot,
                                                            Language language) {
    match::Agreement agreement = match::Agreement::by(ruleset);
    for (const std::string& word : options.conduct) {
        const auto conduct = match::with_conduct(agreement.conduct, word);
        if (!conduct)
            return Complaint{say(language, texts::kNotAChoice, "--conduct", quote(word), conduct_choices())};
        agreement.conduct = *conduct;
    }
    if (options.clock) {
        const auto time = rules::parse_time_control(*options.clock);
        if (!time) return Complaint{say(language, texts::kBadClock, "--clock", quote(*options.clock))};
        agreement.time = *time;
    }
    agreement.white_on_first = match::white_on_first(ruleset, lot);
    if (options.white) {
        const auto team = parse_white(*options.white);
        if (!team)
            return Complaint{say(language, texts::kNotAChoice, "--white", quote(*options.white), "A1, B1")};
        agreement.white_on_first = *team;
    }
    if (options.fen2 && ruleset.boards == 1)
        return Complaint{say(language, texts::kSecondBoardMissing, "--fen2")};
    if (options.fen) {
        const auto position = choose_position("--fen", *options.fen, ruleset, language);
        if (!position) return position.error();
        agreement.positions[BoardId::first] = *position;
    }
    if (options.fen2) {
        const auto position = choose_position("--fen2", *options.fen2, ruleset, language);
        if (!position) return position.error();
        agreement.positions[BoardId::second] = *position;
    }
    return agreement;
}

std::string conduct_help(Language language) {
    std::string text = say(language, texts::kSwitches) + '\n' + list(switches());
    text.pop_back();
    return text;
}

}  // namespace doorgeef::app
