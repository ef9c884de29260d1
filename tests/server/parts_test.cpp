// The small parts: alarms, buckets, texts that can be shown, documents, guests.
#include "server/alarms.hpp"
#include "server/api/passwords.hpp"
#include "server/limits/bucket.hpp"
#include "server/lobby/table.hpp"
#include "server/people/showable.hpp"
#include "server/problem.hpp"
#include "server/room/notes.hpp"
#include "world.hpp"

#include <set>

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

TEST(Alarms, ring_once_each_the_earliest_first) {
    Alarms alarms;
    std::string rung;
    const AlarmId a = alarms.add([&](Now) { rung += 'a'; });
    const AlarmId b = alarms.add([&](Now) { rung += 'b'; });
    alarms.set(a, 20);
    alarms.set(b, 10);
    EXPECT_EQ(alarms.next(), 10);
    alarms.ring({9, 0});
    EXPECT_EQ(rung, "");
    alarms.ring({30, 0});
    EXPECT_EQ(rung, "ba");
    EXPECT_EQ(alarms.next(), std::nullopt);
}

TEST(Alarms, can_be_put_off_without_being_moved) {
    Alarms alarms;
    std::string rung;
    const AlarmId a = alarms.add([&](Now) { rung += 'a'; });
    alarms.set_no_later(a, 20);
    alarms.set_no_later(a, 30);
    EXPECT_EQ(alarms.next(), 20) << "it rings too early, once";
    alarms.set_no_later(a, 10);
    EXPECT_EQ(alarms.next(), 10);
    alarms.ring({10, 0});
    EXPECT_EQ(rung, "a");
    alarms.set_no_later(a, 30);
    EXPECT_EQ(alarms.next(), 30);
    alarms.set_no_later(a, std::nullopt);
    EXPECT_EQ(alarms.next(), std::nullopt);
}

TEST(Alarms, may_change_or_remove_each_other_while_they_ring) {
    Alarms alarms;
    std::string rung;
    AlarmId b{};
    AlarmId c{};
    AlarmId a = alarms.add([&](Now now) {
        rung += 'a';
        alarms.remove(b);
        alarms.set(c, now.instant + 1);
        alarms.set(a, now.instant);
    });
    b = alarms.add([&](Now) { rung += 'b'; });
    c = alarms.add([&](Now) { rung += 'c'; });
    alarms.set(a, 1);
    alarms.set(b, 2);
    alarms.set(c, 3);
    alarms.ring({5, 0});
    EXPECT_EQ(rung, "a");
    EXPECT_EQ(alarms.next(), 5) << "what is set anew rings the next time";
}

TEST(Bucket, fills_at_its_rate) {
    const Rate rate{3, 2};
    Bucket bucket;
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, 1, 1000));
    EXPECT_FALSE(bucket.take(rate, 1, 1000));
    EXPECT_EQ(bucket.wait_ms(rate, 1), 500);
    EXPECT_FALSE(bucket.take(rate, 1, 1499));
    EXPECT_TRUE(bucket.take(rate, 1, 1500));
    EXPECT_FALSE(bucket.full(rate, 2000));
    EXPECT_TRUE(bucket.full(rate, 3000));
}

TEST(Showable, is_what_people_can_read) {
    for (const std::string_view text :
         {"Jan", "Zoë", "Ünal Öz", "Владимир", "李小龙", "O'Brien-2", "♞ 😀", "a b"})
        EXPECT_TRUE(is_showable(text, 24)) << text;
    for (const std::string_view text :
         {std::string_view{""}, std::string_view{" a"}, std::string_view{"a "}, std::string_view{"\u00A0a"},
          std::string_view{"a\tb"}, std::string_view{"a\x1b[0m"}, std::string_view{"a\0b", 3},
          // NOLINTBEGIN(misc-misleading-bidirectional): they are to be refused
          std::string_view{"a\u202Eb"}, std::string_view{"a\u2066b"},
          // NOLINTEND(misc-misleading-bidirectional)
          std::string_view{"a\u200Bb"}, std::string_view{"a\u200Db"}, std::string_view{"a\uFEFFb"},
          std::string_view{"a\u2028b"}, std::string_view{"a\u00ADb"}, std::string_view{"\u3164"},
          std::string_view{"\u2800"}, std::string_view{"a\xF3\xA0\x80\x81"},
          std::string_view{"a\xEE\x80\x80"}, std::string_view{"a\xFF"}, std::string_view{"a\xC0\x80"},
          std::string_view{"a\xED\xA0\x80"}, std::string_view{"a\xE2\x82"},
          std::string_view{"a\xF5\x80\x80\x80"}, std::string_view{"a\x80"}})
        EXPECT_FALSE(is_showable(text, 24)) << text;
    EXPECT_TRUE(is_showable("ééééé", 5)) << "characters count, not bytes";
    EXPECT_FALSE(is_showable("éééééé", 5));
}

TEST(Problem, has_a_code_of_its_own_each) {
    std::set<std::string_view> codes;
    for (int i = 0; i < kProblemCount; ++i) codes.insert(code(static_cast<Problem>(i)));
    EXPECT_EQ(codes.size(), static_cast<std::size_t>(kProblemCount));
    EXPECT_FALSE(codes.contains(""));
    EXPECT_EQ(code(Problem::shutting_down), "shutting-down");
    EXPECT_EQ(code(Problem::bad_message), "bad-message");
}

TEST(Documents, of_tables_come_back_as_they_were) {
    Table table;
    table.id = "t";
    table.name = "De \"Pion\" \\ ♟";
    table.host = {"h", "Jan"};
    table.agreement = {"stein mate=at-once", "book", "300+3", "B", {}};
    table.is_public = false;
    table.with_arbiter = true;
    table.rated = true;
    table.arbiter = PersonRef{"r", "Scheids"};
    table.created_at_ms = 1'700'000'000'123;
    table.seats[match::kSeats[1]] = TableSeat{{PlayerKind::account, "a", "Anna"}, true};
    table.seats[match::kSeats[3]] = TableSeat{{PlayerKind::bot, "Turk", "Turk"}, false};
    EXPECT_EQ(parse_table(to_document(table)), table);
    table.match = "m";
    table.arbiter.reset();
    table.agreement = {"jijbent", "online", "-", "", {}};
    table.boards = 1;
    table.seats = {};
    table.seats[match::kSeats[2]] = TableSeat{{PlayerKind::guest, "g", "Gast"}, false};
    EXPECT_EQ(parse_table(to_document(table)), table);

    store::Document broken = to_document(table);
    for (const std::string bad : {"", "[]", "{}", R"({"id":"t"})"}) {
        broken.text = bad;
        EXPECT_FALSE(parse_table(broken)) << bad;
    }
}

TEST(Documents, of_rooms_come_back_as_they_were) {
    Notes notes;
    notes.table = "t";
    notes.premoves[match::kSeats[0]] = Premove{*rules::parse_move("N@f3"), true};
    notes.premoves[match::kSeats[3]] = Premove{*rules::parse_move("e7e8/g5"), false};
    notes.wishes[match::kSeats[2]] = RematchHow::partners;
    notes.rematch_table = "u";
    EXPECT_EQ(parse_notes(to_document({"m"}, notes)), notes);
    EXPECT_EQ(parse_notes(to_document({"m"}, {})), Notes{});
    EXPECT_FALSE(
        parse_notes({"room", "m", {}, R"({"table":"t","premoves":{"A1":{"move":"x"}},"wishes":{}})"}));
}

TEST(Guests, get_a_session_with_a_name_that_can_be_shown) {
    World world;
    const auto ask = [&](const std::string& body, std::uint64_t number) {
        world.service().requested(RequestId{number}, {Method::post, "/api/guest", "", {}, "192.0.2.1", body},
                                  world.now());
        world.writes_all();
        return *world.reply(RequestId{number});
    };
    const ApiReply reply = ask(R"({"name":"Jan"})", 1);
    EXPECT_EQ(reply.status, 201);
    EXPECT_EQ(reply.session_token, "token1");
    EXPECT_EQ(world.store().session("hash of token1")->who.index(), 1U);
    EXPECT_EQ(ask(R"({"name":"a\u202eb"})", 2).status, 422);
    EXPECT_EQ(ask(R"({"name":7})", 3).status, 400);
    EXPECT_EQ(ask("name=Jan", 4).status, 400);
    world.service().requested(RequestId{5}, {Method::get, "/api/me", "", "hash of token1", "192.0.2.1", ""},
                              world.now());
    EXPECT_NE(world.reply(RequestId{5})->body.find(R"("name":"Jan","kind":"guest")"), std::string::npos);
    world.service().requested(RequestId{6}, {Method::get, "/api/me", "", {}, "192.0.2.1", ""}, world.now());
    EXPECT_EQ(world.reply(RequestId{6})->status, 401);
    world.service().requested(RequestId{7}, {Method::get, "/api/guest", "", {}, "192.0.2.1", ""},
                              world.now());
    EXPECT_EQ(world.reply(RequestId{7})->status, 405);
    world.service().requested(RequestId{8}, {Method::get, "/api/nothing", "", {}, "192.0.2.1", ""},
                              world.now());
    EXPECT_EQ(world.reply(RequestId{8})->status, 404);
}

TEST(Passwords, tell_who_asked) {
    World world;
    Passwords passwords{world};
    std::string said;
    passwords.hash("geheim",
                   [&](const std::optional<std::string>& hash, Now) { said += hash.value_or("-"); });
    passwords.check("geheim", "h",
                    [&](std::optional<bool> fits, Now) { said += fits ? (*fits ? "yes" : "no") : "-"; });
    ASSERT_EQ(world.hashing.size(), 1U);
    passwords.checked(world.checking.front().first, true, world.now());
    passwords.hashed(world.hashing.front().first, std::nullopt, world.now());
    passwords.hashed(world.hashing.front().first, "again", world.now());
    EXPECT_EQ(said, "yes-");
}

}  // namespace
}  // namespace doorgeef::server
