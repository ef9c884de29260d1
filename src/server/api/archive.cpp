#include "server/api/archive.hpp"

#include "notation/bpgn_write.hpp"
#include "server/api/archive_search.hpp"
#include "server/api/flags_text.hpp"
#include "server/api/match_log.hpp"
#include "server/api/match_text.hpp"
#include "server/api/qr_svg.hpp"
#include "server/api/replies.hpp"
#include "server/people/name_key.hpp"
#include "server/ratings/ratings.hpp"
#include "wire/json_text.hpp"
#include "wire/log_json.hpp"

#include <utility>

namespace doorgeef::server {

namespace {

// The store stops where much had to be looked at. Then others have their turn, and the rest is another piece.
ApiReply page_piece(const store::Store& store, store::ArchiveQuery query, std::string body, bool is_first) {
    const auto page = store.search(query);
    if (!page) return refusal(Problem::storage_failed);
    Names names{store};
    for (const store::StoredMatch& match : page->matches) {
        if (!std::exchange(is_first, false)) body += ',';
        append_json(body, match, names);
    }
    if (names.failed()) return refusal(Problem::storage_failed);
    query.limit -= static_cast<int>(page->matches.size());
    query.below = page->next;
    ApiReply reply;
    if (page->next && query.limit > 0) {
        reply.rest = [query = std::move(query), is_first](const store::Store& later) {
            return page_piece(later, query, "", is_first);
        };
    } else {
        body += R"(],"next":)";
        if (page->next)
            wire::append_quoted(body, to_text(*page->next));
        else
            body += "null";
        body += '}';
    }
    reply.body = std::move(body);
    return reply;
}

// Who is meant by a name: an account, or else guests and bots of exactly this name. His own matches that are
// not public are shown to himself only. False: that cannot be said now.
bool look_for(const std::string& name, const std::string& asker, const store::Store& store,
              store::ArchiveQuery& query) {
    const auto account = store.account_named(name_key(name));
    if (account) {
        query.player = account->id;
        query.only_public = account->id.text != asker;
    } else {
        query.player = store::PlayerName{name};
    }
    return account || account.error() == store::StoreProblem::not_found;
}

ApiReply match_reply(const store::Store& store, const std::string& id) {
    const auto match = store.match({id});
    if (!match) return refusal(why_missing(match.error(), Problem::no_such_match));
    const auto change = store.document(kRatingChangeKind, id);
    if (!change && change.error() != store::StoreProblem::not_found) return refusal(Problem::storage_failed);
    std::string more = R"(,"ratings":)" + (change ? change->text : "null");
    more += R"(,"log":"/api/matches/)" + id + R"(/log.json","bpgn":"/api/matches/)" + id + R"(/game.bpgn")";
    Names names{store};
    std::string body;
    append_json(body, *match, names, more);
    if (names.failed()) return refusal(Problem::storage_failed);
    return json_reply(std::move(body));
}

}  // namespace

void Archive::search(const Asked& asked) const {
    const auto refuse = [&](std::string_view detail) {
        house_.outside.reply(asked.id, refusal(Problem::bad_query, detail));
    };
    const auto values = parse_query(asked.request.query);
    if (!values) return refuse({});
    auto search = parse_archive_search(*values);
    if (!search) return refuse(search.error());
    house_.outside.reply_later(asked.id, [player = search->player, query = search->query,
                                          asker = asked.person ? asked.person->id : std::string{}](
                                             const store::Store& store) mutable {
        if (!player.empty() && !look_for(player, asker, store, query))
            return refusal(Problem::storage_failed);
        return page_piece(store, query, R"({"matches":[)", true);
    });
}

void Archive::show_match(const Asked& asked) const {
    house_.outside.reply_later(
        asked.id, [id = asked.step](const store::Store& store) { return match_reply(store, id); });
}

void Archive::show_log(const Asked& asked) const {
    show(asked, &wire::to_json, "application/json");
}

void Archive::show_bpgn(const Asked& asked) const {
    show(asked, &notation::write_bpgn, "application/x-chess-pgn");
}

void Archive::show_flags(const Asked& asked) const {
    show(asked, &flags_json, "application/json");
}

void Archive::show(const Asked& asked, Write write, std::string content_type) const {
    // What a running match hides from whoever asks is known here only.
    const Room* room = rooms_.find_in_memory(asked.step);
    std::optional<std::vector<std::string>> visible;
    if (room != nullptr && !room->ended()) visible = room->lines(room->view_of(asked.person.get()));
    house_.outside.reply_later(
        asked.id,
        [id = asked.step, visible = std::move(visible), write, site = house_.settings.public_url,
         content_type = std::move(content_type)](const store::Store& store) -> ApiReply {
            const auto match = store.match({id});
            if (!match) return refusal(why_missing(match.error(), Problem::no_such_match));
            // One that is neither over nor in memory could not be read at the start.
            if (!visible && !match->result) return refusal(Problem::no_such_match);
            const auto lines =
                visible ? store::Read<std::vector<std::string>>{*visible} : read_lines(store, *match);
            Names names{store};
            const auto log = lines ? match_log(match->record, *lines, names, site) : std::nullopt;
            if (log && !names.failed()) return {.body = write(*log), .content_type = content_type};
            ApiReply refused = refusal(Problem::storage_failed);
            // What cannot be read now is not damaged for that.
            const bool damaged = lines ? !log : lines.error() == store::StoreProblem::corrupt;
            if (damaged) refused.unreadable_match = id;
            return refused;
        });
}

void Archive::show_qr_code(const Asked& asked) const {
    if (lobby_.find(asked.step) == nullptr)
        return house_.outside.reply(asked.id, refusal(Problem::no_such_table));
    auto picture = qr_svg(base_url(asked) + "/t/" + asked.step);
    if (!picture) return house_.outside.reply(asked.id, refusal(Problem::no_such_table));
    house_.outside.reply(asked.id, {.body = *std::move(picture), .content_type = "image/svg+xml"});
}

std::string Archive::base_url(const Asked& asked) const {
    return house_.settings.public_url.empty() ? asked.request.base_url : house_.settings.public_url;
}

}  // namespace doorgeef::server
