#include "doorgeef/command_group.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

const Command* CommandGroup::chosen() const {
    const auto given = app_.get_subcommands();
    if (given.empty()) return nullptr;
    // Declared in the order of commands_.
    const auto declared = app_.get_subcommands({});
    const auto place = std::ranges::find(declared, given.front()) - declared.begin();
    return commands_[static_cast<std::size_t>(place)].get();
}

const CLI::App& innermost(const CLI::App& program) {
    const CLI::App* app = &program;
    while (!app->get_subcommands().empty()) app = app->get_subcommands().front();
    return *app;
}

}  // namespace doorgeef::app
