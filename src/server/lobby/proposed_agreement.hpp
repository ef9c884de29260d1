// What somebody proposes to play at a table.
#pragma once

#include "notation/agreement_text.hpp"

namespace doorgeef::server {

// The agreement in its one way of writing; White only if it was said. Refused is also a thinking time in
// which nobody can move.
rules::Result<notation::AgreementText, notation::AgreementProblem> proposed_agreement(
    notation::AgreementText text);

// Requires: a proposed agreement.
int boards_of(const notation::AgreementText& agreement);

}  // namespace doorgeef::server
