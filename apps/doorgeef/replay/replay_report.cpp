#include "doorgeef/replay/replay_report.hpp"

#include "doorgeef/json_text.hpp"
#include "doorgeef/texts/records.hpp"
#include "doorgeef/texts/replay.hpp"

#include <ostream>

namespace doorgeef::app {

namespace {

class TextReport final : public ReplayReport {
public:
    TextReport(std::ostream& out, Language language) : out_(out), language_(language) {}

    void begin_file(const std::string& path) override { path_ = path; }

    void add(const Finding& finding) override {
        const bool remark = finding.kind == FindingKind::remark;
        out_ << path_ << ':' << finding.place.line << ':' << finding.place.column << ": " << finding.where
             << ": " << (remark ? say(language_, texts::kRemark, finding.what) : finding.what) << '\n';
    }

    void cannot_read() override { out_ << say(language_, texts::kCannotRead, path_) << '\n'; }
    void no_games() override { out_ << say(language_, texts::kNoGames, path_) << '\n'; }

    void end_file(const ReplayFigures& figures) override { sums(path_, figures); }

    void end(const ReplayFigures& total, bool with_table) override {
        sums(say(language_, texts::kTotal), total);
        if (with_table) line(texts::kExpectedFigures, total.compared, total.different, total.unlisted);
        if (total.agree + total.differ + total.unknown > 0)
            line(texts::kStatedFigures, total.agree, total.differ, total.unknown);
        if (total.mate_after_repetition > 0) line(texts::kRepetitionFigures, total.mate_after_repetition);
        if (total.waiting_mates > 0) line(texts::kWaitingFigures, total.waiting_mates);
        if (total.unmarked_mates > 0) line(texts::kUnmarkedFigures, total.unmarked_mates);
    }

private:
    void sums(const std::string& of, const ReplayFigures& figures) {
        out_ << say(language_, texts::kFileFigures, of, std::to_string(figures.games),
                    std::to_string(figures.plies), std::to_string(figures.failed))
             << '\n';
    }
    template <std::size_t N, class... Figures>
    void line(const Phrase<N>& phrase, Figures... figures) {
        out_ << say(language_, phrase, std::to_string(figures)...) << '\n';
    }

    std::ostream& out_;
    Language language_;
    std::string path_{};
};

// Written as it goes, so that a file with millions of findings needs no memory for them.
class JsonReport final : public ReplayReport {
public:
    explicit JsonReport(std::ostream& out) : out_(out) { out_ << R"({"files":[)"; }

    void begin_file(const std::string& path) override {
        out_ << (files_++ > 0 ? "," : "") << R"({"path":)" << json_string(path);
        findings_ = 0;
        error_ = "";
    }

    void add(const Finding& finding) override {
        constexpr std::array<std::string_view, 3> kinds{"failure", "remark", "difference"};
        out_ << (findings_++ > 0 ? "," : R"(,"findings":[)") << R"({"kind":)"
             << json_string(kinds[static_cast<std::size_t>(finding.kind)]) << R"(,"game":)" << finding.game
             << R"(,"line":)" << finding.place.line << R"(,"column":)" << finding.place.column
             << R"(,"code":)" << json_string(finding.code);
        if (!finding.cause.empty()) out_ << R"(,"cause":)" << json_string(finding.cause);
        if (!finding.move.empty()) out_ << R"(,"move":)" << json_string(finding.move);
        out_ << R"(,"text":)" << json_string(finding.what) << '}';
    }

    void cannot_read() override { error_ = "cannot-read"; }
    void no_games() override { error_ = "no-games"; }

    void end_file(const ReplayFigures& figures) override {
        if (findings_ > 0) out_ << ']';
        if (!error_.empty()) out_ << R"(,"error":)" << json_string(error_);
        write(figures);
        out_ << '}';
    }

    void end(const ReplayFigures& total, bool /*with_table*/) override {
        out_ << R"(],"total":{"files":)" << files_;
        write(total);
        out_ << "}}\n";
    }

private:
    void write(const ReplayFigures& figures) {
        for (const NamedFigure& named : kReplayFigures)
            out_ << ',' << json_string(named.name) << ':' << figures.*named.figure;
    }

    std::ostream& out_;
    std::size_t files_ = 0;
    std::size_t findings_ = 0;
    std::string error_{};
};

}  // namespace

ReplayFigures& ReplayFigures::operator+=(const ReplayFigures& other) {
    for (const NamedFigure& named : kReplayFigures) this->*named.figure += other.*named.figure;
    return *this;
}

std::unique_ptr<ReplayReport> text_report(std::ostream& out, Language language) {
    return std::make_unique<TextReport>(out, language);
}

std::unique_ptr<ReplayReport> json_report(std::ostream& out) {
    return std::make_unique<JsonReport>(out);
}

}  // namespace doorgeef::app
