// A match as a page sees it: what the server says, folded into the core's match, with clocks that run in between.
//
//     const view = new MatchView(core, link, id);
//     onMount(() => view.open());          // watches, ticks; the function it returns ends both
//
// The server's log is the truth. A command of our own is shown at once as the core foresees it and goes back if refused.
import {
    readEvent,
    type Answer,
    type Core,
    type EventInfo,
    type Match,
    type MatchState,
    type MoveEntry,
    type Refusal,
    type Seat,
} from '../core';
import { EventFeed } from '../net/event_feed';
import type { Link, Reception } from '../net/link';
import { MatchTime } from '../net/match_time';
import type {
    HeldMove,
    MatchMessage,
    MatchUpdate,
    No,
    Ok,
    Player,
    Rematch,
    Wishes,
    You,
} from '../net/protocol';

export interface MatchViewOutside {
    now(): number;
    every(ms: number, then: () => void): () => void; // calls until the returned function ends it
}

const browser: MatchViewOutside = {
    now: () => performance.now(),
    every(ms, then) {
        const timer = setInterval(then, ms);
        return () => clearInterval(timer);
    },
};

// Clocks show seconds, and tenths when it becomes tight. Nothing changes in between, so no frame is spent on it.
const tickMs = 50;

interface Pending {
    seat: Seat;
    what: string;
    until: number | null; // the last event it made, once the server has said so
}

export type Refused = Pick<No, 'code'> & Partial<Pick<Refusal, 'citation'>>;

export class MatchView {
    readonly id: string;
    readonly #core: Core;
    readonly #link: Link;
    readonly #outside: MatchViewOutside;
    readonly #feed = new EventFeed();
    readonly #time = new MatchTime();
    readonly #eventListeners = new Set<(event: EventInfo, live: boolean) => void>();
    #match: Match | null = null;
    #anyHidden = false;
    #caughtUp = false;
    #toldAll = false;

    // What the server says about the match; null until it has said anything.
    info = $state.raw<MatchMessage | null>(null);
    players = $state.raw<Partial<Record<Seat, Player>>>({});
    you = $state.raw<You>(null);
    wishes = $state.raw<Wishes>({});
    rematchTable = $state.raw<string | null>(null);
    // Why the latest premove could not be played; null if none failed.
    dropped = $state.raw<{ why: string } | null>(null);
    held = $state(false);
    // Why there is nothing to see: 'no-such-match', 'bad-agreement', …
    problem = $state.raw<string | null>(null);
    // False when nothing is heard from the server: clocks stand, and nothing can be done.
    connected = $state(false);
    moves = $state.raw<readonly MoveEntry[]>([]);
    // Match time, tick by tick.
    now = $state(0);

    #confirmed = $state.raw<MatchState | null>(null);
    #foreseen = $state.raw<MatchState | null>(null);
    #pending: Pending | null = null;

    constructor(core: Core, link: Link, id: string, outside: MatchViewOutside = browser) {
        this.#core = core;
        this.#link = link;
        this.id = id;
        this.#outside = outside;
    }

    // What to show: with our own command that is on its way.
    get state(): MatchState | null {
        return this.#foreseen ?? this.#confirmed;
    }

    // What is on the server's disk.
    get confirmed(): MatchState | null {
        return this.#confirmed;
    }

    get seat(): Seat | null {
        return this.you && 'seat' in this.you ? this.you.seat : null;
    }

    get isArbiter(): boolean {
        return this.you !== null && 'arbiter' in this.you;
    }

    get inControl(): boolean {
        return this.you !== null && 'seat' in this.you && this.you.control;
    }

    get premove(): HeldMove | null {
        return this.you && 'seat' in this.you ? this.you.premove : null;
    }

    // The core's match, to ask it what is legal and why not. Null before the first message.
    get match(): Match | null {
        return this.#match;
    }

    // Null without clocks.
    clockMs(seat: Seat): number | null {
        const state = this.state;
        const clock = state?.seats[seat]?.clock;
        if (!state || !clock) return null;
        const passed = clock.running ? Math.max(0, this.now - state.now) : 0;
        return Math.max(0, clock.ms - passed);
    }

    // Every event once, in order; `live` is false for what had happened before we looked.
    onEvent(listener: (event: EventInfo, live: boolean) => void): () => void {
        this.#eventListeners.add(listener);
        return () => this.#eventListeners.delete(listener);
    }

    open(): () => void {
        const ends = [
            this.#link.listen((reception) => this.#hear(reception)),
            this.#link.onState((state) => this.#connection(state === 'open')),
            this.#link.watch(this.#key, () => ({ t: 'watch', match: this.id, from: this.#feed.last }), {
                t: 'unwatch',
                match: this.id,
            }),
            this.#outside.every(tickMs, () => this.#tick()),
        ];
        return () => {
            for (const end of ends) end();
            this.#match?.free();
            this.#match = null;
        };
    }

    // Asks the core first, so that what is refused is refused at once and with its article; then the server.
    async act(what: string): Promise<Answer<Ok, Refused>> {
        const seat = this.seat;
        if (!seat || !this.#match) return { ok: false, problem: { code: 'not-seated' } };
        this.#tick();
        const refusal = this.#match.why(seat, what, { now: this.now });
        if (refusal) return { ok: false, problem: refusal };
        const pending: Pending = { seat, what, until: null };
        this.#pending = pending;
        this.#foresee();
        return this.#settled(pending, await this.#link.ask({ t: 'do', match: this.id, seat, what }));
    }

    // Null takes it back.
    async hold(held: HeldMove | null): Promise<Ok | No> {
        const seat = this.seat;
        if (!seat) return { t: 'no', code: 'not-seated' };
        const before = this.premove;
        this.#setPremove(held);
        const answer = await this.#link.ask({
            t: 'premove',
            match: this.id,
            seat,
            move: held?.move ?? null,
            ...(held ? { when: held.when } : {}),
        });
        if (answer.t === 'no') this.#setPremove(before);
        return answer;
    }

    // This window moves for our seat from now on; another that did is told so.
    async takeControl(): Promise<Ok | No> {
        const seat = this.seat;
        if (!seat) return { t: 'no', code: 'not-seated' };
        const answer = await this.#link.ask({ t: 'control', match: this.id, seat, take: true });
        if (answer.t === 'ok' && this.you && 'seat' in this.you) this.you = { ...this.you, control: true };
        return answer;
    }

    wishRematch(how: Rematch): Promise<Ok | No> {
        return this.#link.ask({ t: 'rematch', match: this.id, how });
    }

    // To be told everything anew: what was hidden may be shown now.
    watchAnew(): void {
        this.#feed.restart();
        this.#match?.free();
        this.#match = null;
        this.#anyHidden = false;
        this.#caughtUp = false;
        this.#link.watchAgain(this.#key);
    }

    get #key(): string {
        return `match ${this.id}`;
    }

    #hear({ message, at }: Reception): void {
        if (message.t === 'no' && message.to === 'watch' && this.info === null) this.problem = message.code;
        if (!('match' in message) || message.match !== this.id) return;
        const update = message as MatchUpdate;
        switch (update.t) {
            case 'match':
                return this.#begin(update, at);
            case 'ev':
                return this.#events(update.first, update.lines, update.now, at);
            case 'seat': {
                const player = this.players[update.seat];
                if (!player) return;
                const { seat, connection, lag_ms } = update;
                this.players = {
                    ...this.players,
                    [seat]: { ...player, connection, ...(lag_ms === undefined ? {} : { lag_ms }) },
                };
                return;
            }
            case 'held':
                return this.#hold(update.held, update.now, at);
            case 'rematch':
                this.wishes = update.wishes;
                this.rematchTable = update.table;
                return;
            case 'premove':
                if (update.why !== 'played') this.dropped = { why: update.why };
                return this.#setPremove(null);
            case 'control':
                if (this.you && 'seat' in this.you) this.you = { ...this.you, control: update.control };
        }
    }

    #begin(message: MatchMessage, at: number): void {
        const tookCharge =
            this.info !== null && !this.isArbiter && message.you !== null && 'arbiter' in message.you;
        this.info = message;
        this.players = message.seats;
        this.you = message.you;
        this.wishes = message.wishes;
        this.connected = true;
        this.#hold(message.held, message.now, at);
        if (!this.#match) {
            const made = this.#core.createMatch(message.agreement);
            if (!made.ok) {
                this.problem = made.problem.code;
                return;
            }
            this.#match = made.value;
        }
        if (message.head === this.#feed.last) {
            this.#caughtUp = true;
            this.#read(); // otherwise the events that follow will show something
        }
        if (tookCharge && this.#anyHidden) this.watchAnew();
    }

    #events(first: number, lines: readonly (string | null)[], now: number, at: number): void {
        if (!this.#match) return;
        if (!this.held) this.#time.heard(now, at, this.#link.roundTripMs);
        const fed = this.#feed.take({ first, lines: [...lines] });
        if (fed.kind === 'gap') return this.#link.watchAgain(this.#key);
        if (fed.kind === 'known') return;
        const added = this.#match.add(fed.lines);
        if (!added.ok) {
            this.problem = added.problem.code;
            return;
        }
        this.#anyHidden ||= fed.lines.includes(null);
        const live = this.#caughtUp;
        this.#caughtUp = this.#feed.last >= (this.info?.head ?? 0);
        this.#read();
        for (const line of fed.lines) {
            if (line !== null) for (const listener of this.#eventListeners) listener(readEvent(line), live);
        }
        if (this.#confirmed?.phase === 'over' && this.#anyHidden && !this.#toldAll) {
            this.#toldAll = true;
            this.watchAnew();
        }
    }

    #tick(): void {
        this.now = this.#time.at(this.#outside.now());
    }

    #read(): void {
        if (!this.#match) return;
        this.#tick();
        this.#confirmed = this.#match.state();
        this.moves = this.#match.moves();
        if (this.#pending?.until != null && this.#pending.until <= this.#feed.last) this.#pending = null;
        this.#foresee();
    }

    // With the latest events our command may look otherwise, or have happened.
    #foresee(): void {
        const { seat, what } = this.#pending ?? {};
        const foreseen = seat && what ? this.#match?.predict(seat, what, { now: this.now }) : undefined;
        this.#foreseen = foreseen?.ok ? foreseen.value.state : null;
    }

    #settled(pending: Pending, answer: Ok | No): Answer<Ok, Refused> {
        const last = answer.t === 'ok' ? (answer.events?.[1] ?? 0) : 0;
        if (last > this.#feed.last) pending.until = last;
        else if (this.#pending === pending) this.#pending = null;
        this.#foresee();
        return answer.t === 'ok'
            ? { ok: true, value: answer }
            : { ok: false, problem: { code: answer.code } };
    }

    #setPremove(premove: HeldMove | null): void {
        if (this.you && 'seat' in this.you) this.you = { ...this.you, premove };
    }

    #hold(held: boolean, now: number, at: number): void {
        this.held = held;
        this.#time.freeze(now);
        if (!held) this.#time.heard(now, at, this.#link.roundTripMs);
    }

    #connection(open: boolean): void {
        if (open) return; // `match` follows, and with it the time
        this.connected = false;
        this.#time.freeze(this.#time.at(this.#outside.now()));
    }
}
