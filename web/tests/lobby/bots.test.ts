import { describe, expect, test } from 'vitest';
import { botTable, chosenBot } from '../../src/lobby/bots';

const bots = ['beginner', 'home', 'club'].map((id) => ({ id, name: id }));

describe('playing against bots', () => {
    test('bots sit on all other seats, and one is ready', () => {
        expect(botTable('Tegen bots', 'stein', '420+0', 'club')).toEqual({
            t: 'table-create',
            name: 'Tegen bots',
            agreement: { ruleset: 'stein', conduct: 'online', time: '420+0' },
            public: false,
            seat: 'A1',
            ready: true,
            bots: { A2: 'club', B1: 'club', B2: 'club' },
        });
        expect(botTable('Tegen bots', 'jijbent', '-', 'club').bots).toEqual({ B1: 'club' });
    });

    test('the one chosen before comes back, unless the server no longer has it', () => {
        expect(chosenBot(bots, 'club')).toBe('club');
        expect(chosenBot(bots, 'grandmaster')).toBe('home');
        expect(chosenBot([{ id: 'turk', name: 'The Turk' }], 'club')).toBe('turk');
        expect(chosenBot([], 'club')).toBeNull();
    });
});
