// The match page on phones and tablets: nothing scrolls, nothing is cut off, and the board stays large.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './browser';
import { evening } from './evening';

const here = evening();
const { sit } = here;

const sizes = [
    [360, 640],
    [390, 664], // while the browser shows its address
    [390, 844],
    [844, 390],
    [768, 1024],
] as const;

// What sticks out or would have to be scrolled; the list of moves may.
function misfits(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const found: string[] = [];
        const { scrollWidth, scrollHeight } = document.documentElement;
        if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push('the page scrolls');
        const shown = [...document.querySelectorAll('.play *')].filter(
            (one) => one.checkVisibility() && !one.closest('cg-container, .spoken, .moves'),
        );
        for (const one of shown) {
            const { overflowX, overflowY } = getComputedStyle(one);
            const box = one.getBoundingClientRect();
            const name = `${one.className}: ${one.textContent.trim()}`;
            if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1)
                found.push(`${name} scrolls sideways`);
            if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1)
                found.push(`${name} scrolls`);
            if (one.tagName !== 'BUTTON') continue;
            if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
                found.push(`${name} is outside`);
            if (one.scrollWidth > one.clientWidth + 1) found.push(`${name} is too narrow`);
        }
        return found;
    });
}

const kinds = [
    ['KNSB', { ruleset: 'knsb' }],
    ['by the book', { ruleset: 'knsb', conduct: 'book' }],
    ['where teammates write', { ruleset: 'fics' }],
    ['on one board', { ruleset: 'jijbent', time: '300+0' }],
] as const;

test.each(kinds)('a match fits, %s', async (_, agreement) => {
    const { A1 } = await sit(agreement, { A1: phone });
    const { page } = A1;
    await A1.ready();
    for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.waitForFunction((wanted) => innerWidth === wanted, width);
        expect(await misfits(page), `${width} x ${height}`).toEqual([]);
        const board = (await A1.board().boundingBox())!;
        expect(board.width, `${width} x ${height}`).toBeGreaterThanOrEqual(0.65 * Math.min(width, height));
    }
});

test('what is said less often comes up when it is wanted, and goes when it is said', async () => {
    const { A1, A2 } = await sit({ ruleset: 'knsb' }, { A1: phone });
    await A1.ready();
    const resign = A1.page.locator('[data-what="say leave resign"]');
    expect(await resign.isVisible()).toBe(false);
    await A1.button('Mag ik…').tap();
    await resign.tap();
    await A2.hears('Mag ik opgeven?');
    expect(await resign.isVisible()).toBe(false);
});
