#include "wire/agreement_json.hpp"

#include "wire/json_text.hpp"
#include "wire/strict_json.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace doorgeef::wire {

namespace {

namespace json = boost::json;

constexpr JsonLimits kAgreementLimits{4096, 3};

bool take(const json::object& object, std::string_view key, std::string& text) {
    const json::value* value = object.if_contains({key.data(), key.size()});
    const json::string* found = value != nullptr ? value->if_string() : nullptr;
    if (found == nullptr) return false;
    text.assign(found->data(), found->size());
    return true;
}

bool take_positions(const json::value& value, notation::AgreementText& agreement) {
    const json::array* array = value.if_array();
    if (array == nullptr || array->size() != 2) return false;
    for (std::size_t i = 0; i < 2; ++i) {
        const json::string* fen = (*array)[i].if_string();
        if (fen == nullptr) return false;
        agreement.positions.values[i].assign(fen->data(), fen->size());
    }
    return true;
}

}  // namespace

void append_json(std::string& out, const notation::AgreementText& agreement) {
    JsonObject object{out};
    object.text("ruleset", agreement.ruleset).text("conduct", agreement.conduct).text("time", agreement.time);
    if (!agreement.white.empty()) object.text("white", agreement.white);
    const auto& [first, second] = agreement.positions.values;
    if (!first.empty() || !second.empty()) {
        object.value("positions") += '[';
        append_quoted(out, first);
        out += ',';
        append_quoted(out, second);
        out += ']';
    }
    object.end();
}

std::optional<notation::AgreementText> read_agreement(const json::value& value) {
    const json::object* object = value.if_object();
    if (object == nullptr) return std::nullopt;
    notation::AgreementText agreement;
    if (!take(*object, "ruleset", agreement.ruleset) || !take(*object, "conduct", agreement.conduct) ||
        !take(*object, "time", agreement.time))
        return std::nullopt;
    if (object->contains("white") && !take(*object, "white", agreement.white)) return std::nullopt;
    if (const json::value* positions = object->if_contains("positions"))
        if (!take_positions(*positions, agreement)) return std::nullopt;
    return agreement;
}

std::optional<notation::AgreementText> parse_agreement_json(std::string_view text) {
    const auto value = parse_json(text, kAgreementLimits);
    return value ? read_agreement(*value) : std::nullopt;
}

}  // namespace doorgeef::wire
