// Matches, their events and answers, on every store.
#include "any_store.hpp"

#include <limits>

namespace doorgeef::store {
namespace {

using Lines = std::vector<std::string>;
using Matches = AnyStore;
using Events = AnyStore;
using Fences = AnyStore;
using Answers = AnyStore;

TEST_P(Matches, a_created_match_is_live_and_empty) {
    ASSERT_EQ(write({create_match("m")}), kDone);
    const auto match = store().match({"m"});
    ASSERT_TRUE(match.ok());
    EXPECT_EQ(*match, (StoredMatch{match_record("m"), 1, 0, std::nullopt}));
}

TEST_P(Matches, every_kind_of_occupant_comes_back) {
    MatchRecord record = match_record("m");
    record.seats = {{AccountId{"jan"}, Guest{{"g"}, ""}, Bot{"Minerva"}, Nobody{}}};
    ASSERT_EQ(write({write::CreateAccount{account("jan")}, write::CreateMatch{record, 1}}), kDone);
    EXPECT_EQ(store().match({"m"})->record, record);
}

TEST_P(Matches, text_of_any_bytes_comes_back) {
    MatchRecord record = match_record(std::string("\0\xff'; DROP TABLE matches; --", 27));
    record.agreement = std::string("\xc3\x28\0\n", 4);
    ASSERT_EQ(write({write::CreateMatch{record, 1}}), kDone);
    EXPECT_EQ(store().match(record.id)->record, record);
}

TEST_P(Matches, an_id_is_used_once) {
    ASSERT_EQ(write({create_match("m")}), kDone);
    EXPECT_EQ(write({create_match("m")}), StoreProblem::duplicate);
}

TEST_P(Matches, an_account_at_the_table_must_exist) {
    MatchRecord record = match_record("m");
    record.seats.values[3] = AccountId{"nobody"};
    EXPECT_EQ(write({write::CreateMatch{record, 1}}), StoreProblem::not_found);
    EXPECT_EQ(problem(store().match({"m"})), StoreProblem::not_found);
}

TEST_P(Matches, an_unknown_match_is_not_found) {
    EXPECT_EQ(problem(store().match({"m"})), StoreProblem::not_found);
    EXPECT_EQ(problem(store().events({"m"}, 0, 10)), StoreProblem::not_found);
    EXPECT_EQ(problem(store().answers({"m"})), StoreProblem::not_found);
    EXPECT_EQ(write({append("m", 1, {"x"})}), StoreProblem::not_found);
    EXPECT_EQ(write({finish("m")}), StoreProblem::not_found);
    EXPECT_EQ(write({write::TakeOver{{"m"}, 2}}), StoreProblem::not_found);
    EXPECT_EQ(write({write::RequireFence{{"m"}, 1}}), StoreProblem::not_found);
    EXPECT_EQ(write({write::KeepAnswer{{"m"}, {}}}), StoreProblem::not_found);
}

TEST_P(Matches, a_finished_match_has_its_result_and_takes_no_more) {
    ASSERT_EQ(write({create_match("m"), append("m", 1, {"start", "end"}), finish("m", 2000)}), kDone);
    EXPECT_EQ(store().match({"m"})->result, result_at(2000));
    EXPECT_EQ(write({append("m", 3, {"late"})}), StoreProblem::finished);
    EXPECT_EQ(write({finish("m", 3000)}), StoreProblem::finished);
    EXPECT_EQ(write({write::TakeOver{{"m"}, 2}}), StoreProblem::finished);
    EXPECT_EQ(write({write::RequireFence{{"m"}, 1}}), StoreProblem::finished);
    EXPECT_EQ(store().match({"m"})->result, result_at(2000));
    EXPECT_EQ(store().match({"m"})->head, 2);
}

TEST_P(Matches, a_match_on_one_board_has_one_outcome) {
    write::FinishMatch one = finish("m");
    one.result.outcomes[match::BoardId::second].reset();
    ASSERT_EQ(write({create_match("m"), one}), kDone);
    EXPECT_EQ(store().match({"m"})->result, one.result);
}

TEST_P(Matches, the_live_ones_are_listed_as_they_were_created) {
    for (const std::string id : {"c", "a", "b", "d"}) ASSERT_EQ(write({create_match(id)}), kDone);
    ASSERT_EQ(write({append("b", 1, {"x"}), finish("a")}), kDone);
    const auto live = store().live_matches();
    ASSERT_TRUE(live.ok());
    ASSERT_EQ(live->size(), 3U);
    EXPECT_EQ(live->at(0).record, match_record("c"));
    EXPECT_EQ(live->at(1), (StoredMatch{match_record("b"), 1, 1, std::nullopt}));
    EXPECT_EQ(live->at(2).record, match_record("d"));
}

TEST_P(Events, are_read_back_from_any_number) {
    ASSERT_EQ(write({create_match("m"), append("m", 1, {"a", "", "c"}), append("m", 4, {"d"})}), kDone);
    EXPECT_EQ(store().match({"m"})->head, 4);
    EXPECT_EQ(*store().events({"m"}, 0, 100), (Lines{"a", "", "c", "d"}));
    EXPECT_EQ(*store().events({"m"}, 2, 100), (Lines{"c", "d"}));
    EXPECT_EQ(*store().events({"m"}, 1, 2), (Lines{"", "c"}));
    EXPECT_EQ(*store().events({"m"}, 0, 0), Lines{});
    EXPECT_EQ(*store().events({"m"}, 0, -1), Lines{});
}

TEST_P(Events, there_are_none_beyond_the_head_and_all_after_a_negative_number) {
    ASSERT_EQ(write({create_match("m"), append("m", 1, {"a"})}), kDone);
    constexpr Sequence largest = std::numeric_limits<Sequence>::max();
    constexpr Sequence smallest = std::numeric_limits<Sequence>::min();
    for (const Sequence after : {Sequence{1}, Sequence{2}, largest - 1, largest})
        EXPECT_EQ(*store().events({"m"}, after, 100), Lines{}) << after;
    for (const Sequence after : {Sequence{-1}, smallest})
        EXPECT_EQ(*store().events({"m"}, after, std::numeric_limits<int>::max()), Lines{"a"}) << after;
}

TEST_P(Events, of_one_match_are_not_those_of_another) {
    ASSERT_EQ(write({create_match("m"), create_match("n"), append("n", 1, {"x"})}), kDone);
    EXPECT_EQ(*store().events({"m"}, 0, 100), Lines{});
    EXPECT_EQ(*store().events({"n"}, 0, 100), Lines{"x"});
}

TEST_P(Events, begin_right_after_the_head_or_are_refused) {
    ASSERT_EQ(write({create_match("m"), append("m", 1, {"a", "b"})}), kDone);
    for (const Sequence first : {-1, 0, 1, 2, 4})
        EXPECT_EQ(write({append("m", first, {"x"})}), StoreProblem::wrong_sequence) << first;
    EXPECT_EQ(*store().events({"m"}, 0, 100), (Lines{"a", "b"}));
}

TEST_P(Fences, only_the_owner_writes) {
    ASSERT_EQ(write({create_match("m"), write::TakeOver{{"m"}, 3}}), kDone);
    EXPECT_EQ(store().match({"m"})->fence, 3);
    for (const Fence other : {1, 2, 4}) {
        EXPECT_EQ(write({write::AppendEvents{{"m"}, other, 1, {"x"}}}), StoreProblem::fenced_off) << other;
        EXPECT_EQ(write({write::RequireFence{{"m"}, other}}), StoreProblem::fenced_off) << other;
        EXPECT_EQ(write({write::FinishMatch{{"m"}, other, {}}}), StoreProblem::fenced_off) << other;
    }
    EXPECT_EQ(write({write::RequireFence{{"m"}, 3}, write::AppendEvents{{"m"}, 3, 1, {"x"}}}), kDone);
}

TEST_P(Fences, of_two_who_take_over_at_once_the_first_has_it) {
    ASSERT_EQ(write({create_match("m")}), kDone);
    EXPECT_EQ(write({write::TakeOver{{"m"}, 2}}), kDone);
    EXPECT_EQ(write({write::TakeOver{{"m"}, 2}}), StoreProblem::fenced_off);
    EXPECT_EQ(write({write::TakeOver{{"m"}, 1}}), StoreProblem::fenced_off);
}

TEST_P(Fences, a_document_behind_a_lost_fence_is_not_written) {
    ASSERT_EQ(write({create_match("m"), write::TakeOver{{"m"}, 2}}), kDone);
    const Document premove{"premove", "m A1", std::nullopt, "e2e4"};
    EXPECT_EQ(write({write::PutDocument{premove}, write::RequireFence{{"m"}, 1}}), StoreProblem::fenced_off);
    EXPECT_EQ(problem(store().document("premove", "m A1")), StoreProblem::not_found);
}

TEST_P(Answers, are_kept_by_match_person_and_command) {
    const Answer first{"jan", "c1", "h", "ok 1"};
    const Answer second{"jan", "c2", "h", "ok 2"};
    const Answer other{"an", "c2", "h", "refused"};
    ASSERT_EQ(write({create_match("m"), create_match("n")}), kDone);
    ASSERT_EQ(write({write::KeepAnswer{{"m"}, first}, write::KeepAnswer{{"m"}, second},
                     write::KeepAnswer{{"m"}, other}, write::KeepAnswer{{"n"}, first}}),
              kDone);
    EXPECT_EQ(*store().answers({"m"}), (std::vector{other, first, second}));
    EXPECT_EQ(*store().answers({"n"}), std::vector{first});
    EXPECT_EQ(*store().answer({"m"}, "jan", "c2"), second);
    EXPECT_EQ(problem(store().answer({"m"}, "an", "c1")), StoreProblem::not_found);
    EXPECT_EQ(problem(store().answer({"x"}, "jan", "c1")), StoreProblem::not_found);
}

TEST_P(Answers, a_command_is_not_answered_twice_whatever_its_body) {
    const Answer answer{"jan", "c1", "h", "ok"};
    ASSERT_EQ(write({create_match("m"), write::KeepAnswer{{"m"}, answer}}), kDone);
    EXPECT_EQ(write({append("m", 1, {"again"}), write::KeepAnswer{{"m"}, answer}}), StoreProblem::duplicate);
    EXPECT_EQ(write({write::KeepAnswer{{"m"}, {"jan", "c1", "another", "no"}}}), StoreProblem::duplicate);
    EXPECT_EQ(*store().answers({"m"}), std::vector{answer});
    EXPECT_EQ(store().match({"m"})->head, 0);
}

TEST_P(Answers, are_pruned_only_some_time_after_the_end) {
    const Answer answer{"jan", "c1", "h", "ok"};
    for (const std::string id : {"live", "old", "new"})
        ASSERT_EQ(write({create_match(id), write::KeepAnswer{{id}, answer}}), kDone);
    ASSERT_EQ(write({finish("old", 1999), finish("new", 2000)}), kDone);
    ASSERT_EQ(write({write::Prune{0, 2000}}), kDone);
    EXPECT_EQ(*store().answers({"live"}), std::vector{answer});
    EXPECT_EQ(*store().answers({"old"}), std::vector<Answer>{});
    EXPECT_EQ(*store().answers({"new"}), std::vector{answer});
}

TEST_P(Answers, given_after_a_pruning_are_pruned_by_the_next) {
    ASSERT_EQ(write({create_match("m"), finish("m", 10), write::Prune{0, 20}}), kDone);
    ASSERT_EQ(write({write::KeepAnswer{{"m"}, {"jan", "c1", "h", "match-over"}}}), kDone);
    EXPECT_EQ(store().answers({"m"})->size(), 1U);
    ASSERT_EQ(write({write::Prune{0, 20}}), kDone);
    EXPECT_EQ(store().answers({"m"})->size(), 0U);
}

ON_EVERY_STORE(Matches);
ON_EVERY_STORE(Events);
ON_EVERY_STORE(Fences);
ON_EVERY_STORE(Answers);

}  // namespace
}  // namespace doorgeef::store
