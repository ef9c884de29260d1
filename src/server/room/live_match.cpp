#include "server/room/live_match.hpp"

#include "match/apply.hpp"
#include "match/can_apply.hpp"
#include "match/decide.hpp"
#include "notation/event_text.hpp"

#include <algorithm>

namespace doorgeef::server {

namespace {

bool shows(View view, std::optional<match::Team> only_for) {
    if (!only_for || view == View::arbiter) return true;
    return view == (*only_for == match::Team::a ? View::team_a : View::team_b);
}

}  // namespace

// What is known besides the match itself.
void LiveMatch::note(const match::Event& event) {
    latest_ = event.at;
    if (const auto* credited = std::get_if<match::event::Credited>(&event.what))
        credited_ms_[credited->seat] += credited->ms;
    if (const auto* ruled = std::get_if<match::event::Ruled>(&event.what))
        left_to_arbiter_ = left_to_arbiter_ || ruled->ruling.article == match::Article{10, 5};
}

void LiveMatch::append(const match::Event& event) {
    note(event);
    text_ += '"';
    text_ += notation::to_text(event);
    text_ += '"';
    const auto* said = std::get_if<match::event::Said>(&event.what);
    lines_.push_back({static_cast<std::uint32_t>(text_.size()),
                      said != nullptr ? std::optional{said->seat.team()} : std::nullopt});
}

bool LiveMatch::take_stored(std::string_view line) {
    const auto event = notation::parse_event(line);
    if (!event || event->at < latest_ || !match::can_apply(match_, *event)) return false;
    match::apply(match_, *event);
    append(*event);
    stored_ = head();
    return true;
}

std::optional<match::Refusal> LiveMatch::advance(const match::Command& command, match::Time now) {
    fresh_.clear();
    if (const auto refusal = match::advance(match_, command, now, fresh_)) return refusal;
    for (const match::Event& event : fresh_) append(event);
    return std::nullopt;
}

void LiveMatch::roll_back() {
    match::Match before{match_.agreement};
    latest_ = 0;
    credited_ms_ = {};
    left_to_arbiter_ = false;
    for (store::Sequence number = 1; number <= stored_; ++number) {
        const std::string_view line = quoted(number);
        const auto event = notation::parse_event(line.substr(1, line.size() - 2));
        match::apply(before, *event);
        note(*event);
    }
    match_ = std::move(before);
    lines_.resize(static_cast<std::size_t>(stored_));
    text_.resize(lines_.empty() ? 0 : lines_.back().end);
}

std::string_view LiveMatch::quoted(store::Sequence number) const {
    const auto index = static_cast<std::size_t>(number - 1);
    const std::size_t begin = index == 0 ? 0 : lines_[index - 1].end;
    return std::string_view{text_}.substr(begin, lines_[index].end - begin);
}

std::vector<std::string> LiveMatch::lines(store::Sequence after, store::Sequence upto) const {
    std::vector<std::string> lines;
    lines.reserve(static_cast<std::size_t>(upto - after));
    for (store::Sequence number = after + 1; number <= upto; ++number) {
        const std::string_view line = quoted(number);
        lines.emplace_back(line.substr(1, line.size() - 2));
    }
    return lines;
}

std::vector<std::string> LiveMatch::visible_lines(View view) const {
    std::vector<std::string> lines;
    for (store::Sequence number = 1; number <= stored_; ++number)
        if (shows(view, lines_[static_cast<std::size_t>(number - 1)].only_for)) {
            const std::string_view line = quoted(number);
            lines.emplace_back(line.substr(1, line.size() - 2));
        }
    return lines;
}

void LiveMatch::append_json(std::string& out, store::Sequence after, store::Sequence upto, View view) const {
    out += '[';
    for (store::Sequence number = after + 1; number <= upto; ++number) {
        if (number > after + 1) out += ',';
        const Line& line = lines_[static_cast<std::size_t>(number - 1)];
        out += shows(view, line.only_for) ? quoted(number) : std::string_view{"null"};
    }
    out += ']';
}

bool LiveMatch::all_views_agree(store::Sequence after, store::Sequence upto) const {
    return std::none_of(lines_.begin() + after, lines_.begin() + upto,
                        [](const Line& line) { return line.only_for.has_value(); });
}

std::vector<match::event::Said> LiveMatch::said(store::Sequence after, store::Sequence upto) const {
    std::vector<match::event::Said> words;
    for (store::Sequence number = after + 1; number <= upto; ++number) {
        if (!lines_[static_cast<std::size_t>(number - 1)].only_for) continue;
        const std::string_view line = quoted(number);
        words.push_back(
            std::get<match::event::Said>(notation::parse_event(line.substr(1, line.size() - 2))->what));
    }
    return words;
}

}  // namespace doorgeef::server
