import { describe, expect, test } from 'vitest';

import { readEvent, type AgreementText, type Match } from '../../src/core';
import { core, value } from './loaded';

const KNSB: AgreementText = { ruleset: 'knsb', conduct: 'online', time: '180+0', white: 'A' };
const BEGUN = ['0 ready B1', '0 ready A2', '0 started'];

function begun(agreement: Partial<AgreementText> = {}, lines = BEGUN): Match {
    const match = value(core.createMatch({ ...KNSB, ...agreement }));
    expect(value(match.add(lines))).toBe(lines.length);
    return match;
}

describe('a match', () => {
    test('follows the lines of the wire, hidden ones included', () => {
        const match = begun();
        value(
            match.add([
                null,
                '1000 moved 1 Pe2e4',
                '2500 moved 1 Pd7d5',
                '3000 moved 1 Pe4d5',
                '3000 passed A1 P',
            ]),
        );
        expect(match.head).toBe(8);
        const state = match.state({ now: 4000 });
        expect(state.phase).toBe('running');
        expect(state.boards[0]?.placement).toBe('rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR');
        expect(state.seats.A2.reserve.P).toBe(1);
        expect(state.seats.B1.clock).toEqual({ ms: 177500, running: true, flag: false, recorded: false });
        expect(match.state({ at: 5 }).boards[0]?.turn).toBe('black');
        expect(match.moves().map((move) => move.san)).toEqual(['e4', 'd5', 'exd5']);
    });

    test('adds all lines or none', () => {
        const match = begun();
        const refused = match.add(['1000 moved 1 Pe2e4', '1100 moved 1 Pe2e4']);
        expect(refused).toEqual({ ok: false, problem: { code: 'impossible', line: 1 } });
        expect(match.head).toBe(3);
        expect(match.add(['zomaar iets'])).toMatchObject({
            ok: false,
            problem: { code: 'bad-event', line: 0 },
        });
    });

    test('says why a move is refused, with the article', () => {
        const match = begun({ time: '-', positions: ['4k3/8/8/8/8/8/8/4K3[N] w - - 0 1', ''] });
        expect(match.why('A1', 'play N@f6')).toEqual({
            code: 'drop-gives-check',
            citation: { source: 'article', text: '2.4' },
            role: 'N',
        });
        expect(match.why('A1', 'play N@f5')).toBeNull();
        expect(match.why('A1', 'dans')?.code).toBe('bad-command');
        expect(match.why('arbiter', 'pause')?.code).toBe('arbiter-not-called');
    });

    test('tells what can be played, in advance too', () => {
        const match = begun();
        const { now, steps } = match.playable('A1');
        expect(now).toBe(true);
        expect(steps.e2?.map((step) => step.to).sort()).toEqual(['e3', 'e4']);
        expect(match.playable('B1').now).toBe(false);
        const premoves = match.premoves('B1');
        expect(premoves.now).toBe(true);
        expect(premoves.steps.d8).toBeDefined();
        expect(premoves.drops.N?.length).toBe(64 - 16);
    });

    test('predicts a move before the server has answered', () => {
        const match = begun();
        const shown = value(match.predict('A1', 'play e2e4', { now: 1500 }));
        expect(shown.lines).toEqual(['1500 moved 1 Pe2e4']);
        expect(shown.state.boards[0]?.lastMove?.to).toBe('e4');
        expect(match.head).toBe(3);
        expect(match.predict('A1', 'play e2e5')).toMatchObject({
            ok: false,
            problem: { code: 'illegal-move' },
        });
    });

    test('reads typed moves in both alphabets', () => {
        const match = begun();
        expect(match.typed('A1', 'Pf3', 'nl')).toEqual({ ok: true, value: 'g1f3' });
        expect(match.typed('A1', 'Nf3', 'nl')).toEqual({ ok: true, value: 'g1f3' });
        expect(match.typed('A1', 'e2e4', 'en')).toEqual({ ok: true, value: 'e2e4' });
        expect(match.typed('A1', '♞?', 'en')).toMatchObject({ ok: false, problem: { code: 'bad-command' } });
    });

    test('lists commands with the refusal each would meet', () => {
        const match = begun();
        const commands = new Map(
            match.commands('A1').map(({ what, refusal }) => [what, refusal?.code ?? null]),
        );
        expect(commands.get('offer draw')).toBeNull();
        expect(commands.get('accept draw')).toBe('no-draw-offered');
        expect(commands.get('say danger Q')).toBe('signal-not-allowed');
    });

    test('lets variations be tried on both boards and undone', () => {
        const match = begun();
        value(match.add(['1000 moved 1 Pe2e4', '2000 resigned B1', '2000 game-ended 1 1-0 resignation']));
        const variation = match.variation();
        value(variation.play(1, 'd7d5'));
        value(variation.play(1, 'e4d5'));
        value(variation.play(2, 'g1f3'));
        value(variation.play(2, 'P@e3'));
        expect(variation.moves().map((move) => move.san)).toEqual(['d5', 'exd5', 'Nf3', 'P@e3']);
        expect(variation.play(2, 'e8e4')).toMatchObject({ ok: false, problem: { code: 'not-your-piece' } });
        expect(variation.undo()).toBe(true);
        expect(variation.state().seats.A2.reserve.P).toBe(1);
        expect(match.head).toBe(6);
        variation.free();
        expect(() => variation.state()).toThrow('freed');
    });

    test('knows who can still win', () => {
        const position = '4k3/8/8/8/8/8/8/4K2R w - - 0 1';
        const match = begun({ ruleset: 'jijbent', positions: [position, ''] }, ['0 ready B1', '0 started']);
        expect(match.canWin(1, 'white').answer).toBe('yes');
        expect(match.canWin(1, 'black').answer).toBe('no');
    });
});

test('agreements are read, or refused with their part', () => {
    const info = value(core.readAgreement({ ruleset: 'stein time=5:00', conduct: 'book', time: '300+0' }));
    expect(info.preset).toBe('stein');
    expect(info.changed).toEqual(['time']);
    expect(info.options.promotion).toBe('taking');
    expect(info.conduct.clock).toBe('manual');
    expect(core.createMatch({ ...KNSB, ruleset: 'stein boards=1' })).toEqual({
        ok: false,
        problem: { code: 'bad-agreement', detail: 'ruleset taking-without-second-board' },
    });
});

test('the rulebook has what a table page needs', () => {
    expect(core.rulebook.presets.map((preset) => preset.name)).toEqual([
        'knsb',
        'stein',
        'minerva',
        'jijbent',
        'fics',
    ]);
    expect(core.rulebook.options.find((option) => option.name === 'mate')?.values).toEqual([
        'at-once',
        'pending',
        'unanswerable',
    ]);
    expect(core.rulebook.optionArticles['drop-check'].knsb).toEqual({ source: 'article', text: '2.4' });
});

test('lines of a log are cut into decoded words', () => {
    expect(readEvent('9 said A1 text P resign goed%20zo%2C')).toEqual({
        at: 9,
        kind: 'said',
        seat: 'A1',
        board: 1,
        words: ['A1', 'text', 'P', 'resign', 'goed zo,'],
    });
    expect(readEvent('9 match-ended 3 1')).toMatchObject({ seat: null, board: null });
    expect(readEvent('1500 moved 2 Pe2e4')).toMatchObject({ board: 2, words: ['2', 'Pe2e4'] });
    expect(readEvent('9 ruled 10 5 % pause').words[2]).toBe('');
});

test('any text gives an answer, never a trap', () => {
    const match = begun();
    for (const text of ['', '\0', '\n\n', '💥'.repeat(50), 'x'.repeat(100_000), '%', 'A1 play \u{10ffff}']) {
        expect(match.add([text, text]).ok).toBe(text === '');
        expect(match.why('A1', text)?.code).toBe('bad-command');
        expect(match.typed('A1', text, 'nl').ok).toBe(false);
        expect(core.perft(text, text, 3).ok).toBe(false);
        expect(core.runScenario(text).ok).toBe(false);
        core.readGames(text);
    }
});
