// What a client can say, and what is refused before anybody thinks about it.
#include "wire/client_message.hpp"

#include <gtest/gtest.h>

namespace doorgeef::wire {
namespace {

constexpr std::string_view kAgreement = R"("agreement":{"ruleset":"knsb","conduct":"online","time":"420+0"})";

std::string with_agreement(std::string_view before, std::string_view after = "}") {
    return std::string{before} + std::string{kAgreement} + std::string{after};
}

// The parsed message. Requires: it is one of this kind.
template <class Kind>
Kind read(std::string_view text) {
    const auto message = parse_client_message(text);
    if (!message || !std::holds_alternative<Kind>(*message)) {
        ADD_FAILURE() << text;
        return {};
    }
    return std::get<Kind>(*message);
}

std::string fingerprint_of(std::string_view text) {
    const auto message = parse_client_message(text);
    const CommandId* id = message ? command_id(*message) : nullptr;
    return id != nullptr ? id->fingerprint : "(no command)";
}

TEST(ClientMessage, has_a_name_for_every_kind) {
    const std::vector<std::string> one_of_each{
        R"({"t":"hello","v":1})",
        R"({"t":"ping","n":7})",
        R"({"t":"lobby","watch":true})",
        R"({"t":"table","watch":"T"})",
        with_agreement(R"({"t":"table-create","id":"c","name":"x","public":true,)"),
        R"({"t":"table-sit","id":"c","table":"T","seat":"A1"})",
        R"({"t":"table-stand","id":"c","table":"T"})",
        R"({"t":"table-swap","id":"c","table":"T","a":"A1","b":"B2"})",
        R"({"t":"table-bot","id":"c","table":"T","seat":"A1","bot":null})",
        R"({"t":"table-arbiter","id":"c","table":"T","take":true})",
        R"({"t":"table-ready","id":"c","table":"T","ready":true})",
        R"({"t":"table-close","id":"c","table":"T"})",
        with_agreement(R"({"t":"find","id":"c",)"),
        R"({"t":"find","id":"c","stop":true})",
        R"({"t":"watch","match":"M","from":0})",
        R"({"t":"unwatch","match":"M"})",
        R"({"t":"control","id":"c","match":"M","seat":"A1","take":true})",
        R"({"t":"do","id":"c","match":"M","seat":"A1","what":"press"})",
        R"({"t":"premove","id":"c","match":"M","seat":"A1","move":"e2e4"})",
        R"({"t":"rule","id":"c","match":"M","what":"pause"})",
        R"({"t":"rematch","id":"c","match":"M","how":"same"})",
    };
    ASSERT_EQ(one_of_each.size(), kClientMessageKinds);
    for (std::size_t kind = 0; kind < kClientMessageKinds; ++kind) {
        const auto message = parse_client_message(one_of_each[kind]);
        ASSERT_TRUE(message) << one_of_each[kind];
        EXPECT_EQ(message->index(), kind) << one_of_each[kind];
        EXPECT_EQ(command_id(*message) != nullptr, one_of_each[kind].find(R"("id")") != std::string::npos);
    }
}

TEST(ClientMessage, carries_what_was_said) {
    const auto table = read<client::CreateTable>(
        R"({"t":"table-create","id":"x-1_Y","name":"Caf\u00e9","agreement":{"ruleset":"stein","conduct":"book",)"
        R"("time":"60+1","white":"B"},"public":false,"arbiter":true,"rated":true,"seat":"B2",)"
        R"("ready":true,"bots":{"A1":"club"}})");
    EXPECT_EQ(table.id.text, "x-1_Y");
    EXPECT_EQ(table.name, "Caf\xC3\xA9");
    EXPECT_EQ(table.agreement.ruleset, "stein");
    EXPECT_EQ(table.agreement.white, "B");
    EXPECT_FALSE(table.is_public);
    EXPECT_TRUE(table.with_arbiter);
    EXPECT_TRUE(table.rated);
    EXPECT_EQ(match::name(*table.seat), "B2");
    EXPECT_TRUE(table.ready);
    EXPECT_EQ(table.bots[match::kSeats[0]], "club");
    EXPECT_EQ(table.bots[match::kSeats[1]], std::nullopt);

    const auto premove = read<client::Premove>(
        R"({"t":"premove","id":"c","match":"M","seat":"A1","move":"N@f3","when":"arrives"})");
    EXPECT_EQ(premove.move, "N@f3");
    EXPECT_TRUE(premove.when_arrives);
    EXPECT_EQ(read<client::Premove>(R"({"t":"premove","id":"c","match":"M","seat":"A1","move":null})").move,
              std::nullopt);
    EXPECT_EQ(
        read<client::Rule>(R"({"t":"rule","id":"c","match":"M","what":"pause","reason":"stil"})").reason,
        "stil");
    EXPECT_FALSE(read<client::WatchTable>(R"({"t":"table","leave":"T"})").watch);
    EXPECT_EQ(read<client::Find>(with_agreement(R"({"t":"find","id":"c","partner":"p",)")).partner, "p");
}

TEST(ClientMessage, leaves_out_what_can_be_left_out) {
    const auto table = read<client::CreateTable>(
        with_agreement(R"({"t":"table-create","id":"c","name":"x","public":true,)"));
    EXPECT_FALSE(table.with_arbiter);
    EXPECT_FALSE(table.rated);
    EXPECT_FALSE(table.seat);
    EXPECT_FALSE(table.ready);
    EXPECT_EQ(table.bots, (match::BySeat<std::optional<std::string>>{}));
    EXPECT_TRUE(table.agreement.white.empty());
    EXPECT_FALSE(read<client::Premove>(R"({"t":"premove","id":"c","match":"M","seat":"A1","move":"e2e4"})")
                     .when_arrives);
    EXPECT_EQ(read<client::Rule>(R"({"t":"rule","id":"c","match":"M","what":"pause"})").reason, "");
}

TEST(ClientMessage, n18_numbers_are_whole_and_kept_in_range) {
    const auto from = [](const std::string& number) {
        return parse_client_message(R"({"t":"watch","match":"M","from":)" + number + "}");
    };
    EXPECT_EQ(std::get<client::Watch>(*from("-1")).from, -1);
    EXPECT_EQ(std::get<client::Watch>(*from("4294967296")).from, 4294967296);
    EXPECT_EQ(std::get<client::Watch>(*from("9007199254740993")).from, 9007199254740993) << "2^53 + 1";
    EXPECT_EQ(std::get<client::Watch>(*from("9223372036854775808")).from, INT64_MAX) << "2^63";
    for (const std::string bad :
         {"1e3", "1.0", "NaN", "\"1\"", "18446744073709551616", "null", "[0]", "01", "+1"})
        EXPECT_FALSE(from(bad)) << bad;
}

TEST(ClientMessage, is_refused_when_it_is_none) {
    for (const std::string& bad : std::vector<std::string>{
             "",
             "null",
             "[]",
             "{}",
             "hello",
             R"({"t":1})",
             R"({"t":"Hello","v":1})",
             R"({"v":1})",
             R"({"t":"hello"})",
             R"({"t":"hello","v":"1"})",
             R"({"t":"hello","v":1}x)",
             R"({"t":"hello","v":1,"v":1})",
             R"({"t":"hello","v":1,"x":{"y":1,"y":2}})",
             R"({"t":"table"})",
             R"({"t":"table","watch":"T","leave":"T"})",
             R"({"t":"table","watch":true})",
             R"({"t":"table-sit","table":"T","seat":"A1"})",
             R"({"t":"table-sit","id":"","table":"T","seat":"A1"})",
             R"({"t":"table-sit","id":"c","table":"T","seat":"a1"})",
             R"({"t":"table-sit","id":"c","table":"T","seat":"A3"})",
             R"({"t":"table-sit","id":7,"table":"T","seat":"A1"})",
             R"({"t":"table-ready","id":"c","table":"T","ready":"true"})",
             R"({"t":"table-create","id":"c","name":"x","public":true,"agreement":"knsb"})",
             R"({"t":"table-create","id":"c","name":"x","public":true})",
             with_agreement(R"({"t":"table-create","id":"c","name":"x","public":true,"seat":"Z9",)"),
             with_agreement(R"({"t":"table-create","id":"c","name":"x","public":true,"bots":["club"],)"),
             with_agreement(R"({"t":"table-create","id":"c","name":"x","public":true,"bots":{"Z9":"x"},)"),
             with_agreement(R"({"t":"table-create","id":"c","name":"x","public":true,"bots":{"A2":null},)"),
             R"({"t":"find","id":"c"})",
             R"({"t":"find","stop":true})",
             R"({"t":"premove","id":"c","match":"M","seat":"A1"})",
             R"({"t":"premove","id":"c","match":"M","seat":"A1","move":"e2e4","when":"now"})",
             R"({"t":"rematch","id":"c","match":"M","how":"again"})",
             "{\"t\":\"ping\",\"n\":1,\"x\":\"\xFF\"}",
             R"({"t":"ping","n":1,"x":"\ud800"})",
             R"({"t":"ping","n":1,})",
             "{'t':'ping','n':1}",
             R"({"t":"ping","n":1} {"t":"ping","n":1})"})
        EXPECT_FALSE(parse_client_message(bad)) << bad;
}

TEST(ClientMessage, is_bounded_in_size_and_depth) {
    const auto padded = [](std::size_t size) {
        const std::string begin = R"({"t":"ping","n":1,"x":")";
        return begin + std::string(size - begin.size() - 2, 'x') + "\"}";
    };
    EXPECT_TRUE(parse_client_message(padded(16 * 1024)));
    EXPECT_FALSE(parse_client_message(padded(16 * 1024 + 1)));
    const auto nested = [](std::size_t depth) {
        return R"({"t":"ping","n":1,"x":)" + std::string(depth, '[') + std::string(depth, ']') + '}';
    };
    EXPECT_TRUE(parse_client_message(nested(15)));
    EXPECT_FALSE(parse_client_message(nested(16)));
    EXPECT_FALSE(parse_client_message(nested(8000)));
}

TEST(ClientMessage, tells_the_id_of_a_bad_one_where_it_can) {
    const auto id_of = [](std::string_view text) { return parse_client_message(text).error().id; };
    EXPECT_EQ(id_of(R"({"t":"do","id":"c7"})"), "c7");
    EXPECT_EQ(id_of(R"({"t":"do","id":"c 7"})"), std::nullopt);
    EXPECT_EQ(id_of(R"({"t":"do","id":)" + ('"' + std::string(65, 'x') + "\"}")), std::nullopt);
    EXPECT_EQ(id_of("?"), std::nullopt);
}

// The same command sent again is known by it, and another one under the same id is too.
TEST(Fingerprint, is_of_all_but_the_id_whatever_the_order) {
    const std::string one = R"({"t":"do","id":"c","match":"M","seat":"A1","what":"press"})";
    EXPECT_EQ(fingerprint_of(one),
              fingerprint_of(R"({ "what":"press", "seat":"A1","match":"M","id":"d","t":"do" })"));
    EXPECT_EQ(fingerprint_of(one),
              fingerprint_of(R"({"t":"do","id":"c","match":"M","seat":"A1","what":"pr\u0065ss"})"));
    for (const std::string other : {R"({"t":"do","id":"c","match":"M","seat":"A2","what":"press"})",
                                    R"({"t":"do","id":"c","match":"N","seat":"A1","what":"press"})",
                                    R"({"t":"do","id":"c","match":"M","seat":"A1","what":"resign"})",
                                    R"({"t":"do","id":"c","match":"M","seat":"A1","what":"press","x":1})"})
        EXPECT_NE(fingerprint_of(one), fingerprint_of(other)) << other;
    // What belongs to which key counts.
    EXPECT_NE(fingerprint_of(R"({"t":"table-swap","id":"c","table":"T","a":"A1","b":"B2"})"),
              fingerprint_of(R"({"t":"table-swap","id":"c","table":"T","a":"B2","b":"A1"})"));
}

TEST(Rematch, has_words_that_are_read_as_they_are_written) {
    for (const auto how :
         {client::RematchHow::same, client::RematchHow::colours, client::RematchHow::partners})
        EXPECT_EQ(parse_rematch(word(how)), how);
    EXPECT_EQ(parse_rematch("Same"), std::nullopt);
}

}  // namespace
}  // namespace doorgeef::wire
