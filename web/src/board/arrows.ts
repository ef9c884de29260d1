// Arrows on a board, in units of a square: x from the left, y from the top.
import type { Color, DropRole, Square } from '../core';
import { placeOf } from './men';

export interface Arrow {
    readonly kind: 'best' | 'threat';
    readonly from: Square | null; // null: a drop
    readonly to: Square;
    readonly role: DropRole | null; // what is dropped
    readonly color: Color;
}

export interface Segment {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
    /** The head: three corners, as SVG writes them. */
    readonly head: string;
}

const headLength = 0.42;
const headWidth = 0.26;

/** From the middle of one square to that of another, the shaft ending where the head begins. */
export function segmentOf(from: Square, to: Square, orientation: Color): Segment {
    const [start, end] = [placeOf(from, orientation), placeOf(to, orientation)];
    const [x1, y1, x, y] = [start.x + 0.5, start.y + 0.5, end.x + 0.5, end.y + 0.5];
    const length = Math.hypot(x - x1, y - y1);
    const [ux, uy] = [(x - x1) / length, (y - y1) / length];
    const [x2, y2] = [x - ux * headLength, y - uy * headLength];
    const corners = [
        [x, y],
        [x2 - uy * headWidth, y2 + ux * headWidth],
        [x2 + uy * headWidth, y2 - ux * headWidth],
    ];
    return { x1, y1, x2, y2, head: corners.map(([cx, cy]) => `${cx},${cy}`).join(' ') };
}

/** Of a move in coordinates: 'e2e4', 'N@f3', 'e7e8/g5'. */
export function arrowOf(kind: Arrow['kind'], move: string, color: Color): Arrow {
    if (move[1] === '@')
        return {
            kind,
            from: null,
            to: move.slice(2, 4) as Square,
            role: move[0]!.toUpperCase() as DropRole,
            color,
        };
    return { kind, from: move.slice(0, 2) as Square, to: move.slice(2, 4) as Square, role: null, color };
}
