// KNSB 10.3: what the arbiter's page foresees, and how it is told afterwards.
import { expect, test } from 'vitest';
import { compensationAct } from '../../src/arbiter/clock_act';
import { readEvent, type Match } from '../../src/core';
import { language } from '../../src/i18n/language.svelte';
import { refusalText } from '../../src/i18n/refusals';
import { arbiter } from '../../src/i18n/arbiter';
import { happeningText } from '../../src/replay/happening_text';
import { core, value } from '../core/loaded';

const names = { A1: 'Anna', A2: 'Bram', B1: 'Cor', B2: 'Dina' };

function played(times: number): Match {
    const match = value(
        core.createMatch({ ruleset: 'knsb', conduct: 'online legality=claimed', time: '180+0', white: 'A' }),
    );
    value(match.add(['0 ready B1', '0 ready A2', '0 started', '1 arbiter-called B1']));
    for (let i = 0; i < times; ++i) {
        value(match.act('A1', 'play e2e5', { now: 1000 }));
        value(match.act('B1', 'claim illegal', { now: 1000 }));
    }
    return match;
}

test('one illegal move is not enough, and it says so', () => {
    const refusal = played(1).why('arbiter', compensationAct('A1', '1:00'));
    expect(refusal).toMatchObject({ code: 'no-illegal-move', citation: { text: '10.3' } });
    language.choose('nl');
    expect(
        refusalText('no-illegal-move', refusal?.citation, { 'no-illegal-move': arbiter.notRepeatedly }),
    ).toBe('Deze speler heeft in deze partij niet meermalen onreglementair gezet (art. 10.3).');
});

test.each([
    [
        compensationAct('A1', '1:00'),
        'Arbiter (art. 10.3): tijd voor de tegenstander: Anna zette meermalen onreglementair',
        'Arbiter (art. 10.3): time for the opponent: Anna made illegal moves repeatedly',
    ],
    [
        'penalise illegal A1 loss',
        'Arbiter (art. 10.3): partij verloren: Anna zette meermalen onreglementair',
        'Arbiter (art. 10.3): game lost: Anna made illegal moves repeatedly',
    ],
])('after two the arbiter can say "%s", which is told under its article', (act, dutch, english) => {
    const foreseen = value(played(2).predict('arbiter', act, { now: 2000 }));
    const ruled = readEvent(foreseen.lines[0] ?? '');
    language.choose('nl');
    expect(happeningText(ruled, names)).toBe(dutch);
    language.choose('en');
    expect(happeningText(ruled, names)).toBe(english);
    language.choose('nl');
    const outcome = foreseen.state.boards[0]?.outcome;
    if (act.endsWith('loss')) expect(outcome).toMatchObject({ winner: 'B1', citation: { text: '10.3' } });
    else expect(outcome).toBeNull();
});
