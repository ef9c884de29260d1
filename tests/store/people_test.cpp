// Accounts, roles, sessions, ratings and documents, on every store.
#include "any_store.hpp"
#include "taken_home.hpp"

namespace doorgeef::store {
namespace {

using Accounts = AnyStore;
using Sessions = AnyStore;
using Guests = AnyStore;
using Ratings = AnyStore;
using Tallies = AnyStore;
using Documents = AnyStore;
using Export = AnyStore;
using Deletion = AnyStore;

constexpr Rating kRating{1500.25, 350, 0.06, 3, 77};

TEST_P(Accounts, are_found_by_id_and_by_name) {
    Account plain = account("an");
    plain.email.reset();
    ASSERT_EQ(write({write::CreateAccount{account("jan")}, write::CreateAccount{plain}}), kDone);
    EXPECT_EQ(*store().account({"jan"}), account("jan"));
    EXPECT_EQ(*store().account_named("key of an"), plain);
    EXPECT_EQ(problem(store().account({"piet"})), StoreProblem::not_found);
    EXPECT_EQ(problem(store().account_named("Key of an")), StoreProblem::not_found);
}

TEST_P(Accounts, share_neither_id_nor_name) {
    ASSERT_EQ(write({write::CreateAccount{account("jan")}}), kDone);
    Account same_id = account("jan");
    same_id.name_key = "other";
    Account same_name = account("piet");
    same_name.name_key = "key of jan";
    EXPECT_EQ(write({write::CreateAccount{same_id}}), StoreProblem::duplicate);
    EXPECT_EQ(write({write::CreateAccount{same_name}}), StoreProblem::duplicate);
    ASSERT_EQ(write({write::CreateAccount{account("piet")}}), kDone);
    EXPECT_EQ(write({write::UpdateAccount{same_name}}), StoreProblem::duplicate);
    EXPECT_EQ(*store().account({"piet"}), account("piet"));
}

TEST_P(Accounts, can_change_everything_but_their_id) {
    ASSERT_EQ(write({write::CreateAccount{account("jan")}}), kDone);
    const Account changed{{"jan"}, "Johan", "johan", "hash 2", std::nullopt, 1001, "dark"};
    ASSERT_EQ(write({write::UpdateAccount{changed}}), kDone);
    EXPECT_EQ(*store().account({"jan"}), changed);
    EXPECT_EQ(*store().account_named("johan"), changed);
    EXPECT_EQ(problem(store().account_named("key of jan")), StoreProblem::not_found);
    EXPECT_EQ(write({write::UpdateAccount{account("piet")}}), StoreProblem::not_found);
}

TEST_P(Accounts, have_the_roles_that_were_granted) {
    ASSERT_EQ(
        write({write::CreateAccount{account("jan")}, write::CreateAccount{account("an")},
               write::GrantRole{{"jan"}, AccountRole::admin}, write::GrantRole{{"jan"}, AccountRole::arbiter},
               write::GrantRole{{"jan"}, AccountRole::arbiter},
               write::GrantRole{{"an"}, AccountRole::organiser}}),
        kDone);
    EXPECT_EQ(*store().roles({"jan"}), (std::vector{AccountRole::arbiter, AccountRole::admin}));
    ASSERT_EQ(
        write({write::GrantRole{{"an"}, AccountRole::admin}, write::WithdrawRole{{"jan"}, AccountRole::admin},
               write::WithdrawRole{{"an"}, AccountRole::arbiter},
               write::WithdrawRole{{"jan"}, AccountRole::organiser}}),
        kDone);
    EXPECT_EQ(*store().roles({"jan"}), std::vector{AccountRole::arbiter});
    EXPECT_EQ(*store().roles({"an"}), (std::vector{AccountRole::organiser, AccountRole::admin}));
    EXPECT_EQ(*store().roles({"piet"}), std::vector<AccountRole>{});
    EXPECT_EQ(write({write::GrantRole{{"piet"}, AccountRole::admin}}), StoreProblem::not_found);
    EXPECT_EQ(write({write::WithdrawRole{{"piet"}, AccountRole::admin}}), StoreProblem::not_found);
}

TEST_P(Accounts, include_an_admin_once_there_is_one) {
    ASSERT_EQ(write({write::CreateAccount{account("jan")}, write::CreateAccount{account("an")},
                     write::GrantRole{{"jan"}, AccountRole::admin}}),
              kDone);
    EXPECT_EQ(write({write::WithdrawRole{{"jan"}, AccountRole::admin}}), StoreProblem::last_admin);
    EXPECT_EQ(write({write::DeleteAccount{{"jan"}}}), StoreProblem::last_admin);
    EXPECT_EQ(write({write::WithdrawRole{{"an"}, AccountRole::admin}}), kDone) << "who is none";
    ASSERT_EQ(write({write::GrantRole{{"an"}, AccountRole::admin}, write::DeleteAccount{{"jan"}}}), kDone);
    EXPECT_EQ(write({write::DeleteAccount{{"an"}}}), StoreProblem::last_admin);
}

TEST_P(Sessions, of_accounts_and_guests_are_found_by_their_token) {
    const Session guest{"g", Guest{{"id"}, "Name"}, 1, 2, true};
    ASSERT_EQ(write({write::CreateAccount{account("jan")}, write::OpenSession{session_of("jan", "t")},
                     write::OpenSession{guest}}),
              kDone);
    EXPECT_EQ(*store().session("t"), session_of("jan", "t"));
    EXPECT_EQ(*store().session("g"), guest);
    EXPECT_EQ(problem(store().session("x")), StoreProblem::not_found);
    EXPECT_EQ(write({write::OpenSession{session_of("jan", "g")}}), StoreProblem::duplicate);
    EXPECT_EQ(write({write::OpenSession{session_of("piet", "p")}}), StoreProblem::not_found);
}

TEST_P(Sessions, can_be_extended_and_revoked) {
    ASSERT_EQ(write({write::CreateAccount{account("jan")}, write::OpenSession{session_of("jan", "t")},
                     write::ExtendSession{"t", 500}, write::RevokeSession{"t"}}),
              kDone);
    EXPECT_EQ(*store().session("t"), (Session{"t", AccountId{"jan"}, 5, 500, true}));
    EXPECT_EQ(write({write::ExtendSession{"x", 1}}), StoreProblem::not_found);
    EXPECT_EQ(write({write::RevokeSession{"x"}}), StoreProblem::not_found);
}

TEST_P(Sessions, of_one_account_can_be_revoked_but_for_the_present_one) {
    ASSERT_EQ(write({write::CreateAccount{account("jan")}, write::CreateAccount{account("an")},
                     write::OpenSession{session_of("jan", "1")}, write::OpenSession{session_of("jan", "2")},
                     write::OpenSession{session_of("an", "3")}}),
              kDone);
    ASSERT_EQ(write({write::RevokeSessionsOf{{"jan"}, "2"}}), kDone);
    EXPECT_TRUE(store().session("1")->revoked);
    EXPECT_FALSE(store().session("2")->revoked);
    EXPECT_FALSE(store().session("3")->revoked);
    ASSERT_EQ(write({write::RevokeSessionsOf{{"jan"}, std::nullopt}}), kDone);
    EXPECT_TRUE(store().session("2")->revoked);
    EXPECT_FALSE(store().session("3")->revoked);
    EXPECT_EQ(write({write::RevokeSessionsOf{{"piet"}, std::nullopt}}), StoreProblem::not_found);
}

TEST_P(Sessions, are_pruned_after_their_time) {
    ASSERT_EQ(write({write::OpenSession{{"old", Guest{}, 0, 99, false}},
                     write::OpenSession{{"new", Guest{}, 0, 100, false}}, write::Prune{100, 0}}),
              kDone);
    EXPECT_EQ(problem(store().session("old")), StoreProblem::not_found);
    EXPECT_EQ(problem(store().session("new")), kDone);
}

TEST_P(Ratings, belong_to_an_account_or_a_pair_in_either_order) {
    ASSERT_EQ(write({write::CreateAccount{account("jan")}, write::CreateAccount{account("an")}}), kDone);
    const RatingEntry own{AccountId{"jan"}, "knsb", kRating};
    const RatingEntry stein{AccountId{"jan"}, "stein", {1600, 100, 0.05, 9, 78}};
    const RatingEntry pair{Pair{{"jan"}, {"an"}}, "knsb", {1700, 90, 0.04, 8, 79}};
    ASSERT_EQ(write({write::SetRating{pair}, write::SetRating{stein}, write::SetRating{own}}), kDone);
    EXPECT_EQ(*store().rating(AccountId{"jan"}, "knsb"), kRating);
    EXPECT_EQ(*store().rating(Pair{{"an"}, {"jan"}}, "knsb"), pair.rating);
    EXPECT_EQ(problem(store().rating(AccountId{"an"}, "knsb")), StoreProblem::not_found);
    EXPECT_EQ(problem(store().rating(Pair{{"an"}, {"jan"}}, "stein")), StoreProblem::not_found);
    EXPECT_EQ(*all_ratings_of(store(), {"jan"}), (std::vector{own, stein, pair}));
    EXPECT_EQ(*all_ratings_of(store(), {"an"}), std::vector{pair});
}

TEST_P(Ratings, are_replaced_by_the_next) {
    ASSERT_EQ(write({write::CreateAccount{account("jan")}}), kDone);
    ASSERT_EQ(write({write::SetRating{{AccountId{"jan"}, "knsb", {}}},
                     write::SetRating{{AccountId{"jan"}, "knsb", kRating}}}),
              kDone);
    EXPECT_EQ(*store().rating(AccountId{"jan"}, "knsb"), kRating);
}

TEST_P(Ratings, follow_the_one_that_they_were_made_from) {
    Rating second = kRating;
    second.matches = kRating.matches + 1;
    const RatingEntry first_entry{AccountId{"jan"}, "knsb", kRating};
    const RatingEntry second_entry{AccountId{"jan"}, "knsb", second};
    ASSERT_EQ(write({write::CreateAccount{account("jan")}}), kDone);
    EXPECT_EQ(write({write::SetRating{first_entry, 1}}), StoreProblem::wrong_sequence);
    EXPECT_EQ(write({write::SetRating{first_entry, 0}}), kDone);
    EXPECT_EQ(write({write::SetRating{second_entry, 0}}), StoreProblem::wrong_sequence);
    EXPECT_EQ(*store().rating(AccountId{"jan"}, "knsb"), kRating);
    EXPECT_EQ(write({write::SetRating{second_entry, kRating.matches}}), kDone);
    EXPECT_EQ(*store().rating(AccountId{"jan"}, "knsb"), second);
}

TEST_P(Ratings, need_accounts) {
    ASSERT_EQ(write({write::CreateAccount{account("jan")}}), kDone);
    EXPECT_EQ(write({write::SetRating{{AccountId{"an"}, "knsb", {}}}}), StoreProblem::not_found);
    EXPECT_EQ(write({write::SetRating{{Pair{{"jan"}, {"an"}}, "knsb", {}}}}), StoreProblem::not_found);
    EXPECT_EQ(write({write::SetRating{{Pair{{"an"}, {"jan"}}, "knsb", {}}}}), StoreProblem::not_found);
}

TEST_P(Documents, are_kept_by_kind_and_id) {
    const Document table{"table", "2", std::nullopt, "two"};
    const Document earlier{"table", "1", std::nullopt, "one"};
    const Document invitation{"invitation", "1", std::nullopt, ""};
    ASSERT_EQ(write({write::PutDocument{table}, write::PutDocument{earlier}, write::PutDocument{invitation}}),
              kDone);
    EXPECT_EQ(*store().documents("table"), (std::vector{earlier, table}));
    EXPECT_EQ(*store().document("invitation", "1"), invitation);
    EXPECT_EQ(*store().documents("x"), std::vector<Document>{});
    EXPECT_EQ(problem(store().document("table", "3")), StoreProblem::not_found);
}

TEST_P(Documents, are_replaced_and_removed) {
    const Document changed{"table", "1", std::nullopt, "new"};
    ASSERT_EQ(write({write::PutDocument{{"table", "1", std::nullopt, "old"}}, write::PutDocument{changed}}),
              kDone);
    EXPECT_EQ(*store().documents("table"), std::vector{changed});
    EXPECT_EQ(write({write::RemoveDocument{"table", "2"}, write::RemoveDocument{"table", "1"}}), kDone);
    EXPECT_EQ(*store().documents("table"), std::vector<Document>{});
}

TEST_P(Documents, have_an_owner_who_exists) {
    const Document document{"k", "i", AccountId{"jan"}, "x"};
    EXPECT_EQ(write({write::PutDocument{document}}), StoreProblem::not_found);
    ASSERT_EQ(write({write::CreateAccount{account("jan")}, write::PutDocument{document}}), kDone);
    EXPECT_EQ(*store().document("k", "i"), document);
}

// Jan with everything he can have; An beside him.
Batch everything() {
    MatchRecord together = match_record("m");
    together.seats.values[0] = AccountId{"jan"};
    together.seats.values[1] = AccountId{"an"};
    MatchRecord alone = match_record("l");
    alone.seats.values[2] = AccountId{"jan"};
    return {write::CreateAccount{account("jan")},
            write::CreateAccount{account("an")},
            write::GrantRole{{"jan"}, AccountRole::arbiter},
            write::OpenSession{session_of("jan", "t")},
            write::OpenSession{session_of("an", "u")},
            write::SetRating{{AccountId{"jan"}, "knsb", kRating}},
            write::SetRating{{AccountId{"an"}, "knsb", kRating}},
            write::SetRating{{Pair{{"jan"}, {"an"}}, "knsb", kRating}},
            write::PutDocument{{"invitation", "1", AccountId{"jan"}, "x"}},
            write::PutDocument{{"invitation", "2", AccountId{"an"}, "x"}},
            write::CreateMatch{together, 1},
            write::KeepAnswer{{"m"}, {"jan", "c", "h", "ok"}},
            write::KeepAnswer{{"m"}, {"an", "c", "h", "ok"}},
            append("m", 1, {"a"}),
            finish("m"),
            write::CreateMatch{alone, 1}};
}

TEST_P(Export, is_everything_about_one_account) {
    ASSERT_EQ(write(everything()), kDone);
    const auto all = take_home(store(), {"jan"});
    ASSERT_TRUE(all.ok());
    EXPECT_EQ(all->account, account("jan"));
    EXPECT_EQ(all->roles, std::vector{AccountRole::arbiter});
    EXPECT_EQ(all->sessions, std::vector{session_of("jan", "t")});
    EXPECT_EQ(all->ratings, (std::vector<RatingEntry>{{AccountId{"jan"}, "knsb", kRating},
                                                      {Pair{{"an"}, {"jan"}}, "knsb", kRating}}));
    EXPECT_EQ(all->documents, (std::vector<Document>{{"invitation", "1", AccountId{"jan"}, "x"}}));
    EXPECT_EQ(all->matches, (std::vector{*store().match({"m"}), *store().match({"l"})}));
    EXPECT_EQ(problem(take_home(store(), {"piet"})), StoreProblem::not_found);
}

TEST_P(Export, comes_in_pieces_of_any_size) {
    Batch batch = everything();
    for (int i = 0; i < 7; ++i) {
        const std::string name = std::to_string(i);
        MatchRecord match = match_record("more " + name);
        match.seats.values[static_cast<std::size_t>(i % 4)] = AccountId{i == 3 ? "an" : "jan"};
        batch.insert(batch.end(), {write::CreateAccount{account("mate " + name)},
                                   write::OpenSession{session_of("jan", "s" + name)},
                                   write::SetRating{{Pair{{"jan"}, {"mate " + name}}, "stein", kRating}},
                                   write::PutDocument{{"kind" + name, "1", AccountId{"jan"}, "x"}},
                                   write::CreateMatch{match, 1}});
    }
    ASSERT_EQ(write(std::move(batch)), kDone);
    const auto all = take_home(store(), {"jan"}, 1000);
    ASSERT_TRUE(all.ok());
    EXPECT_EQ(all->sessions.size(), 8U);
    EXPECT_EQ(all->ratings.size(), 9U);
    EXPECT_EQ(all->documents.size(), 8U);
    EXPECT_EQ(all->matches.size(), 8U);
    for (const int at_once : {1, 2, 3, 8, 9})
        EXPECT_EQ(*take_home(store(), {"jan"}, at_once), *all) << at_once;
    EXPECT_EQ(store().matches_of(AccountId{"jan"}, std::nullopt, 0)->size(), 0U);
    EXPECT_EQ(store().sessions_of({"jan"}, std::nullopt, -1)->size(), 0U);
}

TEST_P(Export, has_what_comes_between_two_pieces_once) {
    ASSERT_EQ(write(everything()), kDone);
    const auto first = store().matches_of(AccountId{"jan"}, std::nullopt, 1);
    ASSERT_EQ(first->size(), 1U);
    MatchRecord another = match_record("another");
    another.seats.values[3] = AccountId{"jan"};
    ASSERT_EQ(write({finish("l"), write::CreateMatch{another, 1}}), kDone);
    const auto rest = store().matches_of(AccountId{"jan"}, first->back(), 10);
    EXPECT_EQ(*rest, (std::vector{*store().match({"l"}), *store().match({"another"})}));
}

TEST_P(Deletion, waits_for_the_end_of_the_match) {
    ASSERT_EQ(write(everything()), kDone);
    EXPECT_EQ(write({write::DeleteAccount{{"jan"}}}), StoreProblem::in_live_match);
    EXPECT_EQ(write({finish("l"), write::DeleteAccount{{"jan"}}}), kDone);
}

TEST_P(Deletion, leaves_the_match_but_not_the_player) {
    ASSERT_EQ(write(everything()), kDone);
    const StoredMatch before = *store().match({"m"});
    ASSERT_EQ(write({finish("l"), write::DeleteAccount{{"jan"}}}), kDone);
    StoredMatch expected = before;
    expected.record.seats.values[0] = Forgotten{};
    EXPECT_EQ(*store().match({"m"}), expected);
    EXPECT_EQ(store().events({"m"}, 0, 10)->size(), 1U);
    EXPECT_EQ(*store().answers({"m"}), (std::vector<Answer>{{"an", "c", "h", "ok"}}));
}

TEST_P(Deletion, takes_everything_of_the_account_and_nothing_of_another) {
    ASSERT_EQ(write(everything()), kDone);
    const TakenHome an = *take_home(store(), {"an"});
    ASSERT_EQ(write({finish("l"), write::DeleteAccount{{"jan"}}}), kDone);
    EXPECT_EQ(problem(store().account({"jan"})), StoreProblem::not_found);
    EXPECT_EQ(problem(store().account_named("key of jan")), StoreProblem::not_found);
    EXPECT_EQ(problem(take_home(store(), {"jan"})), StoreProblem::not_found);
    EXPECT_EQ(problem(store().session("t")), StoreProblem::not_found);
    EXPECT_EQ(*store().roles({"jan"}), std::vector<AccountRole>{});
    EXPECT_EQ(*all_ratings_of(store(), {"jan"}), std::vector<RatingEntry>{});
    EXPECT_EQ(problem(store().document("invitation", "1")), StoreProblem::not_found);
    const TakenHome after = *take_home(store(), {"an"});
    EXPECT_EQ(after.account, an.account);
    EXPECT_EQ(after.sessions, an.sessions);
    EXPECT_EQ(after.documents, an.documents);
    EXPECT_EQ(after.ratings, (std::vector<RatingEntry>{{AccountId{"an"}, "knsb", kRating}}));
    EXPECT_EQ(after.matches.size(), 1U);
    EXPECT_EQ(write({write::DeleteAccount{{"jan"}}}), StoreProblem::not_found);
    EXPECT_EQ(write({write::CreateAccount{account("jan")}}), kDone);
}

// The guest who sits at A1 of match_record.
const Guest kGuest{{"guest A1"}, "A1"};

TEST_P(Guests, keep_their_matches_when_they_get_an_account) {
    ASSERT_EQ(
        write({create_match("m"), finish("m"), create_match("l"), write::CreateAccount{account("jan")}}),
        kDone);
    ASSERT_EQ(write({write::AdoptGuest{kGuest, {"jan"}}}), kDone);
    for (const std::string id : {"m", "l"}) {
        MatchRecord expected = match_record(id);
        expected.seats.values[0] = AccountId{"jan"};
        EXPECT_EQ(store().match({id})->record, expected);
    }
    EXPECT_EQ(all_matches_of(store(), AccountId{"jan"})->size(), 2U);
    EXPECT_EQ(write({write::AdoptGuest{kGuest, {"piet"}}}), StoreProblem::not_found);
}

TEST_P(Guests, have_their_own_matches_also_the_one_they_play) {
    MatchRecord of_another = match_record("of another");
    of_another.seats.values[0] = Guest{{"another"}, "A1"};
    ASSERT_EQ(write({create_match("m"), finish("m"), write::CreateMatch{of_another, 1}, create_match("l")}),
              kDone);
    EXPECT_EQ(*all_matches_of(store(), kGuest, 1),
              (std::vector{*store().match({"m"}), *store().match({"l"})}));
    EXPECT_EQ(all_matches_of(store(), Guest{{"guest A1"}, "A2"})->size(), 0U);
}

TEST_P(Guests, of_the_same_name_are_not_the_same) {
    ASSERT_EQ(write({create_match("m"), finish("m"), write::CreateAccount{account("jan")}}), kDone);
    ASSERT_EQ(
        write({write::AdoptGuest{{{"another"}, "A1"}, {"jan"}}, write::ForgetGuest{{{"another"}, "A1"}}}),
        kDone);
    EXPECT_EQ(store().match({"m"})->record, match_record("m"));
}

TEST_P(Guests, are_forgotten_with_sessions_and_answers_but_not_before_the_match_has_ended) {
    ASSERT_EQ(write({create_match("m"), write::KeepAnswer{{"m"}, {"guest A1", "c", "h", "ok"}},
                     write::OpenSession{{"t", kGuest, 0, 100, false}}}),
              kDone);
    EXPECT_EQ(write({write::ForgetGuest{kGuest}}), StoreProblem::in_live_match);
    ASSERT_EQ(write({finish("m"), write::ForgetGuest{kGuest}}), kDone);
    MatchRecord expected = match_record("m");
    expected.seats.values[0] = Forgotten{};
    EXPECT_EQ(store().match({"m"})->record, expected);
    EXPECT_EQ(*store().answers({"m"}), std::vector<Answer>{});
    EXPECT_EQ(problem(store().session("t")), StoreProblem::not_found);
}

// finish() gives team A three half points and team B one.
TEST_P(Tallies, count_finished_matches_by_family_from_the_side_of_the_player) {
    MatchRecord won = match_record("m");
    MatchRecord lost = match_record("n");
    MatchRecord live = match_record("l");
    MatchRecord drawn = match_record("d");
    drawn.table.family = "stein";
    for (MatchRecord* record : {&won, &live, &drawn}) record->seats.values[0] = AccountId{"jan"};
    lost.seats.values[3] = AccountId{"jan"};
    MatchResult even = result_at(2000);
    even.score.half_points = {{2, 2}};
    ASSERT_EQ(write({write::CreateAccount{account("jan")}, write::CreateMatch{won, 1},
                     write::CreateMatch{lost, 1}, write::CreateMatch{live, 1}, write::CreateMatch{drawn, 1},
                     finish("m"), finish("n"), write::FinishMatch{{"d"}, 1, even}}),
              kDone);
    EXPECT_EQ(*store().tallies({"jan"}), (std::vector<Tally>{{"knsb", 1, 0, 1}, {"stein", 0, 1, 0}}));
    EXPECT_EQ(*store().tallies({"piet"}), std::vector<Tally>{});
}

ON_EVERY_STORE(Guests);
ON_EVERY_STORE(Tallies);
ON_EVERY_STORE(Accounts);
ON_EVERY_STORE(Sessions);
ON_EVERY_STORE(Ratings);
ON_EVERY_STORE(Documents);
ON_EVERY_STORE(Export);
ON_EVERY_STORE(Deletion);

}  // namespace
}  // namespace doorgeef::store
