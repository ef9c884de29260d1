#include "match/conduct.hpp"

#include <set>

#include <gtest/gtest.h>

namespace doorgeef::match {
namespace {

TEST(Conduct, online_is_the_default) {
    EXPECT_EQ(Conduct{}, Conduct::online());
    EXPECT_EQ(conduct_words(Conduct::online()),
              (std::vector<std::string>{"legality=enforced", "clock=auto", "flag=auto", "passing=auto",
                                        "touch=off"}));
}

TEST(Conduct, by_the_book_is_the_opposite_of_online) {
    EXPECT_EQ(conduct_words(Conduct::by_the_book()),
              (std::vector<std::string>{"legality=claimed", "clock=manual", "flag=claimed", "passing=manual",
                                        "touch=on"}));
    EXPECT_EQ(with_conduct(Conduct::online(), "book"), Conduct::by_the_book());
    EXPECT_EQ(with_conduct(Conduct::by_the_book(), "online"), Conduct::online());
}

TEST(Conduct, each_word_changes_one_switch) {
    for (const std::string& word : conduct_words(Conduct::by_the_book())) {
        const auto changed = with_conduct(Conduct::online(), word);
        ASSERT_TRUE(changed) << word;
        EXPECT_NE(*changed, Conduct::online()) << word;
        const auto words = conduct_words(*changed);
        const auto before = conduct_words(Conduct::online());
        int differences = 0;
        for (std::size_t i = 0; i < words.size(); ++i) differences += words[i] == before[i] ? 0 : 1;
        EXPECT_EQ(differences, 1) << word;
    }
}

TEST(Conduct, all_32_ways_are_read_as_they_are_written) {
    std::set<std::vector<std::string>> seen;
    for (int bits = 0; bits < 32; ++bits) {
        Conduct conduct;
        const auto book = conduct_words(Conduct::by_the_book());
        for (std::size_t i = 0; i < book.size(); ++i)
            if ((bits >> i & 1) != 0) conduct = *with_conduct(conduct, book[i]);
        Conduct again = Conduct::by_the_book();
        for (const std::string& word : conduct_words(conduct)) again = *with_conduct(again, word);
        EXPECT_EQ(again, conduct);
        seen.insert(conduct_words(conduct));
    }
    EXPECT_EQ(seen.size(), 32U);
}

TEST(Conduct, other_words_are_refused) {
    for (const auto* word : {"", "Online", "=", "clock", "clock=", "clock=auto ", "=auto", "clock=claimed",
                             "legality=manual", "touch=yes", "clock=auto=auto", "speed=fast"})
        EXPECT_EQ(with_conduct(Conduct{}, word), std::nullopt) << word;
}

}  // namespace
}  // namespace doorgeef::match
