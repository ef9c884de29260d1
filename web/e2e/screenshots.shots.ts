// Pictures of every page, in both languages, on a desk and on a phone, light and dark; of the match by the book and at its end, on
// a phone on its side, a small one and a tablet; and of the arbiter's tablet: build/screenshots.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { Seat } from '../src/core';
import { launch, phone } from './browser';
import { act, begin, person, type Person } from './people';
import { startSite, type Site } from './site';

const folder = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));

const languages = { nl: 'nl-NL', en: 'en-GB' } as const;
const sizes = {
    desktop: { viewport: { width: 1280, height: 800 } },
    phone,
} as const;
const others = {
    landscape: { ...phone, viewport: { width: 844, height: 390 } },
    small: { ...phone, viewport: { width: 360, height: 640 } },
    tablet: { ...phone, viewport: { width: 768, height: 1024 } },
} as const;
const desks = {
    tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
    upright: { viewport: { width: 768, height: 1024 }, hasTouch: true },
} as const;
const themes = ['light', 'dark'] as const;

// A few moves of a club evening: pawns and knights have been passed, and one is asked for.
const evening = [
    'A1 play e2e4',
    'B2 play e2e4',
    'B1 play d7d5',
    'A2 play e7e5',
    'A1 play e4d5',
    'B2 play g1f3',
    'B1 play d8d5',
    'A2 play d7d6',
    'A1 play b1c3',
    'B2 play f3e5',
    'B1 play d5e5',
    'A2 play d6e5',
    'A1 play f1e2',
    'B2 play f1c4',
    'B1 play c8g4',
    'A2 play P@e6',
    'A1 play g1f3',
    'A1 say need N',
    'B1 play g4f3',
    'A1 play g2f3',
] as const;

// Played by hand: a pawn has been captured and lies there, another is in reserve, and the arbiter has been called.
const byHand = [
    'A1 play e2e4',
    'A1 press',
    'B2 play e2e4',
    'B2 press',
    'B1 play d7d5',
    'B1 press',
    'A2 play d7d5',
    'A2 press',
    'B2 play e4d5',
    'B2 press',
    'B2 pass all',
    'A1 play e4d5',
    'A1 press',
    'B1 play d8d5',
    'B1 press',
    'A1 touch b1',
    'B2 call arbiter',
] as const;

const password = 'een lang wachtwoord';
const chief = { name: 'Willemien', password };
const online = { ruleset: 'knsb', conduct: 'online', time: '420+0', white: 'A' } as const;

let browser: Browser;
let site: Site;
let people: Record<Seat, Person>;
let arbiter: Person;
const running: Record<string, string> = {}; // matches, photographed first, while their clocks run
const standing: Record<string, string> = {}; // everything else

beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), startSite([], chief)]);
    const { origin } = site;
    const [A2, B1, B2, host] = await Promise.all(
        ['Bram', 'Carla', 'Dirk', 'Emma'].map((name) => person(browser, origin, { name })),
    );
    const A1 = await person(browser, origin, { name: 'Anna', password }, { door: 'accounts' });
    people = { A1, A2: A2!, B1: B1!, B2: B2! };
    arbiter = await person(browser, origin, chief, { door: 'session' });
    const role = { name: chief.name, role: 'arbiter', grant: true };
    await arbiter.visitor.context.request.post('/api/roles', { data: role, headers: { origin } });

    const { match: played } = await begin(people, online, 'Clubavond');
    await act(people, played, [...evening, 'B1 resign', 'B2 offer draw', 'A2 accept draw']);
    const { match } = await begin(people, online, 'Woensdagavond');
    await act(people, match, evening);
    const { match: book, table } = await begin(people, { ...online, conduct: 'book' }, 'Volgens het boekje');
    await arbiter.ask({ t: 'table-arbiter', table, take: true });
    await act(people, book, byHand);
    Object.assign(running, { match: `/m/${match}`, book: `/m/${book}` });

    const stein = await host!.ask({
        t: 'table-create',
        name: 'Doorgeven bij Emma',
        agreement: { ruleset: 'stein', conduct: 'online', time: '420+0' },
        public: true,
        seat: 'A1',
    });
    Object.assign(standing, {
        lobby: '/',
        table: `/t/${String(stein.table)}`,
        moment: `/m/${played}?at=16`,
        analysis: `/m/${played}?at=16&analysis`,
        replay: '/replay',
        rules: '/rules#knsb-2.4',
        arbiter: '/arbiter',
        account: '/account',
        player: '/player/Anna',
        settings: '/settings',
        privacy: '/privacy',
        missing: '/nowhere',
    });
    await mkdir(folder, { recursive: true });
});

afterAll(async () => {
    await browser?.close();
    await site?.stop();
});

// What a page shows when it stands: a heading, or boards.
async function settled(page: Page): Promise<void> {
    await page.locator('h1, .board').first().waitFor();
    if (page.url().endsWith('analysis')) await page.locator('.whole li').first().waitFor(); // thought to the end
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(600); // what flies has landed
}

async function pageOf(someone: Person, options: BrowserContextOptions): Promise<Page> {
    const storageState = await someone.visitor.context.storageState();
    const context = await browser.newContext({ ...options, baseURL: site.origin, storageState });
    return context.newPage();
}

async function take(
    places: Readonly<Record<string, string>>,
    name: string,
    options: BrowserContextOptions,
): Promise<void> {
    const page = await pageOf(people.A1, options);
    for (const [place, path] of Object.entries(places)) {
        await page.goto(path);
        await settled(page);
        // Here is where it is played: the pictures are of a player who can move.
        const takeOver = page.getByRole('button', { name: /^(Hier verder spelen|Play on here)$/ });
        if ((await takeOver.count()) > 0) await takeOver.click();
        await page.screenshot({ path: `${folder}${place}-${name}.png` });
    }
    await page.context().close();
}

const variants = Object.entries(languages).flatMap(([language, locale]) =>
    Object.entries(sizes).flatMap(([size, options]) =>
        themes.map((colorScheme) => ({
            name: `${language}-${size}-${colorScheme}`,
            options: { ...options, locale, colorScheme } as BrowserContextOptions,
        })),
    ),
);

test.each(variants)('matches, $name', ({ name, options }) => take(running, name, options));

test.each(Object.entries(others))('matches, %s', (size, options) =>
    take(running, `nl-${size}-light`, { ...options, locale: languages.nl }),
);

const tablets = Object.entries(languages).flatMap(([language, locale]) =>
    Object.entries(desks).flatMap(([size, options]) =>
        themes.map((colorScheme) => ({
            name: `${language}-${size}-${colorScheme}`,
            options: { ...options, locale, colorScheme },
        })),
    ),
);

test.each(tablets)("the arbiter's tablet, $name", async ({ name, options }) => {
    const page = await pageOf(arbiter, options);
    await page.goto('/arbiter');
    await page
        .getByRole('button', { name: /Volgens het boekje/ })
        .first()
        .click();
    await page.locator('.board').first().waitFor();
    await settled(page);
    await page.screenshot({ path: `${folder}desk-${name}.png` });
    await page.context().close();
});

test.each(variants)('everything else, $name', ({ name, options }) => take(standing, name, options));

// Who is nobody yet, and what he can choose at a table of his own.
test.each(variants)('a newcomer, $name', async ({ name, options }) => {
    const context = await browser.newContext({ ...options, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto('/');
    await settled(page);
    await page.screenshot({ path: `${folder}newcomer-${name}.png` });
    await page.getByLabel(/Hoe heet je|What is your name/).fill('Frits');
    await page.getByRole('button', { name: /^(Open een tafel|Open a table)$/ }).click();
    await page.getByRole('button', { name: /^(Tafel openen|Open the table)$/ }).waitFor();
    await page.screenshot({ path: `${folder}options-${name}.png` });
    await context.close();
});

test.each(variants)('the end, $name', async ({ name, options }) => {
    const { match } = await begin(people, online, 'De laatste');
    const page = await pageOf(people.A1, options);
    await page.goto(`/m/${match}`);
    await page.locator('.play').waitFor();
    await people.A1.ask({ t: 'control', match, seat: 'A1', take: true });
    await act(people, match, [...evening, 'B1 resign', 'B2 offer draw', 'A2 accept draw']);
    await page.locator('.end').waitFor();
    await settled(page);
    await page.screenshot({ path: `${folder}end-${name}.png` });
    await page.context().close();
});
