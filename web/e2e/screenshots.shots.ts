// Pictures of every page, in both languages, on a desk and on a phone, light and dark: build/screenshots.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { Seat } from '../src/core';
import { launch } from './browser';
import { act, begin, person, type Person } from './people';
import { startSite, type Site } from './site';

const folder = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));

const languages = { nl: 'nl-NL', en: 'en-GB' } as const;
const sizes = {
    desktop: { viewport: { width: 1280, height: 800 } },
    phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
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

let browser: Browser;
let site: Site;
let people: Record<Seat, Person>;
let viewer: Person;
const places: Record<string, string> = {};

beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), startSite()]);
    const [A2, B1, B2, host] = await Promise.all(
        ['Bram', 'Carla', 'Dirk', 'Emma'].map((name) => person(browser, site.origin, name)),
    );
    const A1 = await person(browser, site.origin, 'Anna', {}, 'een lang wachtwoord');
    people = { A1, A2: A2!, B1: B1!, B2: B2! };
    viewer = host!;
    const agreement = { ruleset: 'knsb', conduct: 'online', time: '420+0', white: 'A' } as const;

    const played = await begin(people, agreement, 'Clubavond');
    await act(people, played, [...evening, 'B1 resign', 'B2 offer draw', 'A2 accept draw']);
    const running = await begin(people, agreement, 'Woensdagavond');
    await act(people, running, evening);

    const table = await viewer.ask({
        t: 'table-create',
        name: 'Doorgeven bij Emma',
        agreement: { ruleset: 'stein', conduct: 'online', time: '420+0' },
        public: true,
        seat: 'A1',
    });
    Object.assign(places, {
        lobby: '/',
        table: `/t/${String(table.table)}`,
        match: `/m/${running}`,
        moment: `/m/${played}?at=16`,
        replay: '/replay',
        rules: '/rules#knsb-2.4',
        arbiter: '/arbiter',
        account: '/account',
        player: '/player/Anna',
        settings: '/settings',
        privacy: '/privacy',
    });
    for (const someone of [...Object.values(people), viewer]) await someone.silent();
    await mkdir(folder, { recursive: true });
});

afterAll(async () => {
    await browser?.close();
    await site?.stop();
});

// What a page shows when it stands: a heading, or boards.
async function settled(page: Page): Promise<void> {
    await page.locator('h1, .board').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(600); // what flies has landed
}

async function take(
    name: string,
    options: BrowserContextOptions,
    wanted: (place: string) => boolean,
): Promise<void> {
    const context = await browser.newContext({
        ...options,
        baseURL: site.origin,
        storageState: await people.A1.context.storageState(),
    });
    const page = await context.newPage();
    for (const [place, path] of Object.entries(places).filter(([place]) => wanted(place))) {
        await page.goto(path);
        await settled(page);
        await page.screenshot({ path: `${folder}${place}-${name}.png` });
    }
    await context.close();
}

const variants = Object.entries(languages).flatMap(([language, locale]) =>
    Object.entries(sizes).flatMap(([size, options]) =>
        themes.map((colorScheme) => ({
            name: `${language}-${size}-${colorScheme}`,
            options: { ...options, locale, colorScheme } as BrowserContextOptions,
        })),
    ),
);

// The match first, while its clocks run.
test.each(variants)('the match, $name', async ({ name, options }) => {
    await take(name, options, (place) => place === 'match');
});

test.each(variants)('everything else, $name', async ({ name, options }) => {
    await take(name, options, (place) => place !== 'match');
});
