// What pages and the engine's worker say to each other.
import type { BoardNumber, Seat, Team } from '../core';

/** Both boards as they stand. */
export interface Question {
    readonly ruleset: string;
    readonly white: Team;
    /** One or two, with reserves. */
    readonly fens: readonly string[];
    /** Boards from which nothing comes any more. */
    readonly over: readonly BoardNumber[];
    /** Of A1, A2, B1 and B2, in milliseconds; null where they are not known. */
    readonly clocks: readonly number[] | null;
}

/** The player to move, or his opponent, as if it were his move: a threat. */
export type Whose = 'mover' | 'opponent';

/** One question to the engine, which hears nothing while it thinks. */
export interface Step {
    readonly board: BoardNumber;
    readonly whose: Whose;
    readonly nodes: number;
}

/** Good for whom it is told: points in hundredths of a pawn, or a win in so many moves. */
export type Score =
    | { readonly kind: 'points'; readonly value: number }
    /** 'stuck': mate unless the teammate passes a piece in time. */
    | { readonly kind: 'mate' | 'stuck'; readonly moves: number; readonly wins: boolean };

export interface LineMove {
    readonly move: string;
    readonly san: string;
    readonly sanNl: string;
}

export interface Opinion {
    /** Whose move it is about, and for whom the score is. */
    readonly seat: Seat;
    readonly score: Score;
    readonly depth: number;
    readonly nodes: number;
    /** Better make no move as long as the clock allows it. */
    readonly wait: boolean;
    /** What is expected, the best move first; empty where there is none. */
    readonly line: readonly LineMove[];
}

export type ToWorker =
    | { readonly t: 'ask'; readonly id: number; readonly question: Question; readonly steps: readonly Step[] }
    | { readonly t: 'cancel' };

export type FromWorker =
    /** After each step; null for a threat to somebody who is in check. */
    | { readonly t: 'opinion'; readonly id: number; readonly step: Step; readonly opinion: Opinion | null }
    | { readonly t: 'done'; readonly id: number }
    /** The question makes no sense: 'bad-position' and the like. */
    | { readonly t: 'failed'; readonly id: number; readonly code: string }
    /** There is no engine: it could not be fetched. */
    | { readonly t: 'unavailable'; readonly id: number };
