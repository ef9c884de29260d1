// docs/protocol.md, version 1, as types. What a message means stands there.
import type { Seat, Team } from '../core';

export const protocolVersion = 1;

export type Role = 'arbiter' | 'organiser' | 'admin';
export type Connection = 'here' | 'away' | 'slow';
export type Rematch = 'same' | 'colours' | 'partners';

export interface Agreement {
    ruleset: string;
    conduct: string;
    time: string;
    white?: Team;
    positions?: [string, string];
}

export interface Person {
    id: string;
    name: string;
}

export interface Me extends Person {
    kind: 'account' | 'guest';
    roles: Role[];
}

export interface SeatTaken extends Person {
    kind: 'account' | 'guest' | 'bot';
    ready: boolean;
    connected: boolean;
}

export interface Table {
    id: string;
    name: string;
    host: Person | null;
    agreement: Agreement;
    public: boolean;
    with_arbiter: boolean;
    rated: boolean;
    arbiter: Person | null;
    created: number;
    match: string | null;
    state: 'open' | 'starting' | 'playing';
    seats: Partial<Record<Seat, SeatTaken | null>>;
    starts_in_ms: number | null;
}

export interface Live {
    id: string;
    name: string;
    ruleset: string;
    seats: Partial<Record<Seat, string>>;
    white: Team; // on the first board
    bfen: string;
    moves: number;
    called: boolean;
}

export interface Player {
    kind: 'account' | 'guest' | 'bot' | 'forgotten';
    id?: string;
    name?: string;
    connection: Connection;
    lag_ms?: number;
}

export interface HeldMove {
    move: string;
    when: 'turn' | 'arrives';
}

export type You = { seat: Seat; control: boolean; premove: HeldMove | null } | { arbiter: true } | null;

export interface Claim {
    seat: Seat;
    kind: 'repetition' | 'fifty' | 'material';
    move: string | null;
    occurrences: number;
    moves_without_progress: number;
    material_insufficient: boolean;
    correct: boolean;
}

export interface Call {
    match: string;
    table: string;
    name: string;
    arbiter: Person | null;
    claims: Claim[];
}

// ---- from the server

export type Wishes = Partial<Record<Seat, Rematch>>;

export interface MatchMessage {
    t: 'match';
    match: string;
    agreement: Agreement;
    table: { id: string; name: string; public: boolean; with_arbiter: boolean; rated: boolean };
    seats: Partial<Record<Seat, Player>>;
    arbiter: Person | null;
    head: number;
    now: number;
    held: boolean;
    you: You;
    wishes: Wishes;
}

export interface EventsMessage {
    t: 'ev';
    match: string;
    first: number;
    lines: (string | null)[];
    now: number;
}

export interface Ok {
    t: 'ok';
    id: string;
    events?: [number, number];
    table?: string;
}

export interface No {
    t: 'no';
    id?: string;
    to?: string;
    code: string;
    detail?: string;
    retry_ms?: number;
}

// About one match that is watched.
export type MatchUpdate =
    | MatchMessage
    | EventsMessage
    | { t: 'seat'; match: string; seat: Seat; connection: Connection; lag_ms?: number }
    | { t: 'held'; match: string; held: boolean; now: number }
    | { t: 'rematch'; match: string; wishes: Wishes; table: string | null }
    | { t: 'premove'; match: string; seat: Seat; move: null; why: string }
    | { t: 'control'; match: string; seat: Seat; control: boolean; why?: string };

export type ServerMessage =
    | {
          t: 'welcome';
          v: number;
          you: Me | null;
          server: string;
          keep_alive_ms: number;
          bots?: Person[]; // programs that can be given a seat
      }
    | { t: 'pong'; n: number }
    | { t: 'calls'; calls: Call[] }
    | { t: 'lobby'; tables: Table[]; matches: Live[] }
    | { t: 'table'; table: Table }
    | { t: 'table-gone'; table: string }
    | { t: 'live'; match: Live }
    | { t: 'live-gone'; match: string }
    | { t: 'found'; table: string }
    | { t: 'find-ended' }
    | MatchUpdate
    | Ok
    | No;

// ---- from the client

// Commands, without the id that the connection gives them.
export type Command =
    | {
          t: 'table-create';
          name: string;
          agreement: Agreement;
          public: boolean;
          arbiter?: boolean;
          rated?: boolean;
          seat?: Seat;
          ready?: boolean;
          bots?: Partial<Record<Seat, string>>;
      }
    | { t: 'table-sit'; table: string; seat: Seat }
    | { t: 'table-stand'; table: string }
    | { t: 'table-swap'; table: string; a: Seat; b: Seat }
    | { t: 'table-bot'; table: string; seat: Seat; bot: string | null }
    | { t: 'table-arbiter'; table: string; take: boolean }
    | { t: 'table-ready'; table: string; ready: boolean }
    | { t: 'table-close'; table: string }
    | { t: 'find'; agreement: Agreement; rated?: boolean; partner?: string }
    | { t: 'find'; stop: true }
    | { t: 'control'; match: string; seat: Seat; take: boolean }
    | { t: 'do'; match: string; seat: Seat; what: string }
    | { t: 'premove'; match: string; seat: Seat; move: string | null; when?: 'turn' | 'arrives' }
    | { t: 'rule'; match: string; what: string; reason?: string }
    | { t: 'rematch'; match: string; how: Rematch };

// What to keep being told; said again on each new connection.
export type Watch =
    | { t: 'lobby'; watch: boolean }
    | { t: 'table'; watch: string }
    | { t: 'table'; leave: string }
    | { t: 'watch'; match: string; from: number }
    | { t: 'unwatch'; match: string };

export type ClientMessage =
    { t: 'hello'; v: number } | { t: 'ping'; n: number } | Watch | (Command & { id: string });
