// What has to be undone when a batch turns out to be refused.
#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace doorgeef::store {

class Journal {
public:
    // Puts or replaces. Requires of these three: the map outlives the journal.
    template <class Map>
    void set(Map& map, typename Map::key_type key, typename Map::mapped_type value) {
        const auto found = map.find(key);
        if (found == map.end())
            note([&map, key] { map.erase(key); });
        else
            note([&map, key, old = std::move(found->second)]() mutable { map[key] = std::move(old); });
        map[std::move(key)] = std::move(value);
    }

    template <class Map>
    void erase(Map& map, const typename Map::key_type& key) {
        auto taken = map.extract(key);
        if (taken.empty()) return;
        note([&map, key, old = std::move(taken.mapped())]() mutable { map.emplace(key, std::move(old)); });
    }

    template <class Map, class Doomed>
    void erase_if(Map& map, Doomed doomed) {
        std::vector<typename Map::key_type> keys;
        for (const auto& [key, value] : map)
            if (doomed(key, value)) keys.push_back(key);
        for (const auto& key : keys) erase(map, key);
    }

    void note(std::function<void()> undo) { undo_.push_back(std::move(undo)); }

    void roll_back() {
        for (; !undo_.empty(); undo_.pop_back()) undo_.back()();
    }

private:
    std::vector<std::function<void()>> undo_{};
};

}  // namespace doorgeef::store
