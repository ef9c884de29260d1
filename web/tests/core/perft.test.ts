// The same numbers from the core in WebAssembly as natively: the tables are those of the native tests.

import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { core, repository, value } from './loaded';

interface Row {
    readonly position: string;
    readonly counts: readonly { readonly depth: number; readonly nodes: number }[];
}

/** 'FEN ; D1 20 ; D2 400' */
function table(name: string): Row[] {
    const text = readFileSync(new URL(`tests/perft/${name}.txt`, repository), 'utf8');
    return text
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('#'))
        .map((line) => {
            const [position = '', ...counts] = line.split(';').map((part) => part.trim());
            return {
                position,
                counts: counts.map((count) => {
                    const [depth = '', nodes = ''] = count.split(/\s+/);
                    return { depth: Number(depth.slice(1)), nodes: Number(nodes) };
                }),
            };
        });
}

// Deep enough to pass through everything, quick enough for every run.
const MOST_NODES = 1_000_000;

function check(rows: Row[], count: (position: string, depth: number) => number): void {
    expect(rows.length).toBeGreaterThan(3);
    for (const { position, counts } of rows)
        for (const { depth, nodes } of counts)
            if (nodes <= MOST_NODES) expect(count(position, depth), `${position} D${depth}`).toBe(nodes);
}

describe('perft', { timeout: 120_000 }, () => {
    test.each([
        ['chess', 'jijbent'],
        ['knsb', 'knsb'],
        ['bughouse', 'fics'],
        ['stein-drops', 'stein promotion=in-place'],
        ['stein-taking', 'stein'],
    ])('%s', (name, ruleset) => {
        check(table(name), (position, depth) => value(core.perft(position, ruleset, depth)));
    });

    test.each([
        ['two-boards-knsb', 'knsb'],
        ['two-boards-bughouse', 'fics'],
        ['two-boards-stein-drops', 'stein promotion=in-place'],
    ])('%s', (name, ruleset) => {
        check(table(name), (position, depth) => value(core.twoBoardPerft(position, ruleset, depth)));
    });

    test('what makes no sense is refused', () => {
        const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
        expect(core.perft(start, 'schaak', 1)).toEqual({ ok: false, problem: { code: 'bad-ruleset' } });
        expect(core.perft('nonsense', 'knsb', 1)).toEqual({ ok: false, problem: { code: 'bad-position' } });
        expect(core.perft(start, 'knsb', 99)).toEqual({ ok: false, problem: { code: 'too-deep' } });
        expect(core.twoBoardPerft(start, 'knsb', 1)).toEqual({
            ok: false,
            problem: { code: 'bad-position' },
        });
    });
});
