#include "wire/strict_json.hpp"

#include <set>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/parse.hpp>

namespace doorgeef::wire {

namespace {

namespace json = boost::json;
using ErrorCode = json::error_code;

// What Boost's parser tells, and does with it: nothing. The size of the whole text bounds all sizes.
struct Listener {
    static constexpr std::size_t max_array_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_object_size = max_array_size;
    static constexpr std::size_t max_string_size = max_array_size;
    static constexpr std::size_t max_key_size = max_array_size;

    bool on_document_begin(ErrorCode& /*error*/) { return true; }
    bool on_document_end(ErrorCode& /*error*/) { return true; }
    bool on_object_begin(ErrorCode& /*error*/) { return true; }
    bool on_object_end(std::size_t /*size*/, ErrorCode& /*error*/) { return true; }
    bool on_array_begin(ErrorCode& /*error*/) { return true; }
    bool on_array_end(std::size_t /*size*/, ErrorCode& /*error*/) { return true; }
    bool on_key_part(json::string_view /*part*/, std::size_t /*size*/, ErrorCode& /*error*/) { return true; }
    bool on_key(json::string_view /*part*/, std::size_t /*size*/, ErrorCode& /*error*/) { return true; }
    bool on_string_part(json::string_view /*part*/, std::size_t /*size*/, ErrorCode& /*error*/) {
        return true;
    }
    bool on_string(json::string_view /*part*/, std::size_t /*size*/, ErrorCode& /*error*/) { return true; }
    bool on_number_part(json::string_view /*part*/, ErrorCode& /*error*/) { return true; }
    bool on_int64(std::int64_t /*n*/, json::string_view /*part*/, ErrorCode& /*error*/) { return true; }
    bool on_uint64(std::uint64_t /*n*/, json::string_view /*part*/, ErrorCode& /*error*/) { return true; }
    bool on_double(double /*n*/, json::string_view /*part*/, ErrorCode& /*error*/) { return true; }
    bool on_bool(bool /*b*/, ErrorCode& /*error*/) { return true; }
    bool on_null(ErrorCode& /*error*/) { return true; }
    bool on_comment_part(json::string_view /*part*/, ErrorCode& /*error*/) { return true; }
    bool on_comment(json::string_view /*part*/, ErrorCode& /*error*/) { return true; }
};

// How many keys there are in all objects together.
class KeyCount : public Listener {
public:
    bool on_key(json::string_view /*part*/, std::size_t /*size*/, ErrorCode& /*error*/) {
        ++keys_;
        return true;
    }
    std::size_t keys() const { return keys_; }

private:
    std::size_t keys_ = 0;
};

// Stops the parser at a key that its object has already.
class KeyWatch : public Listener {
public:
    bool on_object_begin(ErrorCode& /*error*/) {
        objects_.emplace_back();
        return true;
    }
    bool on_object_end(std::size_t /*size*/, ErrorCode& /*error*/) {
        objects_.pop_back();
        return true;
    }
    bool on_key_part(json::string_view part, std::size_t /*size*/, ErrorCode& /*error*/) {
        key_.append(part.data(), part.size());
        return true;
    }
    bool on_key(json::string_view part, std::size_t /*size*/, ErrorCode& error) {
        key_.append(part.data(), part.size());
        if (objects_.back().insert(std::exchange(key_, {})).second) return true;
        error = make_error_code(json::error::exception);
        return false;
    }

private:
    std::vector<std::set<std::string>> objects_{};  // the keys of those that are open
    std::string key_{};
};

// As many as there are keys in the text, unless one stands in it twice: then only the last was kept.
std::size_t members(const json::value& value) {
    std::size_t count = 0;
    if (const json::object* object = value.if_object()) {
        count = object->size();
        for (const auto& member : *object) count += members(member.value());
    } else if (const json::array* array = value.if_array()) {
        for (const json::value& element : *array) count += members(element);
    }
    return count;
}

// Requires: `text` is JSON in which a key stands twice.
std::size_t end_of_second_key(std::string_view text, const json::parse_options& options) {
    json::basic_parser<KeyWatch> parser{options};
    ErrorCode error;
    return parser.write_some(false, text.data(), text.size(), error);
}

}  // namespace

rules::Result<json::value, JsonError> parse_json(std::string_view text, JsonLimits limits,
                                                 json::storage_ptr storage) {
    if (text.size() > limits.bytes) return JsonError{JsonProblem::too_large, limits.bytes};
    json::parse_options options;
    options.max_depth = limits.depth;
    json::basic_parser<KeyCount> parser{options};
    ErrorCode error;
    const std::size_t read = parser.write_some(false, text.data(), text.size(), error);
    if (error == json::error::too_deep) return JsonError{JsonProblem::too_deep, read};
    if (error || read != text.size()) return JsonError{JsonProblem::not_json, read};
    json::value value =
        json::parse(json::string_view{text.data(), text.size()}, error, std::move(storage), options);
    if (members(value) == parser.handler().keys()) return value;
    return JsonError{JsonProblem::duplicate_key, end_of_second_key(text, options)};
}

std::string_view code(JsonProblem problem) {
    switch (problem) {
    case JsonProblem::too_large: return "too-large";
    case JsonProblem::not_json: return "not-json";
    case JsonProblem::too_deep: return "too-deep";
    case JsonProblem::duplicate_key: return "duplicate-key";
    }
    return "";
}

}  // namespace doorgeef::wire
