import { expect, test } from 'vitest';
import type { Opinion, Score } from '../../src/analysis/protocol';
import { expectation, reversed, scoreFor, scoreText } from '../../src/analysis/score';

const points = (value: number): Score => ({ kind: 'points', value });
const mate = (moves: number, wins = true): Score => ({ kind: 'mate', moves, wins });

test.each<[Score, string, string]>([
    [points(0), '0,0', '0.0'],
    [points(4), '0,0', '0.0'],
    [points(140), '+1,4', '+1.4'],
    [points(-35), '−0,3', '−0.3'],
    [points(-1234), '−12', '−12'],
    [mate(3), 'M3', 'M3'],
    [mate(1, false), '−M1', '−M1'],
    [{ kind: 'stuck', moves: 2, wins: true }, '(M2)', '(M2)'],
])('%o is written %s', (score, nl, en) => {
    expect(scoreText(score, 'nl')).toBe(nl);
    expect(scoreText(score, 'en')).toBe(en);
});

test('what is good for one team is bad for the other', () => {
    const opinion: Opinion = { seat: 'B2', score: mate(2), depth: 3, nodes: 9, wait: false, line: [] };
    expect(scoreFor('B', opinion)).toEqual(mate(2));
    expect(scoreFor('A', opinion)).toEqual(mate(2, false));
    expect(reversed(points(0))).toEqual(points(0));
});

test('expectations grow with the score and end at mate', () => {
    const scores = [mate(1, false), points(-900), points(-50), points(0), points(50), points(900), mate(9)];
    const found = scores.map(expectation);
    expect(found).toEqual([...found].sort((one, other) => one - other));
    expect([found[0], found[3], found.at(-1)]).toEqual([-1, 0, 1]);
});
