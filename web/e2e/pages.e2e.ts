import { expect, test } from 'vitest';
import { seriousFindings } from './axe';
import { phone, unexpected } from './browser';
import { house } from './house';

const here = house();

const notThere = /status of 404 .*\/nowhere\)/; // Chromium logs that too

const paths = ['/', '/rules', '/replay', '/arbiter', '/account', '/settings', '/privacy', '/nowhere'];

test.each(paths)('%s has a title and no serious barrier', async (path) => {
    const visitor = await here.enter();
    const { page } = visitor;
    await page.goto(path);
    await page.locator('h1').waitFor();
    expect(await page.title()).toContain('Doorgeef');
    expect(await seriousFindings(page)).toEqual([]);
    expect(unexpected(visitor, notThere)).toEqual([]);
});

test('links change the page without loading it again, and "back" goes back', async () => {
    const { page } = await here.enter();
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('link', { name: 'Regels' }).click();
    await page.waitForURL('**/rules');
    await page.goBack();
    await page.getByRole('heading', { name: 'Speelzaal' }).waitFor();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('the language is switched anywhere and remembered', async () => {
    const { page } = await here.enter();
    await page.goto('/settings');
    await page.getByRole('heading', { name: 'Instellingen' }).waitFor();
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.goto('/rules');
    await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('board, pieces and theme follow the settings at once', async () => {
    const { page } = await here.enter();
    await page.goto('/settings');
    const look = (): Promise<DOMStringMap> => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await page.getByText('Leisteen').click();
    await page.getByText('Cburnett').click();
    await page.getByText('Donker', { exact: true }).click();
    expect(await look()).toMatchObject({ board: 'slate', pieces: 'cburnett', theme: 'dark' });
    await page.reload();
    await page.locator('h1').waitFor();
    expect(await look()).toMatchObject({ board: 'slate', pieces: 'cburnett', theme: 'dark' });
});

test.each(['nl-NL', 'en-GB'])('nothing is wider than a phone, %s', async (locale) => {
    const { page } = await here.enter({ ...phone, locale });
    for (const path of paths) {
        await page.goto(path);
        await page.locator('h1').waitFor();
        const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(wider, path).toBe(false);
    }
});

test('the link to the server opens', async () => {
    const { page } = await here.enter();
    // Whoever listens only once the socket is known may miss what it heard first.
    const first = new Promise((resolve) =>
        page.once('websocket', (socket) =>
            socket.once('framereceived', (frame) => resolve(String(frame.payload))),
        ),
    );
    await page.goto('/');
    expect(await first).toContain('"welcome"');
});
