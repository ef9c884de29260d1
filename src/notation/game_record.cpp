#include "notation/game_record.hpp"

namespace doorgeef::notation {

std::optional<std::string_view> GameRecord::tag(std::string_view name) const {
    const auto found = std::ranges::find(tags, name, &Tag::name);
    if (found == tags.end()) return std::nullopt;
    return found->value;
}

const ReadError* GameRecord::damage() const {
    const auto found = std::ranges::find_if(errors, [](const ReadError& e) { return !is_remark(e.problem); });
    return found == errors.end() ? nullptr : &*found;
}

std::string_view code(ReadProblem problem) {
    switch (problem) {
    case ReadProblem::bad_tag: return "bad-tag";
    case ReadProblem::comment_not_closed: return "comment-not-closed";
    case ReadProblem::variation_not_closed: return "variation-not-closed";
    case ReadProblem::variation_not_opened: return "variation-not-opened";
    case ReadProblem::token_too_long: return "token-too-long";
    case ReadProblem::bad_token: return "bad-token";
    case ReadProblem::move_after_result: return "move-after-result";
    case ReadProblem::too_many_moves: return "too-many-moves";
    case ReadProblem::nul_byte: return "nul-byte";
    case ReadProblem::not_utf8_or_latin1: return "not-utf8-or-latin1";
    case ReadProblem::tag_too_long: return "tag-too-long";
    case ReadProblem::too_many_tags: return "too-many-tags";
    case ReadProblem::comment_too_long: return "comment-too-long";
    case ReadProblem::too_many_comments: return "too-many-comments";
    case ReadProblem::lag_mismatch: return "lag-mismatch";
    }
    return "";
}

}  // namespace doorgeef::notation
