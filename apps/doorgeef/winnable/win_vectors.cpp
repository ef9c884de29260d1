#include "doorgeef/winnable/win_vectors.hpp"

#include "doorgeef/texts/winnable.hpp"

#include <istream>
#include <ostream>

namespace doorgeef::app {

namespace {

using rules::Color;
using winnable::Answer;

std::string_view word(Color color) {
    return color == Color::white ? "white" : "black";
}

bool is_vector(std::string_view line) {
    return line.size() > 3 && (line[0] == 'W' || line[0] == '-') && (line[1] == 'B' || line[1] == '-') &&
           line[2] == ' ';
}

}  // namespace

rules::Result<VectorScore, Complaint> score_vectors(std::istream& file, const WinSettings& settings,
                                                    Language language, std::ostream& out) {
    VectorScore score;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        const std::string source = say(language, texts::kLineNumber, std::to_string(++number));
        if (line.empty() || line.front() == '#') continue;
        if (!is_vector(line)) return Complaint{say(language, texts::kNoVector, source)};
        const auto question = parse_question(source, std::string_view{line}.substr(3), settings, language);
        if (!question) return question.error();
        for (const Color side : rules::kColors) {
            const bool can_win = line[side == Color::white ? 0 : 1] != '-';
            const winnable::Verdict verdict = ask(*question, side, settings);
            const bool unknown = verdict.answer == Answer::unknown;
            const bool right = !unknown && (verdict.answer == Answer::yes) == can_win;
            ++(unknown ? score.unknown : right ? score.right : score.wrong);
            if (!right)
                out << (unknown ? "unknown " : "wrong ") << number << ' ' << line.substr(3) << ' '
                    << word(side) << '\n';
        }
    }
    return score;
}

}  // namespace doorgeef::app
