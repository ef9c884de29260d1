// What a room must not forget and is no event of the match: kept as a document beside the log.
#pragma once

#include "match/seat.hpp"
#include "rules/coordinates.hpp"
#include "server/documents.hpp"
#include "store/records.hpp"
#include "wire/client_message.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::server {

using wire::client::RematchHow;

// A move to be played as soon as it is the player's turn; a drop may wait for its piece too.
struct Premove {
    rules::Coordinates move{};
    bool when_arrives = false;

    friend bool operator==(const Premove&, const Premove&) = default;
};

struct Notes {
    std::string table{};  // at which the match is played
    match::BySeat<std::optional<Premove>> premoves{};
    match::BySeat<std::optional<RematchHow>> wishes{};
    std::string rematch_table{};  // once all have wished the same

    bool worth_keeping_after_the_end() const { return wishes != decltype(wishes){}; }
    friend bool operator==(const Notes&, const Notes&) = default;
};

store::Document to_document(const store::MatchId& match, const Notes& notes);
// Nothing if it is not what to_document writes.
std::optional<Notes> parse_notes(const store::Document& document);

// {"move":"N@f3","when":"arrives"}, or null
void append_json(std::string& out, const std::optional<Premove>& premove);
// {"A1":"same"}: who has wished for what
void append_json(std::string& out, const match::BySeat<std::optional<RematchHow>>& wishes);

}  // namespace doorgeef::server
