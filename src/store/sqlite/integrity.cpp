#include "store/sqlite/integrity.hpp"

#include "store/sqlite/event_chain.hpp"
#include "store/sqlite/query.hpp"

namespace doorgeef::store::sqlite {

namespace {

using Damage = std::vector<std::string>;

Failure check_structure(Connection& connection, Damage& damage) {
    Query query{connection, "PRAGMA integrity_check"};
    while (query.next())
        if (std::string line = query.text(); line != "ok") damage.push_back(std::move(line));
    return query.failure();
}

Failure check_references(Connection& connection, Damage& damage) {
    Query query{connection, "PRAGMA foreign_key_check"};
    while (query.next()) {
        const std::string table = query.text();
        const std::string row = query.maybe_text().value_or("?");
        damage.push_back("row " + row + " of " + table + " refers to nothing in " + query.text());
    }
    return query.failure();
}

// The tables that SQLite itself does not watch over (schema.cpp says why).
Failure check_owners(Connection& connection, Damage& damage) {
    Query query{connection, "SELECT DISTINCT 'events', match FROM events WHERE match NOT IN"
                            " (SELECT number FROM matches) UNION ALL "
                            "SELECT DISTINCT 'answers', match FROM answers WHERE match NOT IN"
                            " (SELECT number FROM matches)"};
    while (query.next()) {
        const std::string table = query.text();
        damage.push_back(table + " of number " + query.text() + " refer to nothing in matches");
    }
    return query.failure();
}

// One line for each match, at the first event that is wrong.
Failure check_events(Connection& connection, Damage& damage) {
    Query query{connection, "SELECT id, sequence, checksum, line FROM events JOIN matches ON number = match"
                            " ORDER BY match, sequence"};
    std::optional<std::string> match;
    bool sound = true;
    Sequence sequence = 0;
    std::uint64_t sum = 0;
    while (query.next()) {
        std::string id = query.text();
        if (id != match) {
            sound = true;
            sequence = 0;
            sum = checksum_of_match(id);
            match = std::move(id);
        }
        const bool next = query.integer() == ++sequence;
        const auto stored = static_cast<std::uint64_t>(query.integer());
        sum = checksum(sum, query.text());
        const bool good = next && stored == sum;
        if (sound && !good)
            damage.push_back("event " + std::to_string(sequence) + " of match " + *match +
                             " is not what was written");
        sound = sound && good;
    }
    return query.failure();
}

}  // namespace

Failure check_quickly(Connection& connection) {
    Query query{connection, "PRAGMA quick_check(1)"};
    const bool sound = query.next() && query.text() == "ok";
    if (query.failure()) return query.failure();
    return sound ? Failure{} : StoreProblem::corrupt;
}

Read<std::vector<std::string>> find_damage(Connection& connection) {
    Damage damage;
    for (const auto check : {check_structure, check_references, check_owners, check_events}) {
        const Failure failure = check(connection, damage);
        // A file that is too broken to be read on is a finding, not a reason to hide the others.
        if (failure == StoreProblem::corrupt)
            damage.emplace_back("the file is malformed");
        else if (failure)
            return *failure;
    }
    return damage;
}

}  // namespace doorgeef::store::sqlite
