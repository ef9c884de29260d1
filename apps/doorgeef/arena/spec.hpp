// SPEC, as the command line writes who plays: self, self:LEVEL, uci:COMMAND[,Option=Value…], cecp:COMMAND.
#pragma once

#include "engine/levels.hpp"
#include "rules/result.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace doorgeef::app {

struct EngineOption {
    std::string name{};
    std::string value{};
    friend bool operator==(const EngineOption&, const EngineOption&) = default;
};

struct SelfSpec {
    const engine::Level* level = engine::level_named("full");
    friend bool operator==(const SelfSpec&, const SelfSpec&) = default;
};
struct UciSpec {
    std::vector<std::string> words{};  // program and arguments; never empty
    std::vector<EngineOption> options{};
    friend bool operator==(const UciSpec&, const UciSpec&) = default;
};
struct CecpSpec {
    std::vector<std::string> words{};
    friend bool operator==(const CecpSpec&, const CecpSpec&) = default;
};

using Spec = std::variant<SelfSpec, UciSpec, CecpSpec>;

enum class SpecProblem : std::uint8_t { unknown_kind, unknown_level, no_command, bad_option };

rules::Result<Spec, SpecProblem> parse_spec(std::string_view text);

}  // namespace doorgeef::app
