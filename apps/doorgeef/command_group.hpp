// Commands of which at most one is chosen: those of the program, or those of a command such as `doorgeef
// bench`.
#pragma once

#include "doorgeef/command.hpp"

#include <memory>
#include <vector>

namespace doorgeef::app {

class CommandGroup {
public:
    explicit CommandGroup(CLI::App& app) : app_(app) {}

    // Each declares exactly one subcommand.
    template <class C>
    void add(Language language) {
        commands_.push_back(std::make_unique<C>(app_, language));
    }

    // Nothing if none was given. Requires: the command line was parsed.
    const Command* chosen() const;

private:
    CLI::App& app_;
    std::vector<std::unique_ptr<Command>> commands_;
};

// The command that was given, with its own: the last of `doorgeef bench match`. The program itself if none
// was.
const CLI::App& innermost(const CLI::App& program);

}  // namespace doorgeef::app
