// Games of foreign files through the core, compared with what python-chess found (../shared/games/expected.tsv).

import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import type { MatchLog } from '../../src/core';
import { core, repository, value } from './loaded';

const games = new URL('../shared/games/', repository);
const there = existsSync(games);

const SLOW = 120_000; // hundreds of games, on a machine that may be busy

interface Expected {
    readonly plies: number;
    readonly finals: readonly string[];
}

function expectedOf(file: string): Map<number, Expected> {
    const lines = readFileSync(new URL('expected.tsv', games), 'utf8').split('\n');
    const found = new Map<number, Expected>();
    for (const line of lines) {
        const [name, index, plies, , first = '', second = ''] = line.split('\t');
        if (name === file) found.set(Number(index), { plies: Number(plies), finals: [first, second] });
    }
    return found;
}

/** Placement with reserves, and the side to move: what the other fields say, programs write differently. */
function essence(fen: string): string {
    return fen.split(' ').slice(0, 2).join(' ');
}

describe.skipIf(!there)('games from ../shared/games', () => {
    test.each(['mbprog_fics.bpgn', 'lazybug_vs_engines.bpgn', 'lazybug_sample.bpgn'])(
        '%s',
        (file) => {
            const expected = expectedOf(file);
            const read = value(core.readGames(readFileSync(new URL(file, games), 'utf8')));
            let compared = 0;
            read.forEach((game, index) => {
                const wanted = expected.get(index + 1);
                if (wanted === undefined || game.log === null || game.problem !== null) return;
                const match = value(core.openLog(game.log));
                expect(game.plies, `${file} ${index + 1}`).toBe(wanted.plies);
                expect(match.moves().length).toBe(wanted.plies);
                expect(match.state().boards.map((board) => essence(board.fen))).toEqual(
                    wanted.finals.map(essence),
                );
                match.free();
                ++compared;
            });
            expect(compared).toBeGreaterThanOrEqual(expected.size - 1);
        },
        SLOW,
    );

    test(
        'what is written as BPGN is read back as the same log',
        () => {
            const text = readFileSync(new URL('mbprog_fics.bpgn', games), 'utf8');
            for (const { log } of value(core.readGames(text)).slice(0, 20)) {
                const match = value(core.openLog(log as MatchLog));
                const [again] = value(core.readGames(match.bpgn({ tags: log?.tags ?? [] })));
                expect(again?.log?.events).toEqual(log?.events);
                expect(again?.log?.agreement).toEqual(log?.agreement);
                expect(again?.log?.shownClocks).toEqual(log?.shownClocks);
                match.free();
            }
        },
        SLOW,
    );
});

test('a damaged game is told with its place', () => {
    const [game] = value(core.readGames('[Variant "Bughouse"]\n\n1A. e4 1a. e5 2A. Ke3 *\n'));
    expect(game?.problem).toMatchObject({ code: 'illegal-move', line: 3, text: 'Ke3' });
    expect(game?.plies).toBe(2);
});
