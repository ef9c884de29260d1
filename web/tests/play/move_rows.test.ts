import { expect, test } from 'vitest';
import type { MoveEntry } from '../../src/core';
import { columnsOf, moveRows } from '../../src/play/move_rows';

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
