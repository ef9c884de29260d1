// Replays, rules, and both without a connection.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousFindings } from './axe';
import { launch, visit } from './browser';
import { act, begin, person } from './people';
import { startSite, type Site } from './site';

const expected = /status of 401 .*\/api\/me\)/; // a visitor is nobody yet

// Two games: in the first Anna captures a pawn, which Bram drops on the other board.
const file = {
    name: 'clubavond.bpgn',
    mimeType: 'text/plain',
    buffer: Buffer.from(`[Event "Clubavond"]
[WhiteA "Anna"]
[BlackA "Carla"]
[WhiteB "Dirk"]
[BlackB "Bram"]
[TimeControl "300+0"]
[Result "*"]

1A. e4{298.0} 1a. d5{297.0} 2A. exd5{295.0} 1B. e4{296.0} 1b. P@e6{294.0} *

[Event "Tweede ronde"]
[WhiteA "Anna"]
[BlackA "Dirk"]
[WhiteB "Carla"]
[BlackB "Bram"]
[TimeControl "300+0"]
[Result "*"]

1A. d4{298.0} 1a. d5{297.0} *
`),
};

let browser: Browser;
let site: Site;

beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), startSite()]);
});

afterAll(async () => {
    await browser?.close();
    await site?.stop();
});

async function openGame(page: Page, title: string): Promise<void> {
    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: title }).click();
    await page.getByRole('region', { name: 'Bord 1' }).waitFor();
}

// The square in the middle of a board that White looks at from below, or Black.
async function click(page: Page, board: string, square: string, below: 'white' | 'black'): Promise<void> {
    const box = (await page.getByRole('application', { name: board }).boundingBox())!;
    const file = square.charCodeAt(0) - 'a'.charCodeAt(0);
    const rank = Number(square[1]) - 1;
    const [x, y] = below === 'white' ? [file, 7 - rank] : [7 - file, rank];
    await page.mouse.click(box.x + ((x + 0.5) * box.width) / 8, box.y + ((y + 0.5) * box.height) / 8);
}

const current = (page: Page) => page.locator('.moves [aria-current]');

describe('a file from disk', () => {
    test('shows its games, and one of them step by step with clocks as they stood', async () => {
        const { page, complaints, leave } = await visit(browser, site.origin);
        await openGame(page, 'Clubavond');
        await page.keyboard.press('ArrowRight');
        expect(await current(page).innerText()).toContain('e4');
        for (let n = 0; n < 2; ++n) await page.keyboard.press('ArrowRight');
        expect(await current(page).innerText()).toContain('exd5');
        const bram = page.getByRole('list', { name: 'Reserve van Bram' });
        expect(await bram.getByLabel('1 × pion').count()).toBe(1);
        expect(await page.getByRole('timer', { name: /Anna: 4:55/ }).count()).toBe(1);
        await page.keyboard.press('End');
        expect(await current(page).innerText()).toContain('p@e6');
        await page.keyboard.press('Home');
        expect(await current(page).count()).toBe(0);
        expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
        await leave();
    });

    test('is scrubbed along its time line and runs by itself', async () => {
        const { page, leave } = await visit(browser, site.origin);
        await openGame(page, 'Clubavond');
        const line = page.getByRole('slider', { name: 'Tijdlijn' });
        await line.fill(await line.getAttribute('max').then(String));
        expect(await current(page).innerText()).toContain('p@e6');
        await page.getByRole('button', { name: 'Naar het begin' }).click();
        await page.getByText('4×').click();
        await page.getByRole('button', { name: 'Afspelen' }).click();
        await page.getByRole('button', { name: 'Afspelen' }).waitFor(); // it has come to its end
        expect(await current(page).innerText()).toContain('p@e6');
        await leave();
    });

    test('lets a reader try something else under its rules', async () => {
        const { page, leave } = await visit(browser, site.origin);
        await openGame(page, 'Clubavond');
        for (let n = 0; n < 4; ++n) await page.keyboard.press('ArrowRight');
        const own = page.getByRole('list', { name: 'Reserve van Bram' });
        await click(page, 'Bord 2', 'e7', 'black');
        await click(page, 'Bord 2', 'e3', 'black');
        await page.getByText('Die zet is onreglementair').waitFor();
        await own.getByRole('button', { name: /pion/ }).press('Enter');
        await click(page, 'Bord 2', 'd3', 'black');
        const variation = page.getByRole('region', { name: 'Variant' });
        await variation.waitFor();
        await click(page, 'Bord 1', 'd8', 'white');
        await click(page, 'Bord 1', 'd5', 'white');
        await variation.getByText('Dxd5').waitFor();
        expect(await variation.getByRole('listitem').allInnerTexts()).toEqual([
            expect.stringContaining('p@d3'),
            expect.stringContaining('Dxd5'),
        ]);
        await page.getByRole('button', { name: 'Terug naar de wedstrijd' }).click();
        expect(await variation.count()).toBe(0);
        await leave();
    });

    test('can be saved again', async () => {
        const { page, leave } = await visit(browser, site.origin);
        await openGame(page, 'Tweede ronde');
        const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('button', { name: 'Download BPGN' }).click(),
        ]);
        expect(download.suggestedFilename()).toBe('clubavond-2.bpgn');
        expect(readFileSync(await download.path(), 'utf8')).toContain('1A. d4');
        await leave();
    });

    test('that holds no games says so', async () => {
        const { page, leave } = await visit(browser, site.origin);
        await page.goto('/replay');
        const nothing = { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('') };
        await page.locator('input[type=file]').setInputFiles(nothing);
        await page.getByText('In dit bestand staan geen partijen').waitFor();
        await leave();
    });

    test('has no serious barrier', async () => {
        const { page, leave } = await visit(browser, site.origin);
        await openGame(page, 'Clubavond');
        await page.keyboard.press('ArrowRight');
        expect(await seriousFindings(page)).toEqual([]);
        await leave();
    });
});

test('a moment of a match that was played here has a link', async () => {
    const [anna, bob] = await Promise.all([
        person(browser, site.origin, { name: 'Anna' }),
        person(browser, site.origin, { name: 'Bob' }),
    ]);
    const people = { A1: anna, B1: bob };
    const agreement = { ruleset: 'jijbent', conduct: 'online', time: '300+0', white: 'A' } as const;
    const { match: id } = await begin(people, agreement, 'Narrenmat');
    await act(people, id, ['A1 play f2f3', 'B1 play e7e5', 'A1 play g2g4', 'B1 play d8h4']);

    const { page, leave } = await visit(browser, site.origin);
    // The clocks have started; on a slow way a move comes after the line that gives its time back.
    await page.goto(`/m/${id}?at=2`);
    await page.getByText('e5', { exact: true }).waitFor();
    for (const move of ['f3', 'e5']) {
        const before = page.url();
        await page.keyboard.press('ArrowRight');
        await page.waitForURL((url) => url.href !== before);
        expect(await current(page).innerText()).toContain(move);
    }
    await page.goto(page.url());
    await current(page).waitFor();
    expect(await current(page).innerText()).toContain('e5');
    await Promise.all([anna.visitor.leave(), bob.visitor.leave(), leave()]);
});

describe('the rules', () => {
    test('show an article step by step, with the reason of a refusal', async () => {
        const { page, complaints, leave } = await visit(browser, site.origin);
        await page.goto('/rules#knsb-2.4');
        const article = page.getByRole('article').filter({ hasText: 'Plaatsen met schaak' }).first();
        const next = article.getByRole('button', { name: 'Volgende stap' });
        await next.waitFor();
        const told = article.locator('.told');
        while (!(await told.innerText()).includes('dat mag niet')) await next.click();
        expect(await told.innerText()).toContain('Plaatsen met schaak mag niet (art. 2.4).');
        expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
        await leave();
    });

    test('stand side by side where they differ, and are searched', async () => {
        const { page, leave } = await visit(browser, site.origin);
        await page.goto('/rules');
        await page.getByRole('button', { name: 'Minerva' }).click();
        await page.getByText('Alleen waar ze verschillen').click();
        await page.getByLabel('Zoeken').fill('2.4');
        expect(await page.getByRole('article').count()).toBe(1);
        await page.getByText('Plaatsen mag ook met schaak, en zelfs met mat.').waitFor();
        expect(await seriousFindings(page)).toEqual([]);
        await leave();
    });

    test('a link to an article of another regulation opens that too, in English as well', async () => {
        const { page, leave } = await visit(browser, site.origin, { locale: 'en-GB' });
        await page.goto('/rules#stein-3.1');
        expect(await page.getByRole('button', { name: 'Stein' }).getAttribute('aria-pressed')).toBe('true');
        await page.getByText('You exchange the pawn for a queen').waitFor();
        await leave();
    });
});

test('without a connection the rules and files can still be read', async () => {
    const own = await startSite();
    const { page, leave } = await visit(browser, own.origin);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await own.stop();
    await page.goto('/rules');
    await page.getByRole('button', { name: 'Volgende stap' }).first().waitFor();
    await openGame(page, 'Clubavond');
    await page.keyboard.press('End');
    expect(await current(page).innerText()).toContain('p@e6');
    await leave();
});
