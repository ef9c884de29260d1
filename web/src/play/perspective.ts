// Who sits where on the screen. Seats stay where they are at a table: I bottom left, my teammate beside me, the opponents across.
import type { BoardNumber, Seat, Team } from '../core';

export interface Pane {
    board: BoardNumber;
    bottom: Seat;
    top: Seat;
    own: boolean; // the board that the reader plays on
}

export interface Turned {
    flipped: boolean; // seen from across the table
    swapped: boolean; // the boards have changed places
}

export function panesOf(boards: readonly BoardNumber[], viewer: Seat | null, turned: Turned): Pane[] {
    const near: Team = (viewer?.[0] === 'B') !== turned.flipped ? 'B' : 'A';
    const far: Team = near === 'A' ? 'B' : 'A';
    const panes = boards.map((board): Pane => ({
        board,
        bottom: `${near}${board}`,
        top: `${far}${board}`,
        own: viewer?.[1] === String(board),
    }));
    const ownLast = panes.length === 2 && panes[1]!.own;
    return ownLast !== turned.swapped ? panes.toReversed() : panes;
}
