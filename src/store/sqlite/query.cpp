#include "store/sqlite/query.hpp"

namespace doorgeef::store::sqlite {

Query::~Query() {
    if (!statement_) return;
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

void Query::bind(std::string_view text) {
    // SQLite would read a null pointer as NULL.
    const char* bytes = text.empty() ? "" : text.data();
    const auto lifetime = texts_ == Texts::copied ? SQLITE_TRANSIENT : SQLITE_STATIC;
    keep(sqlite3_bind_text64(statement_, ++parameter_, bytes, text.size(), lifetime, SQLITE_UTF8));
}

void Query::bind(double number) {
    keep(sqlite3_bind_double(statement_, ++parameter_, number));
}

void Query::bind(std::nullopt_t) {
    keep(sqlite3_bind_null(statement_, ++parameter_));
}

void Query::bind_integer(std::int64_t number) {
    keep(sqlite3_bind_int64(statement_, ++parameter_, number));
}

void Query::keep(int code) {
    if (code != SQLITE_OK && !failure_) failure_ = problem_of(code);
}

bool Query::next() {
    if (failure_) return false;
    column_ = 0;
    const int code = sqlite3_step(statement_);
    if (code != SQLITE_ROW && code != SQLITE_DONE) failure_ = problem_of(code);
    return code == SQLITE_ROW;
}

std::int64_t Query::integer() {
    return sqlite3_column_int64(statement_, column_++);
}

double Query::real() {
    return sqlite3_column_double(statement_, column_++);
}

std::string Query::text() {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column_));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column_));
    ++column_;
    return bytes ? std::string{bytes, size} : std::string{};
}

std::optional<std::int64_t> Query::maybe_integer() {
    if (!is_null()) return integer();
    ++column_;
    return std::nullopt;
}

std::optional<std::string> Query::maybe_text() {
    if (!is_null()) return text();
    ++column_;
    return std::nullopt;
}

}  // namespace doorgeef::store::sqlite
