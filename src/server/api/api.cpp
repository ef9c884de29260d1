#include "server/api/api.hpp"

#include "server/api/export.hpp"
#include "server/api/profile.hpp"
#include "server/api/replies.hpp"

#include <utility>

namespace doorgeef::server {

namespace {

constexpr double kRequestCost = 5;                    // as many messages on a connection
constexpr Instant kFirstPruneMs = 600'000;            // after the start, when there is much to do
constexpr store::UnixMs kAnswersKeptMs = 7 * kDayMs;  // after the end of their match

}  // namespace

Api::Api(const House& house, Addresses& addresses, Lobby& lobby, Rooms& rooms, Sessions::Close close)
    : house_(house), addresses_(addresses), passwords_(house.outside), sessions_(house, std::move(close)),
      accounts_(house, sessions_, passwords_, lobby, rooms), archive_(house, lobby, rooms),
      prune_alarm_(house.alarms.add([this](Now now) { prune(now); })) {}

Api::~Api() {
    house_.alarms.remove(prune_alarm_);
}

void Api::restore(Now now) {
    house_.alarms.set(prune_alarm_, now.instant + kFirstPruneMs);
}

void Api::prune(Now now) {
    house_.writes.write({store::write::Prune{now.unix_ms, now.unix_ms - kAnswersKeptMs}},
                        [](store::Failure, Now) {});
    house_.alarms.set(prune_alarm_, now.instant + kDayMs);
}

void Api::requested(RequestId id, const ApiRequest& request, Now now) {
    const auto reply = [&](ApiReply what) { house_.outside.reply(id, std::move(what)); };
    if (stopped_) return reply(refusal(Problem::shutting_down));
    RouteFound found = find_route(request.method, request.path);
    if (found.allow.empty()) return reply(refusal(Problem::no_such_page));
    if (const Bucket* bucket = addresses_.refuses(request.address, kRequestCost, now.instant)) {
        house_.outside.met(Trouble::messages, request.address);
        return reply(
            too_fast_reply(bucket->wait_ms(house_.settings.limits.messages_per_address, kRequestCost)));
    }
    if (found.route == nullptr) {
        ApiReply refused = refusal(Problem::not_allowed);
        refused.status = 405;
        refused.allow = found.allow;
        return reply(std::move(refused));
    }
    const auto person = sessions_.person(request.session, now);
    if (!person) return reply(refusal(Problem::storage_failed));
    if (const auto problem = why_not(*found.route, api_roles_of(person->get())))
        return reply(refusal(*problem));
    carry_out(found.route->id, {id, request, std::move(found.step), *person, now});
}

void Api::carry_out(RouteId route, const Asked& asked) {
    switch (route) {
    case RouteId::become_guest: return accounts_.become_guest(asked);
    case RouteId::make_account: return accounts_.make_account(asked);
    case RouteId::log_in: return accounts_.log_in(asked);
    case RouteId::log_out: return accounts_.log_out(asked);
    case RouteId::show_me: return accounts_.show_me(asked);
    case RouteId::change_me: return accounts_.change_me(asked);
    case RouteId::delete_me: return accounts_.delete_me(asked);
    case RouteId::change_roles: return accounts_.change_roles(asked);
    case RouteId::search_matches: return archive_.search(asked);
    case RouteId::show_match: return archive_.show_match(asked);
    case RouteId::show_log: return archive_.show_log(asked);
    case RouteId::show_bpgn: return archive_.show_bpgn(asked);
    case RouteId::show_flags: return archive_.show_flags(asked);
    case RouteId::show_qr_code: return archive_.show_qr_code(asked);
    case RouteId::export_me:
        return house_.outside.reply_later(asked.id, [person = *asked.person](const store::Store& store) {
            return export_reply(store, person);
        });
    case RouteId::show_player:
        return house_.outside.reply_later(
            asked.id, [name = asked.step, now = asked.now.unix_ms](const store::Store& store) {
                return profile_reply(store, name, now);
            });
    }
}

}  // namespace doorgeef::server
