#include "server/net/journal.hpp"

#include "match/outcome.hpp"
#include "server/net/log.hpp"

#include <sstream>
#include <string_view>
#include <variant>

namespace doorgeef::server::net {

namespace {

// "9 ruled 10 5 te%20laat clock A1 to 60000" (docs/formats/log.md), without the reason: that is free text.
std::string ruling(const store::MatchId& match, const std::string& line) {
    std::istringstream words{line};
    std::string time;
    std::string ruled;
    std::string article;
    std::string paragraph;
    std::string reason;
    std::string act;
    words >> time >> ruled >> article >> paragraph >> reason >> act;
    return log_line("ruling", {{"match", match.text}, {"article", article + '.' + paragraph}, {"act", act}});
}

struct Entry {
    std::vector<std::string>& lines;

    void operator()(const store::write::CreateMatch& write) const {
        lines.push_back(log_line("match-begun", {{"match", write.record.id.text},
                                                 {"ruleset", write.record.table.family},
                                                 {"rated", write.record.table.rated ? "yes" : "no"}}));
    }
    void operator()(const store::write::FinishMatch& write) const {
        lines.push_back(
            log_line("match-ended", {{"match", write.match.text}, {"score", to_string(write.result.score)}}));
    }
    void operator()(const store::write::AppendEvents& write) const {
        for (const std::string& line : write.lines)
            if (line.find(" ruled ") != std::string::npos) lines.push_back(ruling(write.match, line));
    }
    void operator()(const store::write::CreateAccount& write) const {
        lines.push_back(log_line("account-made", {{"account", write.account.id.text}}));
    }
    void operator()(const store::write::DeleteAccount& write) const {
        lines.push_back(log_line("account-deleted", {{"account", write.account.text}}));
    }
    void operator()(const store::write::ForgetGuest& write) const {
        lines.push_back(log_line("guest-forgotten", {{"guest", write.guest.id.text}}));
    }
    void operator()(const store::write::GrantRole& write) const {
        lines.push_back(
            log_line("role-given", {{"account", write.account.text}, {"role", code(write.role)}}));
    }
    void operator()(const store::write::WithdrawRole& write) const {
        lines.push_back(
            log_line("role-taken", {{"account", write.account.text}, {"role", code(write.role)}}));
    }
    void operator()(const auto& /*what is of no interest*/) const {}
};

}  // namespace

std::vector<std::string> journal_of(const store::Batch& batch) {
    std::vector<std::string> lines;
    for (const store::Write& write : batch) std::visit(Entry{lines}, write);
    return lines;
}

}  // namespace doorgeef::server::net
