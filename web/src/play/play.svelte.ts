// A player's hands: what is in them, what they try, and what the answer was. Looking is MatchView's; this only acts.
import {
    moveText,
    type Attempted,
    type BoardMove,
    type DropTargets,
    type Ghost,
    type Targets,
} from '../board/types';
import type { BoardState, DropRole, Playable, Refusal, Role, SeatState, Square } from '../core';
import { language, t } from '../i18n/language.svelte';
import { match as words } from '../i18n/match';
import { refusalText } from '../i18n/refusals';
import type { MatchView } from '../match/view.svelte';
import { playSound } from '../sound/play';

export type ClaimKind = 'repetition' | 'fifty' | 'material';

// Stein 3.1: the pawn has arrived, and the piece is still to be chosen on the other board.
interface Taking {
    from: Square;
    to: Square;
    squares: readonly Square[];
    decide: (square: Square | null) => void;
}

const nothing: Playable = { now: false, steps: {}, drops: {} };
const undoMs = 1000;

export class Play {
    readonly view: MatchView;
    armed = $state.raw<DropRole | null>(null);
    taking = $state.raw<Taking | null>(null);
    // The next move is announced with a claim instead of played.
    announcing = $state.raw<ClaimKind | null>(null);
    // Resigned, but still to be undone.
    resigning = $state(false);
    // The latest refusal in words; `n` tells the same words said again apart.
    words = $state.raw<{ text: string; n: number } | null>(null);
    #n = 0;
    #resignTimer: ReturnType<typeof setTimeout> | undefined;

    constructor(view: MatchView) {
        this.view = view;
    }

    readonly me = $derived.by((): SeatState | null => {
        const seat = this.view.seat;
        return seat ? (this.view.state?.seats[seat] ?? null) : null;
    });
    readonly board = $derived.by((): BoardState | null => {
        const me = this.me;
        return this.view.state?.boards.find(({ board }) => board === me?.board) ?? null;
    });
    // Whether hands do anything here.
    readonly active = $derived.by(
        () =>
            this.me !== null &&
            this.view.inControl &&
            this.view.state?.phase === 'running' &&
            this.board?.outcome === null,
    );
    readonly playable = $derived.by(() => this.#asked((seat) => this.view.match!.playable(seat)));
    readonly premoves = $derived.by(() => this.#asked((seat) => this.view.match!.premoves(seat)));
    readonly targets = $derived(targetsOf(this.playable));
    readonly premoveTargets = $derived(this.premoves.now ? targetsOf(this.premoves) : null);
    readonly dropTargets = $derived(dropTargetsOf(this.playable, this.premoves));
    // Every command that a button could stand for, with the refusal it would meet.
    readonly commands = $derived.by((): ReadonlyMap<string, Refusal | null> => {
        const seat = this.view.seat;
        if (!this.view.confirmed || !seat || !this.view.match) return new Map();
        return new Map(this.view.match.commands(seat).map(({ what, refusal }) => [what, refusal]));
    });
    readonly ghost = $derived.by((): Ghost | null => {
        const { me, taking } = this;
        if (!me) return null;
        if (taking) return { role: 'P', color: me.color, from: taking.from, to: taking.to };
        const held = this.view.premove;
        return held ? ghostOf(held.move, me, this.board) : null;
    });

    #asked(ask: (seat: SeatState['seat']) => Playable): Playable {
        const seat = this.view.seat;
        return this.view.confirmed && this.view.match && seat && this.active ? ask(seat) : nothing;
    }

    // ---- moves

    async attempt(move: BoardMove): Promise<Attempted> {
        const { me } = this;
        if (!me) return false;
        if (move.kind === 'drop' && me.reserve[move.role] === 0 && this.premoves.now) {
            void this.premove(move);
            return 'held';
        }
        let text = moveText(move);
        if (move.kind === 'step') {
            const taken = await this.#taken(move.from, move.to);
            if (taken === null) return 'held';
            text += taken;
        }
        const claim = this.announcing;
        this.announcing = null;
        return this.act(claim ? `claim ${claim} ${text}` : `play ${text}`);
    }

    promotions(from: Square, to: Square) {
        return this.#destination(this.playable, from, to)?.promotions ?? [];
    }

    // Null takes it back.
    async premove(move: BoardMove | null): Promise<void> {
        if (move === null) return void (await this.view.hold(null));
        let text = moveText(move);
        if (move.kind === 'step') {
            const destination = this.#destination(this.premoves, move.from, move.to);
            if (destination?.kind === 'taking') return this.say(t(words.takeLater));
            // Whoever premoves has no time to choose.
            if (destination?.kind === 'promotion') text += 'q';
        }
        const absent = move.kind === 'drop' && this.me?.reserve[move.role] === 0;
        const answer = await this.view.hold({ move: text, when: absent ? 'arrives' : 'turn' });
        if (answer.t === 'no') this.say(refusalText(answer.code));
        else if (absent) this.say(t(words.waitsForPiece));
    }

    // What somebody typed. True if it was a move.
    async type(text: string): Promise<boolean> {
        const { match, seat } = this.view;
        if (!match || !seat) return false;
        const read = match.typed(seat, text, language.now);
        if (read.ok) return this.act(`play ${read.value}`);
        const { problem } = read;
        this.say(
            problem.code === 'ambiguous'
                ? t(words.ambiguous)
                : refusalText(problem.code, 'citation' in problem ? problem.citation : null),
        );
        return false;
    }

    // '/g5' where a piece of the other board is taken, '/-' where none is there to take; null if it is not done after all.
    async #taken(from: Square, to: Square): Promise<string | null> {
        const destination = this.#destination(this.playable, from, to);
        if (destination?.kind !== 'taking') return '';
        if (destination.takings.length === 0) return '/-';
        const square = await this.#choose({ from, to }, destination.takings);
        return square && `/${square}`;
    }

    #destination(among: Playable, from: Square, to: Square) {
        return among.steps[from]?.find((destination) => destination.to === to);
    }

    #choose({ from, to }: { from: Square; to: Square }, squares: readonly Square[]): Promise<Square | null> {
        this.taking?.decide(null);
        return new Promise((resolve) => {
            const decide = (square: Square | null): void => {
                this.taking = null;
                resolve(square);
            };
            this.taking = { from, to, squares, decide };
        });
    }

    // ---- everything else

    // Says why if it is refused.
    async act(what: string): Promise<boolean> {
        const before = this.view.state;
        const answered = this.view.act(what);
        if (what.startsWith('play') && this.view.state !== before) this.#soundOfMove(before);
        const answer = await answered;
        if (!answer.ok) this.say(refusalText(answer.problem.code, answer.problem.citation ?? null));
        return answer.ok;
    }

    // Touch-move: taking a man in the hand is an act, and so is letting one of the reserve touch the board (KNSB 4.1).
    touch(touched: Square | DropRole): void {
        if (this.view.match?.agreement.conduct.touch !== 'on' || !this.playable.now) return;
        if (this.board?.touched.includes(touched) || this.board?.unpressed) return;
        void this.view.act(`touch ${touched}`);
    }

    resign(): void {
        if (this.resigning) return;
        const refusal = this.commands.get('resign');
        if (refusal) return this.say(refusalText(refusal.code, refusal.citation));
        this.resigning = true;
        this.#resignTimer = setTimeout(() => {
            this.resigning = false;
            void this.act('resign');
        }, undoMs);
    }

    undoResigning(): void {
        clearTimeout(this.#resignTimer);
        this.resigning = false;
    }

    letGo(): void {
        this.armed = null;
        this.announcing = null;
        this.taking?.decide(null);
        this.undoResigning();
        if (this.view.premove) void this.premove(null);
    }

    say(text: string): void {
        const n = ++this.#n;
        this.words = { text, n };
        setTimeout(
            () => {
                if (this.words?.n === n) this.words = null;
            },
            2500 + text.length * 45,
        );
    }

    // Our own move is heard when the hand makes it, not when the server has heard of it.
    #soundOfMove(before: MatchView['state']): void {
        const { me, board } = this;
        const men = (placement = ''): number => placement.split(' ')[0]!.replace(/[^a-z]/gi, '').length;
        const earlier = before?.boards.find((other) => other.board === me?.board);
        playSound(men(board?.placement) < men(earlier?.placement) ? 'capture' : 'move');
        if (board?.check) playSound('check');
    }
}

function targetsOf({ steps }: Playable): Targets {
    const found = Object.entries(steps).map(
        ([from, to]) => [from as Square, to.map((one) => one.to)] as const,
    );
    return new Map(found);
}

// On our turn what can be dropped now, and for what has not come yet where it could be dropped if it were here.
function dropTargetsOf(now: Playable, later: Playable): DropTargets {
    return new Map(Object.entries({ ...later.drops, ...now.drops }) as [DropRole, readonly Square[]][]);
}

function ghostOf(move: string, { color }: SeatState, board: BoardState | null): Ghost {
    const drop = /^([PNBRQ])@(..)$/.exec(move);
    if (drop) return { role: drop[1] as DropRole, color, to: drop[2] as Square };
    const from = move.slice(0, 2) as Square;
    return { role: roleAt(board?.placement ?? '', from), color, from, to: move.slice(2, 4) as Square };
}

// Of the man on this square, from the first field of a FEN.
function roleAt(placement: string, square: Square): Role {
    const rank = placement.split('/')[8 - Number(square[1])] ?? '';
    const file = square.charCodeAt(0) - 'a'.charCodeAt(0);
    const row = rank.replaceAll('~', '').replace(/\d/g, (n) => '.'.repeat(Number(n)));
    return (row[file]?.toUpperCase() ?? 'P') as Role;
}
