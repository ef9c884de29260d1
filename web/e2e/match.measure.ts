// How quick the match page is: `npm run measure` prints, nothing is judged. docs/benchmarks.md keeps what came out.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { launch } from './browser';
import { seat, type Hand } from './seats';
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

const agreement = { ruleset: 'knsb', conduct: 'online', time: '3600+0', white: 'A' } as const;

function print(what: string, values: number[]): void {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (share: number): string =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
    console.log(`${what}: n ${sorted.length}, p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`);
}

// From the arrival of a message with a move to the frame that shows it: the first after the board's elements have changed.
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
            requestAnimationFrame(() => drawn.push(performance.now() - since));
        }).observe(document, { subtree: true, childList: true, attributes: true });
        Object.assign(window, { drawn });
    });
}

test('a move is drawn after the message that brings it', async () => {
    const { hands, leave } = await seat(browser, site.origin, agreement);
    const { A1, A2, B1 } = hands;
    await watchDrawing(A2.page);
    await A2.page.reload();
    await A2.page.locator('.play').waitFor();
    const play = async (hand: Hand, what: string): Promise<void> => {
        await hand.play(what);
        await hand.page.locator(`[data-seat="${hand.seat}"].on-move`).waitFor({ state: 'detached' });
    };
    for (let round = 0; round < 30; ++round) {
        await play(A1, round % 2 === 0 ? 'g1f3' : 'f3g1');
        await play(B1, round % 2 === 0 ? 'g8f6' : 'f6g8');
    }
    print(
        'message to drawn move, ms',
        await A2.page.evaluate(() => (window as unknown as { drawn: number[] }).drawn),
    );
    await leave();
});

test('frames while a man is dragged', async () => {
    const { hands, leave } = await seat(browser, site.origin, agreement);
    const { A1 } = hands;
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
        await A1.page.evaluate(() => (window as unknown as { frames: number[] }).frames),
    );
    await leave();
});

test('the match page can be used', async () => {
    const { all, hands, leave } = await seat(browser, site.origin, agreement);
    const taken: number[] = [];
    for (let i = 0; i < 5; ++i) {
        for (const { page } of all.slice(1)) await page.goto('about:blank'); // only one is measured
        await hands.A1.page.reload({ waitUntil: 'commit' });
        await hands.A1.ready();
        await hands.A1.board().locator('piece').first().waitFor();
        taken.push(await hands.A1.page.evaluate(() => performance.now()));
    }
    print('navigation to a board that can be played on, ms', taken);
    await leave();
});
