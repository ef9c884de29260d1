// Either a value or the reason why there is none. Bad input is a value, never an exception.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace doorgeef::rules {

template <class T, class Error>
class [[nodiscard]] Result {
public:
    // Implicit on purpose: `return value;` and `return error;` both read as they should.
    constexpr Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    constexpr Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

    constexpr bool ok() const { return state_.index() == 0; }
    constexpr explicit operator bool() const { return ok(); }

    // Requires: ok().
    constexpr const T& value() const& {
        assert(ok());
        return *std::get_if<0>(&state_);
    }
    constexpr T&& value() && {
        assert(ok());
        return std::move(*std::get_if<0>(&state_));
    }
    constexpr const T& operator*() const& { return value(); }
    constexpr const T* operator->() const { return &value(); }

    // Requires: not ok().
    constexpr const Error& error() const {
        assert(!ok());
        return *std::get_if<1>(&state_);
    }

private:
    std::variant<T, Error> state_;
};

}  // namespace doorgeef::rules
