// The program behind `main`.
#pragma once

#include "doorgeef/console.hpp"

#include <string>
#include <vector>

namespace doorgeef::app {

// `arguments` without the program's own name.
ExitCode run_program(std::vector<std::string> arguments, const Console& console);

// The same on the process's own streams, in the language that --lang or the locale asks for.
ExitCode run_program(std::vector<std::string> arguments);

}  // namespace doorgeef::app
