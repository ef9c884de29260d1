// What the state of a real match, played in the core, asks of each seat.
import { expect, test } from 'vitest';
import type { Match, Seat } from '../../src/core';
import { language } from '../../src/i18n/language.svelte';
import { promptsOf } from '../../src/play/prompts';
import { signalsOf } from '../../src/play/signals';
import { core, value } from '../core/loaded';

language.choose('nl');

function played(ruleset: string, conduct: string, positions: [string, string], acts: string): Match {
    const match = value(core.createMatch({ ruleset, conduct, time: '420+0', white: 'A', positions }));
    value(match.add(['0 ready B1', '0 ready A2', '0 started']));
    for (const line of acts.split('\n').filter((act) => act.trim() !== '')) {
        const [seat, ...what] = line.trim().split(' ');
        value(match.act(seat as Seat, what.join(' ')));
    }
    return match;
}

const asked = (match: Match, seat: Seat | null): string[] =>
    promptsOf(match.state(), seat, (who) => who, match.agreement.options['draw-agreement'] === 'four').map(
        ({ text, asks, actions }) => (asks ? `${text} [${actions.map(({ what }) => what).join('|')}]` : text),
    );
const usual: [string, string] = ['', ''];

test('a draw that is offered asks the opponent of that board and nobody else', () => {
    const match = played('knsb', 'online', usual, 'A1 offer draw');
    expect(asked(match, 'B1')).toEqual(['A1 biedt remise aan. [accept draw|decline draw]']);
    expect(asked(match, 'A1')).toEqual(['Je hebt remise aangeboden.']);
    expect(asked(match, 'A2')).toEqual([]);
    expect(asked(match, null)).toEqual([]);
});

test('where all four must agree each who has not is asked', () => {
    const match = played('minerva', 'online', usual, 'A1 offer draw\nB2 accept draw');
    expect(asked(match, 'A2')[0]).toMatch(/nu 2\. \[accept draw\|decline draw\]$/);
    expect(asked(match, 'B2')[0]).toBe('Remise als alle vier akkoord zijn: nu 2.');
});

test('a question for leave is put to the teammate', () => {
    const match = played('knsb', 'online', usual, 'A1 say leave mate');
    expect(asked(match, 'A2')).toEqual(['A1 vraagt: Mag ik mat zetten? [say yes|say no]']);
    expect(asked(match, 'B1')).toEqual([]);
});

test('a resignation off move leaves the opponent one move, or none if he waives it (KNSB 5.2)', () => {
    const match = played('knsb', 'online', usual, 'B1 resign');
    expect(asked(match, 'A1')).toEqual(['B1 geeft op. Je mag nog één zet doen (art. 5.2). [waive]']);
    expect(asked(match, 'B1')).toEqual([
        'Je hebt opgegeven; je tegenstander mag nog één zet doen (art. 5.2).',
    ]);
});

test('KNSB 7.7 is asked step by step', () => {
    const positions: [string, string] = [
        '4r1k1/8/8/2n5/4N3/8/8/4K3[] w - - 0 1',
        '4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1',
    ];
    const acts = `B2 play e2e3
        A1 play e4c5
        A2 play N@c6
        B2 play e3e4
        B1 claim illegal`;
    const demanded = played('knsb', 'online legality=claimed', positions, acts);
    expect(asked(demanded, 'A1')[0]).toMatch(/\[report no-piece\]$/);
    expect(asked(demanded, 'B1')[0]).toMatch(/^Er moet een paard terugkomen/);
    const reported = played('knsb', 'online legality=claimed', positions, `${acts}\nA1 report no-piece`);
    expect(asked(reported, 'B1')[0]).toMatch(/^Kies op het andere bord .*: paard \(art\. 7\.7\)\. \[\]$/);
    expect(reported.state().boards[0]?.comingBack?.squares).toEqual(['c6']);
});

test.each([
    ['knsb', { need: true, danger: false, text: false, others: 4 }],
    ['minerva', { need: true, danger: true, text: false, others: 2 }],
    ['fics', { need: true, danger: true, text: true, others: 6 }],
] as const)('%s lets teammates say what its regulation allows', (ruleset, expected) => {
    const match = played(ruleset, 'online', usual, '');
    const { need, danger, text, others } = signalsOf(
        new Map(match.commands('A1').map(({ what, refusal }) => [what, refusal])),
    );
    expect({ need, danger, text, others: others.length }).toEqual(expected);
});

test('once a game has ended teammates say no more (KNSB 9.1)', () => {
    const match = played('knsb', 'online', usual, 'A1 resign');
    const allowed = signalsOf(new Map(match.commands('A2').map(({ what, refusal }) => [what, refusal])));
    expect([allowed.open, allowed.closed]).toEqual([false, true]);
});
