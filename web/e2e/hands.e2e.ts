// The match page in Chromium: what hands do besides clicking, and what the page does for them.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evening, reserve } from './evening';
import { heard, type Hand } from './seats';

const here = evening();
const { sit } = here;

const field = ({ page }: Hand) => page.getByRole('textbox', { name: /Zet intypen|Type a move/ });

test('moves are typed as Dutch and English players write them; what is refused says why and can be mended', async () => {
    const { A1, B1 } = await sit({ ruleset: 'knsb' }, { B1: { locale: 'en-GB' } });
    await A1.ready();
    await A1.page.keyboard.press('/');
    await A1.page.keyboard.type('Pf3');
    await A1.page.keyboard.press('Enter');
    await A1.latest().filter({ hasText: 'Pf3' }).waitFor();
    expect(await field(A1).inputValue()).toBe('');

    await B1.ready();
    await B1.page.keyboard.press('/');
    await B1.page.keyboard.type('Nf5');
    await B1.page.keyboard.press('Enter');
    await B1.words();
    expect(await field(B1).inputValue()).toBe('Nf5');
    await field(B1).press('Backspace');
    await B1.page.keyboard.type('6');
    await B1.page.keyboard.press('Enter');
    await B1.latest().filter({ hasText: 'Nf6' }).waitFor();
    await A1.latest().filter({ hasText: 'Pf6' }).waitFor();

    await A1.ready();
    await field(A1).press('Escape'); // back to the board, where digits take reserve pieces again
    expect(await field(A1).evaluate((input) => input === document.activeElement)).toBe(false);
});

test('teammates write to each other where the regulation lets them, and nobody else reads it', async () => {
    const { A1, A2, B1 } = await sit({ ruleset: 'fics' });
    const message = A1.page.getByRole('textbox', { name: 'Bericht aan je teamgenoot' });
    await message.fill('geef "snel" een toren, 1-2-3');
    await message.press('Enter');
    await A2.hears('geef "snel" een toren, 1-2-3');
    await expect.poll(() => message.inputValue(), { timeout: 60_000 }).toBe('');
    await A1.play('e2e4'); // the others have seen all that came before this
    await B1.latest().filter({ hasText: 'e4' }).waitFor();
    expect(await heard(B1.visitor)).toEqual([]);
});

test('where the regulation forbids it there is nothing to write in', async () => {
    const { A1 } = await sit({ ruleset: 'knsb' });
    await A1.page.locator('.signals').waitFor();
    expect(await A1.page.getByRole('textbox', { name: 'Bericht aan je teamgenoot' }).count()).toBe(0);
});

test('after a restart of the server the match says that it waits, until the players are back', async () => {
    const { A1, B2 } = await sit({ ruleset: 'knsb' });
    const notice = A1.page.getByText('De server is herstart en wacht op de spelers; de klokken staan stil.');
    await A1.ready();
    expect(await notice.count()).toBe(0);
    await B2.page.goto('about:blank'); // his clock runs, so it is he who is waited for
    await here.site.restart();
    await notice.waitFor();
    await B2.page.goto(`/m/${here.table.id}`);
    await notice.waitFor({ state: 'detached' });
    await A1.play('e2e4');
    await A1.latest().filter({ hasText: 'e4' }).waitFor();
});

// Counts how often the screen was asked to stay awake, and let go, by the browser's own means.
async function watchTheScreen(page: Page): Promise<() => Promise<{ asked: number; released: number }>> {
    await page.addInitScript(() => {
        const seen = { asked: 0, released: 0 };
        Object.assign(window, { screenSeen: seen });
        Object.defineProperty(navigator, 'wakeLock', {
            value: {
                request: (kind: string) => {
                    if (kind === 'screen') ++seen.asked;
                    return Promise.resolve({ release: () => Promise.resolve(void ++seen.released) });
                },
            },
        });
    });
    return () =>
        page.evaluate(
            () => (window as unknown as { screenSeen: { asked: number; released: number } }).screenSeen,
        );
}

test('the screen of a player stays awake until the match is over', async () => {
    const { A1, B1 } = await sit({ ruleset: 'minerva' });
    const seen = await watchTheScreen(A1.page);
    await A1.page.reload();
    await A1.ready();
    expect(await seen()).toEqual({ asked: 1, released: 0 });
    await B1.button('Opgeven').last().click();
    await A1.page.getByRole('heading', { name: 'Gewonnen!' }).waitFor();
    expect(await seen()).toEqual({ asked: 1, released: 1 });
});

test('a resignation can be taken back for a second, and stands after it', async () => {
    const { A1, B1 } = await sit({ ruleset: 'minerva' });
    await A1.page.clock.install();
    await A1.page.reload();
    await A1.ready();
    await A1.page.clock.pauseAt(Date.now() + 60_000);

    await A1.button('Opgeven').last().click();
    await A1.page.clock.runFor(900);
    await A1.button('Toch niet').click();
    await A1.page.clock.runFor(5000);
    expect(await A1.page.getByText('Je geeft op…').count()).toBe(0);
    await A1.page.clock.resume();
    await A1.play('e2e4');
    await B1.latest().filter({ hasText: 'e4' }).waitFor(); // the match goes on

    await A1.button('Opgeven').last().click();
    await B1.page.getByRole('heading', { name: 'Gewonnen!' }).waitFor();
});

// To the own board, by the one key there is for it.
async function tabToBoard({ page, seat }: Hand): Promise<void> {
    const there = (): Promise<boolean> =>
        page.evaluate(
            (number) => document.activeElement === document.querySelector(`[data-board="${number}"] .board`),
            seat[1],
        );
    for (let presses = 0; presses < 40; ++presses) {
        if (await there()) return;
        await page.keyboard.press('Tab');
    }
    throw new Error('the board cannot be reached with Tab');
}

// From where the cursor is; White looks on.
async function walk({ page }: Hand, from: string, to: string): Promise<void> {
    const [right, up] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to[1]) - Number(from[1])];
    for (let i = 0; i < Math.abs(right); ++i)
        await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(up); ++i) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
}

test('a move, a drop and a drop of a piece still to come are made with the keyboard alone', async () => {
    const { A1, B1, A2, B2 } = await sit({
        ruleset: 'knsb',
        positions: ['4k3/8/8/8/8/8/4P3/4K3[N] w - - 0 1', '4k3/8/8/3p4/4B3/8/8/4K3[] w - - 0 1'],
    });
    const { keyboard } = A1.page;
    await A1.ready();
    await tabToBoard(A1);
    await keyboard.press('ArrowUp'); // shows the cursor, on e2
    await A1.page.getByText('e2, pion wit').waitFor({ state: 'attached' });
    await keyboard.press('Enter');
    await walk(A1, 'e2', 'e4');
    await keyboard.press('Enter');
    await A1.latest().filter({ hasText: 'e4' }).waitFor();

    await B1.play('e8d8');
    await A1.ready();
    await keyboard.press('2');
    await walk(A1, 'e4', 'f3');
    await keyboard.press('Enter');
    await A1.latest().filter({ hasText: 'P@f3' }).waitFor();

    await B1.play('d8e8');
    await A1.ready();
    await keyboard.press('3'); // a bishop, which only comes when A2 takes one
    await walk(A1, 'f3', 'c4');
    await keyboard.press('Enter');
    await A1.board().locator('div.ghost').waitFor();
    expect(await A1.words()).toBe('Wordt geplaatst zodra het er is.');
    await B2.play('e1e2');
    await A2.play('d5e4');
    await A1.board().locator('div.ghost').waitFor({ state: 'detached' });
    await B1.latest().filter({ hasText: 'L@c4' }).waitFor();
});

test("the team's clocks are compared as a signed number, with what it means", async () => {
    const { A1, B1 } = await sit({ ruleset: 'knsb' });
    await A1.play('e2e4'); // from here only clocks of team B run
    const difference = (hand: Hand) => hand.page.locator('.difference');
    await difference(A1)
        .filter({ hasText: /\+0:\d\d\s*jullie kunnen wachten/ })
        .waitFor();
    await difference(B1)
        .filter({ hasText: /−0:\d\d\s*jullie kunnen niet wachten/ })
        .waitFor();
});

test('by the book a reserve piece is touched as soon as it is carried over the board', async () => {
    const { A1 } = await sit({
        ruleset: 'knsb',
        conduct: 'book',
        positions: ['4k3/8/8/8/8/8/4P3/4K3[NB] w - - 0 1', ''],
    });
    await A1.ready();
    await reserve(A1, 'A1', 'N').waitFor();
    const slot = (await A1.page.locator('[data-seat="A1"] .slot[data-role="N"]').boundingBox())!;
    const [start, over] = [{ x: slot.x + slot.width / 2, y: slot.y + slot.height / 2 }, await A1.at('f3')];
    const { mouse } = A1.page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + over.x) / 2, (start.y + over.y) / 2);
    await mouse.move(over.x, over.y);
    await A1.page.locator('[data-seat="A1"] .slot[data-role="N"].touched').waitFor(); // still in the hand
    await mouse.move(start.x, start.y);
    await mouse.up(); // put back: that does not help
    await A1.play('e2e4');
    expect(await A1.words()).toMatch(/^Aanraken is zetten.*art\. 4/);
    await A1.play('N@f3');
    await A1.latest().filter({ hasText: 'P@f3' }).waitFor();
});

test('a pawn that arrives asks on its square what it becomes', async () => {
    const { A1, B1 } = await sit({
        ruleset: 'knsb',
        positions: ['8/4P2k/8/8/8/8/8/K7[] w - - 0 1', ''],
    });
    await A1.play('e7e8');
    const chooser = A1.page.getByRole('group', { name: 'Promoveren tot' });
    await chooser.getByRole('button', { name: 'toren' }).click();
    await A1.latest().filter({ hasText: 'e8=T' }).waitFor();
    await B1.board('1').locator('piece.white.rook.promoted').waitFor();
});

test('one key turns the boards, one swaps them, and others read out clocks and reserves', async () => {
    const { A1 } = await sit({ ruleset: 'knsb', positions: ['4k3/8/8/8/8/8/8/4K3[NNB] w - - 0 1', ''] });
    const { page } = A1;
    await A1.ready();
    await page.keyboard.press('x');
    await page.locator('.first [data-board="2"]').waitFor();
    await page.keyboard.press('x');
    await page.locator('.first [data-board="1"][data-bottom="A1"]').waitFor();
    await page.keyboard.press('c');
    await page.locator('.first [data-board="1"][data-bottom="B1"]').waitFor();
    await A1.board().locator('.cg-wrap.orientation-black').waitFor();

    const spoken = page.locator('p.spoken[aria-live]');
    await page.keyboard.press('o');
    await spoken
        .filter({ hasText: /Klok van Jan: \d:\d\d\..*Klok van Kees: \d:\d\d\./ })
        .waitFor({ state: 'attached' });
    await page.keyboard.press('p');
    await spoken.filter({ hasText: 'Reserve van Jan: 2 paard, 1 loper.' }).waitFor({ state: 'attached' });
});
