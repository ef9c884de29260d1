#pragma once

#include <map>
#include <string>
#include <vector>

namespace doorgeef::architecture {

// Path below src/, with slashes, to the file's text.
using SourceTree = std::map<std::string, std::string>;

// Every way in which the tree breaks the house plan of docs/architecture.md, one sentence each:
//   - a file outside the folders of the plan;
//   - an include of our own code that is neither in the same folder nor on a lower floor;
//   - a circle of includes.
// Angle brackets count as well when they name a folder or a file of the tree.
std::vector<std::string> check_includes(const SourceTree& tree);

}  // namespace doorgeef::architecture
