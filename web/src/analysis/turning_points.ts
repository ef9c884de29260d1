// Where a match turned: the moves after which most was different.
import type { BoardNumber } from '../core';
import type { Point, Standing } from './picture';

export interface TurningPoint {
    readonly point: Point;
    readonly index: number; // of the point
    /** The board that changed most, and how it stood before and after. */
    readonly board: BoardNumber;
    readonly before: Standing;
    readonly after: Standing;
    /** Of both boards together, for team A: from -4 to 4. */
    readonly swing: number;
}

const most = 5;
const least = 0.45;

/** In the order of the match. */
export function turningPoints(points: readonly Point[]): TurningPoint[] {
    return points
        .flatMap((point, index) => turnAt(points[index - 1], point, index))
        .filter(({ swing }) => Math.abs(swing) >= least)
        .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
        .slice(0, most)
        .sort((one, other) => one.index - other.index);
}

function turnAt(before: Point | undefined, point: Point, index: number): TurningPoint[] {
    if (before === undefined) return [];
    const changes = point.boards.flatMap((after, place) => {
        const was = before.boards[place];
        return was && after ? [{ place, was, after, by: after.value - was.value }] : [];
    });
    const [main] = [...changes].sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
    if (main === undefined) return [];
    const swing = changes.reduce((sum, { by }) => sum + by, 0);
    const board = (main.place + 1) as BoardNumber;
    return [{ point, index, board, before: main.was, after: main.after, swing }];
}
