// The HTTP API: what is not live. docs/protocol.md lists what can be asked for, routes.hpp who may.
#pragma once

#include "server/api/accounts.hpp"
#include "server/api/api_request.hpp"
#include "server/api/archive.hpp"
#include "server/api/passwords.hpp"
#include "server/api/routes.hpp"
#include "server/api/sessions.hpp"
#include "server/house.hpp"
#include "server/limits/addresses.hpp"

namespace doorgeef::server {

class Api {
public:
    Api(const House& house, Addresses& addresses, Lobby& lobby, Rooms& rooms, Sessions::Close close);
    ~Api();
    Api(const Api&) = delete;
    Api& operator=(const Api&) = delete;
    Api(Api&&) = delete;
    Api& operator=(Api&&) = delete;

    // From now on what is too old is thrown away once a day.
    void restore(Now now);
    void requested(RequestId id, const ApiRequest& request, Now now);
    Passwords& passwords() { return passwords_; }
    const Sessions& sessions() const { return sessions_; }
    // Nothing is begun any more.
    void stop() { stopped_ = true; }

private:
    void carry_out(RouteId route, const Asked& asked);
    void prune(Now now);

    const House& house_;
    Addresses& addresses_;
    Passwords passwords_;
    Sessions sessions_;
    Accounts accounts_;
    Archive archive_;
    AlarmId prune_alarm_;
    bool stopped_ = false;
};

}  // namespace doorgeef::server
