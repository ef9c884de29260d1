import type { Team } from '../core';

// Our clocks together against theirs; null where there are none.
export function teamDifference(
    clocks: readonly { team: Team; ms: number | null }[],
    ours: Team,
): number | null {
    if (clocks.length === 0 || clocks.some(({ ms }) => ms === null)) return null;
    return clocks.reduce((sum, { team, ms }) => sum + (team === ours ? ms! : -ms!), 0);
}
