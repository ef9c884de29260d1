#include "desk_bots.hpp"

#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

namespace doorgeef::server {

void DeskBots::look(const BotView& view) {
    bots::Sight sight{view.id.text,
                      {},
                      std::make_shared<const match::Match>(view.match),
                      view.now,
                      {view.said.begin(), view.said.end()}};
    for (const BotSeat& seat : view.bots)
        sight.chairs.push_back({seat.seat, &bots::bot_or_substitute(seat.bot)});
    seen_.push_back(std::move(sight));
}

std::vector<bots::Order> DeskBots::due(bots::Instant now) {
    for (const bots::Sight& sight : std::exchange(seen_, {})) desk_.see(sight, now);
    std::vector<bots::Order> orders = desk_.due(now);
    done_.insert(done_.end(), orders.begin(), orders.end());
    return orders;
}

engine::Thought first_move(const bots::Task& task) {
    engine::Thought thought;
    const match::Match& match = *task.state;
    const match::BoardId board = task.seat.board();
    const auto moves =
        rules::legal_moves(match.position(board), match.ruleset(), match::other_position(match, board));
    if (!moves.empty()) thought.move = moves[0];
    return thought;
}

}  // namespace doorgeef::server
