// Thousands of random matches of all rulesets and ways of playing are written and read back as they were.
// Seeded, so that every run is the same.
#include "match/apply.hpp"
#include "notation/bpgn_write.hpp"
#include "notation/read_log.hpp"
#include "notation/replay.hpp"
#include "random_log.hpp"
#include "read_text.hpp"
#include "wire/log_json.hpp"

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

using match::BoardId;

#ifdef NDEBUG
constexpr int kMatches = 1500;  // for each of the five rulesets
#else
constexpr int kMatches = 150;
#endif

// Some things that a match does not know, different from match to match.
std::vector<Tag> some_tags(int i) {
    std::vector<Tag> tags{{"Event", "Test " + std::to_string(i)}, {"WhiteA", R"(Jan "de" \Vries)"}};
    if (i % 3 == 0) tags.push_back({"BlackA", "Zoë }{ [%ev 0 started]"});
    if (i % 5 == 0) tags.push_back({"WhiteB", "?"});
    if (i % 7 == 0) tags.push_back({"Result", "line\nend \xE9"});
    return tags;
}

// A third of them online, the others in any conduct.
template <class Test>
void for_every_match(Test&& test) {
    for (std::size_t preset = 0; preset < rules::kPresets.size(); ++preset)
        for (int i = 0; i < kMatches; ++i) {
            const auto seed = preset * 1'000'000 + static_cast<std::uint64_t>(i);
            const auto conduct = i % 3 == 0 ? std::optional{match::Conduct::online()} : std::nullopt;
            const auto random = match::random_log(seed, rules::kPresets[preset].ruleset, conduct);
            test(MatchLog{random.agreement, random.events, some_tags(i), {}});
            if (::testing::Test::HasFatalFailure()) return;
        }
}

TEST(RandomLogs, come_back_from_bpgn_and_json_as_they_were) {
    for_every_match([](const MatchLog& log) {
        const std::string text = write_bpgn(log);
        const auto records = read_all(text);
        ASSERT_EQ(records.size(), 1U) << text;
        ASSERT_EQ(errors_of(records[0]), "") << text;
        const auto again = read_log(records[0]);
        ASSERT_TRUE(again) << code(again.error().problem) << ' ' << again.error().text << '\n' << text;
        ASSERT_TRUE(*again == log) << text;

        const std::string json = wire::to_json(log);
        const auto from_json = wire::parse_log_json(json);
        ASSERT_TRUE(from_json) << wire::code(from_json.error()) << '\n' << json;
        ASSERT_TRUE(*from_json == log) << json;
    });
}

bool arbiter_touched_a_board(const match::Events& events) {
    return std::ranges::any_of(events, [](const match::Event& event) {
        const auto* ruled = std::get_if<match::event::Ruled>(&event.what);
        if (ruled == nullptr) return false;
        const auto& act = ruled->ruling.act;
        return std::holds_alternative<match::arbiter::SetPosition>(act) ||
               std::holds_alternative<match::arbiter::Restart>(act) ||
               std::holds_alternative<match::arbiter::SwapColours>(act);
    });
}

// Somebody who knows how chessmen move and that what is captured goes to the other board, and nothing else.
// Says which move cannot be played; nothing if all can.
std::string replay_plainly(const GameRecord& record, const match::Agreement& agreement) {
    match::ByBoard<rules::Position> boards = agreement.positions;
    for (const RecordedMove& recorded : record.moves) {
        const bool second = recorded.mover == Mover::white_b || recorded.mover == Mover::black_b;
        const BoardId id = second ? BoardId::second : BoardId::first;
        rules::Position& other = boards[!id];
        const auto san = parse_san(recorded.san.view());
        if (!san) return std::string{recorded.san.view()} + " is no move";
        const auto move = resolve(*san, boards[id], agreement.ruleset, &other);
        if (!move) return std::string{recorded.san.view()} + " cannot be played";
        const auto played = rules::play(boards[id], *move, agreement.ruleset, &other);
        for (const auto& man : {played->captured, played->surrendered})
            if (man && agreement.ruleset.boards == 2) other.add_to_reserve(man->color, man->role);
    }
    return {};
}

TEST(RandomLogs, have_moves_that_anybody_can_replay) {
    for_every_match([](const MatchLog& log) {
        const std::string text = write_bpgn(log);
        ASSERT_EQ(replay_plainly(read_all(text).at(0), log.agreement), "") << text;
    });
}

TEST(RandomLogs, played_online_replay_through_the_match_to_the_same_positions) {
    int compared = 0;
    for_every_match([&](const MatchLog& log) {
        const bool online = log.agreement.conduct == match::Conduct::online();
        if (!online || arbiter_touched_a_board(log.events)) return;
        ++compared;
        const std::string text = write_bpgn(log);
        const Replay replayed = replay(read_all(text).at(0), log.agreement.ruleset);
        ASSERT_FALSE(replayed.failure) << code(replayed.failure->problem) << '\n' << text;
        const match::Match real = match::replay(log.agreement, log.events);
        for (const BoardId board : match::kBoards)
            if (real.has_board(board))
                ASSERT_EQ(replayed.match.position(board), real.position(board)) << text;
    });
    EXPECT_GT(compared, kMatches / 2);
}

}  // namespace
}  // namespace doorgeef::notation
