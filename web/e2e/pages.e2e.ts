import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from './axe';
import { launch, phone, visit } from './browser';
import { startSite, type Site } from './site';

let browser: Browser;
let site: Site;

beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), startSite()]);
});

afterAll(async () => {
    await browser?.close();
    await site?.stop();
});

// A visitor is nobody yet, and a page that is not there is answered with 404; Chromium logs both.
const expected = /status of 401 .*\/api\/me\)|status of 404 .*\/nowhere\)/;

const paths = ['/', '/rules', '/replay', '/arbiter', '/account', '/settings', '/privacy', '/nowhere'];

test.each(paths)('%s has a title and no serious barrier', async (path) => {
    const { page, complaints, leave } = await visit(browser, site.origin);
    await page.goto(path);
    await page.locator('h1').waitFor();
    expect(await page.title()).toContain('Doorgeef');
    expect(await seriousFindings(page)).toEqual([]);
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
    await leave();
});

test('links change the page without loading it again, and "back" goes back', async () => {
    const { page, leave } = await visit(browser, site.origin);
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('link', { name: 'Regels' }).click();
    await page.waitForURL('**/rules');
    await page.goBack();
    await page.getByRole('heading', { name: 'Speelzaal' }).waitFor();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await leave();
});

test('the language is switched anywhere and remembered', async () => {
    const { page, leave } = await visit(browser, site.origin);
    await page.goto('/settings');
    await page.getByRole('heading', { name: 'Instellingen' }).waitFor();
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.goto('/rules');
    await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await leave();
});

test('board, pieces and theme follow the settings at once', async () => {
    const { page, leave } = await visit(browser, site.origin);
    await page.goto('/settings');
    const look = (): Promise<DOMStringMap> => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await page.getByText('Leisteen').click();
    await page.getByText('Cburnett').click();
    await page.getByText('Donker', { exact: true }).click();
    expect(await look()).toMatchObject({ board: 'slate', pieces: 'cburnett', theme: 'dark' });
    await page.reload();
    await page.locator('h1').waitFor();
    expect(await look()).toMatchObject({ board: 'slate', pieces: 'cburnett', theme: 'dark' });
    await leave();
});

test.each(['nl-NL', 'en-GB'])('nothing is wider than a phone, %s', async (locale) => {
    const { page, leave } = await visit(browser, site.origin, { ...phone, locale });
    for (const path of paths) {
        await page.goto(path);
        await page.locator('h1').waitFor();
        const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(wider, path).toBe(false);
    }
    await leave();
});

test('the link to the server opens', async () => {
    const { page, leave } = await visit(browser, site.origin);
    const opened = page.waitForEvent('websocket');
    await page.goto('/');
    const heard = await (await opened).waitForEvent('framereceived');
    expect(String(heard.payload)).toContain('"welcome"');
    await leave();
});
