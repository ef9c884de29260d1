// A file of questions with their answers, in the format of the public test vectors for ordinary chess: "W-",
// a space and a FEN says that White can win and Black cannot.
#pragma once

#include "doorgeef/winnable/win_question.hpp"

#include <iosfwd>

namespace doorgeef::app {

// Each side of each line is a question.
struct VectorScore {
    int right = 0;
    int wrong = 0;
    int unknown = 0;

    bool is_good() const { return wrong == 0 && 100 * right >= 98 * (right + unknown); }
};

// Tells on `out` which questions were answered wrongly or not at all.
rules::Result<VectorScore, Complaint> score_vectors(std::istream& file, const WinSettings& settings,
                                                    Language language, std::ostream& out);

}  // namespace doorgeef::app
