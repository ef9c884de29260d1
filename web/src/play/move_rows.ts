// Four columns in the order of time: each board's White and Black, so that one sees what happened when.
import type { BoardNumber, MoveEntry } from '../core';

export interface MoveRow {
    // The first to be made of the moves in this row.
    number: number;
    cells: Partial<Record<Column, MoveEntry>>;
    latest: Column | null; // the move that was made last of all, if it is in this row
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
        rows[at] ??= { number: entry.number, cells: {}, latest: null };
        rows[at]!.cells[column] = entry;
        rows[at]!.latest = entry === moves.at(-1) ? column : null;
        rowOf[entry.board] = at;
    }
    return rows;
}

// With the very rows of before where they show the same, so that only what is new is drawn.
export function reuse(before: readonly MoveRow[], rows: readonly MoveRow[]): readonly MoveRow[] {
    return rows.map((row, index) => (before[index] && sameRow(before[index], row) ? before[index] : row));
}

function sameRow(one: MoveRow, other: MoveRow): boolean {
    const same = (column: Column): boolean => {
        const [a, b] = [one.cells[column], other.cells[column]];
        return a?.number === b?.number && a?.san === b?.san && a?.undone === b?.undone;
    };
    return one.latest === other.latest && columns.every(same);
}
