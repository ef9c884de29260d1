import { expect, test } from 'vitest';
import { teamDifference } from '../../src/play/team_clocks';

const clocks = [
    { team: 'A', ms: 60_000 },
    { team: 'B', ms: 50_000 },
    { team: 'A', ms: 30_000 },
    { team: 'B', ms: 45_000 },
] as const;

test('the difference is ours together against theirs together', () => {
    expect(teamDifference(clocks, 'A')).toBe(-5000);
    expect(teamDifference(clocks, 'B')).toBe(5000);
});

test('without clocks there is none', () => {
    expect(teamDifference([{ team: 'A', ms: null }], 'A')).toBeNull();
    expect(teamDifference([], 'A')).toBeNull();
});
