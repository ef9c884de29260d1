#include "match/conduct.hpp"

#include <array>

namespace doorgeef::match {

namespace {

// A switch by its name, with the word for each of its two positions.
struct Switch {
    std::string_view name;
    std::array<std::string_view, 2> words;
    bool (*get)(const Conduct&);
    void (*set)(Conduct&, bool);
};

constexpr std::array kSwitches{
    Switch{"legality",
           {"enforced", "claimed"},
           [](const Conduct& c) { return c.legality == Legality::claimed; },
           [](Conduct& c, bool on) { c.legality = on ? Legality::claimed : Legality::enforced; }},
    Switch{"clock",
           {"auto", "manual"},
           [](const Conduct& c) { return c.clock == ClockPress::manual; },
           [](Conduct& c, bool on) { c.clock = on ? ClockPress::manual : ClockPress::automatic; }},
    Switch{"flag",
           {"auto", "claimed"},
           [](const Conduct& c) { return c.flag == FlagCall::claimed; },
           [](Conduct& c, bool on) { c.flag = on ? FlagCall::claimed : FlagCall::automatic; }},
    Switch{"passing",
           {"auto", "manual"},
           [](const Conduct& c) { return c.passing == Passing::manual; },
           [](Conduct& c, bool on) { c.passing = on ? Passing::manual : Passing::automatic; }},
    Switch{"touch",
           {"off", "on"},
           [](const Conduct& c) { return c.touch == TouchMove::on; },
           [](Conduct& c, bool on) { c.touch = on ? TouchMove::on : TouchMove::off; }},
};

}  // namespace

std::optional<Conduct> with_conduct(Conduct conduct, std::string_view word) {
    if (word == "online") return Conduct::online();
    if (word == "book") return Conduct::by_the_book();
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    for (const Switch& item : kSwitches)
        if (item.name == word.substr(0, equals))
            for (const bool on : {false, true})
                if (item.words[on ? 1 : 0] == word.substr(equals + 1)) {
                    item.set(conduct, on);
                    return conduct;
                }
    return std::nullopt;
}

std::vector<std::string> conduct_words(const Conduct& conduct) {
    std::vector<std::string> words;
    for (const Switch& item : kSwitches)
        words.push_back(std::string{item.name} + '=' + std::string{item.words[item.get(conduct) ? 1 : 0]});
    return words;
}

}  // namespace doorgeef::match
