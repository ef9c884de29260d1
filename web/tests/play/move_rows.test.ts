import { expect, test } from 'vitest';
import type { MoveEntry } from '../../src/core';
import { columnsOf, moveRows, reuse } from '../../src/play/move_rows';

const made = (text: string): MoveEntry[] =>
    text.split(' ').map((move, index) => {
        const board = Number(move[0]) as 1 | 2;
        const color = move[1] === 'w' ? 'white' : 'black';
        return { number: index + 1, board, color, san: move } as MoveEntry;
    });
const written = (text: string): string[] =>
    moveRows(made(text)).map(({ cells }) =>
        columnsOf(2)
            .map((column) => cells[column]?.san ?? '--')
            .join(' '),
    );

test('a full move of each board stands in one row', () => {
    expect(written('1w 2w 1b 2b 1w')).toEqual(['1w 1b 2w 2b', '1w -- -- --']);
});

test('a quick board runs ahead of the slow one', () => {
    expect(written('1w 1b 1w 2w')).toEqual(['1w 1b 2w --', '1w -- -- --']);
});

test('a game that Black begins starts in Black’s column', () => {
    expect(written('1b 1w 1b')).toEqual(['-- 1b -- --', '1w 1b -- --']);
});

test('a move that was taken back and made anew has a row of its own', () => {
    expect(written('1w 1w 1b')).toEqual(['1w -- -- --', '1w 1b -- --']);
});

test('the last move of all is known, whichever row it is in', () => {
    expect(moveRows(made('1w 1b 1w 2w')).map(({ latest }) => latest)).toEqual(['2white', null]);
    expect(moveRows(made('1w 1b 1w')).map(({ latest }) => latest)).toEqual([null, '1white']);
});

test('rows that show the same are the same, and others are not', () => {
    const before = moveRows(made('1w 1b 1w 1b'));
    const after = moveRows(made('1w 1b 1w 1b 1w'));
    const reused = reuse(before, after);
    expect(reused).toEqual(after);
    expect(reused.map((row, index) => row === before[index])).toEqual([true, false, false]);
    const undone = after.map((row) => ({
        ...row,
        cells: { ...row.cells, '1white': { ...row.cells['1white']!, undone: true } },
    }));
    expect(reuse(after, undone)).toEqual(undone);
});
