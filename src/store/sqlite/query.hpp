// A statement with its values, while it runs.
//
//     Query query{connection, "SELECT id, name FROM accounts WHERE name_key = ?", key};
//     while (query.next()) use(query.text(), query.text());
//     if (query.failure()) ...
#pragma once

#include "store/sqlite/connection.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::store::sqlite {

class Query {
public:
    enum class Texts : std::uint8_t { copied, outlive_it };

    // Requires: no other query runs the same statement on this connection.
    template <class... Values>
    Query(Connection& connection, std::string_view sql, const Values&... values)
        : Query(connection, sql, Texts::copied, values...) {}
    template <class... Values>
    Query(Connection& connection, std::string_view sql, Texts texts, const Values&... values)
        : statement_(connection.statement(sql)), texts_(texts) {
        if (!statement_) failure_ = connection.problem();
        (bind(values), ...);
    }
    ~Query();
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;
    Query(Query&&) = delete;
    Query& operator=(Query&&) = delete;

    void bind(std::string_view text);
    void bind(std::integral auto number) { bind_integer(static_cast<std::int64_t>(number)); }
    void bind(double number);
    void bind(std::nullopt_t nothing);
    template <class Tag>
    void bind(const Id<Tag>& id) {
        bind(std::string_view{id.text});
    }
    template <class T>
    void bind(const std::optional<T>& value) {
        value ? bind(*value) : bind(std::nullopt);
    }

    // False: there are no more rows, or it failed.
    bool next();
    const Failure& failure() const { return failure_; }

    // The columns of the row, from left to right: each call takes the next one.
    std::int64_t integer();
    bool truth() { return integer() != 0; }
    double real();
    std::string text();
    std::optional<std::int64_t> maybe_integer();
    std::optional<std::string> maybe_text();

private:
    void bind_integer(std::int64_t number);
    void keep(int code);
    bool is_null() const { return sqlite3_column_type(statement_, column_) == SQLITE_NULL; }

    sqlite3_stmt* statement_;  // null: see failure_
    Texts texts_;
    int parameter_ = 0;
    int column_ = 0;
    Failure failure_{};
};

// Carries out a statement that gives no rows.
template <class... Values>
Failure run(Connection& connection, std::string_view sql, const Values&... values) {
    Query query{connection, sql, Query::Texts::outlive_it, values...};
    query.next();
    return query.failure();
}

// Whether the question has an answer at all.
template <class... Values>
Read<bool> any(Connection& connection, std::string_view sql, const Values&... values) {
    Query query{connection, sql, values...};
    const bool found = query.next();
    if (query.failure()) return *query.failure();
    return found;
}

// The one row that is expected; not_found without it. `read_row` takes the query and gives a T or a Read<T>.
template <class T, class ReadRow>
Read<T> read_one(Query& query, ReadRow read_row) {
    if (query.next()) return read_row(query);
    return query.failure().value_or(StoreProblem::not_found);
}

template <class T, class ReadRow>
Read<std::vector<T>> read_all(Query& query, ReadRow read_row) {
    std::vector<T> rows;
    while (query.next()) {
        Read<T> row = read_row(query);
        if (!row) return row.error();
        rows.push_back(std::move(row).value());
    }
    if (query.failure()) return *query.failure();
    return rows;
}

}  // namespace doorgeef::store::sqlite
