#include "wire/message_fields.hpp"

#include "wire/agreement_json.hpp"

#include <limits>

#include <boost/json/serialize.hpp>

namespace doorgeef::wire {

namespace json = boost::json;

namespace {

// FNV-1a. Whoever makes two of his own messages collide gets the answer to the first.
class Hash {
public:
    void add(std::string_view text) {
        for (const char c : text) add(c);
        add('\0');
    }
    void add(char c) { value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL; }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

std::uint64_t hash_of(std::string_view key, const json::value& value) {
    Hash hash;
    hash.add(key);
    if (const json::string* text = value.if_string()) {
        hash.add('"');
        hash.add({text->data(), text->size()});
    } else {
        hash.add(json::serialize(value));
    }
    return hash.value();
}

}  // namespace

std::string MessageFields::text(std::string_view key) {
    const json::value* value = find(key);
    const json::string* text = value != nullptr ? value->if_string() : nullptr;
    if (text == nullptr) {
        failed_ = true;
        return {};
    }
    return {text->data(), text->size()};
}

std::optional<std::string> MessageFields::text_or_null(std::string_view key) {
    const json::value* value = find(key);
    if (value != nullptr && value->is_null()) return std::nullopt;
    return text(key);
}

std::optional<std::string> MessageFields::text_if_any(std::string_view key) {
    return has(key) ? text_or_null(key) : std::nullopt;
}

bool MessageFields::flag(std::string_view key) {
    const json::value* value = find(key);
    const bool* flag = value != nullptr ? value->if_bool() : nullptr;
    failed_ = failed_ || flag == nullptr;
    return flag != nullptr && *flag;
}

bool MessageFields::flag_or(std::string_view key, bool otherwise) {
    return has(key) ? flag(key) : otherwise;
}

std::int64_t MessageFields::number(std::string_view key) {
    const json::value* value = find(key);
    if (value != nullptr) {
        if (const std::int64_t* number = value->if_int64()) return *number;
        if (value->if_uint64() != nullptr) return std::numeric_limits<std::int64_t>::max();
    }
    failed_ = true;
    return 0;
}

match::Seat MessageFields::seat(std::string_view key) {
    const json::value* value = find(key);
    const json::string* text = value != nullptr ? value->if_string() : nullptr;
    const auto seat = text != nullptr ? match::parse_seat({text->data(), text->size()}) : std::nullopt;
    failed_ = failed_ || !seat;
    return seat.value_or(match::Seat{});
}

std::optional<match::Seat> MessageFields::seat_if_any(std::string_view key) {
    const json::value* value = find(key);
    if (value == nullptr || value->is_null()) return std::nullopt;
    return seat(key);
}

match::BySeat<std::optional<std::string>> MessageFields::texts_by_seat(std::string_view key) {
    match::BySeat<std::optional<std::string>> texts;
    const json::value* value = find(key);
    if (value == nullptr) return texts;
    const json::object* object = value->if_object();
    failed_ = failed_ || object == nullptr;
    if (object == nullptr) return texts;
    for (const auto& member : *object) {
        const auto seat = match::parse_seat({member.key().data(), member.key().size()});
        const json::string* text = member.value().if_string();
        failed_ = failed_ || !seat || text == nullptr;
        if (seat && text != nullptr) texts[*seat] = std::string{text->data(), text->size()};
    }
    return texts;
}

notation::AgreementText MessageFields::agreement(std::string_view key) {
    const json::value* value = find(key);
    auto agreement = value != nullptr ? read_agreement(*value) : std::nullopt;
    failed_ = failed_ || !agreement;
    return agreement.value_or(notation::AgreementText{});
}

std::string fingerprint(const json::object& object, std::string_view except) {
    std::uint64_t sum = 0;  // whatever the order
    for (const auto& member : object) {
        const std::string_view key{member.key().data(), member.key().size()};
        if (key != except) sum += hash_of(key, member.value());
    }
    constexpr std::string_view hex = "0123456789abcdef";
    std::string text(16, '0');
    for (char& digit : text) {
        digit = hex[sum >> 60];
        sum <<= 4;
    }
    return text;
}

}  // namespace doorgeef::wire
