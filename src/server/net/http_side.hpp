// A connection while it speaks HTTP: one request after another.
#pragma once

#include "server/net/http/request_reader.hpp"
#include "server/net/http/response.hpp"
#include "server/now.hpp"
#include "server/service.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

class Connection;

class HttpSide {
public:
    // Requires: the connection outlives it.
    HttpSide(Connection& connection, Now now);

    void take(std::string_view bytes, Now now);
    // Of the API.
    void reply(ApiReply reply, Now now);
    // Not while a request is being answered, so that nobody can pile up more.
    bool wants_more() const { return !answering_; }
    // Who asked the API last.
    const std::string& client() const { return client_; }
    void all_sent(Now now);
    // An answer of the API would come too late.
    void ended();
    // The end of the connection would look like the end of the body, which it is not.
    bool end_would_mislead() const { return in_pieces_ && !knows_chunks_; }
    void look_at_the_clock(Now now);
    void forgive(Instant ms) { since_ += ms; }

private:
    void read_requests(Now now);
    void judge(Request request, Now now);
    void ask_api(Request request, Now now);
    void open_websocket(const Request& request, Now now);
    Visitor visitor_of(const Request& request) const;
    // The client himself, whatever lies between.
    bool came_by_tls(const Request& request) const;

    void expect_reply();
    void answer(const Response& response, Now now);
    // The head of a reply that comes in pieces, with the first of them.
    void begin_pieces(const Response& response, LookUp rest, Now now);
    void send_piece(const std::string& body, LookUp rest);
    // The answer to a request that cannot be understood: nothing can follow it.
    void refuse(int status, Now now);
    // To the same with TLS.
    void send_on(const Request& request, Now now);

    Connection& connection_;
    RequestReader reader_;
    std::string input_{};
    Instant since_;      // when the present request began to arrive, or the last one was answered
    bool begun_ = true;  // something of a request has come; at first we wait for it as if it had
    bool answering_ = false;
    bool last_ = false;                   // the connection ends after this request
    bool head_only_ = false;              // of the present request
    bool secure_ = false;                 // likewise
    bool knows_chunks_ = true;            // likewise
    bool in_pieces_ = false;              // a reply has begun that comes so, and not all of it has been sent
    LookUp rest_{};                       // makes what is missing, once what there is has been sent
    std::string client_{};                // as ApiRequest::address has it
    std::optional<RequestId> request_{};  // that the API is working on
};

}  // namespace doorgeef::server::net
