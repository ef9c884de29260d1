// How long to wait before trying again: doubling, with a ceiling, and spread out so that a restarted server is not met by
// everybody at once. The first try is quick, because most interruptions are short.
export function backoffMs(failures: number, chance: number): number {
    const longest = Math.min(250 * 2 ** failures, 8000);
    return Math.round(longest * (0.5 + chance / 2));
}
