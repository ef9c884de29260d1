#include "tls_client.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <thread>

#include <fcntl.h>
#include <openssl/err.h>
#include <openssl/x509.h>

namespace doorgeef::server::net {

TlsClient::TlsClient(std::uint16_t port, const TlsWishes& wishes)
    : RawClient(port), context_(SSL_CTX_new(TLS_client_method())), session_(SSL_new(context_.get())) {
    // OpenSSL writes to servers that have gone too.
    std::signal(SIGPIPE, SIG_IGN);
    SSL* session = session_.get();
    SSL_set_security_level(session, 0);  // what is too old is for the server to refuse
    SSL_set_min_proto_version(session, 0);
    SSL_set_max_proto_version(session, wishes.newest_version);
    if (!wishes.protocols.empty())
        SSL_set_alpn_protos(session, reinterpret_cast<const unsigned char*>(wishes.protocols.data()),
                            static_cast<unsigned>(wishes.protocols.size()));
    if (wishes.session != nullptr) SSL_set_session(session, wishes.session);
    SSL_set_max_cert_list(session, 1'000'000);
    SSL_set_fd(session, descriptor());
    ERR_clear_error();
    if (!wishes.reads_at_once) {
        const int flags = fcntl(descriptor(), F_GETFL);
        fcntl(descriptor(), F_SETFL, flags | O_NONBLOCK);
        SSL_connect(session);
        std::this_thread::sleep_for(std::chrono::milliseconds{200});
        fcntl(descriptor(), F_SETFL, flags);
    }
    shook_hands_ = SSL_connect(session) == 1;
}

std::string TlsClient::protocol() const {
    const unsigned char* text = nullptr;
    unsigned size = 0;
    SSL_get0_alpn_selected(session_.get(), &text, &size);
    return {reinterpret_cast<const char*>(text), size};
}

std::string TlsClient::server_name() const {
    const X509* certificate = SSL_get0_peer_certificate(session_.get());
    if (certificate == nullptr) return "";
    std::array<char, 200> name{};
    X509_NAME_get_text_by_NID(X509_get_subject_name(certificate), NID_commonName, name.data(),
                              static_cast<int>(name.size()));
    return name.data();
}

bool TlsClient::ask_for_new_keys() const {
    return SSL_key_update(session_.get(), SSL_KEY_UPDATE_REQUESTED) == 1 &&
           SSL_do_handshake(session_.get()) == 1;
}

bool TlsClient::send(std::string_view bytes) const {
    ERR_clear_error();
    std::size_t sent = 0;
    return bytes.empty() || SSL_write_ex(session_.get(), bytes.data(), bytes.size(), &sent) == 1;
}

ssize_t TlsClient::receive(std::span<char> buffer) const {
    ERR_clear_error();
    std::size_t bytes = 0;
    const int outcome = SSL_read_ex(session_.get(), buffer.data(), buffer.size(), &bytes);
    if (outcome == 1) return static_cast<ssize_t>(bytes);
    const int error = SSL_get_error(session_.get(), outcome);
    errno = error == SSL_ERROR_WANT_READ ? EAGAIN : ECONNRESET;
    return error == SSL_ERROR_ZERO_RETURN ? 0 : -1;
}

}  // namespace doorgeef::server::net
