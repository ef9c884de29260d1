#include "random_batch.hpp"

namespace doorgeef::store {

std::vector<MatchId> RandomBatches::matches() {
    return {{"m1"}, {"m2"}, {"m3"}, {"m4"}, {"M4"}, {std::string("m\0x", 3)}, {"m\xff"}, {""}};
}

std::vector<AccountId> RandomBatches::accounts() {
    return {{"jan"}, {"an"}, {"piet"}, {std::string("\0", 1)}};
}

std::vector<std::string> RandomBatches::words() {
    return {"", "a", "b", "A", std::string("a\0b", 3), "\xc3\xa9", "\xff\xfe", "jan"};
}

Batch RandomBatches::next(const Store& store) {
    Batch batch;
    do batch.push_back(write(store));
    while (!one_in(3));
    return batch;
}

Write RandomBatches::write(const Store& store) {
    switch (below(4)) {
    case 0:
    case 1: return match_write(store);
    case 2: return account_write();
    default: return session_write();
    }
}

Write RandomBatches::match_write(const Store& store) {
    const MatchId id = match();
    const auto known = store.match(id);
    const Fence fence = (known ? known->fence : 1) + (one_in(10) ? 1 : 0);
    const Sequence first = (known ? known->head : 0) + (one_in(10) ? 2 : 1);
    switch (below(9)) {
    case 0:
    case 1: {
        MatchRecord record{id, {word(), word(), one_in(2), one_in(2), one_in(2), time()}, text(), {}};
        for (Occupant& seat : record.seats.values) seat = occupant();
        return write::CreateMatch{record, time()};
    }
    case 2: return write::TakeOver{id, fence + 1};
    case 3: return write::RequireFence{id, fence};
    case 4:
    case 5: return write::AppendEvents{id, fence, first, std::vector<std::string>(below(4), text())};
    case 6:
        if (!one_in(4)) return write::AppendEvents{id, fence, first, {text()}};
        return write::FinishMatch{id, fence, result()};
    case 7:
        return write::PutDocument{
            {word(), word(), one_in(2) ? std::optional{account()} : std::nullopt, text()}};
    default: return write::KeepAnswer{id, {word(), word(), text(), text()}};
    }
}

Write RandomBatches::account_write() {
    switch (below(10)) {
    case 0:
    case 1: return write::CreateAccount{account_record()};
    case 2: return write::UpdateAccount{account_record()};
    case 3: return write::DeleteAccount{account()};
    case 4: return write::GrantRole{account(), kAccountRoles[below(3)]};
    case 5: return write::WithdrawRole{account(), kAccountRoles[below(3)]};
    case 6: return write::AdoptGuest{{{word()}, word()}, account()};
    case 7: return write::ForgetGuest{{{word()}, word()}};
    case 8: return write::SetRating{rating(), below(3)};
    default: return write::SetRating{rating()};
    }
}

Write RandomBatches::session_write() {
    switch (below(9)) {
    case 0:
    case 1:
    case 2: return write::OpenSession{{word(), person(), time(), time(), one_in(5)}};
    case 3: return write::ExtendSession{word(), time()};
    case 4: return write::RevokeSession{word()};
    case 5: return write::RevokeSessionsOf{account(), one_in(2) ? std::optional{word()} : std::nullopt};
    case 6: return write::Prune{one_in(3) ? time() : 0, one_in(3) ? time() : 0};
    case 7: return write::RemoveDocument{word(), word()};
    default: return write::RequireFence{match(), 1};
    }
}

std::string RandomBatches::text() {
    std::string bytes(below(20), '\0');
    for (char& byte : bytes) byte = static_cast<char>(below(256));
    return bytes;
}

Occupant RandomBatches::occupant() {
    switch (below(8)) {
    case 0: return Nobody{};
    case 1: return Bot{word()};
    case 2: return Forgotten{};
    case 3: return account();
    default: return Guest{{word()}, word()};
    }
}

Person RandomBatches::person() {
    if (one_in(2)) return Guest{{word()}, word()};
    return account();
}

Account RandomBatches::account_record() {
    return {account(), word(), word(), text(), one_in(2) ? std::optional{text()} : std::nullopt,
            time(),    text()};
}

MatchResult RandomBatches::result() {
    constexpr auto kReasons = static_cast<std::size_t>(match::Reason::match_ended) + 1;
    MatchResult result;
    for (int& half_points : result.score.half_points.values) half_points = static_cast<int>(below(3));
    for (auto& outcome : result.outcomes.values)
        if (!one_in(3))
            outcome = {static_cast<match::Result>(below(4)), static_cast<match::Reason>(below(kReasons))};
    result.ended_at_ms = time();
    return result;
}

RatingEntry RandomBatches::rating() {
    const Rated who = one_in(2) ? Rated{account()} : Rated{Pair{account(), account()}};
    const double number = std::uniform_real_distribution{-1e9, 1e9}(random_);
    return {who, word(), {number, number / 3, number * 1e-12, time(), time()}};
}

ArchiveQuery RandomBatches::query() {
    constexpr auto kReasons = static_cast<std::size_t>(match::Reason::match_ended) + 1;
    ArchiveQuery query;
    if (one_in(3)) query.player = account();
    if (one_in(3)) query.player = PlayerName{word()};
    if (one_in(4)) query.family = word();
    if (one_in(4)) query.ended_from_ms = time();
    if (one_in(4)) query.ended_before_ms = time();
    if (one_in(4)) query.winner = static_cast<MatchWinner>(below(3));
    if (one_in(4)) query.reason = static_cast<match::Reason>(below(kReasons));
    if (one_in(4)) query.below = ArchiveCursor{time(), match()};
    query.only_public = one_in(2);
    query.limit = static_cast<int>(below(4));
    if (one_in(2)) query.look_at = static_cast<int>(below(6));
    return query;
}

}  // namespace doorgeef::store
