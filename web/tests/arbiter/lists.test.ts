import { expect, test } from 'vitest';
import { compensationAct, typedClock } from '../../src/arbiter/clock_act';
import { listsOf } from '../../src/arbiter/lists';
import type { Call, Person, Table } from '../../src/net/protocol';

const me: Person = { id: 'me', name: 'Scheids' };
const other: Person = { id: 'other', name: 'Ander' };

const call = (match: string, arbiter: Person | null): Call => ({
    match,
    table: match,
    name: match,
    arbiter,
    claims: [],
});

function table(id: string, arbiter: Person | null, withArbiter: boolean): Table {
    return {
        id,
        name: id,
        host: null,
        agreement: { ruleset: 'knsb', conduct: 'online', time: '420+0' },
        public: true,
        with_arbiter: withArbiter,
        rated: false,
        arbiter,
        created: 0,
        match: null,
        state: 'open',
        seats: {},
        starts_in_ms: null,
    };
}

test("who calls comes in order, but another arbiter's matches last", () => {
    const calls = [call('his', other), call('nobody', null), call('mine', me)];
    expect(listsOf('me', calls, []).calls.map(({ match }) => match)).toEqual(['nobody', 'mine', 'his']);
});

test('tables are mine, or wait for an arbiter, or are none of my business', () => {
    const tables = [
        table('mine', me, false),
        table('waits', null, true),
        table('his', other, true),
        table('free', null, false),
    ];
    const { mine, waiting } = listsOf('me', [], tables);
    expect(mine.map(({ id }) => id)).toEqual(['mine']);
    expect(waiting.map(({ id }) => id)).toEqual(['waits']);
});

test.each([
    ['5:00', '5:00'],
    [' 90 ', '90'],
    ['5:75', null],
    ['-5', null],
    ['five', null],
    ['', null],
])('the clock "%s" is set to %s', (text, words) => {
    expect(typedClock(text)).toBe(words);
});

test.each([
    ['1:30', 'penalise illegal B2 +1:30'],
    ['60', 'penalise illegal B2 +60'],
    ['loss', 'penalise illegal B2 +?'],
])('the compensation "%s" is given by "%s"', (text, words) => {
    expect(compensationAct('B2', text)).toBe(words);
});
