#include "doorgeef/play/table_help.hpp"

#include "doorgeef/layout.hpp"
#include "doorgeef/texts/table_help.hpp"

#include <vector>

namespace doorgeef::app {

namespace {

class Help {
public:
    Help(const match::Agreement& agreement, const DrawStyle& style, Language language)
        : ruleset_(agreement.ruleset), conduct_(agreement.conduct), timed_(agreement.time.has_value()),
          style_(style), language_(language) {}

    std::string text() const {
        const bool two = ruleset_.boards == 2;
        return say(language_, two ? texts::kHelpMovesOnBoards : texts::kHelpMovesOnBoard) + '\n' +
               list(moves()) + say(language_, texts::kHelpLetters) + '\n' +
               section(texts::kHelpPlayer, of_player()) + section(texts::kHelpArbiter, of_arbiter()) +
               section(texts::kHelpMarks, marks()) + section(texts::kHelpWords, words());
    }

private:
    using Entries = std::vector<Entry>;

    std::string section(const Phrase<0>& heading, const Entries& entries) const {
        return '\n' + say(language_, heading) + '\n' + list(entries);
    }
    Entry entry(const std::string& typed, const Phrase<0>& meaning) const {
        return {typed, say(language_, meaning)};
    }
    Entry entry(const Phrase<0>& typed, const Phrase<0>& meaning) const {
        return {say(language_, typed), say(language_, meaning)};
    }

    Entries moves() const {
        const bool two = ruleset_.boards == 2;
        const std::string board = two ? "1 " : "";
        Entries entries;
        if (two) {
            entries.push_back(entry("A1 e2e4", texts::kHelpSeatMove));
            entries.push_back(entry("1 e2e4", texts::kHelpMove));
        } else {
            entries.push_back(entry("e2e4", texts::kHelpOnlyMove));
        }
        entries.push_back(entry(board + "e1g1", texts::kHelpCastling));
        if (ruleset_.passes_pieces()) entries.push_back(entry(board + "N@f3", texts::kHelpDrop));
        if (ruleset_.promotion == rules::Promotion::in_place) {
            entries.push_back(entry(board + "e7e8q", texts::kHelpPromotion));
        } else {
            entries.push_back(entry(board + "e7e8/g5", texts::kHelpTaking));
            entries.push_back(entry(board + "e7e8/-", texts::kHelpTakingNothing));
        }
        return entries;
    }

    Entries of_player() const {
        const bool by_hand = conduct_.clock == match::ClockPress::manual;
        const bool four = ruleset_.draw_agreement == rules::DrawAgreement::four;
        Entries entries{
            entry(texts::kPressWord, by_hand ? texts::kHelpPress : texts::kHelpPressToStart),
            entry(texts::kDrawWord, four ? texts::kHelpDrawByFour : texts::kHelpDraw),
            entry(texts::kResignWord, texts::kHelpResign),
        };
        if (ruleset_.resign_off_move == rules::ResignOffMove::last_move)
            entries.push_back(entry(texts::kWaiveWord, texts::kHelpWaive));
        if (ruleset_.passes_pieces() && conduct_.passing == match::Passing::manual)
            entries.push_back(entry(texts::kPassWord, texts::kHelpPass));
        if (conduct_.touch == match::TouchMove::on)
            entries.push_back(entry(texts::kTouchWord, texts::kHelpTouch));
        add_claims(entries);
        add_speech(entries);
        entries.push_back(entry(texts::kCallWord, texts::kHelpCall));
        return entries;
    }

    void add_claims(Entries& entries) const {
        if (timed_ && conduct_.flag == match::FlagCall::claimed)
            entries.push_back(entry(texts::kClaimFlagWord, texts::kHelpClaimFlag));
        if (ruleset_.claims != rules::Claims::none)
            entries.push_back(entry(ruleset_.claims == rules::Claims::moderator ? texts::kClaimModeratedWord
                                                                                : texts::kClaimDrawWord,
                                    texts::kHelpClaimDraw));
        if (conduct_.legality == match::Legality::enforced) return;
        entries.push_back(entry(texts::kClaimIllegalWord, texts::kHelpClaimIllegal));
        entries.push_back(entry(texts::kAcceptIllegalWord, texts::kHelpAcceptIllegal));
        if (!ruleset_.passes_pieces()) return;
        entries.push_back(entry(texts::kReportWord, texts::kHelpReport));
        entries.push_back(entry(texts::kRemoveWord, texts::kHelpRemove));
    }

    void add_speech(Entries& entries) const {
        const rules::Speech speech = ruleset_.speech;
        const bool free = speech == rules::Speech::free;
        if (speech == rules::Speech::none || !ruleset_.passes_pieces()) return;
        entries.push_back(entry(texts::kSayNeedWord, texts::kHelpSayNeed));
        if (free || speech == rules::Speech::knsb)
            entries.push_back(entry(texts::kSayLeaveWord, texts::kHelpSayLeave));
        if (free || speech == rules::Speech::minerva) {
            entries.push_back(entry(texts::kSayDangerWord, texts::kHelpSayDanger));
            entries.push_back(entry(texts::kSaySitWord, texts::kHelpSaySit));
        }
        if (free) entries.push_back(entry(texts::kSayTextWord, texts::kHelpSayText));
    }

    Entries of_arbiter() const {
        Entries entries{entry(texts::kPauseWord, texts::kHelpPause),
                        entry(texts::kResultWord, texts::kHelpResult)};
        if (timed_) entries.push_back(entry(texts::kSetClockWord, texts::kHelpSetClock));
        if (timed_ && conduct_.flag == match::FlagCall::claimed)
            entries.push_back(entry(texts::kPenaliseWord, texts::kHelpPenalise));
        if (conduct_.legality == match::Legality::claimed)
            entries.push_back(entry(timed_ ? texts::kPenaliseIllegalWord : texts::kLossIllegalWord,
                                    texts::kHelpPenaliseIllegal));
        entries.push_back(entry(texts::kRestartWord, texts::kHelpRestart));
        entries.push_back(entry(texts::kSwapWord, texts::kHelpSwap));
        entries.push_back(entry(texts::kPositionWord, texts::kHelpPosition));
        if (ruleset_.claims == rules::Claims::moderator)
            entries.push_back(entry(texts::kGrantWord, texts::kHelpGrant));
        return entries;
    }

    Entries marks() const {
        Entries entries{entry(">", texts::kHelpTurn)};
        if (!style_.color) entries.push_back(entry("*", texts::kHelpLastMove));
        if (ruleset_.passes_pieces()) {
            if (ruleset_.promotion == rules::Promotion::in_place)
                entries.push_back(entry("~", texts::kHelpPromoted));
            entries.push_back(entry("P2", texts::kHelpReserve));
        }
        return entries;
    }

    Entries words() const {
        const std::string moves = say(language_, texts::kMovesWord);
        Entries entries{entry(texts::kStartWord, texts::kHelpStart)};
        if (timed_) entries.push_back(entry(texts::kEnterWord, texts::kHelpEnter));
        entries.push_back(entry(moves, texts::kHelpMoves));
        if (ruleset_.boards == 2) entries.push_back(entry(moves + " 1", texts::kHelpMovesOfBoard));
        entries.push_back(entry(texts::kBoardWord, texts::kHelpBoard));
        entries.push_back(entry(texts::kLogWord, texts::kHelpLog));
        entries.push_back(entry("fen", texts::kHelpFen));
        entries.push_back(entry(texts::kHelpWord, texts::kHelpHelp));
        entries.push_back(entry(texts::kQuitWord, texts::kHelpQuit));
        return entries;
    }

    const rules::Ruleset& ruleset_;
    const match::Conduct& conduct_;
    bool timed_;
    DrawStyle style_;
    Language language_;
};

}  // namespace

std::string table_help(const match::Agreement& agreement, const DrawStyle& style, Language language) {
    return Help{agreement, style, language}.text();
}

}  // namespace doorgeef::app
