// Players at a table, each in a browser of his own, without going through the lobby: the match page is what is tested here.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Agreement } from '../src/net/protocol';
import type { Seat } from '../src/core';
import type { Visitor } from './browser';
import { begin, person } from './people';

const names: Readonly<Record<Seat, string>> = { A1: 'Jan', A2: 'Piet', B1: 'Klaas', B2: 'Kees' };
const desk = { width: 1280, height: 800 };

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

    // What the page said last, once.
    async words(): Promise<string> {
        const said = await this.page.waitForFunction(() =>
            (window as unknown as InPage).said.words.splice(0).at(-1),
        );
        return (await said.jsonValue())!;
    }

    // When somebody has said this, as far as this player hears it.
    async hears(text: string): Promise<void> {
        await this.page.waitForFunction(
            (wanted) => (window as unknown as InPage).said.bubbles.some((one) => one.includes(wanted)),
            text,
        );
    }
}

type InPage = Window & { said: { words: string[]; bubbles: string[] } };

// What a page says goes away after seconds: it is written down, so that a busy machine misses nothing.
export async function writeDown(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
        const said = { words: [] as string[], bubbles: [] as string[] };
        Object.assign(window, { said });
        const look = (node: Node): void => {
            const element = node instanceof Element ? node : node.parentElement;
            const text = element?.textContent ?? '';
            if (element?.matches('.words span')) said.words.push(text);
            if (element?.matches('.bubble')) said.bubbles.push(text);
        };
        new MutationObserver((changes) => {
            for (const { type, target, addedNodes } of changes) {
                if (type === 'characterData') look(target);
                else addedNodes.forEach(look);
            }
        }).observe(document, { subtree: true, childList: true, characterData: true });
    });
}

export async function heard({ page }: Visitor): Promise<string[]> {
    return page.evaluate(() => (window as unknown as InPage).said.bubbles);
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
    const people = await Promise.all(
        seats.map((one) =>
            person(browser, origin, { name: names[one] }, { viewport: desk, ...options[one] }),
        ),
    );
    const { table, match: id } = await begin(
        Object.fromEntries(people.map((someone, index) => [seats[index]!, someone])),
        agreement,
        'Woensdag',
    );
    await Promise.all(people.map((someone) => someone.silent()));
    await Promise.all(people.map(({ visitor }) => writeDown(visitor.context)));
    const all = people.map(({ visitor }, index) => new Hand(seats[index]!, visitor));
    await Promise.all(all.map(({ page }) => page.goto(`/m/${id}`)));
    await Promise.all(all.map(({ page }) => page.locator('.play').waitFor()));
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
