// Analysis of what has been played: the engine in a worker of the page, and the match in one picture.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFindings } from './axe';
import { unexpected, visit, type Visitor } from './browser';
import { house } from './house';
import { act, begin, person } from './people';
import { startSite } from './site';

// Carla defends everything but f7.
const file = {
    name: 'herdersmat.bpgn',
    mimeType: 'text/plain',
    buffer: Buffer.from(`[Event "Herdersmat"]
[WhiteA "Anna"]
[BlackA "Carla"]
[WhiteB "Dirk"]
[BlackB "Bram"]
[TimeControl "300+0"]
[Result "1-0"]

1A. e4{298.0} 1B. d4{297.0} 1a. e5{297.0} 1b. d5{295.0} 2A. Qh5{294.0} 2a. Nc6{290.0}
2B. Nf3{289.0} 3A. Bc4{288.0} 2b. Nf6{287.0} 3a. Nf6{285.0} 4A. Qxf7#{284.0} {Carla checkmated} 1-0
`),
};

const here = house();

const toggle = (page: Page) => page.getByRole('switch', { name: 'Analyse' });
const words = (page: Page, board: number) =>
    page.getByRole('region', { name: `Analyse van bord ${board}`, exact: true });
const current = (page: Page) => page.locator('.moves [aria-current]');

async function analyse(page: Page): Promise<void> {
    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('region', { name: 'Bord 1', exact: true }).waitFor();
    await toggle(page).check();
}

async function openAnalysed(options: BrowserContextOptions = {}): Promise<Visitor> {
    const visitor = await here.enter(options);
    await analyse(visitor.page);
    return visitor;
}

async function goTo(page: Page, move: string): Promise<void> {
    await page.locator('.moves').getByRole('button', { name: move }).first().click();
}

describe('a file', () => {
    test('is analysed where it is: a mate in one is found, drawn, written, and played as a variation', async () => {
        const visitor = await openAnalysed();
        const { page } = visitor;
        await goTo(page, '3… Pf6 Carla');
        const best = words(page, 1).getByRole('button', { name: 'Dxf7#' });
        await best.waitFor();
        await words(page, 1).getByText('M1', { exact: true }).waitFor();
        await page.getByRole('img', { name: 'mat in 1 door Anna' }).waitFor();
        expect(await page.locator('[data-arrow="best h5f7"]').count()).toBe(1);
        await best.click();
        const variation = page.getByRole('region', { name: 'Variant', exact: true });
        await variation.getByText('Dxf7#').waitFor();
        expect(unexpected(visitor)).toEqual([]);
    });

    test('shows what is threatened, and turns with the boards', async () => {
        const { page } = await openAnalysed();
        await goTo(page, '3. Lc4 Anna');
        await words(page, 1).getByText('Anna dreigt').waitFor();
        await words(page, 1).getByText('Dxf7#', { exact: true }).waitFor();
        expect(await page.locator('[data-arrow="threat h5f7"]').count()).toBe(1);
        await goTo(page, '3… Pf6 Carla');
        await words(page, 1).getByText('M1', { exact: true }).waitFor();
        await page.keyboard.press('f');
        await words(page, 1).getByText('−M1', { exact: true }).waitFor();
    });

    test('becomes one picture with its turning points, by mouse, by keyboard and as a table', async () => {
        const { page } = await openAnalysed();
        const picture = page.getByRole('region', { name: 'De wedstrijd in één beeld' }).first();
        const turns = picture.getByRole('region', { name: 'Keerpunten' });
        const blunder = turns.getByRole('button', { name: '3… Pf6' });
        await blunder.waitFor();
        expect(await blunder.innerText()).toMatch(/Carla, na 0:\d\d, klok 4:45\s+bord 1: van \S+ naar M1/);
        await blunder.press('Enter');
        expect(await current(page).innerText()).toContain('Pf6');
        await page.keyboard.press('Home');
        await picture.locator('[data-turn="1"]').click();
        expect(await current(page).innerText()).toContain('Pf6');
        await picture.getByText('Als tabel').click();
        const rows = await picture.getByRole('row').allInnerTexts();
        expect(rows.find((row) => row.includes('Pf6 Carla'))).toMatch(/M1/);
        expect(rows.at(-1)).toMatch(/Dxf7#.*gewonnen/s);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
        test(`has no serious barrier in the ${colorScheme} theme`, async () => {
            const { page } = await openAnalysed({ colorScheme });
            await goTo(page, '3… Pf6 Carla');
            await page.getByRole('region', { name: 'Keerpunten' }).waitFor();
            await page.getByText('Als tabel').click();
            expect(await seriousFindings(page)).toEqual([]);
        });
    }
});

test('a match is analysed after its end and not before, by a link from there', async () => {
    const [anna, bob] = await Promise.all([
        person(here.browser, here.site.origin, { name: 'Anna' }),
        person(here.browser, here.site.origin, { name: 'Bob' }),
    ]);
    const people = { A1: anna, B1: bob };
    const agreement = { ruleset: 'jijbent', conduct: 'online', time: '300+0', white: 'A' } as const;
    const { match: id } = await begin(people, agreement, 'Narrenmat');
    await act(people, id, ['A1 play f2f3', 'B1 play e7e5', 'A1 play g2g4']);

    const early = await here.enter();
    await early.page.goto(`/m/${id}?at=4&analysis`);
    await early.page.getByRole('link', { name: 'Download BPGN' }).waitFor();
    expect(await toggle(early.page).count()).toBe(0);

    const { page } = await here.enter();
    await page.goto(`/m/${id}`);
    await page.getByRole('application').first().waitFor();
    await act(people, id, ['B1 play d8h4']);
    await page.getByRole('link', { name: 'Analyse' }).click();
    await toggle(page).waitFor();
    expect(await toggle(page).isChecked()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await words(page, 1).getByRole('button', { name: 'Dh4#' }).waitFor();
    await page.waitForURL(/at=\d+&analysis$/);
    await Promise.all([anna.visitor.leave(), bob.visitor.leave()]);
});

test('whoever has used it once can go on without a connection', async () => {
    const own = await startSite();
    const { page, leave } = await visit(here.browser, own.origin);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await analyse(page);
    await page.getByRole('region', { name: 'Keerpunten' }).waitFor();
    await own.stop();
    await analyse(page);
    await goTo(page, '3… Pf6 Carla');
    await words(page, 1).getByText('M1', { exact: true }).waitFor();
    await leave();
});
