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

// Listens to the parser and stops it at a key that its object has already.
class KeyWatch {
public:
    // What Boost asks of every listener; the size of the whole text bounds all of these.
    static constexpr std::size_t max_array_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_object_size = max_array_size;
    static constexpr std::size_t max_string_size = max_array_size;
    static constexpr std::size_t max_key_size = max_array_size;

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
        twice_ = true;
        error = make_error_code(json::error::exception);
        return false;
    }
    bool found_one() const { return twice_; }

    bool on_document_begin(ErrorCode& /*error*/) { return true; }
    bool on_document_end(ErrorCode& /*error*/) { return true; }
    bool on_array_begin(ErrorCode& /*error*/) { return true; }
    bool on_array_end(std::size_t /*size*/, ErrorCode& /*error*/) { return true; }
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

private:
    std::vector<std::set<std::string>> objects_{};  // the keys of those that are open
    std::string key_{};
    bool twice_ = false;
};

}  // namespace

rules::Result<json::value, JsonError> parse_json(std::string_view text, JsonLimits limits) {
    if (text.size() > limits.bytes) return JsonError{JsonProblem::too_large, limits.bytes};
    json::parse_options options;
    options.max_depth = limits.depth;
    json::basic_parser<KeyWatch> parser{options};
    ErrorCode error;
    const std::size_t read = parser.write_some(false, text.data(), text.size(), error);
    if (parser.handler().found_one()) return JsonError{JsonProblem::duplicate_key, read};
    if (error == json::error::too_deep) return JsonError{JsonProblem::too_deep, read};
    if (error || read != text.size()) return JsonError{JsonProblem::not_json, read};
    return json::parse(json::string_view{text.data(), text.size()}, error, {}, options);
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
