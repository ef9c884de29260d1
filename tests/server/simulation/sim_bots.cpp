#include "sim_bots.hpp"

#include "engine/score.hpp"
#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::server::simulation {

SimBots::SimBots(const Timeline& timeline, Dice& dice, After after, Act act)
    : timeline_(timeline), dice_(dice), after_(std::move(after)), act_(std::move(act)),
      desk_([this](const bots::Task& task) { return think(task); }) {}

void SimBots::look(const BotView& view) {
    desk_.look(view);
    BotRecord& record = records_[view.id.text];
    record.seats.clear();
    for (const BotSeat& bot : view.bots) record.seats.push_back(bot.seat);
    record.latest = std::make_shared<const match::Match>(view.match);
    record.looked_at = timeline_.now().instant;
    auto& said = record.said[life_];
    said.insert(said.end(), view.said.begin(), view.said.end());
    after_(dice_.between(0, 10), [this] { wake(); });
}

void SimBots::restart() {
    cancelled_ += desk_.figures().cancelled;
    desk_.forget();
    thinking_ = 0;
    wakes_at_.reset();
    ++life_;
}

void SimBots::wake() {
    const Instant now = timeline_.now().instant;
    for (const bots::Order& order : desk_.due(now)) {
        latest_order_ = std::max(latest_order_, now + dice_.between(0, 20));
        after_(latest_order_ - now, [this, order] { act_(order); });
    }
    while (thinking_ < DeskBots::kWorkers) {
        const auto task = desk_.next(now);
        if (!task) break;
        ++thinking_;
        after_(dice_.between(1, 250), [this, task = *task] {
            --thinking_;
            desk_.think(task, timeline_.now().instant);
            wake();
        });
    }
    set_alarm();
}

void SimBots::set_alarm() {
    const auto next = desk_.wakes_at();
    const Instant now = timeline_.now().instant;
    if (!next || (wakes_at_ && *wakes_at_ > now && *wakes_at_ <= *next)) return;
    wakes_at_ = next;
    after_(std::max<Instant>(0, *next - now), [this] { wake(); });
}

// Any legal move; now and then a reason to wait, to speak, to give up or to take a draw.
engine::Thought SimBots::think(const bots::Task& task) {
    engine::Thought thought;
    const match::Match& match = *task.state;
    const match::BoardId board = task.judged().board();
    const auto moves =
        rules::legal_moves(match.position(board), match.ruleset(), match::other_position(match, board));
    if (moves.empty()) return thought;
    thought.move = moves[dice_.number() % moves.size()];
    thought.wait = dice_.happens(0.05);
    thought.score =
        static_cast<engine::Score>(dice_.happens(0.02) ? engine::mated_in(2) : dice_.between(-1200, 1200));
    if (dice_.happens(0.1)) thought.needs.push_back(rules::Role::knight);
    if (dice_.happens(0.1)) thought.dangers.push_back(rules::Role::pawn);
    thought.teammate_should_wait = dice_.happens(0.03);
    return thought;
}

}  // namespace doorgeef::server::simulation
