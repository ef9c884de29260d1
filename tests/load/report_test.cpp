// What a load says at its end, in both languages.
#include "doorgeef/load/report.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

// Of a load that measured a process which has ended meanwhile.
std::string said(Language language, const Tally& tally) {
    std::istringstream in;
    std::ostringstream out;
    const Console console{.language = language, .in = in, .out = out, .err = out};
    LoadReport report{console, "999999999", {.host = "localhost"}, {}};
    report.begin();
    report.connected(4);
    report.playing(1);
    report.moved(tally);
    report.settled(tally);
    return out.str();
}

std::size_t count(const std::string& text, std::string_view words) {
    std::size_t count = 0;
    for (auto at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++count;
    return count;
}

TEST(LoadReport, says_once_that_a_process_has_ended) {
    const Tally tally{.moves = 3, .acknowledged = 3};
    const std::string english = said(Language::english, tally);
    EXPECT_EQ(count(english, "\nserver: "), 1U) << english;
    EXPECT_EQ(count(english, "\nserver: CPU and memory cannot be seen: the process of --pid has ended\n"), 1U)
        << english;
    const std::string dutch = said(Language::dutch, tally);
    EXPECT_EQ(count(dutch, "\nserver: "), 1U) << dutch;
    EXPECT_EQ(
        count(dutch, "\nserver: CPU en geheugen zijn niet te zien: het proces van --pid is er niet meer\n"),
        1U)
        << dutch;
}

TEST(LoadReport, says_what_was_refused_and_that_the_server_fell_short) {
    const Tally tally{
        .moves = 9, .acknowledged = 4, .refusals = {{"match-over", 2}, {"storage-failed", 3}}, .refused = 3};
    EXPECT_FALSE(tally.all_well());
    const std::string english = said(Language::english, tally);
    EXPECT_EQ(count(english, "\nrefused: 2 times match-over\n"
                             "refused: 3 times storage-failed\n"
                             "the server did not do what it was asked 3 times\n"),
              1U)
        << english;
    EXPECT_EQ(count(said(Language::dutch, tally), "\n3 keer deed de server niet wat hem gevraagd werd\n"),
              1U);
}

TEST(LoadReport, ends_alike_in_every_language) {
    const Tally tally{.moves = 9, .acknowledged = 4, .lost = 2, .duplicated = 1};
    for (const Language language : {Language::dutch, Language::english}) {
        const std::string all = said(language, tally);
        EXPECT_TRUE(
            all.ends_with("\nmoves 9, acknowledged 4, lost 2, duplicated 1, p50 0.00 ms, p99 0.00 ms\n"))
            << all;
    }
}

}  // namespace
}  // namespace doorgeef::app
