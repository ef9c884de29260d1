// Around the match: being somebody, opening a table, sitting down, the arbiter, and being forgotten.
import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFindings } from './axe';
import { unexpected, type Visitor } from './browser';
import { house } from './house';
import { speaking } from './people';

const password = 'een goed wachtwoord';
const many = { timeout: 600_000 }; // several browsers, many steps

const here = house({ name: 'Willemien', password });
const everybody: Visitor[] = [];

async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const one = await here.enter(options);
    everybody.push(one);
    return one.page;
}

async function register(page: Page, name: string): Promise<void> {
    await page.goto('/account');
    const form = page.getByRole('form', { name: 'Account maken' });
    await form.getByLabel('Naam').fill(name);
    await form.getByLabel('Wachtwoord').fill(password);
    await form.getByRole('button', { name: 'Account maken' }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
}

// To the page with the options, which stands where the home page stood. That one names the rulesets too.
async function newTable(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Open een tafel' }).click();
    await page.getByRole('button', { name: 'Tafel openen' }).waitFor();
}

// A table that a guest opens from the lobby, by the words of its ruleset; the page is at the table afterwards.
async function openTable(page: Page, ruleset: string, ...choices: string[]): Promise<string> {
    await newTable(page);
    await page.getByText(ruleset, { exact: true }).click();
    for (const choice of choices) await page.getByText(choice, { exact: true }).click();
    await page.getByRole('button', { name: 'Tafel openen' }).click();
    await page.waitForURL(/\/t\//);
    await page.locator('[data-seat=A1]').waitFor(); // the address changes before the page does
    return page.url();
}

// What somebody does in his match, said on a connection of its own: these tests are not about the match page.
async function command(page: Page, seat: string, what: string): Promise<void> {
    const match = page.url().split('/m/')[1]!;
    const wire = await speaking(page.context());
    await wire.ask({ t: 'control', match, seat, take: true });
    await wire.ask({ t: 'do', match, seat, what });
    await wire.silent();
}

test('a newcomer plays within three clicks: a name, and four who want the same are put together', async () => {
    const players = await Promise.all(['Ans', 'Bea', 'Cor', 'Dirk'].map(() => visitor()));
    for (const [index, page] of players.entries()) {
        await page.goto('/');
        await page.getByLabel('Hoe heet je?').fill(['Ans', 'Bea', 'Cor', 'Dirk'][index]!);
        await page.getByRole('button', { name: 'Zoek medespelers' }).click();
        if (index < 3) await page.getByText('We zoeken spelers').waitFor();
    }
    for (const page of players) await page.waitForURL(/\/m\//);
    const watcher = await visitor();
    await watcher.goto('/');
    const live = watcher.locator('a.match');
    await live.waitFor();
    expect(await live.innerText()).toMatch(/^Wedstrijd\b.*\bAns\b/s); // nobody gave it a name
    expect(await live.locator('cg-board').count()).toBe(2);
    expect(await seriousFindings(watcher)).toEqual([]);
});

test('somebody who stops looking is not looked for', async () => {
    const page = await visitor();
    await page.goto('/');
    await page.getByLabel('Hoe heet je?').fill('Eva');
    await page.getByRole('button', { name: 'Zoek medespelers' }).click();
    await page.getByRole('button', { name: 'Stop met zoeken' }).click();
    await page.getByRole('button', { name: 'Zoek medespelers' }).waitFor();
});

test(
    'four sit down at a table, with its invitation and its rules, and are taken to the match',
    many,
    async () => {
        const host = await visitor();
        await host.goto('/');
        await host.getByLabel('Hoe heet je?').fill('Jan');
        const address = await openTable(host, 'Stein', 'Alleen met de link', 'Volgens het boekje');
        const code = host.getByRole('img', { name: 'QR-code van deze tafel' });
        expect(
            await code.evaluate((image: HTMLImageElement) =>
                image.decode().then(() => image.naturalWidth > 0),
            ),
        ).toBe(true);
        expect(await host.getByRole('textbox', { name: 'Uitnodigen' }).inputValue()).toBe(address);
        await host.getByText('Alle afspraken', { exact: true }).click();
        await host.getByText('ruilen voor een stuk van het andere bord (art. 3.1)').waitFor();
        expect(await seriousFindings(host)).toEqual([]);

        const others: Page[] = [];
        for (const [name, seat] of [
            ['Piet', 'B1'],
            ['Kees', 'A2'],
            ['Klaas', 'B2'],
        ] as const) {
            const page = await visitor();
            await page.goto(address);
            await page.getByLabel('Hoe heet je?').fill(name);
            await page.getByRole('button', { name: `Ga zitten op ${seat}` }).click();
            await page.getByRole('button', { name: 'Ik ben klaar' }).click();
            others.push(page);
        }
        // The host lets two of them change places: who is moved says again that he is ready.
        await host.getByRole('button', { name: 'Wissel B1 met…' }).click();
        await host.getByRole('button', { name: 'Wissel met A2' }).click();
        await host.locator('[data-seat=A2]', { hasText: 'Piet' }).waitFor();
        for (const page of others.slice(0, 2))
            await page.getByRole('button', { name: 'Ik ben klaar' }).click();

        const visiting = await visitor();
        await visiting.goto('/');
        await visiting.getByText('Open tafels').waitFor();
        expect(await visiting.getByText('Tafel van Jan').count()).toBe(0);

        await host.getByRole('button', { name: 'Ik ben klaar' }).click();
        await host.getByText('Begint over').waitFor();
        for (const page of [host, ...others]) await page.waitForURL(/\/m\//);
    },
);

test('options that make no sense together cannot be chosen, and the page says why', async () => {
    const page = await visitor();
    await page.goto('/');
    await page.getByLabel('Hoe heet je?').fill('Fred');
    await newTable(page);
    await page.getByText('Stein', { exact: true }).click();
    await page.getByText('Alles aanpassen', { exact: true }).click();
    await page.getByLabel('Aantal borden').selectOption('1');
    expect(await page.getByRole('alert').innerText()).toContain('niet met één bord');
    expect(await page.getByRole('button', { name: 'Tafel openen' }).isDisabled()).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
});

test('a wrong password is refused in words, in both languages', async () => {
    const page = await visitor();
    await register(page, 'Gerda');
    await page.getByRole('button', { name: 'Hier uitloggen' }).click();
    const dutch = page.getByRole('form', { name: 'Inloggen' });
    await dutch.getByLabel('Naam').fill('Gerda');
    await dutch.getByLabel('Wachtwoord').fill('niet dit woord');
    await dutch.getByRole('button').click();
    await dutch.getByText('Naam of wachtwoord klopt niet.').waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    const english = page.getByRole('form', { name: 'Log in' });
    await english.getByRole('button').click();
    await english.getByText('Wrong name or password.').waitFor();
    await english.getByLabel('Password').fill(password);
    await english.getByRole('button').click();
    await page.getByRole('heading', { name: 'Gerda', level: 1 }).waitFor();
});

test('a guest who makes an account keeps his seat', async () => {
    const page = await visitor();
    await page.goto('/');
    await page.getByLabel('Hoe heet je?').fill('Henk');
    const address = await openTable(page, 'KNSB');
    await page.getByRole('link', { name: /Henk/ }).click();
    await register(page, 'Henk');
    await page.goto(address);
    await page.locator('[data-seat=A1]', { hasText: 'Henk' }).getByText('jij').waitFor();
});

test('an account changes its name, exports its data and is deleted, but not with a wrong password', async () => {
    const page = await visitor();
    await register(page, 'Ineke');
    expect(await seriousFindings(page)).toEqual([]);
    const naming = page.getByRole('form', { name: 'Naam veranderen' });
    await naming.getByLabel('Nieuwe naam').fill('Ineke B');
    await naming.getByRole('button').click();
    await page.getByRole('heading', { name: 'Ineke B', level: 1 }).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download je gegevens' }).click();
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>;
    expect(data).toMatchObject({ kind: 'account', name: 'Ineke B' });

    await page.goto('/player/Ineke%20B');
    await page.getByText('Nog geen wedstrijd voor de rating').waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.goto('/account');
    const deleting = page.getByRole('form', { name: 'Account verwijderen' });
    await deleting.getByLabel('Je huidige wachtwoord').fill('niet dit woord');
    await deleting.getByRole('button').click();
    await deleting.getByText('Het wachtwoord klopt niet.').waitFor();
    await deleting.getByLabel('Je huidige wachtwoord').fill(password);
    await deleting.getByRole('button').click();
    await page.getByRole('form', { name: 'Inloggen' }).waitFor();
    await page.goto('/player/Ineke%20B');
    await page.getByRole('heading', { name: 'Ineke B is hier niet bekend' }).waitFor();
});

test('settings go along with an account to another browser', async () => {
    const page = await visitor();
    await register(page, 'Karel');
    await page.goto('/settings');
    await page.getByText('Ze gaan mee met je account').waitFor();
    const kept = page.waitForResponse(
        (answer) => answer.request().postData()?.includes('"board":"slate"') ?? false,
    );
    await page.getByText('Leisteen').click();
    expect((await kept).status()).toBe(200);

    const elsewhere = await visitor();
    await elsewhere.goto('/account');
    const logIn = elsewhere.getByRole('form', { name: 'Inloggen' });
    await logIn.getByLabel('Naam').fill('Karel');
    await logIn.getByLabel('Wachtwoord').fill(password);
    await logIn.getByRole('button').click();
    await elsewhere.locator('html[data-board=slate]').waitFor();

    // But only what was chosen: an English browser stays English.
    const abroad = await visitor({ locale: 'en-GB' });
    await abroad.goto('/account');
    const english = abroad.getByRole('form', { name: 'Log in' });
    await english.getByLabel('Name').fill('Karel');
    await english.getByLabel('Password').fill(password);
    await english.getByRole('button').click();
    await abroad.locator('html[data-board=slate][lang=en]').waitFor();
});

test(
    'an administrator makes an arbiter, who takes charge, halts the match and gives time',
    many,
    async () => {
        const arbiter = await visitor({ viewport: { width: 1024, height: 768 } });
        await register(arbiter, 'Saskia');
        await arbiter.goto('/arbiter');
        await arbiter.getByText('Deze pagina is voor arbiters.').waitFor();

        const admin = await visitor();
        await admin.goto('/account');
        const logIn = admin.getByRole('form', { name: 'Inloggen' });
        await logIn.getByLabel('Naam').fill('Willemien');
        await logIn.getByLabel('Wachtwoord').fill(password);
        await logIn.getByRole('button').click();
        const giving = admin.getByRole('form', { name: 'Functies geven' });
        await giving.getByLabel('Naam').fill('Saskia');
        await giving.getByRole('button').click();
        await admin.getByText('Saskia is nu arbiter.').waitFor();

        const [white, black] = [await visitor(), await visitor()];
        await white.goto('/');
        await white.getByLabel('Hoe heet je?').fill('Wim');
        const address = await openTable(white, 'Jijbent', '5 min', 'Een arbiter leidt de wedstrijd');
        await black.goto(address);
        await black.getByLabel('Hoe heet je?').fill('Zwier');
        await black.getByRole('button', { name: 'Ga zitten op B1' }).click();
        for (const page of [white, black]) await page.getByRole('button', { name: 'Ik ben klaar' }).click();
        await white.getByText('Wachten op een arbiter.').waitFor();

        await arbiter.goto('/arbiter');
        await arbiter.getByRole('link', { name: /Tafel van Wim/ }).click();
        await arbiter.getByRole('button', { name: 'Neem de leiding' }).click();
        await white.waitForURL(/\/m\//);

        await arbiter.goto('/arbiter');
        await arbiter.getByRole('button', { name: /Tafel van Wim/ }).click();
        await arbiter.getByText('Jij hebt de leiding.').waitFor();
        // Nobody has called: the act says so and does nothing (KNSB 10.1).
        await arbiter.getByRole('button', { name: 'Leg stil' }).click({ force: true });
        await arbiter.getByText('Geen speler van die partij heeft de arbiter geroepen').first().waitFor();

        await command(white, 'A1', 'call arbiter');
        await arbiter.getByText('Bord 1: de arbiter is geroepen.').waitFor();
        await arbiter.getByRole('button', { name: 'Leg stil' }).click();
        await arbiter.getByRole('button', { name: 'Ga verder' }).waitFor();
        await arbiter.getByLabel('Reden').fill('verkeerde klok');
        await arbiter.getByRole('button', { name: '+2:00' }).click();
        await arbiter.getByText('klok bijgesteld. verkeerde klok').waitFor();
        expect(await seriousFindings(arbiter)).toEqual([]);

        // What ends a game asks twice.
        const draw = arbiter.getByRole('button', { name: 'Remise' });
        await draw.click();
        await draw.getByText('Nog eens om te bevestigen').waitFor();
        await draw.click();
        await arbiter.getByText('De wedstrijd is afgelopen: ½ – ½.').waitFor();

        await white.goto('/');
        const search = white.getByRole('search');
        await search.getByLabel('Speler').fill('Wim');
        await search.getByRole('button').click();
        await white.getByText('½ – ½').waitFor();
        await search.getByLabel('Speler').fill('Nobody');
        await search.getByRole('button').click();
        await white.getByText('Geen wedstrijden gevonden.').waitFor();
    },
);

test('no page logged an error, broke the policy or asked anybody else', () => {
    // Wrong passwords are refused and a deleted player is gone: Chromium logs the answers.
    const answers = /status of 40[134] .*\/api\//;
    expect(everybody.flatMap((one) => unexpected(one, answers))).toEqual([]);
});
