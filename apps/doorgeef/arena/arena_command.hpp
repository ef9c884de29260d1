// `doorgeef arena`: matches between engines, ours and others, four seats at a time.
#pragma once

#include "doorgeef/arena/arena_run.hpp"
#include "doorgeef/arena/spec.hpp"
#include "doorgeef/choices.hpp"
#include "doorgeef/command.hpp"

namespace doorgeef::app {

class ArenaCommand final : public Command {
public:
    ArenaCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    rules::Result<ArenaPlan, Complaint> plan(Language language) const;
    std::optional<Complaint> choose_pace(ArenaPlan& plan, Language language) const;
    rules::Result<Spec, Complaint> spec(const CLI::Option* option, Language language) const;

    CLI::Option* rules_;
    match::ByTeam<CLI::Option*> teams_{};
    CLI::Option* matches_;
    CLI::Option* move_time_;
    CLI::Option* nodes_;
    CLI::Option* clock_;
    CLI::Option* bpgn_;
    CLI::Option* seed_;
};

}  // namespace doorgeef::app
