// Writing JSON by appending to a string: what the server says most must not cost a tree of values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace doorgeef::wire {

// In quotes, with what JSON wants escaped. Requires: UTF-8.
void append_quoted(std::string& out, std::string_view text);

void append_number(std::string& out, std::int64_t number);

// One object, its members in the order of the calls. Nothing may be put in after end().
class JsonObject {
public:
    explicit JsonObject(std::string& out) : out_(out) {
        if (out_.empty()) out_.reserve(kUsualLength);
        out_ += '{';
    }

    JsonObject& text(std::string_view key, std::string_view words);
    JsonObject& number(std::string_view key, std::int64_t number);
    JsonObject& flag(std::string_view key, bool flag);
    JsonObject& null(std::string_view key);
    // `json` is JSON already.
    JsonObject& raw(std::string_view key, std::string_view json);
    // What follows is to be appended as JSON by the caller.
    std::string& value(std::string_view key);

    void end() { out_ += '}'; }

private:
    static constexpr std::size_t kUsualLength = 160;  // of a move that everybody is told

    std::string& out_;
    bool first_ = true;
};

}  // namespace doorgeef::wire
