// `doorgeef winnable`: can this side still win?
#pragma once

#include "doorgeef/command.hpp"
#include "doorgeef/winnable/win_question.hpp"

namespace doorgeef::app {

class WinnableCommand final : public Command {
public:
    WinnableCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    rules::Result<WinSettings, Complaint> settings(Language language) const;
    static ExitCode run_vectors(const Console& console, const std::string& path, const WinSettings& settings);
    static ExitCode run_lines(const Console& console, const WinSettings& settings);

    CLI::Option* fen_;
    CLI::Option* rules_;
    CLI::Option* settings_;
    CLI::Option* budget_;
    CLI::Option* board_;
    CLI::Option* over_;
    CLI::Option* vectors_;
};

}  // namespace doorgeef::app
