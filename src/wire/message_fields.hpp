// The members of a message, taken one by one. The first that is missing or of the wrong type spoils the lot,
// so that a parser can take everything and ask once.
#pragma once

#include "match/seat.hpp"
#include "notation/agreement_text.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

namespace doorgeef::wire {

class MessageFields {
public:
    explicit MessageFields(const boost::json::object& object) : object_(object) {}

    bool failed() const { return failed_; }
    void fail() { failed_ = true; }

    bool has(std::string_view key) const { return find(key) != nullptr; }
    std::string text(std::string_view key);
    // Null is no text.
    std::optional<std::string> text_or_null(std::string_view key);
    std::optional<std::string> text_if_any(std::string_view key);
    bool flag(std::string_view key);
    bool flag_or(std::string_view key, bool otherwise);
    // A whole number; one that is too large is as large as can be.
    std::int64_t number(std::string_view key);
    match::Seat seat(std::string_view key);
    std::optional<match::Seat> seat_if_any(std::string_view key);
    // {"A2":"…","B1":"…"}, or nothing at all.
    match::BySeat<std::optional<std::string>> texts_by_seat(std::string_view key);
    notation::AgreementText agreement(std::string_view key);

private:
    const boost::json::value* find(std::string_view key) const {
        return object_.if_contains({key.data(), key.size()});
    }

    const boost::json::object& object_;
    bool failed_ = false;
};

// The same for two objects that hold the same, but for the member `except`.
std::string fingerprint(const boost::json::object& object, std::string_view except);

}  // namespace doorgeef::wire
