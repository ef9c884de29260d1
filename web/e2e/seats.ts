// Players at a table, each in a browser of his own, without going through the lobby: the match page is what is tested here.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Agreement } from '../src/net/protocol';
import type { Seat } from '../src/core';
import { visit, type Visitor } from './browser';

const names: Readonly<Record<Seat, string>> = { A1: 'Jan', A2: 'Piet', B1: 'Klaas', B2: 'Kees' };
export const phone: BrowserContextOptions = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
};

type Said = Record<string, unknown>;

// Says commands over a socket of the page's own and waits for each answer; a match of `table` is waited for if one is named.
export async function say(page: Page, commands: readonly Said[], table?: string): Promise<Said> {
    return page.evaluate(
        async ([said, watched]) => {
            const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws', 'doorgeef.1');
            const heard: Said[] = [];
            let wake = (): void => {};
            socket.onmessage = ({ data }) => {
                heard.push(JSON.parse(String(data)) as Said);
                wake();
            };
            const wait = async (fits: (message: Said) => boolean): Promise<Said> => {
                for (;;) {
                    const found = heard.find(fits);
                    if (found) return found;
                    await new Promise<void>((resolve) => (wake = resolve));
                }
            };
            await new Promise((resolve) => (socket.onopen = resolve));
            socket.send(JSON.stringify({ t: 'hello', v: 1 }));
            await wait(({ t }) => t === 'welcome');
            let answer: Said = {};
            for (const command of said) {
                const id = crypto.randomUUID();
                socket.send(JSON.stringify({ ...command, id }));
                answer = await wait((message) => message.id === id);
                if (answer.t !== 'ok') throw new Error(JSON.stringify(answer));
            }
            if (!watched) return answer;
            socket.send(JSON.stringify({ t: 'table', watch: watched }));
            const begun = await wait(({ t, table }) => t === 'table' && (table as Said).match !== null);
            return begun.table as Said;
        },
        [commands, table] as const,
    );
}

export async function guest(
    browser: Browser,
    origin: string,
    name: string,
    options: BrowserContextOptions = {},
): Promise<Visitor> {
    const visitor = await visit(browser, origin, { viewport: { width: 1280, height: 800 }, ...options });
    await visitor.page.request.post('/api/guest', { data: { name }, headers: { origin } });
    return visitor;
}

export class Hand {
    constructor(
        readonly seat: Seat,
        readonly visitor: Visitor,
    ) {}

    get page(): Page {
        return this.visitor.page;
    }

    board(number: string | undefined = this.seat[1]) {
        return this.page.locator(`[data-board="${number}"] .board`);
    }

    // The middle of a square, on whichever board and however it is turned.
    async at(square: string, board: string | undefined = this.seat[1]): Promise<{ x: number; y: number }> {
        const box = (await this.board(board).boundingBox())!;
        const black = await this.board(board).locator('.cg-wrap.orientation-black').count();
        const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
        const [right, down] = black > 0 ? [7 - file, rank] : [file, 7 - rank];
        return { x: box.x + ((right + 0.5) * box.width) / 8, y: box.y + ((down + 0.5) * box.width) / 8 };
    }

    async click(square: string, board?: string): Promise<void> {
        const { x, y } = await this.at(square, board);
        await this.page.mouse.click(x, y);
    }

    // When the page says that it is this player's turn.
    async ready(): Promise<void> {
        await this.page.locator(`[data-seat="${this.seat}"].on-move`).waitFor();
    }

    // 'e2e4' by clicks, 'N@f3' by key and click.
    async play(move: string): Promise<void> {
        await this.ready();
        const drop = /^([PNBRQ])@(..)$/.exec(move);
        if (drop) await this.page.keyboard.press(String('PNBRQ'.indexOf(drop[1]!) + 1));
        else await this.click(move.slice(0, 2));
        await this.click(drop?.[2] ?? move.slice(2, 4));
    }

    async drag(from: string, to: string): Promise<void> {
        await this.ready();
        const [start, end] = [await this.at(from), await this.at(to)];
        await this.page.mouse.move(start.x, start.y);
        await this.page.mouse.down();
        await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
        await this.page.mouse.move(end.x, end.y);
        await this.page.mouse.up();
    }

    button(name: string | RegExp) {
        return this.page.getByRole('button', { name });
    }

    // The last cell of the list of moves on which the light is.
    latest() {
        return this.page.locator('.moves td.latest');
    }

    async words(): Promise<string> {
        const line = this.page.locator('.words span');
        await line.waitFor();
        return (await line.textContent()) ?? '';
    }
}

export interface Seated {
    id: string;
    table: string;
    hands: Readonly<Record<Seat, Hand>>;
    all: readonly Hand[];
    leave(): Promise<void>;
}

export async function seat(
    browser: Browser,
    origin: string,
    agreement: Agreement,
    options: Partial<Record<Seat, BrowserContextOptions>> = {},
): Promise<Seated> {
    const seats: Seat[] = agreement.ruleset.startsWith('jijbent') ? ['A1', 'B1'] : ['A1', 'A2', 'B1', 'B2'];
    const all = await Promise.all(
        seats.map(async (one) => new Hand(one, await guest(browser, origin, names[one], options[one]))),
    );
    let table = '';
    for (const hand of all) {
        await hand.page.goto('/healthz'); // of this origin, and without a socket of its own
        const { seat } = hand;
        if (table === '') {
            const made = await say(hand.page, [
                { t: 'table-create', name: 'Woensdag', agreement, public: true, seat },
            ]);
            table = made.table as string;
        } else await say(hand.page, [{ t: 'table-sit', table, seat }]);
    }
    const begun = await Promise.all(
        all.map(({ page }) => say(page, [{ t: 'table-ready', table, ready: true }], table)),
    );
    const id = begun[0]!.match as string;
    await Promise.all(all.map(({ page }) => page.goto(`/m/${id}`)));
    await Promise.all(all.map(({ page }) => page.locator('.play').waitFor()));
    for (const { visitor } of all) visitor.complaints.length = 0; // those of the way here
    const hands = Object.fromEntries(all.map((hand) => [hand.seat, hand])) as Record<Seat, Hand>;
    const leave = async (): Promise<void> =>
        void (await Promise.all(all.map(({ visitor }) => visitor.leave())));
    return { id, table, hands, all, leave };
}

// What everybody saw when a test failed.
export async function picture(test: string, hands: readonly Hand[]): Promise<void> {
    const folder = fileURLToPath(new URL('../../build/e2e/', import.meta.url));
    await mkdir(folder, { recursive: true });
    const name = test.replace(/\W+/g, '-');
    await Promise.all(
        hands.map(({ page, seat: one }) => page.screenshot({ path: `${folder}${name}-${one}.png` })),
    );
}
