// The match page in Chromium against the real server: whole matches, by the hands of two or four players.
import { expect, test } from 'vitest';
import { seriousFindings } from './axe';
import { phone, visit } from './browser';
import { evening, reserve } from './evening';
import { person } from './people';
import { heard, writeDown, type Hand } from './seats';

const moderator = { name: 'Mia', password: 'een lang wachtwoord' };
const here = evening(moderator);
const { sit } = here;

const complaints = (): string[] => here.table.all.flatMap(({ visitor }) => visitor.complaints);

test('four players finish a KNSB match with passes and drops, one of them on a phone, one in English', async () => {
    const { A1, A2, B1, B2 } = await sit({ ruleset: 'knsb' }, { A2: phone, B1: { locale: 'en-GB' } });
    await A1.drag('e2', 'e4');
    await B1.play('e7e5');
    await A1.play('f1c4');
    await B1.play('b8c6');
    await B2.play('d2d4');
    await A2.play('e7e5');
    await B2.play('d4e5'); // its pawn goes to B1
    await reserve(B1, 'B1', 'P').waitFor();
    await A1.play('d1h5');
    await B1.play('P@d6');
    await A1.latest().filter({ hasText: '@d6' }).waitFor();

    expect(await seriousFindings(A1.page)).toEqual([]);
    expect(await seriousFindings(A2.page)).toEqual([]);
    const room = await A2.page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
    ]);
    expect(room).toEqual([0, 0]); // nothing to scroll on a phone

    await A1.play('h5f7'); // mate, and its pawn goes to A2
    await reserve(A2, 'A2', 'P').waitFor();
    await A2.play('P@d4');
    await B2.ready();
    await B2.button('Opgeven').last().click();

    await A1.page.getByRole('heading', { name: 'Gewonnen!' }).waitFor();
    await B1.page.getByRole('heading', { name: 'You lost' }).waitFor();
    expect(await seriousFindings(A1.page)).toEqual([]);
    expect(await seriousFindings(A2.page)).toEqual([]);
    const end = A1.page.getByRole('region', { name: 'Uitslag' });
    expect(await end.textContent()).toMatch(/2 – 0/);
    expect(await end.textContent()).toMatch(/wit wint: mat \(.*art\. .*zwart wint: opgegeven \(art\. 5\.2\)/);
    expect(complaints()).toEqual([]);

    await Promise.all(
        here.table.all.map(({ page }) =>
            page.getByRole('button', { name: /Andere kleuren|Other colours/ }).click(),
        ),
    );
    await Promise.all(here.table.all.map(({ page }) => page.waitForURL(/\/[tm]\//)));
});

test('a drop with check is refused in words with its article, and the man goes back', async () => {
    const bare = '4k3/8/8/8/8/8/8/4K3[N] w - - 0 1';
    const { A1 } = await sit({ ruleset: 'knsb', positions: [bare, ''] });
    await A1.play('N@d6');
    expect(await A1.words()).toBe('Plaatsen met schaak mag niet (art. 2.4).');
    expect(await A1.board().locator('piece.knight').count()).toBe(0);
    await A1.page.getByRole('button', { name: 'English' }).click();
    await A1.play('N@d6');
    expect(await A1.words()).toBe('A drop may not give check (art. 2.4).');
    await A1.play('N@d5');
    await A1.latest().filter({ hasText: 'N@d5' }).waitFor();
});

test('a Stein promotion takes a piece that lights up on the other board', async () => {
    const { A1, B2 } = await sit({
        ruleset: 'stein',
        positions: ['8/4P2k/8/8/8/8/8/K7[] w - - 0 1', '4k3/8/8/3Q4/8/8/8/4K3[] w - - 0 1'],
    });
    await A1.play('e7e8');
    await A1.board('2').locator('square.pick').waitFor();
    expect(await A1.board('2').locator('square.pick').count()).toBe(1);
    await A1.click('d5', '2');
    await B2.board('2').locator('piece.queen').waitFor({ state: 'detached' });
    await B2.board('1').locator('piece.white.queen').waitFor();
    await reserve(B2, 'B2', 'P').waitFor(); // the pawn goes on as if captured
});

test('a Minerva match is over when a drop mates', async () => {
    const { A1, B1 } = await sit({
        ruleset: 'minerva',
        positions: ['6k1/5ppp/8/8/8/8/8/6K1[R] w - - 0 1', ''],
    });
    await A1.play('R@e8');
    await A1.page.getByRole('heading', { name: 'Gewonnen!' }).waitFor();
    const end = B1.page.getByRole('region', { name: 'Uitslag' });
    expect(await end.textContent()).toMatch(/1 – 0.*wit wint: mat.*niet uitgespeeld/);
});

test('a premove waits as a ghost, also for a piece that has not come yet', async () => {
    const { A1, A2, B1, B2 } = await sit({ ruleset: 'knsb' });
    await A1.play('e2e4');
    await A1.latest().filter({ hasText: 'e4' }).waitFor();
    await A1.page.keyboard.press('1');
    await A1.click('d5'); // a pawn that A1 does not have
    await A1.board().locator('div.ghost').waitFor();
    await B1.play('e7e5');
    await B2.play('e2e4');
    await A2.play('d7d5');
    await B2.ready();
    await A1.board().locator('div.ghost').waitFor();
    await A1.ready(); // on move, and still waiting
    await B2.play('g1f3');
    await A2.play('d5e4'); // the pawn is passed and dropped by itself
    await A1.board().locator('div.ghost').waitFor({ state: 'detached' });
    await B1.latest().filter({ hasText: '@d5' }).waitFor();
});

test('by the book an illegal capture is demanded back, and the piece that was passed comes off the other board', async () => {
    const { A1, A2, B1, B2 } = await sit({
        ruleset: 'knsb',
        conduct: 'book',
        positions: ['4k3/8/8/n7/8/8/P7/R3K3[] w - - 0 1', '4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1'],
    });
    const turn = async (hand: Hand, move: string): Promise<void> => {
        await hand.play(move);
        await hand.page.locator('.primary', { hasText: 'Klok indrukken' }).waitFor();
        await hand.page.keyboard.press(' ');
        await hand.page.locator(`[data-seat="${hand.seat}"].on-move`).waitFor({ state: 'detached' });
    };
    await turn(B2, 'e2e3');
    await turn(A1, 'a1a5'); // over his own pawn
    await A1.button('paard doorgeven').click();
    await reserve(A2, 'A2', 'N').waitFor();
    await turn(A2, 'N@c6');
    await turn(B2, 'e3e4');
    await B1.button('Onreglementair!').click();
    await A1.button('Het stuk is weg').click();
    await B1.board('2').locator('square.pick').waitFor();
    await B1.click('c6', '2');
    await A1.board('1').locator('piece.black.knight').waitFor(); // back where it stood
    await A2.board('2').locator('piece.knight').waitFor({ state: 'detached' });
    await A1.play('a2a4');
    expect(await A1.words()).toMatch(/^Aanraken is zetten.*FIDE art\. 4\.3/);
    await turn(A1, 'a1d1');
    await B1.ready();
});

test('a move made while the connection is down is shown, and played once when it is back', async () => {
    const { A1, B1 } = await sit({ ruleset: 'knsb' });
    let down = false;
    const lines: { close(): Promise<void> }[] = [];
    await A1.page.routeWebSocket('/ws', (line) => {
        if (down) return void line.close();
        line.connectToServer();
        lines.push(line);
    });
    await A1.page.reload();
    await A1.ready();
    down = true;
    await Promise.all(lines.map((line) => line.close()));
    await A1.page.locator('.clock.frozen').first().waitFor();
    await A1.play('e2e4');
    await A1.page.locator('[data-seat="B1"].on-move').waitFor(); // foreseen
    down = false;
    await A1.page.evaluate(() => dispatchEvent(new Event('online')));
    await B1.play('e7e5');
    await A1.latest().filter({ hasText: 'e5' }).waitFor();
    expect(await A1.page.locator('.moves td:not(:empty)').allTextContents()).toHaveLength(2);
});

test('another window takes over and gives back', async () => {
    const { A1 } = await sit({ ruleset: 'knsb' });
    const second = await A1.page.context().newPage();
    await second.goto(`/m/${here.table.id}`);
    await second.getByRole('button', { name: 'Hier verder spelen' }).click();
    await A1.page.getByText('Je speelt in een ander venster.').waitFor();
    await A1.button('Hier verder spelen').click();
    await second.getByText('Je speelt in een ander venster.').waitFor();
    await A1.play('e2e4');
    await A1.latest().filter({ hasText: 'e4' }).waitFor();
});

test('teammates hear signals and answer questions; spectators and opponents see none of it', async () => {
    const { A1, A2, B1 } = await sit({ ruleset: 'knsb' });
    const spectator = await visit(here.browser, here.site.origin);
    await writeDown(spectator.context);
    await spectator.page.goto(`/m/${here.table.id}`);
    await spectator.page.locator('.play.equal').waitFor();
    await A1.page.keyboard.press('w');
    await A2.hears('paard graag!');
    await A2.page.locator('[data-seat="A1"] .slot[data-role="N"] .mark.need').waitFor();
    await A1.button(/^opgeven/)
        .first()
        .click();
    await A2.page.getByText('Jan vraagt: Mag ik opgeven?').waitFor();
    await A2.button(/^Nee/).click();
    await A1.hears('Nee');
    await A1.play('e2e4'); // the others have seen all that came before this
    for (const other of [spectator, B1.visitor]) {
        await other.page.locator('.moves td.latest').filter({ hasText: 'e4' }).waitFor();
        expect(await heard(other)).toEqual([]);
        expect(await other.page.locator('.mark').count()).toBe(0);
    }
    expect(await spectator.page.locator('.signals, .actions').count()).toBe(0);
    expect(await seriousFindings(spectator.page)).toEqual([]);
    await spectator.leave();
});

test('a jijbent claim is laid before the moderator, who grants it', async () => {
    const office = await person(here.browser, here.site.origin, moderator, { door: 'session' });
    const role = { name: moderator.name, role: 'arbiter', grant: true };
    await office.visitor.context.request.post('/api/roles', {
        data: role,
        headers: { origin: here.site.origin },
    });

    const { A1, B1 } = await sit({ ruleset: 'jijbent', positions: ['4k3/8/8/3b4/8/8/8/4K3 w - - 0 1', ''] });
    await A1.play('e1e2');
    await B1.ready();
    await B1.button('Claim').click();
    await B1.button('Te weinig materiaal').click();
    await B1.button('De stelling die er staat').click();
    await A1.page.getByText('De claim van Klaas ligt bij de arbiter.').waitFor();
    await office.ask({ t: 'table-arbiter', table: here.table.table, take: true });
    await office.ask({ t: 'rule', match: here.table.id, what: 'grant 1' });
    await A1.page.getByRole('heading', { name: 'Gelijkspel' }).waitFor();
    expect(await B1.page.getByRole('region', { name: 'Uitslag' }).textContent()).toMatch(
        /remise: te weinig materiaal/,
    );
    await office.visitor.leave();
});
