// People who play by the protocol instead of by the screen, each with a browser's cookie: for tests and pictures that need a
// match which has come somewhere.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { AgreementText, Seat } from '../src/core';

interface Wire {
    socket: WebSocket;
    heard: Record<string, unknown>[];
}

type InPage = Window & { wire: Wire };

export interface Person {
    name: string;
    context: BrowserContext;
    ask(message: Record<string, unknown>): Promise<Record<string, unknown>>;
    matchOf(table: string): Promise<string>; // waits until it has begun
    silent(): Promise<void>; // hangs up, so that a page of theirs has the seat to itself
}

let asked = 0;

export async function person(
    browser: Browser,
    origin: string,
    name: string,
    options: BrowserContextOptions = {},
    password?: string, // of an account; without one a guest
): Promise<Person> {
    const context = await browser.newContext({ locale: 'nl-NL', baseURL: origin, ...options });
    const page = await context.newPage();
    await page.goto('/favicon.svg'); // a page of the site that asks for nothing itself
    await page.evaluate(
        async (me) => {
            const headers = { 'Content-Type': 'application/json' };
            const door = me.password === undefined ? '/api/guest' : '/api/accounts';
            await fetch(door, { method: 'POST', headers, body: JSON.stringify(me) });
            const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws', 'doorgeef.1');
            const heard: Record<string, unknown>[] = [];
            socket.onmessage = (event) => heard.push(JSON.parse(String(event.data)));
            await new Promise((resolve) => (socket.onopen = resolve));
            socket.send('{"t":"hello","v":1}');
            (window as unknown as InPage).wire = { socket, heard };
        },
        { name, password },
    );
    return {
        name,
        context,
        ask: (message) => ask(page, message),
        matchOf: (table) => matchOf(page, table),
        silent: () => page.close(),
    };
}

async function ask(page: Page, message: Record<string, unknown>): Promise<Record<string, unknown>> {
    const id = `p${++asked}`;
    await page.evaluate(
        (text) => (window as unknown as InPage).wire.socket.send(text),
        JSON.stringify({ id, ...message }),
    );
    const answer = await page.waitForFunction(
        (wanted) => (window as unknown as InPage).wire.heard.find((heard) => heard.id === wanted),
        id,
    );
    const said = (await answer.jsonValue()) as Record<string, unknown>;
    if (said.t !== 'ok') throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(said)}`);
    return said;
}

async function matchOf(page: Page, table: string): Promise<string> {
    await page.evaluate(
        (text) => (window as unknown as InPage).wire.socket.send(text),
        JSON.stringify({ t: 'table', watch: table }),
    );
    const found = await page.waitForFunction((wanted) => {
        const tables = (window as unknown as InPage).wire.heard.map(
            (heard) => heard.table as { id: string; match: string | null } | undefined,
        );
        return tables.find((one) => one?.id === wanted && one.match !== null)?.match;
    }, table);
    return (await found.jsonValue()) as string;
}

// Seats everybody at one table and waits until the match has begun.
export async function begin(
    people: Readonly<Partial<Record<Seat, Person>>>,
    agreement: AgreementText,
    name: string,
): Promise<string> {
    const seated = Object.entries(people) as [Seat, Person][];
    const [[firstSeat, host], ...others] = seated as [[Seat, Person], ...[Seat, Person][]];
    const made = await host.ask({ t: 'table-create', name, agreement, public: true, seat: firstSeat });
    const table = made.table as string;
    for (const [seat, guest] of others) await guest.ask({ t: 'table-sit', table, seat });
    for (const [, guest] of seated) await guest.ask({ t: 'table-ready', table, ready: true });
    return host.matchOf(table);
}

// 'A1 play e2e4', one after the other.
export async function act(
    people: Readonly<Partial<Record<Seat, Person>>>,
    match: string,
    commands: readonly string[],
): Promise<void> {
    for (const command of commands) {
        const seat = command.slice(0, 2) as Seat;
        await people[seat]!.ask({ t: 'do', match, seat, what: command.slice(3) });
    }
}
