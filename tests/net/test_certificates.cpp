#include "test_certificates.hpp"

#include <cstdlib>
#include <memory>
#include <stdexcept>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

namespace doorgeef::server::net {

namespace {

template <auto free>
struct FreeWith {
    template <class T>
    void operator()(T* thing) const {
        free(thing);
    }
};
using Key = std::unique_ptr<EVP_PKEY, FreeWith<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, FreeWith<X509_free>>;
using OutFile = std::unique_ptr<BIO, FreeWith<BIO_free>>;

void require(bool fine) {
    if (!fine) throw std::runtime_error("cannot make a certificate");
}

Certificate sign_oneself(EVP_PKEY* key, const std::string& name, int valid_days) {
    constexpr long day_s = 24 * 60 * 60;
    Certificate certificate{X509_new()};
    require(certificate != nullptr);
    X509* made = certificate.get();
    const auto* text = reinterpret_cast<const unsigned char*>(name.c_str());
    X509_set_version(made, X509_VERSION_3);
    ASN1_INTEGER_set(X509_get_serialNumber(made), 1);
    X509_gmtime_adj(X509_getm_notBefore(made), -2 * day_s);
    X509_gmtime_adj(X509_getm_notAfter(made), valid_days * day_s);
    X509_NAME_add_entry_by_txt(X509_get_subject_name(made), "CN", MBSTRING_UTF8, text, -1, -1, 0);
    X509_set_issuer_name(made, X509_get_subject_name(made));
    X509_set_pubkey(made, key);
    require(X509_sign(made, key, EVP_sha256()) > 0);
    return certificate;
}

}  // namespace

TestCertificates::TestCertificates() {
    std::string name = (std::filesystem::temp_directory_path() / "doorgeef-tls-XXXXXX").string();
    require(::mkdtemp(name.data()) != nullptr);
    folder_ = name;
}

TestCertificates::~TestCertificates() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

TlsFiles TestCertificates::make(const std::string& name, int valid_days, const std::string& password) const {
    const TlsFiles files{.certificate = file(name + ".pem"), .key = file(name + ".key")};
    const Key key{EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256")};
    require(key != nullptr);
    const Certificate certificate = sign_oneself(key.get(), name, valid_days);
    const OutFile certificate_file{BIO_new_file(files.certificate.c_str(), "w")};
    const OutFile key_file{BIO_new_file(files.key.c_str(), "w")};
    require(certificate_file && PEM_write_bio_X509(certificate_file.get(), certificate.get()) == 1);
    const EVP_CIPHER* cipher = password.empty() ? nullptr : EVP_aes_128_cbc();
    require(key_file &&
            PEM_write_bio_PKCS8PrivateKey(key_file.get(), key.get(), cipher, password.c_str(),
                                          static_cast<int>(password.size()), nullptr, nullptr) == 1);
    return files;
}

}  // namespace doorgeef::server::net
