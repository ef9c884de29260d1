// How quick the match page is: `npm run measure` prints, nothing is judged. docs/benchmarks.md keeps what came out.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test, vi } from 'vitest';
import type { Seat } from '../src/core';
import { launch, type Visitor } from './browser';
import { act, begin, person, type Person } from './people';
import { Hand } from './seats';
import { startSite, type Site } from './site';

vi.setConfig({ testTimeout: 600_000 });

let browser: Browser;
let site: Site;

beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), startSite()]);
});

afterAll(async () => {
    await browser.close();
    await site.stop();
});

type InPage = Window & { drawn: number[]; frames: number[] };

let leave = async (): Promise<void> => {};

// One player with the match page, as each has on a machine of his own; the others speak the protocol and draw nothing.
async function oneAtTheTable(
    seat: Seat = 'A2',
): Promise<{ visitor: Visitor; people: Record<Seat, Person>; match: string }> {
    const seats: Seat[] = ['A1', 'A2', 'B1', 'B2'];
    const all = await Promise.all(
        seats.map((name) =>
            person(browser, site.origin, { name }, { viewport: { width: 1280, height: 800 } }),
        ),
    );
    const people = Object.fromEntries(all.map((one, index) => [seats[index]!, one])) as Record<Seat, Person>;
    const { match } = await begin(people, agreement, 'Woensdag');
    await people[seat].silent();
    leave = async () => void (await Promise.all(all.map(({ visitor }) => visitor.leave())));
    return { visitor: people[seat].visitor, people, match };
}

const agreement = { ruleset: 'knsb', conduct: 'online', time: '3600+0', white: 'A' } as const;

function print(what: string, values: number[]): void {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (share: number): string =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
    console.log(`${what}: n ${sorted.length}, p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`);
}

// From the arrival of a message with a move to the end of the frame that shows it: the first after the board's elements have
// changed, laid out and painted.
async function watchDrawing(page: Page): Promise<void> {
    await page.addInitScript(() => {
        const drawn: number[] = [];
        let arrived: number | null = null;
        const Plain = WebSocket;
        window.WebSocket = class extends Plain {
            constructor(address: string | URL, protocols?: string | string[]) {
                super(address, protocols);
                this.addEventListener('message', ({ data }) => {
                    if (/ moved [12] /.test(String(data))) arrived = performance.now();
                });
            }
        };
        new MutationObserver((changes) => {
            if (arrived === null || !changes.some(({ target }) => (target as Element).closest?.('cg-board')))
                return;
            const since = arrived;
            arrived = null;
            requestAnimationFrame(() => setTimeout(() => drawn.push(performance.now() - since)));
        }).observe(document, { subtree: true, childList: true, attributes: true });
        Object.assign(window, { drawn });
    });
}

// CPU time of each process that draws pages, in milliseconds: it does not count how long others had the machine.
async function cpuOfPages(): Promise<Map<number, number>> {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    return new Map(pages.map(({ id, cpuTime }) => [id, cpuTime * 1000]));
}

test('a move is drawn after the message that brings it', async () => {
    const { visitor, people, match } = await oneAtTheTable();
    const { page } = visitor;
    await watchDrawing(page);
    await page.goto(`/m/${match}`);
    await page.locator('.play').waitFor();
    const tour = ['A1 play g1f3', 'B1 play g8f6', 'A1 play f3g1', 'B1 play f6g8'];
    const before = await cpuOfPages();
    for (let moves = 0; moves < 200; ++moves) {
        await act(people, match, [tour[moves % tour.length]!]);
        await page.waitForFunction((n) => (window as unknown as InPage).drawn.length > n, moves, {
            polling: 10,
        });
    }
    const busiest = Math.max(...[...(await cpuOfPages())].map(([id, cpu]) => cpu - (before.get(id) ?? 0)));
    console.log(`CPU of the page a move, with its animation: ${(busiest / 200).toFixed(1)} ms`);
    print('message to drawn move, ms', await page.evaluate(() => (window as unknown as InPage).drawn));
    await leave();
});

test('frames while a man is dragged', async () => {
    const { visitor, match } = await oneAtTheTable('A1');
    const A1 = new Hand('A1', visitor);
    await A1.page.goto(`/m/${match}`);
    await A1.ready();
    const [start, end] = [await A1.at('e2'), await A1.at('e4')];
    await A1.page.mouse.move(start.x, start.y);
    await A1.page.mouse.down();
    await A1.page.evaluate(() => {
        const frames: number[] = [];
        let before = performance.now();
        requestAnimationFrame(function frame(now) {
            frames.push(now - before);
            before = now;
            requestAnimationFrame(frame);
        });
        Object.assign(window, { frames });
    });
    for (let step = 0; step <= 200; ++step) {
        const share = Math.abs(((step / 50) % 2) - 1);
        await A1.page.mouse.move(start.x + 120 * share, start.y + (end.y - start.y) * share);
    }
    print(
        'between frames while dragging, ms',
        await A1.page.evaluate(() => (window as unknown as InPage).frames),
    );
    await leave();
});

test('the match page can be used', async () => {
    const { visitor, match } = await oneAtTheTable('A1');
    const A1 = new Hand('A1', visitor);
    const taken: number[] = [];
    for (let i = 0; i < 10; ++i) {
        await A1.page.goto(`/m/${match}`, { waitUntil: 'commit' });
        await A1.ready();
        await A1.board().locator('piece').first().waitFor();
        taken.push(await A1.page.evaluate(() => performance.now()));
    }
    print('navigation to a board that can be played on, ms', taken);
    await leave();
});
