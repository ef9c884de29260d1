import { beforeAll, describe, expect, test } from 'vitest';
import { changedBoards, momentsOf, paint, type Moment, type Point } from '../../src/analysis/picture';
import { turningPoints } from '../../src/analysis/turning_points';
import type { Match, MatchLog } from '../../src/core';
import { Timeline } from '../../src/replay/timeline';
import { core, value } from '../core/loaded';
import { engine } from './loaded';

const log: MatchLog = {
    agreement: { ruleset: 'minerva', conduct: 'online', time: '300+0', white: 'A' },
    tags: [],
    events: [
        '0 ready A2',
        '0 ready B1',
        '0 started',
        '1000 moved 1 Pe2e4',
        '2000 moved 1 Pd7d5',
        '2500 said A1 sit P resign %',
        '3000 moved 1 Pe4d5',
        '3000 passed A1 P',
        '4000 moved 2 Pe2e4',
    ],
};
const timeline = new Timeline(log.events);

describe('moments of a match', () => {
    let match: Match;
    let moments: Moment[];

    beforeAll(() => {
        match = value(core.openLog(log));
        moments = [...momentsOf(match, timeline)];
    });

    test('are the beginning and whatever changed a board, not what was said', () => {
        expect(moments.map(({ move }) => move?.san ?? null)).toEqual([null, 'e4', 'd5', 'exd5', 'e4']);
    });

    test('ask only for boards that changed; what is passed changes the other', () => {
        const changed = moments.map((moment, index) => changedBoards(moment, moments[index - 1]));
        expect(changed).toEqual([[1, 2], [1], [1], [1, 2], [2]]);
    });

    test('know the rules, the clocks and the reserves', () => {
        const { question } = moments[3]!;
        expect(question).toMatchObject({ ruleset: 'minerva', white: 'A', over: [] });
        expect(question.fens[1]).toContain('[p]');
        expect(question.clocks).toHaveLength(4);
    });
});

test('a match is painted from its beginning to its end', async () => {
    const fool: MatchLog = {
        agreement: { ruleset: 'jijbent', conduct: 'online', time: '300+0', white: 'A' },
        tags: [],
        events: [
            '0 ready B1',
            '0 started',
            '1000 moved 1 Pf2f3',
            '2000 moved 1 Pe7e5',
            '3000 moved 1 Pg2g4',
            '4000 moved 1 Qd8h4',
            '4000 game-ended 1 0-1 mate',
            '4000 match-ended 0 4',
        ],
    };
    const match = value(core.openLog(fool));
    const moments = momentsOf(match, new Timeline(fool.events));
    const progress: number[] = [];
    const points = await paint(
        moments,
        (question, steps) => Promise.resolve(steps.map((step) => value(engine.think(question, step)))),
        (soFar) => progress.push(soFar.length),
    );
    expect(progress).toEqual([1, 2, 3, 4, 5]);
    expect(points.at(-1)!.boards[0]).toMatchObject({ value: -1, score: null, outcome: { reason: 'mate' } });
    expect(points.at(-2)!.boards[0]!.score).toEqual({ kind: 'mate', moves: 1, wins: false });
    const turns = turningPoints(points);
    expect(turns.map(({ point }) => point.move?.san)).toEqual(['g4']);
});

describe('turning points', () => {
    const point = (index: number, ...values: number[]): Point => ({
        after: index,
        at: index * 1000,
        move: null,
        boards: values.map((each) => ({ value: each, score: null, outcome: null })),
    });

    test('are the largest swings, in the order of the match, with the board that changed most', () => {
        const points = [
            point(0, 0, 0),
            point(1, 0.1, 0),
            point(2, -0.7, 0),
            point(3, -0.7, 0.1),
            point(4, -0.6, 0.9),
            point(5, -1, 0.9),
        ];
        const turns = turningPoints(points);
        expect(turns.map(({ index, board }) => [index, board])).toEqual([
            [2, 1],
            [4, 2],
        ]);
        expect(turns[0]!.swing).toBeCloseTo(-0.8);
        expect(turns[1]!.before.value).toBe(0.1);
    });

    test('are none where what one board wins the other loses', () => {
        expect(turningPoints([point(0, 0, 0), point(1, 0.8, -0.8)])).toEqual([]);
    });

    test('are never more than a reader can take in', () => {
        const points = Array.from({ length: 40 }, (_, index) => point(index, index % 2 === 0 ? 1 : -1, 0));
        expect(turningPoints(points)).toHaveLength(5);
    });

    test('need to be known before and after', () => {
        expect(turningPoints([{ ...point(0), boards: [null] }, point(1, 1)])).toEqual([]);
    });
});
