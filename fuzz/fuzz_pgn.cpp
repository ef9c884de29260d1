// Any text is read as games, the same however it is cut into pieces, and replayed without a crash; what can
// be replayed whole comes back from the BPGN that we write of it.
#include "notation/bpgn_write.hpp"
#include "notation/game_reader.hpp"
#include "notation/read_log.hpp"
#include "notation/record_log.hpp"
#include "notation/replay.hpp"
#include "notation/stated_result.hpp"
#include "property.hpp"

#include <algorithm>
#include <vector>

using namespace doorgeef::notation;
using namespace doorgeef::fuzz;

namespace {

std::vector<GameRecord> read_in_pieces(std::string_view text, std::size_t size) {
    GameReader reader{[&] {
        const std::string_view piece = text.substr(0, size);
        text.remove_prefix(piece.size());
        return piece;
    }};
    std::vector<GameRecord> games;
    while (auto game = reader.next()) games.push_back(std::move(*game));
    return games;
}

bool same_move(const RecordedMove& a, const RecordedMove& b) {
    return a.mover == b.mover && a.number == b.number && a.san.view() == b.san.view() && a.place == b.place &&
           a.clock_ms == b.clock_ms && a.elapsed_ms == b.elapsed_ms && a.lag_ms == b.lag_ms;
}
bool same_comment(const Comment& a, const Comment& b) {
    return a.after == b.after && a.text == b.text;
}
bool same_error(const ReadError& a, const ReadError& b) {
    return a.problem == b.problem && a.place == b.place && a.after == b.after && a.text == b.text;
}
bool same_game(const GameRecord& a, const GameRecord& b) {
    return a.place == b.place && a.tags == b.tags && a.result == b.result &&
           std::ranges::equal(a.moves, b.moves, same_move) &&
           std::ranges::equal(a.comments, b.comments, same_comment) &&
           std::ranges::equal(a.errors, b.errors, same_error);
}

void require_bounded(const GameRecord& game) {
    require(game.moves.size() <= ReadLimits::moves && game.tags.size() <= ReadLimits::tags &&
                game.comments.size() <= ReadLimits::comments && game.errors.size() <= ReadLimits::errors + 8,
            "no more is kept than the limits allow");
    for (const ReadError& error : game.errors) {
        require(error.after <= game.moves.size(), "an error stands among the moves");
        require(error.text.size() <= ReadLimits::error_text, "an error quotes little");
    }
}

void require_replay(const GameRecord& game) {
    const Replay result = replay(game);
    require(result.plies <= game.moves.size() || holds_log(game), "no more is played than was read");
    bearing(stated_result(game, result.match.agreement.white_on_first), result.match);
    if (result.failure || holds_log(game)) return;
    const MatchLog log = log_of(game, result);
    const auto written = read_in_pieces(write_bpgn(log), 4096);
    require(written.size() == 1 && written[0].damage() == nullptr, "what we write is one good game");
    const auto again = read_log(written[0]);
    require(again && *again == log, "a log comes back from what we write");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = text_of(data, size);
    const auto games = read_in_pieces(text, 1);
    require(std::ranges::equal(games, read_in_pieces(text, size + 1), same_game), "cutting changes nothing");
    for (const GameRecord& game : games) {
        require_bounded(game);
        require_replay(game);
    }
    return 0;
}
