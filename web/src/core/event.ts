// A line of a match's log, cut into its words (docs/formats/log.md).

import type { BoardNumber, Seat } from './types';

export type EventKind =
    | 'ready'
    | 'started'
    | 'moved'
    | 'pressed'
    | 'taken-back'
    | 'touched'
    | 'touched-reserve'
    | 'passed'
    | 'flag-fell'
    | 'credited'
    | 'resigned'
    | 'waived'
    | 'draw-offered'
    | 'draw-declined'
    | 'draw-accepted'
    | 'flag-claimed'
    | 'draw-claimed'
    | 'replacement-demanded'
    | 'illegal-accepted'
    | 'no-piece-reported'
    | 'return-clock-started'
    | 'piece-removed'
    | 'said'
    | 'arbiter-called'
    | 'ruled'
    | 'game-ended'
    | 'match-ended';

export interface EventInfo {
    readonly at: number;
    readonly kind: EventKind;
    /** Who did it, where the line says so (a move does not: see Match.moves). */
    readonly seat: Seat | null;
    readonly board: BoardNumber | null;
    /** What follows the kind, decoded: of 'said A1 need N resign %' that is ['A1', 'need', 'N', 'resign', '']. */
    readonly words: readonly string[];
}

/** Of a line that the core has accepted. */
export function readEvent(line: string): EventInfo {
    const [at, kind, ...rest] = line.split(' ');
    const words = rest.map(decoded);
    const first = words[0] ?? '';
    const seat = /^[AB][12]$/.test(first) ? (first as Seat) : null;
    const place = kind === 'ruled' || kind === 'match-ended' ? '' : (seat?.[1] ?? first);
    const board = place === '1' ? 1 : place === '2' ? 2 : null;
    return { at: Number(at), kind: kind as EventKind, seat, board, words };
}

// '%' alone is the empty text; otherwise %XX is a byte of UTF-8.
function decoded(word: string): string {
    if (word === '%') return '';
    try {
        return decodeURIComponent(word);
    } catch {
        return word; // bytes that are no UTF-8: shown as they are written
    }
}
