import { describe, expect, test } from 'vitest';
import { tableOfLink } from '../../src/lobby/by_link';
import { emptyHall, fold, openTables, placements } from '../../src/lobby/hall';
import type { Live, SeatTaken, Table } from '../../src/net/protocol';

const jan: SeatTaken = { id: 'j', name: 'Jan', kind: 'guest', ready: false, connected: true };

function table(id: string, more: Partial<Table> = {}): Table {
    return {
        id,
        name: id,
        host: null,
        agreement: { ruleset: 'knsb', conduct: 'online', time: '420+0' },
        public: true,
        with_arbiter: false,
        rated: false,
        arbiter: null,
        created: 0,
        match: null,
        state: 'open',
        seats: { A1: null, A2: null, B1: null, B2: null },
        starts_in_ms: null,
        ...more,
    };
}

const live = (id: string, moves: number): Live => ({
    id,
    name: id,
    ruleset: 'knsb',
    seats: {},
    white: 'A',
    bfen: '',
    moves,
    called: false,
});

describe('the lobby', () => {
    const told = fold(emptyHall, { t: 'lobby', tables: [table('a')], matches: [live('m', 1)] });

    test('is what the server says it is, and then what changes', () => {
        expect(emptyHall.told).toBe(false);
        expect(told.told).toBe(true);
        const renamed = fold(told, { t: 'table', table: table('a', { name: 'Woensdag' }) });
        expect(renamed.tables.map(({ name }) => name)).toEqual(['Woensdag']);
        expect(fold(renamed, { t: 'table', table: table('b') }).tables.map(({ id }) => id)).toEqual([
            'b',
            'a',
        ]);
        expect(fold(told, { t: 'table-gone', table: 'a' }).tables).toEqual([]);
    });

    test('shows matches as they move, until they are gone', () => {
        const moved = fold(told, { t: 'live', match: live('m', 2) });
        expect(moved.matches.map(({ moves }) => moves)).toEqual([2]);
        expect(fold(moved, { t: 'live-gone', match: 'm' }).matches).toEqual([]);
    });

    test('does not show a table that is only for those with the link', () => {
        expect(fold(told, { t: 'table', table: table('secret', { public: false }) })).toBe(told);
    });
});

test('tables that can begin soonest come first; full ones last; those that play not at all', () => {
    const seats = { A1: jan, A2: jan, B1: jan, B2: null };
    const shown = openTables([
        table('empty'),
        table('nearly', { seats }),
        table('full', { seats: { ...seats, B2: jan } }),
        table('playing', { state: 'playing' }),
        table('newer', { created: 5 }),
    ]);
    expect(shown.map(({ id }) => id)).toEqual(['nearly', 'newer', 'empty', 'full']);
});

test('the boards of a live match are shown without reserves', () => {
    expect(placements('4k3/8/8/8/8/8/8/4K2R[Pn] w K - 0 1 | 4k3/8/8/8/8/8/8/Q~3K3[] b - - 0 1')).toEqual([
        '4k3/8/8/8/8/8/8/4K2R',
        '4k3/8/8/8/8/8/8/Q~3K3',
    ]);
    expect(placements('4k3/8/8/8/8/8/8/4K3 w - - 0 1')).toHaveLength(1);
});

test.each([
    ['https://club.nl/t/px79t3y8', 'px79t3y8'],
    ['  /t/px79t3y8/ ', 'px79t3y8'],
    ['https://club.nl/t/px79?from=mail', 'px79'],
    ['px79t3y8', 'px79t3y8'],
    ['https://club.nl/m/px79t3y8', null],
    ['https://club.nl/', null],
    ['', null],
])('the table of the link "%s" is %s', (text, id) => {
    expect(tableOfLink(text)).toBe(id);
});
