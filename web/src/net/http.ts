// HTTP with JSON (docs/protocol.md). A refusal is a value with a code; only a bug is thrown.
import type { BoardNumber, Seat } from '../core';
import type { Agreement, Me as Who, Role } from './protocol';

export interface Refused {
    ok: false;
    code: string; // a code of the protocol, or `unreachable`
    detail?: string;
    retryAfterS?: number;
}

export type Answer<T> = { ok: true; value: T } | Refused;

export interface Me extends Who {
    email?: string | null;
    created?: number;
    settings?: Record<string, unknown>;
}

export interface ArchivedMatch {
    id: string;
    name: string;
    ruleset: string;
    rated: boolean;
    public: boolean;
    with_arbiter: boolean;
    created: number;
    agreement: Agreement;
    seats: Partial<
        Record<Seat, { kind: 'account' | 'guest' | 'bot' | 'forgotten'; id?: string; name?: string }>
    >;
    events: number;
    ended: number | null;
    score: string | null;
    games: { board: BoardNumber; result: string; reason: string }[];
}

export interface RatingChange {
    before: number;
    after: number;
    deviation: number;
}

export interface MatchDetails extends ArchivedMatch {
    log?: string;
    bpgn?: string;
    ratings: {
        players: Partial<Record<Seat, RatingChange>>;
        pairs: Partial<Record<'A' | 'B', RatingChange>>;
    } | null;
}

export interface Rating {
    rating: number;
    deviation: number;
    provisional: boolean;
    matches: number;
}

export interface Profile {
    id: string;
    name: string;
    created: number;
    roles: Role[];
    ratings: Record<string, Rating>;
    pairs: ({ with: { id: string; name: string }; ruleset: string } & Rating)[];
    matches: Record<string, { won: number; drawn: number; lost: number }>;
}

export interface FlagFinding {
    board: BoardNumber;
    side: 'white' | 'black';
    can_win: 'yes' | 'no' | 'unknown';
    line: string;
}

export interface ArchiveQuestion {
    player?: string;
    ruleset?: string;
    from?: string;
    until?: string;
    winner?: 'A' | 'B' | 'none' | '';
    reason?: string;
    limit?: number;
    after?: string;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function refusal(response: Response): Promise<Refused> {
    const wait = Number(response.headers.get('Retry-After'));
    const retry = wait > 0 ? { retryAfterS: wait } : {};
    try {
        const { code, detail } = (await response.json()) as { code: string; detail?: string };
        return { ok: false, code, ...(detail === undefined ? {} : { detail }), ...retry };
    } catch {
        return { ok: false, code: 'unreachable', ...retry }; // something else than our server answered
    }
}

async function request(method: Method, path: string, body?: unknown): Promise<Answer<Response>> {
    try {
        const response = await fetch(path, {
            method,
            ...(method === 'GET'
                ? {}
                : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
        });
        return response.ok ? { ok: true, value: response } : await refusal(response);
    } catch {
        return { ok: false, code: 'unreachable' };
    }
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
    const answer = await request(method, path, body);
    if (!answer.ok) return answer;
    return { ok: true, value: (answer.value.status === 204 ? null : await answer.value.json()) as T };
}

async function text(path: string): Promise<Answer<string>> {
    const answer = await request('GET', path);
    return answer.ok ? { ok: true, value: await answer.value.text() } : answer;
}

function archivePath(question: ArchiveQuestion): string {
    const given = Object.entries(question).filter(([, value]) => value !== undefined && value !== '');
    const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
    return query === '' ? '/api/matches' : `/api/matches?${query}`;
}

const matchPath = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

export const http = {
    becomeGuest: (name: string) => json<Me>('POST', '/api/guest', { name }),
    register: (account: { name: string; password: string; email?: string }) =>
        json<Me>('POST', '/api/accounts', account),
    logIn: (name: string, password: string) => json<Me>('POST', '/api/session', { name, password }),
    logOut: (everywhere: boolean) => json<null>('DELETE', '/api/session', { everywhere }),
    me: () => json<Me>('GET', '/api/me'),
    changeMe: (change: {
        name?: string;
        email?: string | null;
        password?: string;
        settings?: Record<string, unknown>;
        old_password?: string;
    }) => json<Me>('PATCH', '/api/me', change),
    deleteMe: (password?: string) =>
        json<null>('DELETE', '/api/me', password === undefined ? {} : { password }),
    player: (name: string) => json<Profile>('GET', `/api/players/${encodeURIComponent(name)}`),
    matches: (question: ArchiveQuestion) =>
        json<{ matches: ArchivedMatch[]; next: string | null }>('GET', archivePath(question)),
    match: (id: string) => json<MatchDetails>('GET', matchPath(id)),
    matchLog: (id: string) => text(`${matchPath(id)}/log.json`),
    flags: (id: string) => json<FlagFinding[]>('GET', `${matchPath(id)}/flags.json`),
    grant: (name: string, role: Role, grant: boolean) =>
        json<null>('POST', '/api/roles', { name, role, grant }),
};

// Addresses that a page links to or shows, rather than asks for.
export const addresses = {
    export: '/api/me/export',
    bpgn: (match: string) => `${matchPath(match)}/game.bpgn`,
    qr: (table: string) => `/api/tables/${encodeURIComponent(table)}/qr.svg`,
};
