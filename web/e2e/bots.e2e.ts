// Alone on the site: from the home page to a move on the board in three clicks, and bots at a table of one's own.
import { expect, test } from 'vitest';
import { seriousFindings } from './axe';
import { unexpected, type Visitor } from './browser';
import { house } from './house';
import { Hand } from './seats';

const here = house();

async function arrive(): Promise<Visitor> {
    const visitor = await here.enter({ viewport: { width: 1280, height: 800 } });
    visitor.page.setDefaultTimeout(40_000);
    return visitor;
}

test('three clicks from the home page: against bots, and a move', { timeout: 120_000 }, async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'Speel tegen bots' }).click(); // one
    await page.waitForURL(/\/m\//);
    const me = new Hand('A1', visitor);
    await me.ready(); // as Black, when the bot has moved
    const black = (await me.board().locator('.cg-wrap.orientation-black').count()) > 0;
    await me.click(black ? 'd7' : 'd2'); // two
    await me.click(black ? 'd5' : 'd4'); // three
    await page
        .locator('.moves td', { hasText: /\bd[45]$/ })
        .first()
        .waitFor();
    // And the bots go on: the opponent answers.
    await me.ready();
    expect(unexpected(visitor)).toEqual([]);
});

test(
    'at a table of one’s own the host fills empty seats with bots, by name',
    { timeout: 120_000 },
    async () => {
        const { page } = await arrive();
        await page.goto('/');
        await page.getByLabel('Hoe heet je?').fill('Jan');
        await page.getByRole('button', { name: 'Open een tafel' }).click();
        await page.getByRole('button', { name: 'Tafel openen' }).waitFor(); // Minerva is named on the home page too
        await page.getByText('Minerva', { exact: true }).click();
        await page.getByRole('button', { name: 'Tafel openen' }).click();
        await page.waitForURL(/\/t\//);
        for (const seat of ['A2', 'B1', 'B2']) {
            await page.getByLabel(`Zet een bot op ${seat}`).selectOption({ label: 'Clubbot: clubspeler' });
            await page.locator(`[data-seat=${seat}]`, { hasText: 'Clubbot' }).waitFor();
        }
        expect(await seriousFindings(page)).toEqual([]);
        await page.getByRole('button', { name: 'Haal Clubbot weg' }).first().click();
        await page.getByText('Wachten op nog één speler.').waitFor();
        await page.getByLabel(/Zet een bot op/).selectOption({ label: 'Topbot: op volle sterkte' });
        await page.getByRole('button', { name: 'Ik ben klaar' }).click();
        await page.waitForURL(/\/m\//);
    },
);

test('it is offered and played in both languages, without barriers', async () => {
    const { page } = await arrive();
    await page.goto('/');
    await page.getByLabel('Sterkte van de bots').selectOption({ label: 'Meester' });
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Play against bots' }).waitFor();
    expect(await page.getByLabel('Strength of the bots').inputValue()).toBe('master');
    await page.getByRole('button', { name: 'Play against bots' }).click();
    await page.waitForURL(/\/m\//);
    await page.locator('[data-seat=A2]', { hasText: 'Master bot' }).waitFor();
    await page.getByRole('heading', { name: 'Against bots' }).waitFor({ state: 'attached' });
});
