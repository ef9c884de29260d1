// What a client in the simulation does next.
#include "match/decide.hpp"
#include "match/standing.hpp"
#include "rules/legal_moves.hpp"
#include "sim_client.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace doorgeef::server::simulation {

using match::Seat;

namespace {

std::string quoted(const std::string& key, std::string_view value) {
    return '"' + key + R"(":")" + std::string{value} + '"';
}

std::string some_square(Dice& dice) {
    return {static_cast<char>('a' + dice.between(0, 7)), static_cast<char>('1' + dice.between(0, 7))};
}

// "bots":{"A2":"home"}
std::string all_bots(const match::BySeat<std::string>& bots) {
    std::string text;
    for (const Seat seat : match::kSeats)
        if (!bots[seat].empty())
            text += (text.empty() ? "" : ",") + quoted(std::string{match::name(seat)}, bots[seat]);
    return R"("bots":{)" + text + '}';
}

}  // namespace

void SimClient::choose() {
    if (group_.match.empty()) {
        if (is_ == Is::player && !calm_) get_seated();
        return;
    }
    const auto replica = replicas_.find(group_.match);
    if (replica == replicas_.end() || world_.dice.happens(calm_ ? 0.1 : 0.03)) return watch(group_.match);
    if (is_ == Is::arbiter && !calm_) return arbitrate(group_.match, replica->second);
    const auto seat = seat_in(group_.match);
    if (calm_ || !seat) return;
    if (wants_control_)
        return command("control", quoted("match", group_.match) + ',' + quoted("seat", match::name(*seat)) +
                                      R"(,"take":true)");
    if (replica->second.match().over())
        after_the_end(group_.match);
    else
        play(group_.match, replica->second, *seat);
}

void SimClient::watch(const std::string& match) {
    const auto replica = replicas_.find(match);
    const std::int64_t have = replica == replicas_.end() ? 0 : replica->second.have();
    say(R"({"t":"watch",)" + quoted("match", match) + R"(,"from":)" + std::to_string(have) + '}');
}

void SimClient::get_seated() {
    const std::string table = quoted("table", group_.table);
    if (group_.table.empty()) {
        if (group_.finds) return command("find", group_.agreement);
        if (place_ == group_.host)
            command("table-create", R"("name":"Simulatie","public":true,)" + group_.agreement +
                                        (group_.bots_come_first ? ',' + all_bots(group_.bots) : ""));
        return;
    }
    if (place_ == group_.host)
        if (const auto* seat =
                std::ranges::find_if(match::kSeats, [this](Seat each) { return group_.wants_bot(each); });
            seat != match::kSeats.end())
            return command("table-bot",
                           table + ',' + quoted("seat", match::name(*seat)) + ',' +
                               quoted("bot", group_.bots[*seat]),
                           "", *seat);
    if (group_.seated || ready_) return say(R"({"t":"table",)" + quoted("watch", group_.table) + '}');
    if (!seated_) return command("table-sit", table + ',' + quoted("seat", match::name(place_)));
    command("table-ready", table + R"(,"ready":true)");
}

void SimClient::after_the_end(const std::string& match) {
    if (!group_.wants_more() || wished_.contains(match)) return;
    wished_.insert(match);
    command("rematch", quoted("match", match) + ',' + quoted("how", wire::word(group_.rematch)));
}

void SimClient::arbitrate(const std::string& match, const Replica& replica) {
    static const std::vector<std::string> acts{"pause",       "resume",      "resume",        "resume",
                                               "clock A1 +3", "clock B1 -2", "clock A2 =9",   "reject 1",
                                               "grant 1",     "restart 1",   "swap-colours 1"};
    if (replica.match().over() || !world_.dice.happens(0.2)) return;
    if (!in_charge_.contains(match))
        return command("table-arbiter", quoted("table", group_.table) + R"(,"take":true)");
    const std::string what = replica.match().paused ? "resume" : world_.dice.one_of(acts);
    command("rule", quoted("match", match) + ',' + quoted("what", what) + R"(,"reason":"zo maar")", what);
}

void SimClient::play(const std::string& match, const Replica& replica, Seat seat) {
    const auto act = [&](Seat as, const std::string& what) {
        command("do",
                quoted("match", match) + ',' + quoted("seat", match::name(as)) + ',' + quoted("what", what),
                what, as);
    };
    const bool on_move = replica.match().started && !replica.match().game(seat).over() &&
                         replica.match().on_move(seat.board()) == seat;
    if (!on_move && world_.dice.happens(0.08)) {
        const std::string move = some_premove(replica, seat);
        return command("premove",
                       quoted("match", match) + ',' + quoted("seat", match::name(seat)) + ',' +
                           quoted("move", move) + ',' +
                           quoted("when", world_.dice.happens(0.5) ? "arrives" : "turn"),
                       move, seat);
    }
    if (world_.dice.happens(0.01)) return act(seat.opponent(), "resign");
    if (!on_move && !world_.dice.happens(0.08)) return;
    act(seat, on_move ? some_move(replica, seat) : some_command(replica, seat));
}

// Mostly something that may well be possible when the turn comes.
std::string SimClient::some_premove(const Replica& replica, Seat seat) {
    if (world_.dice.happens(0.2)) return some_square(world_.dice) + some_square(world_.dice);
    if (world_.dice.happens(0.3)) return "N@" + some_square(world_.dice);
    const rules::Position& position = replica.match().position(seat.board());
    const bool white = replica.match().color(seat) == match::Color::white;
    std::vector<std::string> steps{"e1f1"};
    for (const rules::Square square : position.pieces(replica.match().color(seat), rules::Role::pawn)) {
        const std::string from = rules::to_string(square);
        steps.push_back(from + from[0] + static_cast<char>(from[1] + (white ? 1 : -1)));
    }
    return world_.dice.one_of(steps);
}

std::string SimClient::some_command(const Replica& replica, Seat seat) {
    static const std::vector<std::string> usual{"say need N",     "say need P", "offer draw", "accept draw",
                                                "say leave mate", "say yes",    "touch e2",   "call arbiter"};
    static const std::vector<std::string> by_hand{"press", "pass all", "claim flag", "claim illegal"};
    if (world_.dice.happens(0.01)) return "resign";
    if (group_.by_hand && world_.dice.happens(0.7)) return world_.dice.one_of(by_hand);
    if (replica.match().game(seat).over()) return "say need N";
    return world_.dice.one_of(usual);
}

std::string SimClient::some_move(const Replica& replica, Seat seat) {
    if (group_.by_hand && world_.dice.happens(0.4)) return some_command(replica, seat);
    if (world_.dice.happens(0.08)) return some_command(replica, seat);
    if (world_.dice.happens(0.03)) return "play " + some_square(world_.dice) + some_square(world_.dice);
    const match::Match& match = replica.match();
    const rules::MoveList moves = rules::legal_moves(match.position(seat.board()), match.ruleset(),
                                                     match::other_position(match, seat.board()));
    if (moves.empty()) return some_command(replica, seat);
    const auto chosen =
        static_cast<std::size_t>(world_.dice.between(0, static_cast<std::int64_t>(moves.size()) - 1));
    return "play " + rules::to_string(moves[chosen]);
}

}  // namespace doorgeef::server::simulation
