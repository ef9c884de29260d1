// CLI11's names for headers: the library itself takes seconds to compile.
#pragma once

namespace CLI {  // NOLINT(readability-identifier-naming): theirs
class App;
class FormatterBase;
class Option;
}  // namespace CLI
