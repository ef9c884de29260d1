// What the server says, to the letter.
#include "wire/server_message.hpp"

#include "wire/json_text.hpp"
#include "wire/strict_json.hpp"

#include <gtest/gtest.h>

namespace doorgeef::wire {
namespace {

TEST(ServerMessage, is_written_to_the_letter) {
    EXPECT_EQ(ok_text("c1"), R"({"t":"ok","id":"c1"})");
    EXPECT_EQ(ok_text("c1", {58, 60}), R"({"t":"ok","id":"c1","events":[58,60]})");
    EXPECT_EQ(ok_with_table_text("c1", "T"), R"({"t":"ok","id":"c1","table":"T"})");
    EXPECT_EQ(no_text({.id = "c1", .code = "seat-taken"}), R"({"t":"no","id":"c1","code":"seat-taken"})");
    EXPECT_EQ(no_text({.to = "watch", .code = "no-such-match"}),
              R"({"t":"no","to":"watch","code":"no-such-match"})");
    EXPECT_EQ(no_text({.code = "bad-agreement", .detail = "time"}),
              R"({"t":"no","code":"bad-agreement","detail":"time"})");
    EXPECT_EQ(no_text({.code = "too-fast", .retry_ms = 250}),
              R"({"t":"no","code":"too-fast","retry_ms":250})");
    EXPECT_EQ(pong_text(-7), R"({"t":"pong","n":-7})");
    EXPECT_EQ(found_text("T"), R"({"t":"found","table":"T"})");
    EXPECT_EQ(table_gone_text("T"), R"({"t":"table-gone","table":"T"})");
    EXPECT_EQ(live_gone_text("M"), R"({"t":"live-gone","match":"M"})");
}

TEST(JsonText, escapes_what_must_be_and_is_read_as_it_was) {
    std::string all;
    for (char c = 0; c < 127; ++c) all += c;
    all += "\xC3\xA9\xE2\x82\xAC\xF0\x9F\x99\x82";
    std::string json;
    append_quoted(json, all);
    for (const char c : json) EXPECT_GE(static_cast<unsigned char>(c), 0x20);
    const auto read = parse_json(json, {4096, 2});
    ASSERT_TRUE(read);
    EXPECT_EQ(std::string_view(read->as_string().data(), read->as_string().size()), all);
}

TEST(JsonText, writes_members_in_the_order_of_the_calls) {
    std::string out;
    JsonObject object{out};
    object.text("a", "x").number("b", INT64_MIN).flag("c", false).null("d").raw("e", "[1]");
    JsonObject inner{object.value("f")};
    inner.end();
    object.end();
    EXPECT_EQ(out, R"({"a":"x","b":-9223372036854775808,"c":false,"d":null,"e":[1],"f":{}})");
}

}  // namespace
}  // namespace doorgeef::wire
