// People who play by the protocol instead of by the screen, each with a browser's cookie: for tests and pictures that need a
// match which has come somewhere.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { AgreementText, Seat } from '../src/core';
import { visit, type Visitor } from './browser';

type Said = Record<string, unknown>;
type InPage = Window & { wire: { socket: WebSocket; heard: Said[] } };

// Somebody's connection to the server.
export interface Wire {
    ask(message: Said): Promise<Said>; // fails unless the answer is 'ok'
    matchOf(table: string): Promise<string>; // waits until it has begun
    silent(): Promise<void>; // hangs up, so that a page of theirs has the seat to itself
}

export interface Person extends Wire {
    visitor: Visitor;
}

// Which door somebody comes in by: as a guest, with a new account, or with one that there is.
type Door = 'guest' | 'accounts' | 'session';

export async function person(
    browser: Browser,
    origin: string,
    who: { name: string; password?: string },
    { door = 'guest', ...options }: BrowserContextOptions & { door?: Door } = {},
): Promise<Person> {
    const visitor = await visit(browser, origin, options);
    const { context } = visitor;
    const answer = await context.request.post(`/api/${door}`, { data: who, headers: { origin } });
    if (!answer.ok()) throw new Error(`${who.name} was not let in: ${answer.status()}`);
    return { visitor, ...(await speaking(context)) };
}

// A connection of whoever this browser belongs to.
export async function speaking(context: BrowserContext): Promise<Wire> {
    const page = await context.newPage();
    await page.goto('/favicon.svg'); // a page of the site that asks for nothing itself
    await page.evaluate(async () => {
        const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws', 'doorgeef.1');
        const heard: Said[] = [];
        socket.onmessage = (event) => heard.push(JSON.parse(String(event.data)) as Said);
        await new Promise((resolve) => (socket.onopen = resolve));
        socket.send('{"t":"hello","v":1}');
        (window as unknown as InPage).wire = { socket, heard };
    });
    return {
        ask: (message) => ask(page, message),
        matchOf: (table) => matchOf(page, table),
        silent: () => page.close(),
    };
}

let asked = 0;

async function ask(page: Page, message: Said): Promise<Said> {
    const id = `p${++asked}`;
    await send(page, { id, ...message });
    const answer = await page.waitForFunction(
        (wanted) => (window as unknown as InPage).wire.heard.find((heard) => heard.id === wanted),
        id,
    );
    const said = (await answer.jsonValue()) as Said;
    if (said.t !== 'ok') throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(said)}`);
    return said;
}

async function matchOf(page: Page, table: string): Promise<string> {
    await send(page, { t: 'table', watch: table });
    const found = await page.waitForFunction((wanted) => {
        const tables = (window as unknown as InPage).wire.heard.map(
            (heard) => heard.table as { id: string; match: string | null } | undefined,
        );
        return tables.find((one) => one?.id === wanted && one.match !== null)?.match;
    }, table);
    return (await found.jsonValue()) as string;
}

async function send(page: Page, message: Said): Promise<void> {
    await page.evaluate(
        (text) => (window as unknown as InPage).wire.socket.send(text),
        JSON.stringify(message),
    );
}

// Seats everybody at one table and waits until the match has begun.
export async function begin(
    people: Readonly<Partial<Record<Seat, Wire>>>,
    agreement: AgreementText,
    name: string,
): Promise<{ table: string; match: string }> {
    const seated = Object.entries(people) as [Seat, Wire][];
    const [[firstSeat, host], ...others] = seated as [[Seat, Wire], ...[Seat, Wire][]];
    const made = await host.ask({ t: 'table-create', name, agreement, public: true, seat: firstSeat });
    const table = made.table as string;
    for (const [seat, guest] of others) await guest.ask({ t: 'table-sit', table, seat });
    for (const [, guest] of seated) await guest.ask({ t: 'table-ready', table, ready: true });
    return { table, match: await host.matchOf(table) };
}

// 'A1 play e2e4', one after the other.
export async function act(
    people: Readonly<Partial<Record<Seat, Wire>>>,
    match: string,
    commands: readonly string[],
): Promise<void> {
    for (const command of commands) {
        const seat = command.slice(0, 2) as Seat;
        await people[seat]!.ask({ t: 'do', match, seat, what: command.slice(3) });
    }
}
