// A text for people, in every language of the program. One that misses a language, or a blank in one of them,
// does not compile.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace doorgeef::app {

enum class Language : std::uint8_t { dutch, english };

// Whether the text says something, in plain ASCII (so that every terminal can show it), and has exactly the
// blanks {0}, {1}, … up to that number.
constexpr bool is_complete(std::string_view text, std::size_t blanks) {
    std::array<bool, 10> seen{};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c != '\n' && (c < ' ' || c > '~')) return false;
        if (c != '{') continue;
        if (i + 2 >= text.size() || text[i + 2] != '}') return false;
        const char digit = text[i + 1];
        if (digit < '0' || digit > '9') return false;
        seen[static_cast<std::size_t>(digit - '0')] = true;
    }
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (seen[i] != (i < blanks)) return false;
    return !text.empty();
}

template <std::size_t Blanks>
class Phrase {
public:
    consteval Phrase(std::string_view dutch, std::string_view english) : dutch_(dutch), english_(english) {
        if (!is_complete(dutch, Blanks) || !is_complete(english, Blanks)) throw "phrase is not complete";
    }

    constexpr std::string_view in(Language language) const {
        return language == Language::dutch ? dutch_ : english_;
    }

private:
    std::string_view dutch_;
    std::string_view english_;
};

inline std::string fill_in(std::string_view text, const std::string_view* words) {
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{') {
            filled += text[i];
            continue;
        }
        filled += words[text[i + 1] - '0'];
        i += 2;
    }
    return filled;
}

// The phrase with its blanks filled in, in order.
template <std::size_t Blanks, class... Words>
    requires(sizeof...(Words) == Blanks)
std::string say(Language language, const Phrase<Blanks>& phrase, const Words&... words) {
    const std::array<std::string_view, Blanks + 1> list{std::string_view{words}..., std::string_view{}};
    return fill_in(phrase.in(language), list.data());
}

}  // namespace doorgeef::app
