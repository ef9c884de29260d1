#include "server/net/websocket/frame_reader.hpp"

#include "raw_client.hpp"
#include "server/net/websocket/frame_writer.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

// Everything that is said in the bytes, as text: "text:hello", "broken:1002".
struct Describe {
    std::string operator()(const incoming::NeedMore& /*nothing*/) const { return ""; }
    std::string operator()(const incoming::Text& text) const { return "text:" + std::string{text.text}; }
    std::string operator()(const incoming::Ping& ping) const { return "ping:" + std::string{ping.data}; }
    std::string operator()(const incoming::Pong& pong) const { return "pong:" + std::string{pong.data}; }
    std::string operator()(const incoming::Close& close) const {
        return "close:" + std::to_string(close.code);
    }
    std::string operator()(const incoming::Broken& broken) const {
        return "broken:" + std::to_string(broken.code);
    }
};

using Said = std::vector<std::string>;

// Given to the reader in pieces of this size.
Said read(std::string bytes, std::size_t piece, MessageLimits limits = {}) {
    FrameReader reader{limits};
    Said said;
    for (std::size_t i = 0; i < bytes.size(); i += piece) {
        std::span<char> part = std::span{bytes}.subspan(i, std::min(piece, bytes.size() - i));
        while (true) {
            const Incoming incoming = reader.next(part);
            if (std::holds_alternative<incoming::NeedMore>(incoming)) break;
            said.push_back(std::visit(Describe{}, incoming));
            if (std::holds_alternative<incoming::Broken>(incoming)) return said;
        }
        EXPECT_TRUE(part.empty());
    }
    return said;
}

Said read(const std::string& bytes) {
    const Said whole = read(bytes, bytes.size());
    for (const std::size_t piece : {1U, 2U, 3U, 7U, 100U}) EXPECT_EQ(read(bytes, piece), whole) << piece;
    return whole;
}

std::string close_payload(unsigned code, const std::string& reason = "") {
    return std::string{static_cast<char>(code >> 8U), static_cast<char>(code & 0xFFU)} + reason;
}

TEST(FrameReader, reads_texts_of_every_length_of_length) {
    for (const std::size_t length : {0U, 1U, 125U, 126U, 127U, 300U, 16'384U}) {
        const std::string text(length, 'x');
        EXPECT_EQ(read(masked_frame(0x81, text)), Said{"text:" + text});
    }
}

TEST(FrameReader, reads_several_frames_at_once) {
    EXPECT_EQ(read(masked_frame(0x81, "one") + masked_frame(0x89, "p") + masked_frame(0x81, "two") +
                   masked_frame(0x8A, "q") + masked_frame(0x88, close_payload(1000))),
              (Said{"text:one", "ping:p", "text:two", "pong:q", "close:1000"}));
}

TEST(FrameReader, puts_fragments_together_with_control_frames_between_them) {
    EXPECT_EQ(read(masked_frame(0x01, "na") + masked_frame(0x89, "p") + masked_frame(0x00, "") +
                   masked_frame(0x00, "ch") + masked_frame(0x80, "t") + masked_frame(0x81, "next")),
              (Said{"ping:p", "text:nacht", "text:next"}));
}

TEST(FrameReader, a_character_may_be_split_over_fragments) {
    EXPECT_EQ(read(masked_frame(0x01, "caf\xC3") + masked_frame(0x80, "\xA9")), Said{"text:caf\xC3\xA9"});
}

TEST(FrameReader, broken_frames_get_the_code_of_the_standard) {
    const std::string far{"\x81\xFF\x80\0\0\0\0\0\0\0mask", 14};    // length 2^63
    const std::string large{"\x81\xFF\x40\0\0\0\0\0\0\0mask", 14};  // length 2^62
    const std::string wasteful_2{"\x81\xFE\0\x05mask", 8};          // 5 written in two bytes
    const std::string wasteful_8{"\x81\xFF\0\0\0\0\0\0\0\x05mask", 14};
    const std::vector<std::pair<std::string, std::string>> table{
        {std::string{"\x81\x05hello", 7}, "broken:1002"},            // not masked
        {masked_frame(0xC1, "x"), "broken:1002"},                    // reserved bits
        {masked_frame(0xA1, "x"), "broken:1002"},                    //
        {masked_frame(0x91, "x"), "broken:1002"},                    //
        {masked_frame(0x83, "x"), "broken:1002"},                    // opcodes that nobody has defined
        {masked_frame(0x8B, "x"), "broken:1002"},                    //
        {masked_frame(0x80, "x"), "broken:1002"},                    // goes on with nothing
        {masked_frame(0x82, "x"), "broken:1003"},                    // binary
        {far, "broken:1002"},                                        //
        {large, "broken:1009"},                                      //
        {wasteful_2, "broken:1002"},                                 //
        {wasteful_8, "broken:1002"},                                 //
        {masked_frame(0x89, std::string(126, 'x')), "broken:1002"},  // a long ping
        {masked_frame(0x09, "x"), "broken:1002"},                    // a ping in fragments
        {masked_frame(0x81, "\xC3\x28"), "broken:1007"},             // no UTF-8
        {masked_frame(0x81, "\xED\xA0\x80"), "broken:1007"},         // half a surrogate pair
        {masked_frame(0x81, "caf\xC3"), "broken:1007"},              // cut off
        {masked_frame(0x81, std::string(16'385, 'x')), "broken:1009"},
        {masked_frame(0x88, "x"), "broken:1002"},                          // half a close code
        {masked_frame(0x88, close_payload(1000, "\xFF")), "broken:1007"},  // its reason is no text
    };
    for (const auto& [bytes, expected] : table)
        EXPECT_EQ(read(bytes), Said{expected}) << testing::PrintToString(bytes);
}

TEST(FrameReader, a_text_may_not_begin_within_another) {
    EXPECT_EQ(read(masked_frame(0x01, "one") + masked_frame(0x81, "two")), Said{"broken:1002"});
}

TEST(FrameReader, fragments_count_together) {
    const MessageLimits limits{.bytes = 10, .fragments = 3};
    const auto in_one_piece = [&](const std::string& bytes) { return read(bytes, bytes.size(), limits); };
    EXPECT_EQ(in_one_piece(masked_frame(0x01, "12345") + masked_frame(0x80, "67890")),
              Said{"text:1234567890"});
    EXPECT_EQ(in_one_piece(masked_frame(0x01, "12345") + masked_frame(0x80, "678901")), Said{"broken:1009"});
    EXPECT_EQ(in_one_piece(masked_frame(0x01, "") + masked_frame(0x00, "") + masked_frame(0x80, "x")),
              Said{"text:x"});
    EXPECT_EQ(in_one_piece(masked_frame(0x01, "") + masked_frame(0x00, "") + masked_frame(0x00, "") +
                           masked_frame(0x00, "")),
              Said{"broken:1008"});
}

TEST(FrameReader, knows_the_close_codes_that_may_be_sent) {
    EXPECT_EQ(read(masked_frame(0x88, "")), Said{"close:1000"});
    for (const unsigned code : {1000U, 1001U, 1003U, 1007U, 1011U, 1014U, 3000U, 4999U})
        EXPECT_EQ(read(masked_frame(0x88, close_payload(code, "why"))),
                  Said{"close:" + std::to_string(code)});
    for (const unsigned code : {0U, 999U, 1004U, 1005U, 1006U, 1015U, 1016U, 2999U, 5000U, 65535U})
        EXPECT_EQ(read(masked_frame(0x88, close_payload(code))), Said{"broken:1002"}) << code;
}

TEST(FrameWriter, writes_headers_that_say_the_length) {
    EXPECT_EQ(text_header(5).view(), "\x81\x05");
    EXPECT_EQ(text_header(125).view(), "\x81\x7D");
    EXPECT_EQ(text_header(126).view(), (std::string_view{"\x81\x7E\x00\x7E", 4}));
    EXPECT_EQ(text_header(65535).view(), "\x81\x7E\xFF\xFF");
    EXPECT_EQ(text_header(65536).view(), (std::string_view{"\x81\x7F\0\0\0\0\0\x01\0\0", 10}));
    EXPECT_EQ(ping_frame("12"), "\x89\x02"
                                "12");
    EXPECT_EQ(pong_frame(""), (std::string{"\x8A\0", 2}));
    EXPECT_EQ(close_frame(4002), "\x88\x02\x0F\xA2");
}

}  // namespace
}  // namespace doorgeef::server::net
