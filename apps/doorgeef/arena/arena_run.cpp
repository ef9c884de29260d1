#include "doorgeef/arena/arena_run.hpp"

#include "doorgeef/quote.hpp"
#include "doorgeef/texts/arena.hpp"
#include "doorgeef/texts/events.hpp"
#include "notation/bpgn_write.hpp"

#include <array>
#include <ctime>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace doorgeef::app {

namespace {

using match::BoardId;
using match::Seat;
using match::Team;
using rules::Color;

char letter(Team team) {
    return team == Team::a ? 'a' : 'b';
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    localtime_r(&now, &date);
    std::array<char, 16> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y.%m.%d", &date)};
}

// "1-0 mate"
std::string ending(const match::Outcome& outcome, Language language) {
    return std::string{match::code(outcome.result)} + ' ' + say(language, texts::phrase(outcome.reason));
}

std::string milliseconds(std::chrono::microseconds time) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << static_cast<double>(time.count()) / 1000;
    return text.str();
}

// Who fails loses the match, whatever the boards say.
std::optional<Team> winner_of(const PlayedMatch& played) {
    return played.failure ? std::optional{!played.failure->seat.team()} : winner(played.score);
}

}  // namespace

ExitCode ArenaRun::run() {
    for (int number = 0; number < plan_.matches; ++number) {
        const Opening opening =
            make_opening(plan_.ruleset, plan_.seed + static_cast<std::uint64_t>(number / 2));
        const auto result = play_match(agreement(number), opening, plan_.pace, make_player_);
        if (const auto* failure = std::get_if<Failure>(&result)) {
            tell_failure(*failure);
            if (standing_.matches() > 0) console_.out << standing_.line() << '\n';
            return ExitCode::refused;
        }
        const auto& played = std::get<PlayedMatch>(result);
        standing_.add(winner_of(played));
        for (const Team team : match::kTeams) thinking_[team].add(played.thinking[team]);
        record(number, played);
        tell(number, played);
    }
    tell_thinking();
    console_.out << standing_.line() << '\n';
    return ExitCode::done;
}

match::Agreement ArenaRun::agreement(int match) const {
    match::Agreement agreed = match::Agreement::by(plan_.ruleset);
    agreed.time = plan_.time;
    agreed.white_on_first = match % 2 == 0 ? Team::a : Team::b;
    return agreed;
}

void ArenaRun::record(int match, const PlayedMatch& played) {
    if (!bpgn_.is_open()) return;
    notation::MatchLog log{.agreement = played.agreement, .events = played.events};
    log.tags = {{"Event", "doorgeef arena"}, {"Date", today()}, {"Round", std::to_string(match + 1)}};
    const bool two = played.agreement.ruleset.boards == 2;
    for (const BoardId board : match::kBoards) {
        if (board == BoardId::second && !two) break;
        for (const Color color : {Color::white, Color::black}) {
            const Seat seat = match::seat_of(board, color, played.agreement.white_on_first);
            std::string tag = color == Color::white ? "White" : "Black";
            if (two) tag += board == BoardId::first ? 'A' : 'B';
            log.tags.push_back({tag, std::string{letter(seat.team())} + ": " + played.names[seat]});
        }
    }
    bpgn_ << notation::write_bpgn(log) << std::flush;
}

void ArenaRun::tell(int match, const PlayedMatch& played) const {
    const Language language = console_.language;
    if (played.failure) tell_failure(*played.failure);
    std::string boards;
    for (const BoardId board : match::kBoards)
        if (const auto& outcome = played.outcomes[board])
            boards += say(language, texts::kArenaBoard, std::to_string(match::number(board)),
                          ending(*outcome, language));
    const auto won = winner_of(played);
    console_.out << say(language, texts::kArenaMatch, std::to_string(match + 1),
                        std::string{letter(played.agreement.white_on_first)}, match::to_string(played.score),
                        won ? say(language, texts::kArenaWins, std::string{letter(*won)})
                            : say(language, texts::kArenaDraw),
                        boards)
                 << '\n'
                 << std::flush;
}

void ArenaRun::tell_failure(const Failure& failure) const {
    const Language language = console_.language;
    std::string text = say(language, texts::kArenaFailure, std::string{letter(failure.seat.team())},
                           std::string{name(failure.seat)}, say(language, texts::phrase(failure.how.fault)));
    if (!failure.how.words.empty()) text += ": " + quote(failure.how.words, 60);
    console_.err << "doorgeef: " << text << '\n';
}

void ArenaRun::tell_thinking() const {
    for (const Team team : match::kTeams) {
        const ThinkingTime& time = thinking_[team];
        if (time.moves == 0) continue;
        console_.out << say(console_.language, texts::kArenaThinking, std::string{letter(team)},
                            std::to_string(time.moves),
                            milliseconds(time.total / static_cast<std::int64_t>(time.moves)),
                            milliseconds(time.longest))
                     << '\n';
    }
}

}  // namespace doorgeef::app
