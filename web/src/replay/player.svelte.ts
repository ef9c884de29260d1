// A replay in motion: where on the line of time we are, whether it runs, and the variation that somebody tries.
import type {
    Answer,
    BoardNumber,
    BoardState,
    Match,
    MatchState,
    MoveEntry,
    Playable,
    Refusal,
    Seat,
    SeatState,
} from '../core';
import type { Timeline } from './timeline';

export const speeds = [1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

const untimedStopMs = 1000; // how long a move stands where the record knows no times

interface Variation {
    match: Match;
    first: number; // events before the first of its moves
}

export class ReplayPlayer {
    readonly match: Match;
    readonly timeline: Timeline;
    readonly moves: readonly MoveEntry[];

    // After so many events, at this match time.
    after = $state(0);
    now = $state(0);
    playing = $state(false);
    speed = $state<Speed>(1);
    #variation = $state.raw<Variation | null>(null);
    #revision = $state(0); // the core's variation changes in place
    #spentMs = 0;

    readonly state: MatchState = $derived.by(() => {
        void this.#revision;
        return this.#variation ? this.#variation.match.state() : this.match.state({ at: this.after });
    });

    // Both boards as whoever tries something here finds them: what was captured has been passed.
    readonly standing: MatchState = $derived.by(() => {
        void this.#revision;
        if (this.#variation) return this.#variation.match.state();
        const match = this.match.variation({ at: this.after });
        const state = match.state();
        match.free();
        return state;
    });

    // What can be tried on each board, by its number; nothing while the replay runs.
    readonly playable: Readonly<Partial<Record<BoardNumber, Playable>>> = $derived.by(() => {
        void this.#revision;
        if (this.playing) return {};
        const match = this.#variation?.match ?? this.match.variation({ at: this.after });
        const state = match.state();
        const found = state.boards.map((board) => [board.board, match.playable(onMove(state, board))]);
        if (this.#variation === null) match.free();
        return Object.fromEntries(found) as Partial<Record<BoardNumber, Playable>>;
    });

    readonly variationMoves: readonly MoveEntry[] = $derived.by(() => {
        void this.#revision;
        return this.#variation?.match.moves().filter((move) => !move.undone) ?? [];
    });

    constructor(match: Match, timeline: Timeline, after: number | null) {
        this.match = match;
        this.timeline = timeline;
        this.moves = match.moves();
        this.seek(after ?? timeline.opening);
    }

    get inVariation(): boolean {
        return this.#variation !== null;
    }

    // What a clock shows now: while a replay runs, a running clock runs too.
    clockMs(seat: SeatState): number | null {
        if (!seat.clock) return null;
        const passed = seat.clock.running && !this.inVariation ? Math.max(0, this.now - this.state.now) : 0;
        return Math.max(0, seat.clock.ms - passed);
    }

    // ---- on the line of time

    seek(after: number): void {
        this.leaveVariation();
        this.after = Math.min(Math.max(after, this.timeline.opening), this.timeline.length);
        this.now = this.timeline.timeOf(this.after);
        this.#spentMs = 0;
    }

    seekTime(time: number): void {
        this.leaveVariation();
        this.now = Math.min(Math.max(time, this.timeline.start), this.timeline.end);
        this.after = this.timeline.eventsBy(this.now);
    }

    forward(): void {
        this.playing = false;
        if (!this.inVariation) this.seek(this.timeline.next(this.after));
    }

    back(): void {
        this.playing = false;
        if (this.inVariation) this.undo();
        else this.seek(this.timeline.previous(this.after));
    }

    toggle(): void {
        this.leaveVariation();
        if (!this.playing && this.after >= this.timeline.length) this.seek(this.timeline.opening);
        this.playing = !this.playing;
    }

    // So many milliseconds of the reader have passed.
    tick(passedMs: number): void {
        if (!this.playing) return;
        if (this.timeline.timed) this.seekTime(this.now + passedMs * this.speed);
        else this.#tickUntimed(passedMs * this.speed);
        if (this.after >= this.timeline.length) this.playing = false;
    }

    #tickUntimed(passedMs: number): void {
        const spent = this.#spentMs + passedMs;
        if (spent < untimedStopMs) {
            this.#spentMs = spent;
            return;
        }
        this.seek(this.timeline.next(this.after));
    }

    // ---- trying something else

    // What may refuse changes nothing: the variation begins with the first move that stands.
    try(board: BoardNumber, move: string): Answer<number, Refusal> {
        const variation = this.#variation ?? this.#branch();
        const answer = variation.match.play(board, move);
        if (answer.ok) {
            this.playing = false;
            this.#variation = variation;
            ++this.#revision;
        } else if (this.#variation === null) {
            variation.match.free();
        }
        return answer;
    }

    undo(): void {
        if (this.#variation === null) return;
        this.#variation.match.undo();
        ++this.#revision;
        if (this.#variation.match.head <= this.#variation.first) this.leaveVariation();
    }

    leaveVariation(): void {
        const variation = this.#variation;
        if (variation === null) return;
        this.#variation = null;
        variation.match.free();
    }

    free(): void {
        this.leaveVariation();
        this.match.free();
    }

    #branch(): Variation {
        const match = this.match.variation({ at: this.after });
        return { match, first: match.head };
    }
}

export function onMove(state: MatchState, { board, turn }: BoardState): Seat {
    const seats = Object.values(state.seats);
    return seats.find((seat) => seat.board === board && seat.color === turn)!.seat;
}
