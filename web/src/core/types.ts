// What the core (the server's own C++ rules, compiled to WebAssembly) tells the client. Everything here is data: words
// for people are made by the pages, in src/i18n. Terms are those of docs/formats/log.md, docs/scenarios.md and the
// glossary; texts of moves, commands and events are exactly what the server speaks.

export type Seat = 'A1' | 'A2' | 'B1' | 'B2';
export type Team = 'A' | 'B';
export type BoardNumber = 1 | 2;
export type Color = 'white' | 'black';

/** 'a1' … 'h8' */
export type Square = `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** English letters, as files and protocols write them. */
export type Role = 'P' | 'N' | 'B' | 'R' | 'Q' | 'K';
/** What can lie in a reserve, in the order in which reserves are written. */
export type DropRole = 'Q' | 'R' | 'B' | 'N' | 'P';
/** What a pawn can become, as coordinates write it: e7e8q. */
export type PromotionRole = 'q' | 'r' | 'b' | 'n';

export const SEATS: readonly Seat[] = ['A1', 'A2', 'B1', 'B2'];
export const DROP_ROLES: readonly DropRole[] = ['Q', 'R', 'B', 'N', 'P'];

/** How many of each kind; all five are always there. */
export type Pieces = Readonly<Record<DropRole, number>>;

/** A value, or the reason why there is none. Nothing in the core throws for what it is given. */
export type Answer<T, P = Problem> =
    { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

export interface Problem {
    /** Stable, for the catalogue: 'bad-agreement', 'bad-event', 'impossible', 'too-large', … */
    readonly code: string;
    /** What it was about: the part of an agreement, the text of an event; shortened. */
    readonly detail?: string;
    /** Where: the index of a line, or the line of a text (from 1), as the function says. */
    readonly line?: number;
}

// ---- rulesets

/** What is agreed before a match, as the wire writes it (docs/formats/log.md). */
export interface AgreementText {
    /** A preset and what differs: 'knsb', 'stein mate=at-once time=5:00'. */
    readonly ruleset: string;
    /** Likewise: 'online', 'book passing=auto'. */
    readonly conduct: string;
    /** Seconds, base and increment: '180+0'; '-' without clocks. */
    readonly time: string;
    /** The team that has White on board 1. Left out while the lot has not decided: then A, for showing only. */
    readonly white?: Team | '';
    /** FEN of both boards, empty for the usual position. */
    readonly positions?: readonly [string, string] | readonly string[];
}

export type OptionName =
    | 'boards'
    | 'drop-check'
    | 'pawn-drop-ranks'
    | 'piece-drop-ranks'
    | 'promotion'
    | 'mate'
    | 'stalemate'
    | 'dead'
    | 'flag-draw'
    | 'both-flags'
    | 'draw-agreement'
    | 'claims'
    | 'resign-off-move'
    | 'match-end'
    | 'score'
    | 'time'
    | 'colours'
    | 'restart'
    | 'speech';
export type PresetName = 'knsb' | 'stein' | 'minerva' | 'jijbent' | 'fics';
export type ConductSwitch = 'legality' | 'clock' | 'flag' | 'passing' | 'touch';

export type Options = Readonly<Record<OptionName, string>>;
export type Conduct = Readonly<Record<ConductSwitch, string>>;

export interface OptionInfo {
    readonly name: OptionName;
    /** 'choice': one of `values`; 'ranks': '2-7'; 'time': '7:00', '5:00+3', 'none'. */
    readonly kind: 'choice' | 'ranks' | 'time';
    /** Of a choice; empty otherwise. */
    readonly values: readonly string[];
}

/** What stands behind a rule: an article of the ruleset's own regulation, of FIDE, or a ruling of this project. */
export interface Citation {
    readonly source: 'article' | 'fide' | 'ruling' | 'option';
    /** '2.4' · '3.9' · 'R12' · 'drop-check=forbidden' (the rule was changed by that option) */
    readonly text: string;
}

/** Everything that does not depend on a match; constant. */
export interface Rulebook {
    readonly presets: readonly { readonly name: PresetName; readonly options: Options }[];
    readonly options: readonly OptionInfo[];
    readonly conduct: {
        readonly switches: readonly { readonly name: ConductSwitch; readonly values: readonly string[] }[];
        readonly presets: readonly { readonly name: 'online' | 'book'; readonly switches: Conduct }[];
    };
    /** Every code with which the core refuses a command. */
    readonly refusals: readonly RefusalCode[];
    /** Every reason with which a game ends. */
    readonly reasons: readonly Reason[];
    /** The article behind an option under each preset, null where its regulation is silent. */
    readonly optionArticles: Readonly<Record<OptionName, Readonly<Record<PresetName, Citation | null>>>>;
}

/** An agreement, understood. */
export interface AgreementInfo {
    /** Written in the one usual way. */
    readonly text: AgreementText;
    /** The nearest preset, whose regulation is cited. */
    readonly preset: PresetName;
    /** All options, also those that are as in the preset. */
    readonly options: Options;
    /** Options that are not as in the preset. */
    readonly changed: readonly OptionName[];
    readonly conduct: Conduct;
    readonly time: { readonly baseMs: number; readonly incrementMs: number } | null;
    readonly white: Team;
    readonly boards: readonly BoardNumber[];
    /** Those that are played: two where there is one board. */
    readonly seats: readonly Seat[];
    readonly colors: Readonly<Record<Seat, Color>>;
    /** Whether the server holds premoves under this conduct. */
    readonly premoves: boolean;
}

// ---- refusals and endings

export type RefusalCode =
    | 'not-started'
    | 'match-over'
    | 'game-over'
    | 'not-your-turn'
    | 'empty-square'
    | 'not-your-piece'
    | 'illegal-move'
    | 'leaves-king-in-check'
    | 'castling-not-allowed'
    | 'square-occupied'
    | 'not-in-reserve'
    | 'drop-gives-check'
    | 'pawn-drop-rank'
    | 'piece-drop-rank'
    | 'promotion-piece-missing'
    | 'nothing-there-to-take'
    | 'taking-not-allowed'
    | 'must-play-touched-piece'
    | 'move-not-made'
    | 'clock-not-pressed'
    | 'waiting-for-return'
    | 'nothing-to-pass'
    | 'signal-not-allowed'
    | 'communication-closed'
    | 'no-draw-offered'
    | 'draw-needs-all'
    | 'claim-not-correct'
    | 'claim-not-available'
    | 'flag-not-down'
    | 'no-illegal-move'
    | 'too-late'
    | 'restart-too-late'
    | 'arbiter-not-called'
    | 'paused';

export interface Refusal {
    /**
     * 'bad-command' if the words make no sense; 'ambiguous' if a typed move could be several; 'no-such-seat' where one
     * board is played; 'too-long' if the log holds no more.
     */
    readonly code: RefusalCode | 'bad-command' | 'ambiguous' | 'no-such-seat' | 'too-long';
    /** For "(art. 2.4)"; null where nothing stands behind it. */
    readonly citation: Citation | null;
    /** What was to move, for words such as "the queen cannot go there"; null if no move was tried. */
    readonly role: Role | null;
}

export type GameResult = '1-0' | '0-1' | '1/2' | '*';
export type Reason =
    | 'mate'
    | 'stalemate'
    | 'resignation'
    | 'flag'
    | 'flag-cannot-win'
    | 'both-flags'
    | 'dead'
    | 'agreement'
    | 'repetition'
    | 'fifty-moves'
    | 'material'
    | 'arbiter'
    | 'match-ended';

export interface Outcome {
    readonly result: GameResult;
    readonly reason: Reason;
    readonly winner: Seat | null;
    readonly citation: Citation | null;
    /** Match time. */
    readonly at: number;
}

// ---- the state of a match

export type Phase = 'agreed' | 'running' | 'paused' | 'over';

export interface ClockState {
    /** What the clock shows at `now`; never below 0. */
    readonly ms: number;
    readonly running: boolean;
    /** The flag has fallen, by the log: never before the server has said so. */
    readonly flag: boolean;
    /** As a foreign file showed it after the player's last move: it does not run. */
    readonly recorded: boolean;
}

export type LeaveKind = 'resign' | 'offer-draw' | 'accept-draw' | 'mate';

export interface SeatState {
    readonly seat: Seat;
    readonly board: BoardNumber;
    readonly color: Color;
    readonly team: Team;
    readonly partner: Seat;
    readonly opponent: Seat;
    readonly diagonal: Seat;
    readonly onMove: boolean;
    readonly reserve: Pieces;
    /** Taken and not passed yet. */
    readonly captured: Pieces;
    /** Null without clocks. */
    readonly clock: ClockState | null;
    /** Has pressed before the start (players with Black). */
    readonly ready: boolean;
    /** Where all four must agree to a draw. */
    readonly agreesToDraw: boolean;
    /** A question to the teammate that waits for yes or no. */
    readonly leaveAsked: LeaveKind | null;
    /** Pieces asked for, until one of the kind has been passed to this seat. */
    readonly needs: readonly DropRole[];
    /** Pieces the teammate must not give the opponent, and "make no more moves": until this seat completes a move. */
    readonly dangers: readonly DropRole[];
    readonly sits: boolean;
}

export interface LastMove {
    /** null for a drop */
    readonly from: Square | null;
    readonly to: Square;
    readonly role: Role;
    /** Of Stein's promotion: where the piece was taken from on the other board. */
    readonly taken: Square | null;
    readonly legal: boolean;
}

export interface Claim {
    readonly seat: Seat;
    readonly kind: 'repetition' | 'fifty' | 'material';
    /** The move he announced. */
    readonly move: string | null;
    readonly occurrences: number;
    readonly movesWithoutProgress: number;
    readonly materialInsufficient: boolean;
    readonly correct: boolean;
}

export interface BoardState {
    readonly board: BoardNumber;
    /** With reserves in brackets and `~` behind promoted pawns. */
    readonly fen: string;
    /** The first field of it, without reserves: 'rnbq~k2/…'. */
    readonly placement: string;
    /** Whose move it is; until the clock is pressed still the mover's. */
    readonly turn: Color;
    readonly moveNumber: number;
    readonly lastMove: LastMove | null;
    /** The square of the king that is in check. */
    readonly check: Square | null;
    /** To move and no legal move, while the game goes on. */
    readonly stuck: 'mate' | 'stalemate' | null;
    /** Off move: the opponent may play one last move or waive it. */
    readonly resigned: Seat | null;
    readonly drawOffered: Seat | null;
    readonly claim: Claim | null;
    readonly arbiterCalled: boolean;
    readonly outcome: Outcome | null;
    // by the book
    /** A move stands on the board and its clock is not pressed yet. */
    readonly unpressed: boolean;
    /** The last move is illegal and the player to move may still demand another. */
    readonly challengeable: boolean;
    /** What the player to move has touched, in order: a square, or a reserve piece. */
    readonly touched: readonly (Square | DropRole)[];
    /** KNSB 7.7: an illegal capture is being taken back and the piece has been passed on. */
    readonly comingBack: {
        readonly role: DropRole;
        readonly color: Color;
        /** The offender has said that the piece is gone. */
        readonly reported: boolean;
        /** It is the opponent's turn to pick one: from these squares of the other board. */
        readonly opponentRuns: boolean;
        readonly squares: readonly Square[];
    } | null;
}

export interface MatchState {
    /** After so many events. */
    readonly at: number;
    /** The match time for which clocks are told; that of the latest event if none was asked for. */
    readonly now: number;
    readonly phase: Phase;
    /** When both games began. */
    readonly started: number | null;
    /** Points: { A: 1.5, B: 0.5 }; null while the match runs. */
    readonly score: Readonly<Record<Team, number>> | null;
    /** One or two, in order. */
    readonly boards: readonly BoardState[];
    /** Only those that are played; use agreement.seats to know which. */
    readonly seats: Readonly<Record<Seat, SeatState>>;
}

// ---- moving

export interface Destination {
    readonly to: Square;
    /** 'promotion' wants one of `promotions` behind the squares, 'taking' '/' and one of `takings` (or '/-'). */
    readonly kind: 'plain' | 'promotion' | 'taking';
    readonly capture: boolean;
    readonly promotions: readonly PromotionRole[];
    /** Squares of the other board; empty with kind 'taking' means that nothing is there to take: 'e7e8/-'. */
    readonly takings: readonly Square[];
}

export interface Playable {
    /** Whether this seat may move now. If not, the rest is empty (for premoves: the other way round). */
    readonly now: boolean;
    /** By square of origin. */
    readonly steps: Readonly<Partial<Record<Square, readonly Destination[]>>>;
    readonly drops: Readonly<Partial<Record<DropRole, readonly Square[]>>>;
}

/** A command that could be given, and whether it would be accepted now. */
export interface CommandInfo {
    /** In the words of docs/scenarios.md, to be sent as it is: 'offer draw', 'say need N', 'remove c6'. */
    readonly what: string;
    /** Null if it would be accepted. */
    readonly refusal: Refusal | null;
}

export interface MoveEntry {
    /** The number of its event, from 1: the state after it is state({ at: number }). */
    readonly number: number;
    readonly at: number;
    readonly board: BoardNumber;
    readonly seat: Seat;
    readonly color: Color;
    /** Of the full move, as scoresheets count. */
    readonly moveNumber: number;
    /** Coordinates: 'e2e4', 'N@f3', 'e7e8/g5'. */
    readonly move: string;
    readonly from: Square | null;
    readonly to: Square;
    readonly role: Role;
    /** English and Dutch letters; an illegal move is written in full: 'Nb1-d4'. */
    readonly san: string;
    readonly sanNl: string;
    /** What the mover's clock showed afterwards; for an unpressed move once it is pressed. */
    readonly clockMs: number | null;
    readonly capture: DropRole | null;
    readonly drop: boolean;
    readonly check: boolean;
    readonly mate: boolean;
    readonly legal: boolean;
    /** Not there any more: taken back, demanded back, or wiped out by a restart. */
    readonly undone: boolean;
}

/** What a command would do. */
export interface Prediction {
    /** The events it would make, as lines of a log. */
    readonly lines: readonly string[];
    readonly state: MatchState;
}

// ---- records

/** A match on record: what log.json holds, and what a BPGN file becomes. */
export interface MatchLog {
    readonly agreement: AgreementText;
    readonly tags: readonly (readonly [string, string])[];
    readonly events: readonly (string | null)[];
    /** Of foreign files: what the clock showed after each completed move. */
    readonly shownClocks?: readonly (number | null)[];
}

export interface RecordedGame {
    /** Where it begins in the file. */
    readonly line: number;
    readonly tags: readonly (readonly [string, string])[];
    /** As far as it could be read; null if not at all. */
    readonly log: MatchLog | null;
    readonly plies: number;
    /** What keeps it from being read whole. */
    readonly problem: {
        readonly code: string;
        /** 'not-in-reserve' and the like; '' where there is nothing to add. */
        readonly cause: string;
        readonly line: number;
        readonly column: number;
        /** The move it was about, as written; '' if none. */
        readonly text: string;
    } | null;
    /** Oddities by which no move is lost. */
    readonly remarks: readonly string[];
}

// ---- questions

export type WinAnswer = 'yes' | 'no' | 'unknown';

export interface WinVerdict {
    readonly answer: WinAnswer;
    /** Of a yes: the moves that prove it, as SAN; '' if the mate stands already. */
    readonly line: string;
    readonly nodes: number;
}

export interface ScenarioStep {
    /** In the text, from 1. */
    readonly line: number;
    readonly kind: 'start' | 'step' | 'expect';
    /** So many events there are afterwards: match.state({ at: head, now }). */
    readonly head: number;
    readonly now: number;
    /** Who did it; null for start, tick and expectations. */
    readonly actor: Seat | 'arbiter' | null;
    /** Of a step: why it was refused (which the next line may expect). */
    readonly refusal: Refusal | null;
    /** What is wrong: an expectation that does not hold, a refusal that nobody expected; '' if all is well. */
    readonly failure: string;
}
