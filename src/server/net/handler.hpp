// Who is told what comes in through the sockets. What it answers goes through Sockets, never from within a
// call of Sockets: so it may send while it is being told something.
#pragma once

#include "server/api/api_request.hpp"
#include "server/ids.hpp"
#include "server/net/http/client_address.hpp"
#include "server/net/http/request.hpp"
#include "server/net/http/response.hpp"
#include "server/now.hpp"
#include "server/service.hpp"

#include <string_view>

namespace doorgeef::server::net {

class Handler {
public:
    virtual ~Handler() = default;

    // WebSockets, as in Service.
    virtual void opened(ConnectionId connection, const Visitor& visitor, Now now) = 0;
    virtual void received(ConnectionId connection, std::string_view text, Now now) = 0;
    virtual void closed(ConnectionId connection, Now now) = 0;
    virtual void measured_lag(ConnectionId connection, RoundTrip round_trip, Now now) = 0;

    // What is below /api/. Sockets::reply() is to follow.
    virtual void requested(RequestId id, ApiRequest request, Now now) = 0;
    // The next piece of a reply is wanted, now that the one before has been sent. Sockets::reply() is to
    // follow.
    virtual void wants_rest(RequestId id, LookUp rest) = 0;
    // All else that is asked for by GET or HEAD.
    virtual Response page(const Request& request, const Address& client) = 0;

    // There were too many connections, of this address or in all. Nothing has to follow.
    virtual void turned_away(const Address& /*peer*/) {}
};

}  // namespace doorgeef::server::net
