#include "server/calls.hpp"

#include "wire/json_text.hpp"

#include <algorithm>
#include <memory>

namespace doorgeef::server {

namespace {

constexpr std::size_t kMostShown = 100;

bool hears_calls(const Connection& connection) {
    return connection.greeted && connection.person && connection.person->has(store::AccountRole::arbiter);
}

}  // namespace

void Calls::set(const std::string& match, const std::string& call) {
    const auto found = std::ranges::find(calls_, match, &std::pair<std::string, std::string>::first);
    if (found == calls_.end() && call.empty()) return;
    if (call.empty())
        calls_.erase(found);
    else if (found == calls_.end())
        calls_.emplace_back(match, call);
    else
        found->second = call;

    const auto shared = std::make_shared<const std::string>(text());
    for (const auto& [id, connection] : house_.people.all())
        if (hears_calls(connection)) house_.outside.send(id, shared);
}

void Calls::tell_newcomer(const Connection& connection) const {
    if (!calls_.empty() && hears_calls(connection)) house_.send(connection.id, text());
}

std::string Calls::text() const {
    std::string out;
    wire::JsonObject object{out};
    object.text("t", "calls").value("calls") += '[';
    for (std::size_t i = 0; i < std::min(calls_.size(), kMostShown); ++i) {
        if (i > 0) out += ',';
        out += calls_[i].second;
    }
    out += ']';
    object.end();
    return out;
}

}  // namespace doorgeef::server
