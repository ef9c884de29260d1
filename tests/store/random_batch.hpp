// Batches of all kinds of writes over a few ids, so that most fit and many are refused.
#pragma once

#include "store/store.hpp"

#include <random>

namespace doorgeef::store {

class RandomBatches {
public:
    explicit RandomBatches(std::uint64_t seed) : random_(seed) {}

    // `store` is looked at to write what fits more often than not.
    Batch next(const Store& store);

    static std::vector<MatchId> matches();
    static std::vector<AccountId> accounts();
    static std::vector<std::string> words();  // names, kinds, tokens, command ids, families

    std::size_t below(std::size_t bound) { return random_() % bound; }
    bool one_in(std::size_t n) { return below(n) == 0; }
    ArchiveQuery query();

private:
    Write write(const Store& store);
    Write match_write(const Store& store);
    Write account_write();
    Write session_write();

    template <class T>
    T any(const std::vector<T>& choices) {
        return choices[below(choices.size())];
    }
    MatchId match() { return any(matches()); }
    AccountId account() { return any(accounts()); }
    std::string word() { return any(words()); }
    UnixMs time() { return static_cast<UnixMs>(below(10)); }
    std::string text();
    Occupant occupant();
    Person person();
    Account account_record();
    MatchResult result();
    RatingEntry rating();

    std::mt19937_64 random_;
};

}  // namespace doorgeef::store
