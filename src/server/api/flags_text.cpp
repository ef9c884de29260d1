#include "server/api/flags_text.hpp"

#include "notation/flag_findings.hpp"
#include "wire/json_text.hpp"

namespace doorgeef::server {

namespace {

std::string_view word(winnable::Answer answer) {
    switch (answer) {
    case winnable::Answer::yes: return "yes";
    case winnable::Answer::no: return "no";
    case winnable::Answer::unknown: return "unknown";
    }
    return "";
}

}  // namespace

std::string flags_json(const notation::MatchLog& log) {
    std::string out = "[";
    for (const notation::FlagFinding& finding : notation::flag_findings(log)) {
        if (out.size() > 1) out += ',';
        wire::JsonObject object{out};
        object.number("board", match::number(finding.board))
            .text("side", finding.side == rules::Color::white ? "white" : "black")
            .text("can_win", word(finding.can_win))
            .text("line", finding.line)
            .end();
    }
    return out + ']';
}

}  // namespace doorgeef::server
