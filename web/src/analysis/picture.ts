// A whole match as two lines over time: how each board stood after every move, seen by team A.
import type { BoardNumber, Match, MatchState, MoveEntry, Outcome } from '../core';
import type { Timeline } from '../replay/timeline';
import type { Opinion, Question, Score, Step } from './protocol';
import { openBoards, questionOf } from './question';
import { expectation, scoreFor } from './score';

export interface Standing {
    readonly value: number; // from -1 (team B wins) to 1
    readonly score: Score | null; // null once the game has ended
    readonly outcome: Outcome | null;
}

export interface Moment {
    readonly after: number; // events
    readonly at: number; // match time
    readonly move: MoveEntry | null; // null: the beginning, or something else than a move
    readonly question: Question;
    readonly outcomes: readonly (Outcome | null)[];
}

export interface Point extends Pick<Moment, 'after' | 'at' | 'move'> {
    /** Of each board; null where nothing is known. */
    readonly boards: readonly (Standing | null)[];
}

const nodesEach = 25_000;

/** Every moment at which something stands differently; each is looked up when it is asked for. */
export function* momentsOf(match: Match, timeline: Timeline): Generator<Moment> {
    const moves = new Map(match.moves().map((move) => [move.number, move]));
    const places = [
        { after: timeline.opening, number: 0 },
        ...timeline.stops.map(({ after, number }) => ({ after, number })),
    ];
    let before: Moment | undefined;
    for (const { after, number } of places) {
        const shown = match.state({ at: after });
        const moment = {
            after,
            at: timeline.timeOf(after),
            move: moves.get(number) ?? null,
            question: questionOf(match.agreement, standingAt(match, after), shown),
            outcomes: shown.boards.map((board) => board.outcome),
        };
        if (before === undefined || differs(moment, before)) yield (before = moment);
    }
}

function standingAt(match: Match, after: number): MatchState {
    const variation = match.variation({ at: after });
    const state = variation.state();
    variation.free();
    return state;
}

function differs({ question }: Moment, before: Moment): boolean {
    return (
        question.fens.join() !== before.question.fens.join() ||
        question.over.join() !== before.question.over.join()
    );
}

/** Boards that stand otherwise than a moment ago. */
export function changedBoards({ question }: Moment, before: Moment | undefined): BoardNumber[] {
    return openBoards(question).filter((board) => {
        const fen = question.fens[board - 1];
        return before === undefined || before.question.fens[board - 1] !== fen;
    });
}

export type Evaluate = (question: Question, steps: readonly Step[]) => Promise<readonly (Opinion | null)[]>;

/** One moment after the other; `evaluate` gives no opinions where a question makes no sense. */
export async function paint(
    moments: Iterable<Moment>,
    evaluate: Evaluate,
    progress: (points: readonly Point[]) => void,
): Promise<readonly Point[]> {
    const points: Point[] = [];
    let last: Moment | undefined;
    for (const moment of moments) {
        const steps = changedBoards(moment, last).map((board): Step => ({
            board,
            whose: 'mover',
            nodes: nodesEach,
        }));
        const opinions = steps.length === 0 ? [] : await evaluate(moment.question, steps);
        const boards = moment.outcomes.map((outcome, place): Standing | null => {
            const before = points.at(-1)?.boards[place] ?? null;
            if (outcome !== null) return ended(outcome, before);
            const opinion = opinions[steps.findIndex((step) => step.board === place + 1)] ?? null;
            return opinion === null ? before : standing(scoreFor('A', opinion));
        });
        const { after, at, move } = moment;
        points.push({ after, at, move, boards });
        last = moment;
        progress(points);
    }
    return points;
}

// A game that was broken off stays as it stood.
function ended(outcome: Outcome, before: Standing | null): Standing | null {
    if (outcome.result === '*') return before;
    const value = outcome.winner === null ? 0 : outcome.winner[0] === 'A' ? 1 : -1;
    return { value, score: null, outcome };
}

function standing(score: Score): Standing {
    return { value: expectation(score), score, outcome: null };
}
