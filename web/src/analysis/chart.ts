// Lines of a picture, in pixels: time to the right, good for the team below upwards.
import type { Team } from '../core';
import type { Point } from './picture';

export interface Frame {
    readonly width: number;
    readonly height: number;
    readonly start: number;
    readonly end: number;
    readonly timed: boolean; // otherwise every point takes the same room
    readonly team: Team; // for whom up is good
}

const margin = 10; // above and below, so that lines and marks stay whole
const sides = 12;

export function xOf({ width, start, end, timed }: Frame, point: Point, index: number, count: number): number {
    const share = timed ? (point.at - start) / Math.max(1, end - start) : index / Math.max(1, count - 1);
    return sides + Math.min(Math.max(share, 0), 1) * Math.max(0, width - 2 * sides);
}

export function yOf({ height, team }: Frame, value: number): number {
    const up = team === 'A' ? value : -value;
    return height / 2 - up * (height / 2 - margin);
}

/** How a board stood: level until something happened, then up or down. Empty where nothing is known. */
export function pathOf(frame: Frame, points: readonly Point[], place: number, count: number): string {
    let path = '';
    for (const [index, point] of points.entries()) {
        const standing = point.boards[place];
        if (!standing) continue;
        const x = xOf(frame, point, index, count).toFixed(1);
        const y = yOf(frame, standing.value).toFixed(1);
        path += path === '' ? `M${x} ${y}` : `H${x}V${y}`;
    }
    return path;
}

/** The point that stands nearest to the left of a place in the picture, at least the first. */
export function pointAt(frame: Frame, points: readonly Point[], x: number): Point | undefined {
    return points.findLast((point, index) => xOf(frame, point, index, points.length) <= x) ?? points[0];
}
