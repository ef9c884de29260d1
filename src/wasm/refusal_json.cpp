#include "wasm/refusal_json.hpp"

#include "match/attempt.hpp"
#include "wasm/json.hpp"

namespace doorgeef::wasm {

namespace {

constexpr std::string_view kRefused = R"({"ok":false,"problem":)";

}  // namespace

void append_citation(std::string& out, const std::optional<match::Citation>& citation) {
    if (!citation) {
        out += "null";
        return;
    }
    JsonObject{out}.text("source", match::code(citation->source)).text("text", citation->text).end();
}

void append_refusal(std::string& out, match::Refusal refusal, const match::Command& command,
                    const match::Match& match, std::string_view preset) {
    JsonObject object{out};
    object.text("code", match::code(refusal));
    append_citation(object.value("citation"), match::cite(refusal, command, match, preset));
    const auto attempt = match::attempt_of(command, match);
    add_text(object, "role", attempt ? std::optional{letter_text(attempt->role)} : std::nullopt);
    object.end();
}

void append_refusal(std::string& out, std::string_view code) {
    JsonObject{out}.text("code", code).null("citation").null("role").end();
}

std::string refused(match::Refusal refusal, const match::Command& command, const match::Match& match,
                    std::string_view preset) {
    std::string out{kRefused};
    append_refusal(out, refusal, command, match, preset);
    return out + '}';
}

std::string refused(std::string_view code) {
    std::string out{kRefused};
    append_refusal(out, code);
    return out + '}';
}

}  // namespace doorgeef::wasm
