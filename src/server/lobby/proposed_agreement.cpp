#include "server/lobby/proposed_agreement.hpp"

namespace doorgeef::server {

namespace {

// With less a flag falls before a hand has moved, whatever the increment: that comes after the move.
constexpr match::Time kLeastTimeMs = 10'000;

}  // namespace

rules::Result<notation::AgreementText, notation::AgreementProblem> proposed_agreement(
    notation::AgreementText text) {
    const bool by_lot = text.white.empty();
    if (by_lot) text.white = "A";
    const auto agreement = notation::parse_agreement(text);
    if (!agreement) return agreement.error();
    if (agreement->time && agreement->time->base_ms < kLeastTimeMs) return notation::AgreementProblem::time;
    notation::AgreementText canonical = notation::to_text(*agreement);
    if (by_lot) canonical.white.clear();
    return canonical;
}

int boards_of(const notation::AgreementText& agreement) {
    return notation::parse_ruleset(agreement.ruleset)->boards;
}

}  // namespace doorgeef::server
