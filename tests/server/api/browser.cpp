#include "browser.hpp"

#include <utility>

#include <boost/json/parse.hpp>

namespace doorgeef::server {

std::string fake_hash(std::string_view password) {
    return "hash(" + std::string{password} + ")";
}

void settle(World& world) {
    while (world.batches_waiting() > 0 || !world.hashing.empty() || !world.checking.empty()) {
        world.writes_all();
        for (const auto& [job, password] : std::exchange(world.hashing, {}))
            world.service().password_hashed(job, fake_hash(password), world.now());
        for (const auto& [job, text] : std::exchange(world.checking, {})) {
            const std::size_t slash = text.find('/');
            const bool fits = text.substr(slash + 1) == fake_hash(text.substr(0, slash));
            world.service().password_checked(job, fits, world.now());
        }
    }
}

Browser Browser::of(World& world, const std::string& name) {
    Browser browser{world};
    browser.session_ = "session of " + name;
    return browser;
}

RequestId Browser::begin(Method method, std::string_view target, std::string_view body) {
    static std::uint64_t last = 0;
    const RequestId id{++last};
    const std::size_t mark = std::min(target.find('?'), target.size());
    world_->service().requested(id,
                                {method, std::string{target.substr(0, mark)},
                                 std::string{target.substr(std::min(target.size(), mark + 1))}, session_,
                                 address_, std::string{body}, "http://club.example:8080"},
                                world_->now());
    return id;
}

Answer Browser::answer(RequestId id) {
    const auto reply = world_->reply(id);
    if (!reply) return {};
    if (reply->session_token)
        session_ =
            reply->session_token->empty() ? std::nullopt : std::optional{"hash of " + *reply->session_token};
    Answer answer{reply->status, "", {}, reply->body, *reply};
    if (reply->content_type == "application/json" && !reply->body.empty())
        if (const json::value value = json::parse(reply->body); value.is_object())
            answer.body = value.get_object();
    if (answer.body.contains("code")) answer.code = text(answer.body, "code");
    return answer;
}

Answer Browser::ask(Method method, std::string_view target, std::string_view body) {
    const RequestId id = begin(method, target, body);
    settle(*world_);
    return answer(id);
}

Answer Browser::get(std::string_view target) {
    return ask(Method::get, target, "");
}
Answer Browser::post(std::string_view target, std::string_view body) {
    return ask(Method::post, target, body);
}
Answer Browser::patch(std::string_view target, std::string_view body) {
    return ask(Method::patch, target, body);
}
Answer Browser::remove(std::string_view target, std::string_view body) {
    return ask(Method::remove, target, body);
}

Browser registered(World& world, const std::string& name, const std::string& password) {
    Browser browser{world};
    const Answer answer =
        browser.post("/api/accounts", json::serialize(json::object{{"name", name}, {"password", password}}));
    EXPECT_EQ(answer.status, 201) << name << ' ' << answer.text;
    return browser;
}

ApiTest::ApiTest() {
    if (GetParam() == Kind::sqlite) {
        auto opened = store::SqliteStore::open(folder_ / "store.db");
        EXPECT_TRUE(opened.ok());
        sqlite_ = std::move(opened).value();
    }
    world_ = std::make_unique<World>(Settings{}, nullptr, sqlite_.get());
}

}  // namespace doorgeef::server
