// The engine in WebAssembly thinks exactly what it thinks natively.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Question } from '../../src/analysis/protocol';
import { repository, value } from '../core/loaded';
import { engine } from './loaded';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1';

interface Expected {
    readonly limit: number;
    readonly nodes: number;
    readonly mix: string;
}

// What the native test expects (tests/engine/signature_test.cpp) of the function of this name.
function native(name: string): Expected {
    const source = readFileSync(new URL('tests/engine/signature_test.cpp', repository), 'utf8');
    const pattern = new RegExp(` ${name}\\((\\d+)\\);[^}]*?nodes, (\\d+)U[^}]*?mix, (\\d+)U`);
    const found = pattern.exec(source);
    if (!found) throw new Error(`no ${name} in the native test`);
    return { limit: Number(found[1]), nodes: Number(found[2]), mix: BigInt(found[3]!).toString(16) };
}

test('has the signature of the native build', () => {
    const { limit, ...signature } = native('signature');
    expect(engine.signature(limit)).toEqual(signature);
});

test('has the signature of the native build in play', () => {
    const { limit, ...signature } = native('signature_in_play');
    expect(engine.signatureInPlay(limit)).toEqual(signature);
});

const question = (fens: readonly string[], ruleset: string): Question => ({
    ruleset,
    white: 'A',
    fens,
    over: [],
    clocks: null,
});

test('sees a drop that mates', () => {
    const back = '6k1/5ppp/8/8/8/8/5PPP/6K1[R] w - - 0 30';
    const asked = question([start, back], 'minerva');
    const opinion = value(engine.think(asked, { board: 2, whose: 'mover', nodes: 5000 }));
    expect(opinion).toMatchObject({
        seat: 'B2',
        score: { kind: 'mate', moves: 1, wins: true },
        line: [{ sanNl: expect.stringMatching(/^T@[a-e]8#$/) }],
    });
});

test('asks for the same again with more nodes, and looks deeper', () => {
    const asked = question([start, start], 'knsb');
    const depths = [500, 20_000].map(
        (nodes) => value(engine.think(asked, { board: 1, whose: 'mover', nodes }))!.depth,
    );
    expect(depths[1]).toBeGreaterThan(depths[0]!);
});

test('refuses what makes no sense', () => {
    const step = { board: 1, whose: 'mover', nodes: 10 } as const;
    expect(engine.think(question(['nonsense', start], 'knsb'), step)).toEqual({
        ok: false,
        problem: { code: 'bad-position' },
    });
});
