import { describe, expect, test } from 'vitest';
import { Timeline } from '../../src/replay/timeline';

// White captures on board 1 and the piece is passed at once; a signal; mate, which ends both games.
const lines = [
    '0 ready A2',
    '0 ready B1',
    '0 started',
    '1000 moved 1 Pe2e4',
    '1500 moved 2 Pe2e4',
    '4000 moved 1 Pd7d5',
    '5000 moved 1 Pe4d5',
    '5000 passed A1 P',
    null,
    '6000 said A2 need N resign %',
    '9000 moved 1 Qd8d5',
    '9000 passed B1 P',
    '9000 game-ended 1 0-1 mate',
    '9000 match-ended 0 2',
];

describe('a line of time', () => {
    const timeline = new Timeline(lines);

    test('begins before the first move and ends with the last event', () => {
        expect(timeline.opening).toBe(3);
        expect([timeline.start, timeline.end, timeline.length]).toEqual([0, 9000, 14]);
    });

    test('steps from move to move and signal to signal, with what followed at once', () => {
        const stops: number[] = [];
        for (let after = timeline.opening; after < timeline.length;) {
            after = timeline.next(after);
            stops.push(after);
        }
        expect(stops).toEqual([4, 5, 6, 8, 10, 14]);
    });

    test('steps back the same way', () => {
        const stops: number[] = [];
        for (let after = timeline.length; after > timeline.opening;) {
            after = timeline.previous(after);
            stops.push(after);
        }
        expect(stops).toEqual([10, 8, 6, 5, 4, 3]);
    });

    test('knows what has happened at a time', () => {
        expect([0, 999, 1000, 4999, 5000, 8999, 99_999].map((time) => timeline.eventsBy(time))).toEqual([
            3, 3, 4, 6, 9, 10, 14,
        ]);
    });

    test('tells the end, without stopping at it a second time', () => {
        expect(timeline.happenings.map(({ kind }) => kind).slice(-3)).toEqual([
            'moved',
            'game-ended',
            'match-ended',
        ]);
        expect(timeline.stops.at(-1)?.kind).toBe('moved');
    });
});

test('a record without times is not timed', () => {
    expect(new Timeline(['0 started', '0 moved 1 Pe2e4']).timed).toBe(false);
});

test('a flag stops the line although the game ends at the same time', () => {
    const timeline = new Timeline(['0 started', '7 flag-fell 1 white', '7 game-ended 1 0-1 flag']);
    expect(timeline.stops.map(({ kind }) => kind)).toEqual(['flag-fell']);
    expect(timeline.next(timeline.opening)).toBe(3);
});
