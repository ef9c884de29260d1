// Everything that has happened in a match, by number: what was hidden before the arbiter took charge is filled in afterwards.
import { readEvent, type EventInfo } from '../core';
import type { Link } from '../net/link';

// What an arbiter looks back for. Moves have their own list; clocks and passing tell him nothing.
const remarkable: ReadonlySet<EventInfo['kind']> = new Set<EventInfo['kind']>([
    'taken-back',
    'flag-fell',
    'resigned',
    'waived',
    'draw-offered',
    'draw-declined',
    'draw-accepted',
    'flag-claimed',
    'draw-claimed',
    'replacement-demanded',
    'illegal-accepted',
    'no-piece-reported',
    'piece-removed',
    'said',
    'arbiter-called',
    'ruled',
    'game-ended',
    'match-ended',
]);

export interface Logged extends EventInfo {
    readonly number: number;
}

export class MatchLog {
    readonly #id: string;
    #lines = new Map<number, string>();
    // The newest first.
    entries = $state.raw<readonly Logged[]>([]);

    constructor(id: string) {
        this.#id = id;
    }

    open(link: Pick<Link, 'listen'>): () => void {
        return link.listen(({ message }) => {
            if (message.t === 'ev' && message.match === this.#id) this.#add(message.first, message.lines);
        });
    }

    #add(first: number, lines: readonly (string | null)[]): void {
        lines.forEach((line, index) => {
            if (line !== null) this.#lines.set(first + index, line);
        });
        this.entries = [...this.#lines]
            .sort(([a], [b]) => b - a)
            .map(([number, line]) => ({ number, ...readEvent(line) }))
            .filter(({ kind }) => remarkable.has(kind));
    }
}
