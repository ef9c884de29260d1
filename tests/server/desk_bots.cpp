#include "desk_bots.hpp"

#include "rules/legal_moves.hpp"

#include <algorithm>

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

void DeskBots::settle(World& world) {
    for (bool something = true; something;) {
        something = false;
        for (const bots::Sight& sight : std::exchange(seen_, {})) desk_.see(sight, world.now().instant);
        for (const bots::Order& order : desk_.due(world.now().instant)) {
            world.service().bot_commands({order.match}, order.seat, order.what, world.now());
            if (world.writes_automatically) world.writes_all();
            done_.push_back(order);
            something = true;
        }
        while (const auto task = desk_.next(world.now().instant)) {
            desk_.done(*task, thinker_(*task), world.now().instant);
            something = true;
        }
    }
}

void DeskBots::play(World& world, Instant ms) {
    const Instant end = world.now().instant + ms;
    while (true) {
        settle(world);
        const Instant next = desk_.wakes_at().value_or(end);
        if (next >= end) break;
        // Flags may fall before that.
        const Instant step = std::min(next, world.wakes_at().value_or(next));
        world.wait(std::max<Instant>(0, step - world.now().instant));
    }
    world.wait(end - world.now().instant);
    settle(world);
}

engine::Thought first_move(const bots::Task& task) {
    engine::Thought thought;
    const match::Match& match = *task.state;
    const rules::Position* other =
        match.ruleset().boards == 2 ? &match.position(!task.seat.board()) : nullptr;
    const auto moves = rules::legal_moves(match.position(task.seat.board()), match.ruleset(), other);
    if (!moves.empty()) thought.move = moves[0];
    return thought;
}

}  // namespace doorgeef::server
