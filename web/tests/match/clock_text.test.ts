import { expect, test } from 'vitest';
import { clockText, differenceText } from '../../src/match/clock_text';

const shown: [number, string][] = [
    [420_000, '7:00'],
    [419_999, '6:59'],
    [60_000, '1:00'],
    [20_001, '0:20'],
    [20_000, '0:20.0'],
    [19_950, '0:20.0'],
    [19_899, '0:19.9'],
    [9_000, '0:09.0'],
    [101, '0:00.2'],
    [1, '0:00.1'],
    [3_600_000, '1:00:00'],
    [5_025_000, '1:23:45'],
];

test.each(shown)('%i ms are shown as %s', (ms, text) => {
    expect(clockText({ ms, flag: false })).toBe(text);
});

test('never zero before the server says so', () => {
    expect(clockText({ ms: 0, flag: false })).toBe('0:00.1');
    expect(clockText({ ms: -500, flag: false })).toBe('0:00.1');
    expect(clockText({ ms: 0, flag: true })).toBe('0:00.0');
});

test('a difference has a sign', () => {
    expect([21_000, -65_400, 400].map(differenceText)).toEqual(['+0:21', '−1:05', '±0:00']);
});
