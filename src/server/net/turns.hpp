// What waits to be done, by whom it is for: everybody in his turn, one thing at a time, so that whoever wants
// much waits for himself. Where there is no more room, whoever has most waiting makes way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace doorgeef::server::net {

enum class NoPlace : std::uint8_t {
    too_many_of_his,
    too_many_in_all,
};

template <class Item>
class Turns {
public:
    struct Limits {
        std::size_t in_all = 0;
        std::size_t of_one = 0;
    };
    struct Refused {
        NoPlace why{};
        Item item;
    };

    explicit Turns(Limits limits) : limits_(limits) {}

    // What has no place now: nothing, this item, or the last one of whoever has most.
    std::optional<Refused> put(std::string_view whose, Item item) {
        const auto own = std::ranges::find(lines_, whose, &Line::whose);
        const std::size_t own_size = own == lines_.end() ? 0 : own->items.size();
        if (own_size >= limits_.of_one) return Refused{NoPlace::too_many_of_his, std::move(item)};
        std::optional<Refused> refused;
        if (size_ >= limits_.in_all) {
            const auto longest = std::ranges::max_element(lines_, {}, size_of);
            if (longest == lines_.end() || size_of(*longest) <= own_size + 1)
                return Refused{NoPlace::too_many_in_all, std::move(item)};
            refused.emplace(NoPlace::too_many_in_all, std::move(longest->items.back()));
            longest->items.pop_back();
            --size_;
        }
        Line& line = own == lines_.end() ? lines_.emplace_back(std::string{whose}) : *own;
        line.items.push_back(std::move(item));
        ++size_;
        return refused;
    }

    // The first of whoever's turn it is.
    std::optional<Item> take() {
        if (lines_.empty()) return std::nullopt;
        Line& line = lines_.front();
        Item item = std::move(line.items.front());
        line.items.pop_front();
        --size_;
        if (line.items.empty())
            lines_.pop_front();
        else
            lines_.splice(lines_.end(), lines_, lines_.begin());
        return item;
    }

    bool empty() const { return lines_.empty(); }

private:
    struct Line {
        std::string whose;
        std::deque<Item> items{};

        explicit Line(std::string who) : whose(std::move(who)) {}
    };
    static std::size_t size_of(const Line& line) { return line.items.size(); }

    Limits limits_;
    std::size_t size_ = 0;
    std::list<Line> lines_{};  // of those who have something waiting, in the order of their turns
};

}  // namespace doorgeef::server::net
