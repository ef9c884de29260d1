#include "doorgeef/arena/arena_command.hpp"

#include "doorgeef/arena/make_player.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/arena.hpp"
#include "doorgeef/texts/usage.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <ostream>
#include <random>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

using match::Team;

constexpr int kMostMatches = 100'000;
constexpr int kMostMoveMs = 3'600'000;
constexpr int kMostNodes = 1'000'000'000;

}  // namespace

ArenaCommand::ArenaCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("arena", say(language, texts::kArena));
    rules_ = add_value(command, "--rules", texts::kNamePlaceholder.in(language),
                       say(language, texts::kRulesOption, preset_names()));
    teams_[Team::a] = add_value(command, "--a", "SPEC", say(language, texts::kArenaTeamA));
    teams_[Team::b] = add_value(command, "--b", "SPEC", say(language, texts::kArenaTeamB));
    matches_ = add_value(command, "--matches", "N",
                         say(language, texts::kArenaMatches, std::to_string(kMostMatches)));
    move_time_ = add_value(command, "--movetime", "MS",
                           say(language, texts::kArenaMoveTime, std::to_string(kMostMoveMs)));
    nodes_ =
        add_value(command, "--nodes", "N", say(language, texts::kArenaNodes, std::to_string(kMostNodes)));
    clock_ = add_value(command, "--clock", "M:SS+I", say(language, texts::kArenaClock));
    bpgn_ =
        add_value(command, "--bpgn", texts::kFilePlaceholder.in(language), say(language, texts::kArenaBpgn));
    seed_ = add_value(command, "--seed", "N", say(language, texts::kArenaSeed));
    command.footer(say(language, texts::kArenaNotes, kStandingForm) + "\n\n" +
                   say(language, texts::kExamples) +
                   "\n  doorgeef arena --rules fics --a self --b cecp:sjeng --matches 10 --movetime 50");
}

rules::Result<Spec, Complaint> ArenaCommand::spec(const CLI::Option* option, Language language) const {
    const auto text = value(option);
    if (!text) return Complaint{say(language, texts::kRequired, option->get_name())};
    const auto spec = parse_spec(*text);
    if (!spec)
        return Complaint{option->get_name() + ": " + quote(*text, 60) + ' ' +
                         say(language, texts::phrase(spec.error()))};
    return *spec;
}

rules::Result<ArenaPlan, Complaint> ArenaCommand::plan(Language language) const {
    ArenaPlan plan;
    const auto chosen = choose_ruleset(value(rules_).value_or("knsb"), {}, language);
    if (!chosen) return chosen.error();
    plan.ruleset = chosen->ruleset;
    const auto matches =
        choose_number("--matches", value(matches_).value_or("10"), 1, kMostMatches, language);
    if (!matches) return matches.error();
    plan.matches = *matches;
    const auto seed =
        choose_number("--seed", value(seed_).value_or("1"), 0, std::numeric_limits<int>::max(), language);
    if (!seed) return seed.error();
    plan.seed = static_cast<std::uint64_t>(*seed);
    if (const auto complaint = choose_pace(plan, language)) return *complaint;
    return plan;
}

std::optional<Complaint> ArenaCommand::choose_pace(ArenaPlan& plan, Language language) const {
    if (std::ranges::count_if(std::array{move_time_, nodes_, clock_}, given) != 1)
        return Complaint{say(language, texts::kArenaOneTime)};
    if (const auto text = value(move_time_)) {
        const auto move_ms = choose_number("--movetime", *text, 1, kMostMoveMs, language);
        if (!move_ms) return move_ms.error();
        plan.pace.move_ms = *move_ms;
    } else if (const auto count = value(nodes_)) {
        const auto nodes = choose_number("--nodes", *count, 1, kMostNodes, language);
        if (!nodes) return nodes.error();
        plan.pace.nodes = static_cast<std::uint64_t>(*nodes);
    } else {
        const auto time = rules::parse_time_control(*value(clock_));
        if (!time || !*time || (*time)->base_ms == 0)
            return Complaint{say(language, texts::kArenaBadClock, "--clock", quote(*value(clock_)))};
        plan.time = *time;
    }
    return std::nullopt;
}

ExitCode ArenaCommand::run(const Console& console) const {
    const Language language = console.language;
    const auto planned = plan(language);
    if (!planned) return console.wrong_use(planned.error().text);
    match::ByTeam<Spec> specs;
    for (const Team team : match::kTeams) {
        const auto chosen = spec(teams_[team], language);
        if (!chosen) return console.wrong_use(chosen.error().text);
        // CECP has no word for it.
        if (planned->pace.nodes && std::holds_alternative<CecpSpec>(*chosen))
            return console.wrong_use(say(language, texts::kArenaNodesUnknown, teams_[team]->get_name()));
        specs[team] = *chosen;
    }
    std::ofstream bpgn;
    if (const auto path = value(bpgn_)) {
        bpgn.open(*path, std::ios::binary | std::ios::trunc);
        if (!bpgn) {
            console.err << "doorgeef: " << say(language, texts::kCannotWrite, quote(*path, 60)) << '\n';
            return ExitCode::refused;
        }
    }
    std::mt19937_64 seeds{planned->seed};
    return ArenaRun{console, *planned,
                    [&](Team team) { return make_player(specs[team], planned->pace, seeds()); }, bpgn}
        .run();
}

}  // namespace doorgeef::app
