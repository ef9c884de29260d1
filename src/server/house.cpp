#include "server/house.hpp"

#include "wire/server_message.hpp"

namespace doorgeef::server {

std::string_view code(Trouble trouble) {
    switch (trouble) {
    case Trouble::connections: return "connections";
    case Trouble::messages: return "messages";
    case Trouble::passwords: return "passwords";
    case Trouble::accounts: return "accounts";
    case Trouble::guests: return "guests";
    case Trouble::unreadable_match: return "unreadable-match";
    case Trouble::unrated_match: return "unrated-match";
    }
    return "";
}

void House::refuse(ConnectionId connection, std::string_view command_id, Problem problem) const {
    send(connection, wire::no_text({.id = command_id, .code = code(problem)}));
}

std::string House::new_id() const {
    constexpr std::string_view letters = "abcdefghjkmnpqrstuvwxyz023456789";
    static_assert(letters.size() == 32);
    std::string id;
    std::uint64_t bits = 0;
    for (int i = 0; i < 15; ++i) {
        if (i % 12 == 0) bits = chance.number();
        id += letters[bits & 31U];
        bits >>= 5;
    }
    return id;
}

}  // namespace doorgeef::server
