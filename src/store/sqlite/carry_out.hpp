// Each kind of write as SQL, inside a transaction of the caller's. What a refused write did up to there is
// for the caller to roll back, and what was known of the matches to forget.
#pragma once

#include "store/sqlite/connection.hpp"
#include "store/sqlite/known_matches.hpp"

namespace doorgeef::store::sqlite {

Failure carry_out(Connection& connection, const write::CreateMatch& write);
Failure carry_out(Connection& connection, KnownMatches& known, const write::TakeOver& write);
Failure carry_out(Connection& connection, KnownMatches& known, const write::RequireFence& write);
Failure carry_out(Connection& connection, KnownMatches& known, const write::AppendEvents& write);
Failure carry_out(Connection& connection, KnownMatches& known, const write::FinishMatch& write);
Failure carry_out(Connection& connection, KnownMatches& known, const write::KeepAnswer& write);
Failure carry_out(Connection& connection, KnownMatches& known, const write::Prune& write);
Failure carry_out(Connection& connection, const write::PutDocument& write);
Failure carry_out(Connection& connection, const write::RemoveDocument& write);
Failure carry_out(Connection& connection, const write::CreateAccount& write);
Failure carry_out(Connection& connection, const write::UpdateAccount& write);
Failure carry_out(Connection& connection, const write::DeleteAccount& write);
Failure carry_out(Connection& connection, const write::AdoptGuest& write);
Failure carry_out(Connection& connection, const write::ForgetGuest& write);
Failure carry_out(Connection& connection, const write::GrantRole& write);
Failure carry_out(Connection& connection, const write::WithdrawRole& write);
Failure carry_out(Connection& connection, const write::OpenSession& write);
Failure carry_out(Connection& connection, const write::ExtendSession& write);
Failure carry_out(Connection& connection, const write::RevokeSession& write);
Failure carry_out(Connection& connection, const write::RevokeSessionsOf& write);
Failure carry_out(Connection& connection, const write::SetRating& write);

}  // namespace doorgeef::store::sqlite
