#include "coverage.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

// All in the order of their enumeration or variant.
constexpr std::array<std::string_view, std::variant_size_v<event::What>> kEvents{"ReadyToStart",
                                                                                 "Started",
                                                                                 "Moved",
                                                                                 "Pressed",
                                                                                 "TakenBack",
                                                                                 "TouchedSquare",
                                                                                 "TouchedReserve",
                                                                                 "Passed",
                                                                                 "FlagFell",
                                                                                 "Resigned",
                                                                                 "LastMoveWaived",
                                                                                 "DrawOffered",
                                                                                 "DrawDeclined",
                                                                                 "DrawAccepted",
                                                                                 "FlagClaimed",
                                                                                 "DrawClaimed",
                                                                                 "ReplacementDemanded",
                                                                                 "IllegalAccepted",
                                                                                 "NoPieceReported",
                                                                                 "ReturnClockStarted",
                                                                                 "PieceRemoved",
                                                                                 "Said",
                                                                                 "ArbiterCalled",
                                                                                 "Ruled",
                                                                                 "GameEnded",
                                                                                 "MatchEnded",
                                                                                 "Credited"};
constexpr std::array<std::string_view, std::variant_size_v<arbiter::Act>> kActNames{
    "grant",  "reject",  "clock",        "pause",   "resume", "penalise flag-notice", "penalise illegal",
    "result", "restart", "swap-colours", "position"};
constexpr std::array<std::string_view, static_cast<std::size_t>(Feature::count)> kFeatures{
    "legal move",
    "illegal move",
    "drop",
    "drop taken back",
    "capture taken back",
    "taking",
    "taking nothing",
    "taking from an ended game",
    "two flags in one decision",
    "flag during the last move",
    "refused with a flag due",
    "stuck in mate",
    "stuck in stalemate",
    "nobody can move",
    "restart withdraws pieces",
    "piece fetched back",
    "match drawn",
    "match won"};

template <std::size_t N, class Name>
void append(std::vector<Coverage::Count>& counts, const char* kind, const std::array<long, N>& seen,
            Name&& name_of) {
    for (std::size_t i = 0; i < N; ++i)
        counts.push_back({std::string{kind} + ' ' + std::string{name_of(i)}, seen[i]});
}

std::size_t number_of(const Conduct& conduct) {
    const auto bit = [](auto value, int place) { return static_cast<std::size_t>(value) << place; };
    return bit(conduct.legality, 0) | bit(conduct.clock, 1) | bit(conduct.flag, 2) | bit(conduct.passing, 3) |
           bit(conduct.touch, 4);
}

bool something_withdrawn(const Match& before, const event::Ruled& ruled) {
    const auto* restart = std::get_if<arbiter::Restart>(&ruled.ruling.act);
    if (restart == nullptr || restart->both || !before.has_board(!restart->board)) return false;
    return std::ranges::any_of(rules::kColors, [&](Color color) {
        return !before.position(!restart->board).reserve(color).empty();
    });
}

// Whether the piece lies neither with the offender nor on any board: his teammate has it in reserve.
bool lies_in_reserve(const Match& before, Seat demanding) {
    const auto captured = before.game(demanding).last->played.captured;
    const Seat offender = demanding.opponent();
    return captured && before.ruleset().passes_pieces() && !before.captured[offender].has(captured->role) &&
           before.reserve(offender.partner()).has(captured->role);
}

}  // namespace

void Coverage::note(const Agreement& agreement) {
    ++conducts_[number_of(agreement.conduct)];
}

void Coverage::note(const Match& before, const Decision& decision, Time now) {
    if (!decision) {
        ++refusals_[static_cast<std::size_t>(decision.error())];
        note_feature(Feature::refused_with_flag_due,
                     std::ranges::any_of(before.games.values, [&](const Game& game) {
                         const auto runs_out = game.clock.runs_out_at();
                         return runs_out && *runs_out <= now;
                     }));
        return;
    }
    long flags = 0;
    long stuck = 0;
    for (const Event& event : *decision) {
        note_event(before, event.what);
        flags += std::holds_alternative<event::FlagFell>(event.what) ? 1 : 0;
        if (const auto* ended = std::get_if<event::GameEnded>(&event.what))
            stuck +=
                ended->outcome.reason == Reason::mate || ended->outcome.reason == Reason::stalemate ? 1 : 0;
    }
    note_feature(Feature::two_flags_in_one_decision, flags > 1);
    note_feature(Feature::nobody_can_move, stuck > 1);
    if (decision->empty()) return;
    for (const Game& game : before.games.values) {
        note_feature(Feature::stuck_mate, game.stuck == Stuck::mate);
        note_feature(Feature::stuck_stalemate, game.stuck == Stuck::stalemate);
    }
}

// `before` is the match before the whole decision, which is near enough here.
void Coverage::note_event(const Match& before, const event::What& what) {
    ++events_[what.index()];
    if (const auto* moved = std::get_if<event::Moved>(&what)) note_move(before, *moved);
    if (const auto* taken_back = std::get_if<event::TakenBack>(&what)) {
        const LastMove& last = *before.games[taken_back->board].last;
        note_feature(Feature::drop_taken_back, last.move.is_drop());
        note_feature(Feature::capture_taken_back, last.played.captured.has_value());
    }
    if (const auto* flag = std::get_if<event::FlagFell>(&what))
        note_feature(Feature::flag_with_last_move, before.games[flag->board].resigned.has_value());
    if (const auto* demanded = std::get_if<event::ReplacementDemanded>(&what))
        note_feature(Feature::piece_fetched_back, lies_in_reserve(before, demanded->seat));
    if (const auto* ruled = std::get_if<event::Ruled>(&what)) {
        ++acts_[ruled->ruling.act.index()];
        note_feature(Feature::restart_withdraws_pieces, something_withdrawn(before, *ruled));
    }
    if (const auto* ended = std::get_if<event::GameEnded>(&what))
        ++reasons_[static_cast<std::size_t>(ended->outcome.reason)];
    if (const auto* ended = std::get_if<event::MatchEnded>(&what)) {
        const auto& points = ended->score.half_points;
        note_feature(points[Team::a] == points[Team::b] ? Feature::match_drawn : Feature::match_won);
    }
}

void Coverage::note_move(const Match& before, const event::Moved& moved) {
    note_feature(moved.legal ? Feature::legal_move : Feature::illegal_move);
    note_feature(Feature::drop, moved.move.is_drop());
    if (moved.move.kind() != rules::MoveKind::taking) return;
    note_feature(moved.move.taken() ? Feature::taking : Feature::taking_nothing);
    note_feature(Feature::taking_from_ended_game, moved.move.taken() && before.games[!moved.board].over());
}

std::vector<Coverage::Count> Coverage::counts() const {
    std::vector<Count> counts;
    append(counts, "event", events_, [](std::size_t i) { return kEvents[i]; });
    append(counts, "refusal", refusals_, [](std::size_t i) { return code(static_cast<Refusal>(i)); });
    append(counts, "reason", reasons_, [](std::size_t i) { return code(static_cast<Reason>(i)); });
    append(counts, "act", acts_, [](std::size_t i) { return kActNames[i]; });
    append(counts, "conduct", conducts_, [](std::size_t i) { return std::to_string(i); });
    append(counts, "feature", features_, [](std::size_t i) { return kFeatures[i]; });
    return counts;
}

}  // namespace doorgeef::match
