#include "server/net/tls/tls_context.hpp"

#include <ctime>
#include <fstream>
#include <new>

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

namespace doorgeef::server::net {

namespace {

struct FreeKey {
    void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
};
struct FreeFile {
    void operator()(BIO* file) const { BIO_free(file); }
};
using PrivateKey = std::unique_ptr<EVP_PKEY, FreeKey>;

bool can_read(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    if (!file) return false;
    file.peek();
    return !file.bad();
}

// OpenSSL would ask for a password at the terminal, where nobody may be.
int note_wish_for_password(char* /*buffer*/, int /*size*/, int /*writing*/, void* wished) {
    *static_cast<bool*>(wished) = true;
    return -1;
}

rules::Result<PrivateKey, TlsProblem> read_key(const std::filesystem::path& path) {
    if (!can_read(path)) return TlsProblem::key_unreadable;
    bool has_password = false;
    const std::unique_ptr<BIO, FreeFile> file{BIO_new_file(path.c_str(), "r")};
    if (!file) return TlsProblem::key_unreadable;
    PrivateKey key{PEM_read_bio_PrivateKey(file.get(), nullptr, note_wish_for_password, &has_password)};
    if (!key) return has_password ? TlsProblem::key_has_password : TlsProblem::no_key;
    return key;
}

int choose_http(SSL* /*session*/, const unsigned char** chosen, unsigned char* chosen_size,
                const unsigned char* offered, unsigned int offered_size, void* /*nothing*/) {
    constexpr std::string_view ours = "\x08http/1.1";
    unsigned char* found = nullptr;
    const int outcome =
        SSL_select_next_proto(&found, chosen_size, reinterpret_cast<const unsigned char*>(ours.data()),
                              ours.size(), offered, offered_size);
    *chosen = found;
    return outcome == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_ALERT_FATAL;
}

void set_terms(SSL_CTX* context) {
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_cipher_list(context, "ECDHE+AESGCM:ECDHE+CHACHA20");  // of 1.2; those of 1.3 are all good
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
    SSL_CTX_set_alpn_select_cb(context, choose_http, nullptr);
    // Who comes back brings his session along as a ticket; we remember none.
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
    // Who is silent costs no buffers. What waits to be sent may lie elsewhere at the next attempt.
    SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ENABLE_PARTIAL_WRITE |
                                  SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
    // One that sends nothing but new keys must not keep us from the others.
    SSL_CTX_clear_mode(context, SSL_MODE_AUTO_RETRY);
}

}  // namespace

void TlsContext::Free::operator()(ssl_ctx_st* context) const {
    SSL_CTX_free(context);
}

rules::Result<TlsContext, TlsProblem> TlsContext::read(const TlsFiles& files) {
    Handle context{SSL_CTX_new(TLS_server_method())};
    if (!context) throw std::bad_alloc{};
    set_terms(context.get());
    if (!can_read(files.certificate)) return TlsProblem::certificate_unreadable;
    if (SSL_CTX_use_certificate_chain_file(context.get(), files.certificate.c_str()) != 1)
        return TlsProblem::no_certificate;
    const auto key = read_key(files.key);
    if (!key) return key.error();
    const X509* certificate = SSL_CTX_get0_certificate(context.get());
    if (X509_check_private_key(certificate, key->get()) != 1 ||
        SSL_CTX_use_PrivateKey(context.get(), key->get()) != 1)
        return TlsProblem::key_does_not_fit;
    return TlsContext{std::move(context)};
}

std::int64_t TlsContext::expires_at() const {
    std::tm utc{};
    ASN1_TIME_to_tm(X509_get0_notAfter(SSL_CTX_get0_certificate(context_.get())), &utc);
    return timegm(&utc);
}

std::string_view code(TlsProblem problem) {
    switch (problem) {
    case TlsProblem::certificate_unreadable: return "certificate-unreadable";
    case TlsProblem::no_certificate: return "no-certificate";
    case TlsProblem::key_unreadable: return "key-unreadable";
    case TlsProblem::no_key: return "no-key";
    case TlsProblem::key_has_password: return "key-has-password";
    case TlsProblem::key_does_not_fit: break;
    }
    return "key-does-not-fit";
}

}  // namespace doorgeef::server::net
