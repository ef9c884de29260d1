#include "doorgeef/cecp/cecp_session.hpp"

#include "doorgeef/engines/engine_words.hpp"
#include "doorgeef/quote.hpp"
#include "match/speech.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace doorgeef::app {

namespace {

using namespace std::chrono_literals;
using rules::Color;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr int kMostHash = 4096;
constexpr auto kLeastTime = 5ms;
// With less on its own clock it moves, whatever its teammate says.
constexpr auto kShortOfTime = 10s;
// Owed at a time; nobody who waits for one sends more.
constexpr std::size_t kMostPongs = 100;

// What xboard calls them. Stein's promotion needs the other board, which CECP does not show.
struct VariantName {
    std::string_view name;
    std::string_view preset;
};
constexpr std::array<VariantName, 5> kVariants{{
    {"normal", "jijbent"},
    {"bughouse", "fics"},
    {"fics", "fics"},
    {"knsb", "knsb"},
    {"minerva", "minerva"},
}};

std::string variant_list() {
    std::string list;
    for (const VariantName& variant : kVariants)
        list += (list.empty() ? "" : ",") + std::string{variant.name};
    return list;
}

// The star stands at what is chosen at first.
std::string level_list() {
    std::string list;
    for (const engine::Level& level : engine::kLevels) {
        if (!list.empty()) list += " /// ";
        list += (level.name == "full" ? "*" : "") + std::string{level.name};
    }
    return list;
}

// CECP counts mates from 100,000 on.
int cecp_score(engine::Score score) {
    if (!engine::is_mate(score)) return score;
    const int moves = engine::mate_distance(score);
    return moves > 0 ? 100'000 + moves : -100'000 + moves;
}

}  // namespace

bool CecpSession::hear(std::string_view line) {
    const bool goes_on =
        std::visit([&](const auto& what) { return carry_out(what, line); }, parse_cecp_line(line));
    pay_pongs();
    return goes_on;
}

void CecpSession::give_up() {
    thinker_.abandon();
    set_thinking(false);
}

void CecpSession::set_thinking(bool thinking) {
    const std::scoped_lock lock{pongs_mutex_};
    thinking_ = thinking;
}

void CecpSession::pay_pongs() {
    const std::scoped_lock lock{pongs_mutex_};
    if (thinking_) return;
    for (const std::string& number : std::exchange(pongs_owed_, {})) speaker_.say("pong " + number);
}

bool CecpSession::carry_out(const cecp::Quit& /*line*/, std::string_view /*text*/) {
    give_up();
    return false;
}

bool CecpSession::carry_out(const cecp::Protover& /*line*/, std::string_view /*text*/) {
    speaker_.say("feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=0 sigint=0 sigterm=0");
    speaker_.say("feature reuse=1 analyze=0 colors=0 ics=0 name=0 pause=0 memory=1 smp=0 debug=1");
    speaker_.say("feature option=\"Level -combo " + level_list() + "\"");
    speaker_.say("feature variants=\"" + variant_list() + "\"");
    speaker_.say("feature myname=\"Doorgeef " DOORGEEF_VERSION "\" done=1");
    return true;
}

bool CecpSession::carry_out(const cecp::New& /*line*/, std::string_view /*text*/) {
    give_up();
    thinker_.forget();
    ruleset_ = *rules::preset("jijbent");
    start_over({});
    plays_ = Color::black;
    depth_.reset();
    heard_ = {};
    told_.clear();
    return true;
}

void CecpSession::start_over(const rules::Position& position) {
    history_ = {Board{position, {position.key()}}};
    turn_began_.reset();
}

bool CecpSession::carry_out(const cecp::Variant& line, std::string_view text) {
    const auto* const known = std::ranges::find(kVariants, line.name, &VariantName::name);
    if (known == kVariants.end()) {
        speaker_.say("Error (unknown variant): " + quote(text, 80));
        return true;
    }
    give_up();
    ruleset_ = *rules::preset(known->preset);
    start_over({});
    return true;
}

bool CecpSession::carry_out(const cecp::Force& /*line*/, std::string_view /*text*/) {
    give_up();
    plays_.reset();
    turn_began_.reset();
    return true;
}

bool CecpSession::carry_out(const cecp::Go& /*line*/, std::string_view /*text*/) {
    give_up();
    plays_ = position().turn();
    think_if_on_move();
    return true;
}

bool CecpSession::carry_out(const cecp::PlayOther& /*line*/, std::string_view /*text*/) {
    give_up();
    plays_ = !position().turn();
    return true;
}

bool CecpSession::carry_out(const cecp::MoveNow& /*line*/, std::string_view /*text*/) {
    thinker_.stop();
    return true;
}

bool CecpSession::carry_out(const cecp::Undo& line, std::string_view /*text*/) {
    give_up();
    for (int i = 0; i < line.moves && history_.size() > 1; ++i) history_.pop_back();
    turn_began_.reset();
    think_if_on_move();
    return true;
}

bool CecpSession::carry_out(const cecp::Result& /*line*/, std::string_view /*text*/) {
    give_up();
    plays_.reset();
    return true;
}

bool CecpSession::carry_out(const cecp::Post& line, std::string_view /*text*/) {
    post_ = line.on;
    return true;
}

bool CecpSession::carry_out(const cecp::Ping& line, std::string_view /*text*/) {
    const std::scoped_lock lock{pongs_mutex_};
    if (pongs_owed_.size() < kMostPongs) pongs_owed_.push_back(line.number.substr(0, 20));
    return true;
}

bool CecpSession::carry_out(const cecp::SetBoard& line, std::string_view /*text*/) {
    const auto setup = rules::parse_fen(line.fen);
    if (!setup) {
        speaker_.say("tellusererror Illegal position: " + std::string{rules::code(setup.error().problem)});
        return true;
    }
    const auto position = rules::Position::from_setup(*setup, ruleset_);
    if (!position) {
        speaker_.say("tellusererror Illegal position: " + std::string{rules::code(position.error().front())});
        return true;
    }
    give_up();
    start_over(*position);
    return true;
}

bool CecpSession::carry_out(const cecp::UserMove& line, std::string_view /*text*/) {
    give_up();
    const auto coordinates = parse_engine_move(line.move);
    if (!coordinates) {
        speaker_.say("Illegal move (not-a-move): " + quote(line.move, 40));
        think_if_on_move();
        return true;
    }
    const auto move = rules::resolve(*coordinates, position());
    const auto refused = move ? rules::why_illegal(position(), *move, ruleset_) : std::optional{move.error()};
    if (refused) {
        speaker_.say("Illegal move (" + std::string{rules::code(*refused)} + "): " + line.move);
        think_if_on_move();
        return true;
    }
    play(*move);
    think_if_on_move();
    return true;
}

void CecpSession::play(rules::Move move) {
    Board board = history_.back();
    board.position.play_unchecked(move, ruleset_);
    if (board.position.halfmoves() == 0) board.keys.clear();
    board.keys.push_back(board.position.key());
    history_.push_back(std::move(board));
    turn_began_.reset();
    tell_ending();
}

bool CecpSession::carry_out(const cecp::Level& line, std::string_view /*text*/) {
    moves_per_period_ = line.moves;
    allowance_ = {.remaining = line.base, .increment = line.increment};
    return true;
}

bool CecpSession::carry_out(const cecp::MoveTime& line, std::string_view /*text*/) {
    allowance_ = {.move = std::max(line.time, milliseconds{kLeastTime})};
    return true;
}

bool CecpSession::carry_out(const cecp::Depth& line, std::string_view /*text*/) {
    depth_ = std::max(line.depth, 1);
    return true;
}

bool CecpSession::carry_out(const cecp::Time& line, std::string_view /*text*/) {
    if (line.own && !allowance_.move) allowance_.remaining = line.remaining;
    return true;
}

bool CecpSession::carry_out(const cecp::Memory& line, std::string_view text) {
    give_up();
    if (!thinker_.set_hash(static_cast<std::size_t>(std::clamp(line.mib, 1, kMostHash))))
        speaker_.say("Error (not enough memory): " + quote(text, 80));
    think_if_on_move();
    return true;
}

bool CecpSession::carry_out(const cecp::Option& line, std::string_view text) {
    const engine::Level* level = line.name == "Level" ? engine::level_named(line.value) : nullptr;
    if (level == nullptr) {
        speaker_.say("Error (unknown option): " + quote(text, 80));
        return true;
    }
    give_up();
    level_ = level;
    thinker_.forget();  // what another level thought of positions
    think_if_on_move();
    return true;
}

bool CecpSession::carry_out(const cecp::Holding& line, std::string_view /*text*/) {
    if (!ruleset_.passes_pieces()) return true;
    give_up();
    Board& board = history_.back();
    board.position.set_reserves(line.reserves);
    board.keys.back() = board.position.key();
    think_if_on_move();
    return true;
}

bool CecpSession::carry_out(const cecp::Partner& line, std::string_view /*text*/) {
    give_up();
    has_partner_ = !line.name.empty();
    heard_ = {};
    think_if_on_move();
    return true;
}

bool CecpSession::carry_out(const cecp::PartnerTold& line, std::string_view /*text*/) {
    const auto word = parse_partner_word(line.text);
    // Chat is no reason to think anew.
    if (std::holds_alternative<partner::Other>(word)) return true;
    give_up();
    if (std::holds_alternative<partner::Sit>(word)) heard_.sit = true;
    if (std::holds_alternative<partner::Go>(word)) heard_ = {};
    if (const auto* needs = std::get_if<partner::Needs>(&word)) heard_.needs[needs->role] = true;
    if (const auto* dangers = std::get_if<partner::Dangers>(&word)) heard_.dangers[dangers->role] = true;
    think_if_on_move();
    return true;
}

bool CecpSession::carry_out(const cecp::Ignored& /*line*/, std::string_view /*text*/) {
    return true;
}

bool CecpSession::carry_out(const cecp::Unknown& /*line*/, std::string_view text) {
    speaker_.say("Error (unknown command): " + quote(text, 80));
    return true;
}

// The time of a turn that was interrupted by news goes on where it was.
Budget CecpSession::budget() {
    Allowance allowance = allowance_;
    if (moves_per_period_ > 0)
        allowance.moves_to_go =
            moves_per_period_ -
            static_cast<int>((position().fullmoves() - 1) % static_cast<unsigned>(moves_per_period_));
    const auto now = steady_clock::now();
    if (!turn_began_) turn_began_ = now;
    const auto used = std::chrono::duration_cast<std::chrono::microseconds>(now - *turn_began_);
    const Budget whole = budget_for(allowance);
    return {std::max<std::chrono::microseconds>(whole.at_best - used, kLeastTime),
            std::max<std::chrono::microseconds>(whole.at_most - used, kLeastTime)};
}

// The clocks of the other board, by which one would wait, are not known here.
std::optional<std::chrono::microseconds> CecpSession::can_sit_for() const {
    std::optional<std::chrono::microseconds> time = allowance_.move;
    if (!time && allowance_.remaining) time = *allowance_.remaining - kShortOfTime;
    if (!time) return std::nullopt;
    const auto used = std::chrono::duration_cast<std::chrono::microseconds>(
        steady_clock::now() - turn_began_.value_or(steady_clock::now()));
    return std::max<std::chrono::microseconds>(*time - used, 0us);
}

void CecpSession::think_if_on_move() {
    const bool can_move = plays_ == position().turn() && rules::has_legal_move(position(), ruleset_);
    if (!can_move) return;
    auto situation = engine::Situation::single(ruleset_, position());
    situation.boards[situation.seat.board()].keys = history_.back().keys;
    situation.heard = heard_;
    // A move that is held back for the teammate may take for ever; no ping waits for that.
    set_thinking(!heard_.sit);
    thinker_.start(
        {.situation = std::move(situation),
         .level = level_,
         .seed = seed_,
         .advise = has_partner_,
         .depth = depth_,
         .budget = budget(),
         .held = heard_.sit,
         .held_at_most = can_sit_for(),
         .mate_releases = true},
        [this](const engine::Thought& thought, std::chrono::microseconds time) { tell(thought, time); },
        [this](const engine::Thought& thought) { answer(thought); });
}

void CecpSession::tell(const engine::Thought& thought, std::chrono::microseconds time) {
    if (!post_) return;
    std::string line = std::to_string(thought.depth) + ' ' + std::to_string(cecp_score(thought.score)) + ' ' +
                       std::to_string(time / 10ms) + ' ' + std::to_string(thought.nodes);
    for (const rules::Move move : thought.line) line += ' ' + rules::to_string(move);
    speaker_.say(line);
}

void CecpSession::answer(const engine::Thought& thought) {
    tell_partner(thought);
    if (thought.move) {
        speaker_.say("move " + rules::to_string(*thought.move));
        play(*thought.move);
    }
    set_thinking(false);
    pay_pongs();
}

std::string CecpSession::word_for_partner(const engine::Thought& thought) const {
    const auto may_say = [this](match::SignalKind kind) {
        return match::speech_allows(ruleset_.speech, kind);
    };
    if (!thought.dangers.empty() && may_say(match::SignalKind::danger))
        return std::string{"-"} + rules::letter(thought.dangers.front());
    if (!thought.needs.empty() && may_say(match::SignalKind::need))
        return std::string{"+"} + rules::letter(thought.needs.front());
    return "";
}

// What no longer holds is taken back where anything may be said.
void CecpSession::tell_partner(const engine::Thought& thought) {
    if (!has_partner_) return;
    const std::string word = word_for_partner(thought);
    if (word == told_) return;
    if (!word.empty())
        speaker_.say("tellics ptell " + word);
    else if (match::speech_allows(ruleset_.speech, match::SignalKind::text))
        speaker_.say("tellics ptell go");
    told_ = word;
}

// Where a piece from the teammate could still help, the game goes on and we say nothing.
void CecpSession::tell_ending() {
    if (rules::has_legal_move(position(), ruleset_)) return;
    const bool mated = position().in_check();
    if (mated && ruleset_.mate == rules::Mate::at_once)
        speaker_.say(position().turn() == Color::white ? "0-1 {Black mates}" : "1-0 {White mates}");
    if (!mated && ruleset_.stalemate == rules::Stalemate::at_once) speaker_.say("1/2-1/2 {Stalemate}");
}

}  // namespace doorgeef::app
