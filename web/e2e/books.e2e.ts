// Replays, rules, and both without a connection.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFindings } from './axe';
import { unexpected, visit } from './browser';
import { house } from './house';
import { act, begin, person } from './people';
import { startSite } from './site';

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

const here = house();

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
        const visitor = await here.enter();
        const { page } = visitor;
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
        expect(unexpected(visitor)).toEqual([]);
    });

    test('is scrubbed along its time line and runs by itself', async () => {
        const { page } = await here.enter();
        await openGame(page, 'Clubavond');
        const line = page.getByRole('slider', { name: 'Tijdlijn' });
        await line.fill(await line.getAttribute('max').then(String));
        expect(await current(page).innerText()).toContain('p@e6');
        await page.getByRole('button', { name: 'Naar het begin' }).click();
        await page.getByText('4×').click();
        await page.getByRole('button', { name: 'Afspelen' }).click();
        await page.getByRole('button', { name: 'Afspelen' }).waitFor(); // it has come to its end
        expect(await current(page).innerText()).toContain('p@e6');
    });

    test('lets a reader try something else under its rules', async () => {
        const { page } = await here.enter();
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
    });

    test('can be saved again', async () => {
        const { page } = await here.enter();
        await openGame(page, 'Tweede ronde');
        const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('button', { name: 'Download BPGN' }).click(),
        ]);
        expect(download.suggestedFilename()).toBe('clubavond-2.bpgn');
        expect(readFileSync(await download.path(), 'utf8')).toContain('1A. d4');
    });

    test('that holds no games says so', async () => {
        const { page } = await here.enter();
        await page.goto('/replay');
        const nothing = { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('') };
        await page.locator('input[type=file]').setInputFiles(nothing);
        await page.getByText('In dit bestand staan geen partijen').waitFor();
    });

    test('that is cut off or broken says how far it can be followed', async () => {
        const { page } = await here.enter({ locale: 'en-GB' });
        await page.goto('/replay');
        const broken = file.buffer.toString().split('[Event "Tweede')[0]!.replace('exd5', 'Kxd5');
        await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(broken) });
        await page.getByText('The game cannot be followed beyond this: line 9, “Kxd5”.').waitFor();
        await page.keyboard.press('End');
        expect(await current(page).innerText()).toContain('d5');
    });

    test('that is no record of games at all says so', async () => {
        const { page } = await here.enter();
        await page.goto('/replay');
        const noise = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256));
        await page.locator('input[type=file]').setInputFiles({ ...file, buffer: noise });
        await page.getByText('In dit bestand staan geen partijen').waitFor();
    });

    test('that is too large is not even read', async () => {
        const { page } = await here.enter();
        await page.goto('/replay');
        await page.locator('input[type=file]').evaluate((field) => {
            const large = new File([new Uint8Array(33 << 20)], 'groot.bpgn');
            Object.defineProperty(large, 'text', { value: () => Promise.reject(new Error('read')) });
            Object.defineProperty(field, 'files', { value: [large] });
            field.dispatchEvent(new Event('change', { bubbles: true }));
        });
        await page.getByText('Dit bestand is te groot').waitFor();
    });

    test('has no serious barrier', async () => {
        const { page } = await here.enter();
        await openGame(page, 'Clubavond');
        await page.keyboard.press('ArrowRight');
        expect(await seriousFindings(page)).toEqual([]);
    });
});

test('a moment of a match that was played here has a link', async () => {
    const [anna, bob] = await Promise.all([
        person(here.browser, here.site.origin, { name: 'Anna' }),
        person(here.browser, here.site.origin, { name: 'Bob' }),
    ]);
    const people = { A1: anna, B1: bob };
    const agreement = { ruleset: 'jijbent', conduct: 'online', time: '300+0', white: 'A' } as const;
    const { match: id } = await begin(people, agreement, 'Narrenmat');
    await act(people, id, ['A1 play f2f3', 'B1 play e7e5', 'A1 play g2g4', 'B1 play d8h4']);

    const { page } = await here.enter();
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
    await Promise.all([anna.visitor.leave(), bob.visitor.leave()]);
});

describe('the rules', () => {
    test('show an article step by step, with the reason of a refusal', async () => {
        const visitor = await here.enter();
        const { page } = visitor;
        await page.goto('/rules#knsb-2.4');
        const article = page.getByRole('article').filter({ hasText: 'Plaatsen met schaak' }).first();
        const next = article.getByRole('button', { name: 'Volgende stap' });
        await next.waitFor();
        const told = article.locator('.told');
        while (!(await told.innerText()).includes('dat mag niet')) await next.click();
        expect(await told.innerText()).toContain('Plaatsen met schaak mag niet (art. 2.4).');
        expect(unexpected(visitor)).toEqual([]);
    });

    test('stand side by side where they differ, and are searched', async () => {
        const { page } = await here.enter();
        await page.goto('/rules');
        await page.getByRole('button', { name: 'Minerva' }).click();
        await page.getByText('Alleen waar ze verschillen').click();
        await page.getByLabel('Zoeken').fill('2.4');
        expect(await page.getByRole('article').count()).toBe(1);
        await page.getByText('Plaatsen mag ook met schaak, en zelfs met mat.').waitFor();
        expect(await seriousFindings(page)).toEqual([]);
    });

    test('a link to an article of another regulation opens that too, in English as well', async () => {
        const { page } = await here.enter({ locale: 'en-GB' });
        await page.goto('/rules#stein-3.1');
        expect(await page.getByRole('button', { name: 'Stein' }).getAttribute('aria-pressed')).toBe('true');
        await page.getByText('You exchange the pawn for a queen').waitFor();
    });
});

test('without a connection the rules and files can still be read', async () => {
    const own = await startSite();
    const { page, leave } = await visit(here.browser, own.origin);
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
