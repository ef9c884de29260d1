import { expect, test } from 'vitest';
import type { SeatTaken, Table } from '../../src/net/protocol';
import { waitingFor } from '../../src/table/waiting';

const sits = (name: string, more: Partial<SeatTaken> = {}): SeatTaken => ({
    id: name,
    name,
    kind: 'guest',
    ready: true,
    connected: true,
    ...more,
});

const full: Table = {
    id: 't',
    name: 't',
    host: null,
    agreement: { ruleset: 'knsb', conduct: 'online', time: '420+0' },
    public: true,
    with_arbiter: false,
    rated: false,
    arbiter: null,
    created: 0,
    match: null,
    state: 'open',
    seats: { A1: sits('Jan'), A2: sits('Piet'), B1: sits('Kees'), B2: sits('Klaas') },
    starts_in_ms: null,
};

test.each<[string, Partial<Table>, object]>([
    [
        'players, before all else',
        { with_arbiter: true, seats: { ...full.seats, B2: null } },
        { for: 'seats', missing: 1 },
    ],
    ['its arbiter', { with_arbiter: true }, { for: 'arbiter' }],
    [
        'whoever is not ready',
        { seats: { ...full.seats, A1: sits('Jan', { ready: false }) } },
        { for: 'ready' },
    ],
    [
        'whoever is not connected',
        { seats: { ...full.seats, A1: sits('Jan', { connected: false }) } },
        { for: 'connection', name: 'Jan' },
    ],
    ['nothing any more', {}, { for: 'nothing' }],
])('a table waits for %s', (_, change, expected) => {
    expect(waitingFor({ ...full, ...change })).toEqual(expected);
});
