#include "doorgeef/uci/uci_session.hpp"

#include "doorgeef/choices.hpp"
#include "doorgeef/engines/engine_words.hpp"
#include "doorgeef/quote.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::app {

namespace {

using std::chrono::milliseconds;

constexpr int kLeastHash = 1;
constexpr int kMostHash = 4096;
constexpr int kMostOverhead = 5000;

std::optional<int> number(std::string_view text, int least, int most) {
    const auto value = whole_number<int>(text);
    return value && *value >= least && *value <= most ? value : std::nullopt;
}

// Elsewhere the rules of fics are called bughouse, those of jijbent chess.
std::optional<rules::Ruleset> ruleset_of(std::string_view variant) {
    if (variant == "bughouse") return rules::preset("fics");
    if (variant == "chess") return rules::preset("jijbent");
    return rules::preset(variant);
}

bool has_limit(const uci::Go& go, rules::Color turn) {
    const auto& remaining = turn == rules::Color::white ? go.clocks.white : go.clocks.black;
    return go.move_time || remaining || go.nodes || go.depth || go.mate;
}

// "cp 35", "mate -3". Under Stein every mate is one that a piece from the teammate could still lift.
std::string score_words(engine::Score score, const rules::Ruleset& ruleset) {
    if (engine::is_mate(score)) return "mate " + std::to_string(engine::mate_distance(score));
    if (engine::is_stuck(score) && ruleset.mate == rules::Mate::pending)
        return "mate " + std::to_string(engine::stuck_distance(score));
    return "cp " + std::to_string(score);
}

}  // namespace

bool UciSession::hear(std::string_view line) {
    return std::visit([this](const auto& what) { return carry_out(what); }, parse_uci_line(line));
}

void UciSession::finish() {
    if (limited_ && !held_)
        thinker_.await();
    else
        thinker_.stop();
}

bool UciSession::carry_out(const uci::Quit& /*line*/) {
    thinker_.abandon();
    return false;
}

bool UciSession::carry_out(const uci::Greet& /*line*/) {
    speaker_.say("id name Doorgeef " DOORGEEF_VERSION);
    speaker_.say("id author the Doorgeef authors");
    speaker_.say("option name Hash type spin default 16 min " + std::to_string(kLeastHash) + " max " +
                 std::to_string(kMostHash));
    speaker_.say("option name Clear Hash type button");
    speaker_.say("option name Threads type spin default 1 min 1 max 1");
    speaker_.say("option name Ponder type check default false");
    speaker_.say("option name Move Overhead type spin default " + std::to_string(overhead_.count()) +
                 " min 0 max " + std::to_string(kMostOverhead));
    std::string variants = "option name UCI_Variant type combo default chess var chess var bughouse";
    for (const rules::Preset& preset : rules::kPresets) variants += " var " + std::string{preset.name};
    speaker_.say(variants);
    std::string levels = "option name Level type combo default full";
    for (const engine::Level& level : engine::kLevels) levels += " var " + std::string{level.name};
    speaker_.say(levels);
    speaker_.say("option name UCI_OtherBoard type check default false");
    speaker_.say("uciok");
    return true;
}

bool UciSession::carry_out(const uci::IsReady& /*line*/) {
    speaker_.say("readyok");
    return true;
}

bool UciSession::carry_out(const uci::NewGame& /*line*/) {
    thinker_.abandon();
    thinker_.forget();
    other_.reset();
    return true;
}

bool UciSession::carry_out(const uci::Stop& /*line*/) {
    thinker_.stop();
    return true;
}

bool UciSession::carry_out(const uci::PonderHit& /*line*/) {
    if (!pondered_) return true;
    thinker_.hit(*pondered_);
    held_ = false;
    return true;
}

bool UciSession::carry_out(const uci::Unknown& /*line*/) {
    return true;
}

bool UciSession::carry_out(const uci::SetOption& line) {
    thinker_.abandon();
    const std::string name = lower_case(line.name);
    if (name == "hash") {
        set_hash(line.value);
    } else if (name == "clear hash") {
        thinker_.forget();
    } else if (name == "move overhead") {
        if (const auto ms = number(line.value, 0, kMostOverhead))
            overhead_ = milliseconds{*ms};
        else
            complain("move-overhead", "out-of-range", line.value);
    } else if (name == "threads") {
        if (line.value != "1") complain("threads", "out-of-range", line.value);
    } else if (name == "uci_otherboard") {
        sees_other_board_ = line.value == "true";
    } else if (name == "level") {
        set_level(lower_case(line.value));
    } else if (name == "uci_variant") {
        set_variant(lower_case(line.value));
    }
    return true;
}

void UciSession::set_hash(std::string_view text) {
    const auto mib = number(text, kLeastHash, kMostHash);
    if (!mib) return complain("hash", "out-of-range", text);
    if (!thinker_.set_hash(static_cast<std::size_t>(*mib))) complain("hash", "no-memory", text);
}

// What another level thought of positions is none of this one's business.
void UciSession::set_level(std::string_view name) {
    const engine::Level* const level = engine::level_named(name);
    if (level == nullptr) return complain("level", "unknown", name);
    level_ = level;
    thinker_.forget();
}

void UciSession::set_variant(std::string_view name) {
    const auto ruleset = ruleset_of(name);
    if (!ruleset) return complain("variant", "unknown", name);
    ruleset_ = *ruleset;
    board_ = {};
    other_.reset();
    thinker_.forget();
}

// The marks of promoted pawns are a matter of the FEN; a GUI that leaves them out plays without them.
std::optional<UciSession::Board> UciSession::set_up(const std::optional<std::string>& fen) {
    Board board;
    if (fen) {
        const auto setup = rules::parse_fen(*fen);
        if (!setup) {
            complain("fen", rules::code(setup.error().problem), *fen);
            return std::nullopt;
        }
        const auto position = rules::Position::from_setup(*setup, ruleset_);
        if (!position) {
            complain("position", rules::code(position.error().front()), *fen);
            return std::nullopt;
        }
        board.position = *position;
    }
    board.keys = {board.position.key()};
    return board;
}

bool UciSession::play(Board& board, std::string_view text) {
    const auto coordinates = parse_engine_move(text);
    if (!coordinates) {
        complain("move", "not-a-move", text);
        return false;
    }
    const auto move = rules::resolve(*coordinates, board.position);
    auto other = other_position();
    const auto refused =
        move ? rules::why_illegal(board.position, *move, ruleset_, &other) : std::optional{move.error()};
    if (refused) {
        complain("move", rules::code(*refused), text);
        return false;
    }
    board.position.play_unchecked(*move, ruleset_, &other);
    if (board.position.halfmoves() == 0) board.keys.clear();
    board.keys.push_back(board.position.key());
    return true;
}

bool UciSession::carry_out(const uci::Position& line) {
    thinker_.abandon();
    auto board = set_up(line.fen);
    if (!board) return true;
    for (const std::string& move : line.moves)
        if (!play(*board, move)) return true;
    board_ = *std::move(board);
    return true;
}

bool UciSession::carry_out(const uci::OtherBoard& line) {
    thinker_.abandon();
    if (auto board = set_up(line.fen)) other_ = Other{*std::move(board), line.over};
    return true;
}

rules::Position UciSession::other_position() const {
    if (knows_other_board()) return other_->board.position;
    const auto two_kings = rules::parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    return *rules::Position::from_setup(*two_kings, ruleset_);
}

engine::Situation UciSession::situation() const {
    auto situation = engine::Situation::single(ruleset_, board_.position);
    const auto own = situation.seat.board();
    situation.boards[own].keys = board_.keys;
    situation.boards[!own].position = other_position();
    if (knows_other_board()) {
        situation.sees_both = true;
        situation.boards[!own] = {other_->board.position, other_->board.keys, other_->over};
    }
    return situation;
}

// Of an unknown board nobody can say that there is nothing to take either, so that a pawn had better stay
// away from the last rank. Nothing: any move, because there is no other, or because all are fine.
std::vector<rules::Move> UciSession::safe_moves() const {
    if (knows_other_board() || ruleset_.promotion != rules::Promotion::taking) return {};
    const auto other = other_position();
    std::vector<rules::Move> safe;
    for (const rules::Move move : rules::legal_moves(board_.position, ruleset_, &other))
        if (move.kind() != rules::MoveKind::taking) safe.push_back(move);
    return safe;
}

Budget UciSession::budget(const uci::Go& go) const {
    const bool white = board_.position.turn() == rules::Color::white;
    Allowance allowance;
    if (go.move_time) allowance.move = std::max(*go.move_time, milliseconds{1});
    allowance.remaining = white ? go.clocks.white : go.clocks.black;
    allowance.increment = white ? go.clocks.white_increment : go.clocks.black_increment;
    allowance.moves_to_go = go.moves_to_go;
    allowance.overhead = overhead_;
    return budget_for(allowance);
}

bool UciSession::carry_out(const uci::Go& line) {
    thinker_.abandon();
    Thinker::Task task{
        .situation = situation(), .level = level_, .seed = seed_, .nodes = line.nodes, .depth = line.depth};
    task.can_move = rules::has_legal_move(board_.position, ruleset_, &task.situation.other().position);
    if (line.mate) task.mate = std::max(1, *line.mate);
    for (const std::string& text : line.moves)
        if (const auto coordinates = parse_engine_move(text))
            if (const auto move = rules::resolve(*coordinates, board_.position);
                move && rules::is_legal(board_.position, *move, ruleset_, &task.situation.other().position))
                task.among.push_back(*move);
    if (task.among.empty()) task.among = safe_moves();
    limited_ = has_limit(line, board_.position.turn());
    held_ = line.infinite || line.ponder;
    task.held = held_;
    pondered_.reset();
    if (line.ponder)
        pondered_ = budget(line);
    else if (!line.infinite)
        task.budget = budget(line);
    thinker_.start(
        std::move(task),
        [this](const engine::Thought& thought, std::chrono::microseconds time) { tell(thought, time); },
        [this](const engine::Thought& thought) { answer(thought); });
    return true;
}

void UciSession::complain(std::string_view what, std::string_view code, std::string_view text) {
    speaker_.say("info string refused " + std::string{what} + ' ' + std::string{code} + ' ' +
                 quote(text, 80));
}

void UciSession::tell(const engine::Thought& thought, std::chrono::microseconds time) {
    const auto us = static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 1));
    std::string line = "info depth " + std::to_string(thought.depth);
    line += " seldepth " + std::to_string(thought.deepest);
    line += " score " + score_words(thought.score, ruleset_);
    line += " nodes " + std::to_string(thought.nodes);
    line += " nps " + std::to_string(thought.nodes * 1'000'000 / us);
    line += " time " + std::to_string(us / 1000);
    line += " hashfull " + std::to_string(thought.hash_permille) + " pv";
    for (const rules::Move move : thought.line) line += ' ' + rules::to_string(move);
    speaker_.say(line);
}

void UciSession::answer(const engine::Thought& thought) {
    if (!thought.move) return speaker_.say("bestmove (none)");
    std::string line = "bestmove " + rules::to_string(*thought.move);
    if (thought.line.size() > 1) line += " ponder " + rules::to_string(thought.line[1]);
    speaker_.say(line);
}

}  // namespace doorgeef::app
