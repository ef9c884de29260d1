// Four columns in the order of time: each board's White and Black, so that one sees what happened when.
import type { BoardNumber, Color, MoveEntry } from '../core';

export interface MoveRow {
    // The first to be made of the moves in this row.
    number: number;
    cells: Partial<Record<`${BoardNumber}${Color}`, MoveEntry>>;
}

const columns = ['1white', '1black', '2white', '2black'] as const;
export type Column = (typeof columns)[number];

export function columnsOf(boards: number): readonly Column[] {
    return columns.slice(0, boards * 2);
}

// A row holds at most one full move of each board.
export function moveRows(moves: readonly MoveEntry[]): MoveRow[] {
    const rows: MoveRow[] = [];
    const rowOf: Record<BoardNumber, number> = { 1: -1, 2: -1 };
    for (const entry of moves) {
        const column = `${entry.board}${entry.color}` as const;
        let at = rowOf[entry.board];
        const here = rows[at];
        const black = here?.cells[`${entry.board}black`];
        if (!here || here.cells[column] || black) at += 1;
        rows[at] ??= { number: entry.number, cells: {} };
        rows[at]!.cells[column] = entry;
        rowOf[entry.board] = at;
    }
    return rows;
}
