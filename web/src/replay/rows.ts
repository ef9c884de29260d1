// The list of moves in four columns, one for each player, from the top down as it happened.
import type { BoardNumber, Color, MoveEntry } from '../core';
import type { Happening } from './timeline';

export interface Line {
    happening: Happening;
    move: MoveEntry | null; // null: something else happened
    column: number; // 0 to 3: White and Black of board 1, White and Black of board 2; -1 across all
    row: number; // from 0
}

export function columnOf(board: BoardNumber, color: Color): number {
    return (board - 1) * 2 + (color === 'white' ? 0 : 1);
}

// A move goes beside the one before if its column is further right, otherwise on the next row; words go across.
export function linesOf(happenings: readonly Happening[], moves: readonly MoveEntry[]): Line[] {
    const byNumber = new Map(moves.map((move) => [move.number, move]));
    let row = -1;
    let reached = Infinity; // the column that was filled last; nothing fits behind it
    return happenings.map((happening) => {
        const move = byNumber.get(happening.number) ?? null;
        const column = move === null ? -1 : columnOf(move.board, move.color);
        if (move === null || column <= reached) ++row;
        reached = move === null ? Infinity : column;
        return { happening, move, column, row };
    });
}
