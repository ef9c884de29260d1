#include "notation/read_log.hpp"

#include "match/standing.hpp"
#include "notation/event_text.hpp"
#include "notation/log_builder.hpp"
#include "notation/log_tags.hpp"
#include "notation/mover.hpp"
#include "notation/san.hpp"
#include "notation/text_encoding.hpp"
#include "notation/unsaid.hpp"

#include <algorithm>
#include <charconv>

namespace doorgeef::notation {

namespace {

namespace event = match::event;
using match::BoardId;

// A move of the record or an event from a comment, with what is said about it.
struct Item {
    const RecordedMove* move = nullptr;
    std::string event{};
    std::optional<std::int64_t> at{};
    std::optional<std::int64_t> shown{};
    bool holds = false;  // what was captured was not passed by itself
};

// Line ends and blanks as one blank each, since others may have wrapped the lines anew.
std::string flattened(std::string_view text) {
    std::string flat;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
        if (!blank)
            flat += c;
        else if (!flat.ends_with(' '))
            flat += ' ';
    }
    return flat;
}

std::optional<std::int64_t> parse_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

class Items {
public:
    // False if a command of ours makes no sense.
    bool collect(const GameRecord& record) {
        auto comment = record.comments.begin();
        for (std::size_t moves = 0; moves <= record.moves.size(); ++moves) {
            if (moves > 0) items_.push_back({&record.moves[moves - 1]});
            for (; comment != record.comments.end() && comment->after == moves; ++comment)
                if (!read_comment(flattened(comment->text))) return false;
        }
        return true;
    }
    const std::vector<Item>& items() const { return items_; }

private:
    bool read_comment(std::string_view text) {
        while (true) {
            const std::size_t open = text.find("[%");
            const std::size_t close = text.find(']', std::min(open, text.size()));
            if (close == std::string_view::npos) return true;
            if (!read_command(text.substr(open + 2, close - open - 2))) return false;
            text.remove_prefix(close + 1);
        }
    }

    // Commands of others are none of our business.
    bool read_command(std::string_view command) {
        const std::size_t blank = std::min(command.find(' '), command.size());
        const std::string_view name = command.substr(0, blank);
        const std::string_view value = command.substr(std::min(blank + 1, command.size()));
        if (name == "ev") {
            items_.push_back({nullptr, std::string{value}});
            return true;
        }
        const bool ours = name == "more" || name == "at" || name == "shown" || name == "hold";
        if (!ours) return true;
        if (items_.empty()) return false;
        Item& item = items_.back();
        if (name == "more") item.event += value;
        if (name == "hold") item.holds = true;
        if (name == "at") return (item.at = parse_number(value)).has_value();
        if (name == "shown") return (item.shown = parse_number(value)).has_value();
        return true;
    }

    std::vector<Item> items_{};
};

class Restorer {
public:
    explicit Restorer(MatchLog log) : log_(std::move(log)), builder_(log_.agreement) {}

    rules::Result<MatchLog, LogError> restore(const std::vector<Item>& items) {
        for (const Item& item : items) {
            const auto problem = item.move != nullptr ? add_move(item) : add_event(item);
            if (problem) return error(*problem, item);
        }
        log_.events = builder_.events();
        const auto shown = [](const auto& clock) { return clock.has_value(); };
        if (std::ranges::none_of(log_.shown_clocks, shown)) log_.shown_clocks.clear();
        return std::move(log_);
    }

private:
    using Problem = std::optional<LogProblem>;

    Problem add_event(const Item& item) {
        auto event = parse_event(item.event);
        if (!event) return LogProblem::bad_event;
        const auto* moved = std::get_if<event::Moved>(&event->what);
        const bool completes =
            moved != nullptr ? moved->completed : std::holds_alternative<event::Pressed>(event->what);
        if (completes) log_.shown_clocks.push_back(item.shown);
        return builder_.add(std::move(*event));
    }

    Problem add_move(const Item& item) {
        const match::Match& match = builder_.match();
        const auto board = board_of(*item.move);
        if (!board) return LogProblem::wrong_player;
        const auto san = parse_san(item.move->san.view());
        if (!san) return LogProblem::bad_move;
        const auto move =
            resolve(*san, match.position(*board), match.ruleset(), match::other_position(match, *board));
        if (!move) return LogProblem::bad_move;
        const auto clock = item.move->clock_ms;
        const match::Time at = item.at ? *item.at : unsaid_moment(match, *board, builder_.latest(), clock);
        const bool completed = match.conduct().clock == match::ClockPress::automatic;
        const bool own_clock = match.games[*board].clock.timed();
        if (completed) log_.shown_clocks.push_back(own_clock || item.shown ? item.shown : clock);
        if (const Problem problem = builder_.add({at, event::Moved{*board, *move, true, completed}}))
            return problem;
        return completed && !item.holds ? add_passes(at) : Problem{};
    }

    Problem add_passes(match::Time at) {
        for (const match::Event& pass : unsaid_passes(builder_.match(), at))
            if (const Problem problem = builder_.add(pass)) return problem;
        return {};
    }

    // Where it is this player's move; nothing if it is not.
    std::optional<BoardId> board_of(const RecordedMove& recorded) const {
        const match::Match& match = builder_.match();
        const auto seat = seat_of(recorded.mover, match.agreement.white_on_first);
        if (match.ruleset().boards == 1) return seat ? std::nullopt : std::optional{BoardId::first};
        const bool on_move = seat && match.on_move(seat->board()) == *seat;
        return on_move ? std::optional{seat->board()} : std::nullopt;
    }

    LogError error(LogProblem problem, const Item& item) const {
        constexpr std::size_t longest_quote = 60;
        LogError error{problem, builder_.events().size()};
        if (item.move != nullptr) {
            error.text = item.move->san.view();
            error.place = item.move->place;
        } else {
            error.text = cut_to(item.event, longest_quote);
        }
        return error;
    }

    MatchLog log_;
    LogBuilder builder_;
};

// Anything that a reader left out could have been an event.
bool read_whole(const GameRecord& record) {
    return std::ranges::all_of(
        record.errors, [](const ReadError& error) { return error.problem == ReadProblem::lag_mismatch; });
}

bool known_version(std::optional<std::string_view> tag) {
    for (int version = 1; version <= kNewestLogVersion; ++version)
        if (tag == std::to_string(version)) return true;
    return false;
}

}  // namespace

bool holds_log(const GameRecord& record) {
    return record.tag(kLogTag).has_value();
}

rules::Result<MatchLog, LogError> read_log(const GameRecord& record) {
    if (!known_version(record.tag(kLogTag)))
        return LogError{LogProblem::not_a_log, 0, std::string{record.tag(kLogTag).value_or("")}};
    if (!read_whole(record))
        return LogError{LogProblem::unreadable, 0, std::string{code(record.errors[0].problem)},
                        record.errors[0].place};
    auto log = log_of_tags(record);
    if (!log) return log.error();
    Items items;
    if (!items.collect(record)) return LogError{LogProblem::bad_event, 0};
    return Restorer{*log}.restore(items.items());
}

}  // namespace doorgeef::notation
