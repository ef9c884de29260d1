// What is agreed before a match, as the JSON object of docs/formats/log.md.
#pragma once

#include "notation/agreement_text.hpp"

#include <optional>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

namespace doorgeef::wire {

void append_json(std::string& out, const notation::AgreementText& agreement);

// Nothing if it is not an object of the right shape. Who has White may be left out: then it is empty.
std::optional<notation::AgreementText> read_agreement(const boost::json::value& value);
std::optional<notation::AgreementText> parse_agreement_json(std::string_view text);

}  // namespace doorgeef::wire
