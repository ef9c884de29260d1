// A match on record as a line of time: which events a reader stops at, and what has happened by then.
import { readEvent, type EventInfo } from '../core';

type EventKind = EventInfo['kind'];

export interface Happening extends EventInfo {
    number: number; // of its event, from 1
    after: number; // so many events have happened once it and what followed from it at once are done
}

// Events that say nothing by themselves: they come with others, or prepare them.
const silent: ReadonlySet<EventKind> = new Set<EventKind>([
    'ready',
    'started',
    'pressed',
    'touched',
    'touched-reserve',
    'passed',
    'credited',
    'return-clock-started',
]);
// Events that are told, but need no stop of their own where they follow from the one before.
const consequences: ReadonlySet<EventKind> = new Set<EventKind>(['game-ended', 'match-ended']);

export class Timeline {
    readonly happenings: readonly Happening[]; // everything worth telling, in order
    readonly stops: readonly Happening[]; // those that one step leads to
    readonly start: number; // match time at which both games began
    readonly end: number;
    readonly length: number; // so many events there are
    readonly #times: readonly number[];

    // `null` is an event that is not for us; it happened no earlier than the one before.
    constructor(lines: readonly (string | null)[]) {
        const events = lines.map((line) => (line === null ? null : readEvent(line)));
        const times: number[] = [];
        for (const event of events) times.push(event?.at ?? times.at(-1) ?? 0);
        this.#times = times;
        this.length = events.length;
        this.start = events.find((event) => event?.kind === 'started')?.at ?? times[0] ?? 0;
        this.end = times.at(-1) ?? 0;
        this.happenings = events.flatMap((event, index) =>
            event === null || silent.has(event.kind)
                ? []
                : [{ ...event, number: index + 1, after: this.#settled(events, index) }],
        );
        this.stops = this.happenings.filter(
            (happening, index) =>
                !consequences.has(happening.kind) || happening.at !== this.happenings[index - 1]?.at,
        );
    }

    // Without times, as in old files, the line counts stops instead of milliseconds.
    get timed(): boolean {
        return this.end > this.start;
    }

    // What stands on both boards before anybody has moved.
    get opening(): number {
        return (this.stops[0]?.number ?? this.length + 1) - 1;
    }

    timeOf(after: number): number {
        return Math.max(this.start, this.#times[after - 1] ?? this.start);
    }

    // So many events have happened at that match time.
    eventsBy(time: number): number {
        let low = 0;
        let high = this.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.#times[middle]! <= time) low = middle + 1;
            else high = middle;
        }
        return Math.max(low, this.opening);
    }

    // The stop after so many events; null before the first.
    stopAt(after: number): Happening | null {
        return this.stops.findLast((stop) => stop.number <= after) ?? null;
    }

    next(after: number): number {
        return this.stops.find((stop) => stop.number > after)?.after ?? this.length;
    }

    // From the middle of what a stop brought about back to before that stop.
    previous(after: number): number {
        const here = this.stops.findLastIndex((stop) => stop.number <= after);
        return this.stops[here - 1]?.after ?? this.opening;
    }

    #settled(events: readonly (EventInfo | null)[], index: number): number {
        let after = index + 1;
        for (; after < events.length; ++after) {
            const event = events[after];
            if (!event || event.at !== events[index]!.at) break;
            if (!silent.has(event.kind) && !consequences.has(event.kind)) break;
        }
        return after;
    }
}
