// Asking the module as a page does, and reading its answers with a JSON reader that shares nothing with it.
#pragma once

#include "wasm/exports.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <gtest/gtest.h>

namespace doorgeef::wasm {

namespace json = boost::json;

// The first lines of a match that has begun.
inline constexpr std::string_view kBegun = "0 ready B1\n0 ready A2\n0 started\n";

inline std::string taken(Text* text) {
    std::string copy{dg_text_data(text), dg_text_size(text)};
    dg_text_free(text);
    return copy;
}

// What cannot be read fails the test and is null.
inline json::value read(Text* text) {
    const std::string given = taken(text);
    boost::system::error_code error;
    auto value = json::parse(given, error);
    EXPECT_FALSE(error) << error.message() << " in " << given;
    return value;
}

// The part behind these keys, as JSON text: at(state, "/boards/0/turn") is "\"white\"".
inline std::string at(const json::value& value, std::string_view pointer) {
    boost::system::error_code error;
    const json::value* found = value.find_pointer({pointer.data(), pointer.size()}, error);
    return found == nullptr ? "nothing at " + std::string{pointer} : json::serialize(*found);
}

class Page {
public:
    explicit Page(std::string_view agreement) : match_(dg_match_new(agreement.data(), agreement.size())) {
        EXPECT_NE(match_, nullptr) << agreement;
    }
    explicit Page(Session* match) : match_(match) {}
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    Page(Page&&) = delete;
    Page& operator=(Page&&) = delete;
    ~Page() { dg_match_free(match_); }

    Session* match() const { return match_; }
    int head() const { return dg_match_head(match_); }

    json::value add(std::string_view lines) { return read(dg_match_add(match_, lines.data(), lines.size())); }
    // Of something done by players: acts, each of which must be accepted.
    void act(std::initializer_list<std::string_view> commands) {
        for (const std::string_view command : commands) {
            const auto answer = read(dg_match_act(match_, command.data(), command.size(), now_ += 1000));
            EXPECT_EQ(at(answer, "/ok"), "true") << command << ": " << json::serialize(answer);
        }
    }
    json::value state(int place = -1, double now = -1) const {
        return read(dg_match_state(match_, place, now));
    }
    json::value moves() const { return read(dg_match_moves(match_, 0)); }
    json::value why(std::string_view command, double now = -1) const {
        return read(dg_match_why(match_, command.data(), command.size(), -1, now));
    }
    json::value playable(int seat) const { return read(dg_match_playable(match_, seat, -1)); }
    json::value premoves(int seat) const { return read(dg_match_premoves(match_, seat, -1)); }
    json::value typed(int seat, std::string_view text, bool dutch) const {
        return read(dg_match_typed(match_, seat, text.data(), text.size(), dutch ? 1 : 0));
    }
    json::value commands(int seat, double now = -1) const {
        return read(dg_match_commands(match_, seat, -1, now));
    }

private:
    Session* match_;
    double now_ = 0;
};

inline constexpr int kA1 = 0;
inline constexpr int kA2 = 1;
inline constexpr int kB1 = 2;
inline constexpr int kB2 = 3;

}  // namespace doorgeef::wasm
