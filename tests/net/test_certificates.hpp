// Certificates that sign themselves, in a folder that goes with the test.
#pragma once

#include "server/net/tls/tls_context.hpp"

#include <filesystem>
#include <string>

namespace doorgeef::server::net {

class TestCertificates {
public:
    TestCertificates();
    ~TestCertificates();
    TestCertificates(const TestCertificates&) = delete;
    TestCertificates& operator=(const TestCertificates&) = delete;

    std::filesystem::path file(const std::string& name) const { return folder_ / name; }
    // For a server of that name, with a key of its own. A password makes the key one that has to be asked
    // for.
    TlsFiles make(const std::string& name, int valid_days = 1, const std::string& password = "") const;

private:
    std::filesystem::path folder_{};
};

}  // namespace doorgeef::server::net
