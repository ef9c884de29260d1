// Whatever xboard sends to our engine, or an engine tells of itself, is read without harm; times and numbers
// stay within reason.
#include "doorgeef/arena/cecp_features.hpp"
#include "doorgeef/cecp/cecp_line.hpp"
#include "property.hpp"

using namespace doorgeef;
using namespace doorgeef::fuzz;

namespace {

void check(const app::cecp::Level& level) {
    require(level.base.count() >= 0 && level.increment.count() >= 0, "a time is not negative");
    require(level.moves >= 0, "a number is not negative");
}

void check(const app::cecp::Time& time) {
    require(time.remaining.count() >= 0, "a clock is not negative");
}

void check(const app::cecp::PartnerTold& told) {
    const auto word = app::parse_partner_word(told.text);
    if (const auto* needs = std::get_if<app::partner::Needs>(&word))
        require(needs->role != rules::Role::king, "nobody needs a king");
}

template <class Other>
void check(const Other& /*line*/) {}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for_each_line(text_of(data, size), 100, [](std::string_view line) {
        std::visit([](const auto& what) { check(what); }, app::parse_cecp_line(line));
        for (const auto& feature : app::parse_features(line))
            require(feature.name.find('=') == std::string::npos, "a name ends at the sign");
    });
    return 0;
}
