#include "bot_table.hpp"

#include "match/apply.hpp"
#include "notation/event_text.hpp"
#include "rules/coordinates.hpp"
#include "rules/legal_moves.hpp"
#include "wire/agreement_json.hpp"

#include <stdexcept>

#include <boost/json/parse.hpp>

namespace doorgeef::server::net {

namespace {

namespace json = boost::json;

constexpr match::Seat kMine{match::Team::a, match::BoardId::first};

}  // namespace

BotTable::BotTable(std::uint16_t port, const std::string& agreement, bool plays)
    : client_(connect_player(port, "Jan")), plays_(plays) {
    const std::string mine = plays ? R"("seat":"A1","ready":true,"bots":{)" : R"("bots":{"A1":"home",)";
    client_.send_text(R"({"t":"table-create","id":"table","name":"Bots","public":false,)" + mine +
                      R"("A2":"home","B1":"home","B2":"home"},"agreement":)" + agreement + "}");
    const std::string answer = wait_for(client_, R"("id":"table")");
    if (!answer.starts_with(R"({"t":"ok")")) throw std::runtime_error("table-create: " + answer);
    client_.send_text(R"({"t":"table","watch":")" + value_in(answer, "table") + R"("})");
    match_ = value_in(wait_for(client_, R"("match":")"), "match");
    client_.send_text(R"({"t":"watch","match":")" + match_ + R"(","from":0})");
    const json::value about = json::parse(wait_for(client_, R"("t":"match")"));
    const auto text = wire::read_agreement(about.at("agreement"));
    state_.emplace(*notation::parse_agreement(*text));
}

bool BotTable::play(std::size_t most_lines) {
    while (!over() && lines_.size() < most_lines) {
        const std::string message = wait_for(client_, R"("t":")");
        if (message.empty()) return false;
        see(message);
        move_if_due();
    }
    return true;
}

void BotTable::see(const std::string& message) {
    const json::value said = json::parse(message);
    if (said.at("t") != "ev") return;
    for (const json::value& line : said.at("lines").as_array()) {
        if (line.is_null()) continue;  // words between the others
        lines_.emplace_back(line.as_string());
        match::apply(*state_, *notation::parse_event(lines_.back()));
    }
}

void BotTable::move_if_due() {
    const match::Match& match = *state_;
    const match::Game& game = match.game(kMine);
    if (!plays_ || match.over() || game.over() || game.stuck != match::Stuck::no) return;
    if (match.on_move(kMine.board()) != kMine || sent_at_ == lines_.size()) return;
    sent_at_ = lines_.size();
    const auto moves =
        rules::legal_moves(game.position, match.ruleset(), &match.position(match::BoardId::second));
    client_.send_text(R"({"t":"do","id":"m)" + std::to_string(lines_.size()) + R"(","match":")" + match_ +
                      R"(","seat":"A1","what":"play )" + rules::to_string(rules::coordinates(moves[0])) +
                      R"("})");
}

}  // namespace doorgeef::server::net
