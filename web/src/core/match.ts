// A match in the core: its log, and every question that a page asks about it.

import type { CoreModule } from './module';
import {
    SEATS,
    type AgreementInfo,
    type Answer,
    type BoardNumber,
    type Color,
    type CommandInfo,
    type MatchState,
    type MoveEntry,
    type Playable,
    type Prediction,
    type Refusal,
    type Seat,
    type WinVerdict,
} from './types';

/** A moment in the log. Left out: after the latest event, at its time. */
export interface Moment {
    /** After so many events. */
    readonly at?: number;
    /** Match time, for clocks and for what time decides. Never taken to be before the event itself. */
    readonly now?: number;
}

export interface Written {
    /** Names and values: Event, Date, WhiteA, BlackA, WhiteB, BlackB, … */
    readonly tags?: readonly (readonly [string, string])[];
}

const HEAD = -1;
const AT_EVENT = -1;

export class Match {
    private handle: number;

    private constructor(
        private readonly module: CoreModule,
        readonly agreement: AgreementInfo,
        handle: number,
    ) {
        this.handle = handle;
    }

    /** Use Core.createMatch, which reads the agreement first. */
    static create(module: CoreModule, agreement: AgreementInfo, lines: string, clocks: string): Match {
        const handle = module.withText(`${lines}\n${clocks}`, module.exports.dg_match_new);
        return new Match(module, agreement, handle);
    }

    /** Gives the memory back. The handle must not be used afterwards. */
    free(): void {
        this.module.exports.dg_match_free(this.handle);
        this.handle = 0;
    }

    /** So many events there are, hidden ones included. */
    get head(): number {
        return this.module.exports.dg_match_head(this.open());
    }

    /**
     * Adds events as the wire tells them ('81950 moved 1 Pe2e4'; null for words that are not for us). All or none:
     * 'bad-event', 'impossible' or 'too-long' with the index as `line`, and nothing has changed. Gives the new head.
     */
    add(lines: readonly (string | null)[]): Answer<number> {
        const text = lines.map((line) => (line ?? '').replaceAll('\n', ' ') + '\n').join('');
        return this.module.answer(this.module.exports.dg_match_add, this.open(), text);
    }

    /** Everything there is to see. */
    state(moment: Moment = {}): MatchState {
        return this.module.json(this.module.exports.dg_match_state(this.open(), at(moment), now(moment)));
    }

    /** The list of moves, from this event number on (so that a live page asks only for what is new). */
    moves(from = 1): readonly MoveEntry[] {
        return this.module.json(this.module.exports.dg_match_moves(this.open(), from));
    }

    /**
     * The legal moves of a seat that is on move (by the book: with touch-move kept, and while its clock is not
     * pressed those it could play instead). Where legality is claimed, hands can do more: ask why().
     */
    playable(seat: Seat, moment: Moment = {}): Playable {
        return this.module.json(this.module.exports.dg_match_playable(this.open(), index(seat), at(moment)));
    }

    /**
     * Where premoves and predrops may go while the seat is not on move: as its pieces move, whatever stands between;
     * drops also of what is not in hand yet. `now` is false where the conduct knows none.
     */
    premoves(seat: Seat, moment: Moment = {}): Playable {
        return this.module.json(this.module.exports.dg_match_premoves(this.open(), index(seat), at(moment)));
    }

    /**
     * Every command but moves and touches that a button could stand for, each with the refusal it would meet now.
     * `remove` comes once for each square that can be picked, `say` once for each piece.
     */
    commands(seat: Seat, moment: Moment = {}): readonly CommandInfo[] {
        return this.module.json(
            this.module.exports.dg_match_commands(this.open(), index(seat), at(moment), now(moment)),
        );
    }

    /** Why a command of this seat, or an act of the arbiter, would be refused; null if it would be accepted. */
    why(actor: Seat | 'arbiter', what: string, moment: Moment = {}): Refusal | null {
        return this.module.json(
            this.module.withText(`${actor} ${what}`, (text, size) =>
                this.module.exports.dg_match_why(this.open(), text, size, at(moment), now(moment)),
            ),
        );
    }

    /** What a command would do, for showing it before the server has answered. Changes nothing. */
    predict(actor: Seat | 'arbiter', what: string, moment: Moment = {}): Answer<Prediction, Refusal> {
        return this.module.json(
            this.module.withText(`${actor} ${what}`, (text, size) =>
                this.module.exports.dg_match_predict(this.open(), text, size, at(moment), now(moment)),
            ),
        );
    }

    /**
     * What somebody typed, as the coordinates of a move that this seat can play: 'e2e4', 'Nf3', 'Pf3' (Dutch), 'N@f3',
     * 'o-o'. Letters of `language` come first, those of the other language second. A refusal besides those of the
     * regulation: 'bad-command' (no move at all), 'ambiguous'.
     */
    typed(seat: Seat, text: string, language: 'nl' | 'en'): Answer<string, Refusal> {
        return this.module.json(
            this.module.withText(text, (start, size) =>
                this.module.exports.dg_match_typed(
                    this.open(),
                    index(seat),
                    start,
                    size,
                    language === 'nl' ? 1 : 0,
                ),
            ),
        );
    }

    /** Can this colour still win the game on this board (KNSB 5.4)? The game must be running: otherwise 'unknown'. */
    canWin(board: BoardNumber, color: Color, budget = 20_000, moment: Moment = {}): WinVerdict {
        return this.module.json(
            this.module.exports.dg_match_can_win(
                this.open(),
                board - 1,
                color === 'white' ? 0 : 1,
                budget,
                at(moment),
            ),
        );
    }

    /** The match as BPGN that others can read; without hidden words. */
    bpgn(written: Written = {}): string {
        return this.module.withText(tagLines(written), (text, size) =>
            this.module.text(this.module.exports.dg_match_bpgn(this.open(), text, size)),
        );
    }

    /** One board as PGN. */
    pgn(board: BoardNumber, written: Written = {}): string {
        return this.module.withText(tagLines(written), (text, size) =>
            this.module.text(this.module.exports.dg_match_pgn(this.open(), text, size, board - 1)),
        );
    }

    /**
     * A match of its own that begins with both boards as they stand then, without clocks, with what is captured
     * passed at once, under the same rules, already started. Games that are over go on. Use act() and undo() on it.
     */
    variation(moment: Moment = {}): Match {
        const { exports } = this.module;
        const handle = exports.dg_match_variation(this.open(), at(moment));
        return new Match(this.module, this.module.json(exports.dg_match_agreement(handle)), handle);
    }

    /**
     * Carries a command out and records its events: for variations and for boards nobody else plays on. A move is
     * played by whoever is on move: act(match.state().boards[0].turn …), or simply play().
     */
    act(actor: Seat | 'arbiter', what: string, moment: Moment = {}): Answer<number, Refusal> {
        return this.module.json(
            this.module.withText(`${actor} ${what}`, (text, size) =>
                this.module.exports.dg_match_act(this.open(), text, size, now(moment)),
            ),
        );
    }

    /** The player on move on this board plays: 'e2e4', 'N@f3'. Gives the new head. */
    play(board: BoardNumber, move: string): Answer<number, Refusal> {
        const mover = SEATS[this.module.exports.dg_match_on_move(this.open(), board - 1)] ?? 'A1';
        return this.act(mover, `play ${move}`);
    }

    /** Takes the last act() back; false if there is none. */
    undo(): boolean {
        return this.module.exports.dg_match_undo(this.open()) !== 0;
    }

    private open(): number {
        if (this.handle === 0) throw new Error('this match has been freed');
        return this.handle;
    }
}

function index(seat: Seat): number {
    return SEATS.indexOf(seat);
}

function at(moment: Moment): number {
    return moment.at ?? HEAD;
}

function now(moment: Moment): number {
    return moment.now ?? AT_EVENT;
}

function tagLines(written: Written): string {
    return (written.tags ?? [])
        .flatMap(([name, value]) => [name, value])
        .map((part) => part.replaceAll('\n', ' ') + '\n')
        .join('');
}
