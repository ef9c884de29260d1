// What the engine is asked about a moment of a match.
import { SEATS, type AgreementInfo, type BoardNumber, type MatchState } from '../core';
import type { Question, Step } from './protocol';

/**
 * `standing` are both boards as a variation from here finds them: with what is captured passed on. `shown` is the
 * match itself, which knows clocks and which games are over.
 */
export function questionOf(agreement: AgreementInfo, standing: MatchState, shown: MatchState): Question {
    const clocks = SEATS.map((seat) => shown.seats[seat]?.clock?.ms ?? null);
    return {
        ruleset: agreement.text.ruleset,
        white: agreement.white,
        fens: standing.boards.map((board) => board.fen),
        over: shown.boards.filter((board) => board.outcome !== null).map((board) => board.board),
        clocks: clocks.every((ms) => ms !== null) ? clocks : null,
    };
}

export function openBoards({ fens, over }: Question): BoardNumber[] {
    return fens.map((_, index) => (index + 1) as BoardNumber).filter((board) => !over.includes(board));
}

// A first answer at once, then better ones. The last takes about half a second on a desk and a few on a phone; so long
// may a worker be deaf.
const slices = [6_000, 30_000, 120_000, 300_000];
const threatNodes = 120_000;

/** Everything that is asked about a moment, board by board, from quick to thorough. */
export function thoroughSteps(question: Question): Step[] {
    const boards = openBoards(question);
    return slices.flatMap((nodes) => [
        ...boards.map((board): Step => ({ board, whose: 'mover', nodes })),
        ...boards
            .filter(() => nodes <= threatNodes)
            .map((board): Step => ({ board, whose: 'opponent', nodes })),
    ]);
}
