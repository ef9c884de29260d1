#include "server/alarms.hpp"

#include <vector>

namespace doorgeef::server {

AlarmId Alarms::add(std::function<void(Now)> what) {
    const AlarmId id{++last_};
    alarms_.emplace(id, Alarm{std::move(what), std::nullopt});
    return id;
}

void Alarms::remove(AlarmId id) {
    set(id, std::nullopt);
    alarms_.erase(id);
}

void Alarms::set(AlarmId id, std::optional<Instant> instant) {
    Alarm& alarm = alarms_.at(id);
    if (alarm.instant == instant) return;
    if (alarm.instant) order_.erase({*alarm.instant, id});
    if (instant) order_.emplace(*instant, id);
    alarm.instant = instant;
}

void Alarms::set_no_later(AlarmId id, std::optional<Instant> instant) {
    const auto& before = alarms_.at(id).instant;
    if (!instant || !before || *instant < *before) set(id, instant);
}

std::optional<Instant> Alarms::next() const {
    if (order_.empty()) return std::nullopt;
    return order_.begin()->first;
}

void Alarms::ring(Now now) {
    std::vector<AlarmId> due;
    for (auto entry = order_.begin(); entry != order_.end() && entry->first <= now.instant; ++entry)
        due.push_back(entry->second);
    for (const AlarmId id : due) {
        const auto found = alarms_.find(id);
        // What an earlier one has done may have changed it.
        if (found == alarms_.end() || !found->second.instant || *found->second.instant > now.instant)
            continue;
        set(id, std::nullopt);
        const auto what = found->second.what;  // which may remove the alarm
        what(now);
    }
}

}  // namespace doorgeef::server
