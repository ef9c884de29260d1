// What is refused at the start, before anybody could come.
#include "test_certificates.hpp"

#include <chrono>
#include <fstream>
#include <optional>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

std::optional<TlsProblem> problem_with(const TlsFiles& files) {
    const auto context = TlsContext::read(files);
    return context ? std::nullopt : std::optional{context.error()};
}

TEST(TlsContext, takes_a_certificate_and_its_key_also_from_one_file) {
    const TestCertificates certificates;
    const TlsFiles files = certificates.make("doorgeef.example");
    EXPECT_EQ(problem_with(files), std::nullopt);
    const auto both = certificates.file("both.pem");
    std::ofstream{both} << std::ifstream{files.certificate}.rdbuf() << std::ifstream{files.key}.rdbuf();
    EXPECT_EQ(problem_with({both, both}), std::nullopt);
}

TEST(TlsContext, says_what_is_wrong_with_the_files) {
    const TestCertificates certificates;
    const auto [certificate, key] = certificates.make("doorgeef.example");
    const auto nowhere = certificates.file("nowhere.pem");
    const auto nonsense = certificates.file("nonsense.pem");
    const auto empty = certificates.file("empty.pem");
    const auto folder = certificates.file("");
    std::ofstream{nonsense} << "-----BEGIN CERTIFICATE-----\nnonsense\n-----END CERTIFICATE-----\n";
    std::ofstream{empty}.flush();
    using enum TlsProblem;
    EXPECT_EQ(problem_with({nowhere, key}), certificate_unreadable);
    EXPECT_EQ(problem_with({folder, key}), certificate_unreadable);
    EXPECT_EQ(problem_with({nonsense, key}), no_certificate);
    EXPECT_EQ(problem_with({empty, key}), no_certificate);
    EXPECT_EQ(problem_with({key, key}), no_certificate);
    EXPECT_EQ(problem_with({certificate, nowhere}), key_unreadable);
    EXPECT_EQ(problem_with({certificate, folder}), key_unreadable);
    EXPECT_EQ(problem_with({certificate, nonsense}), no_key);
    EXPECT_EQ(problem_with({certificate, certificate}), no_key);
    EXPECT_EQ(problem_with({certificate, certificates.make("other.example").key}), key_does_not_fit);
    EXPECT_EQ(problem_with(certificates.make("locked.example", 1, "secret")), key_has_password);
}

TEST(TlsContext, every_problem_has_a_code) {
    std::set<std::string_view> codes;
    for (int i = 0; i < kTlsProblemCount; ++i) codes.insert(code(static_cast<TlsProblem>(i)));
    EXPECT_EQ(codes.size(), static_cast<std::size_t>(kTlsProblemCount));
}

TEST(TlsContext, knows_until_when_the_certificate_is_valid) {
    const TestCertificates certificates;
    const auto context = TlsContext::read(certificates.make("doorgeef.example", 30));
    ASSERT_TRUE(context);
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const std::int64_t expected =
        std::chrono::duration_cast<std::chrono::seconds>(now + std::chrono::days{30}).count();
    EXPECT_NEAR(static_cast<double>(context->expires_at()), static_cast<double>(expected), 60);
}

}  // namespace
}  // namespace doorgeef::server::net
