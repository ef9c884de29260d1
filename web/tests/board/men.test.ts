import { expect, test } from 'vitest';
import { allSquares, attempts, changes, letterOf, menOf, neighbour, placeOf } from '../../src/board/men';
import { moveText } from '../../src/board/types';

test('a promoted pawn is shown by its worth with a mark, or as a pawn that remembers it', () => {
    expect(menOf('7Q~/8/8/8/8/8/8/8', 'value').get('h8')).toMatchObject({
        role: 'queen promoted',
        color: 'white',
    });
    const man = menOf('7Q~/8/8/8/8/8/8/8', 'book').get('h8')!;
    expect(man).toMatchObject({ role: 'pawn book as-queen', color: 'white' });
    expect(letterOf(man.role)).toBe('P');
});

test('only what differs changes, and a man in the hand stays in it', () => {
    const shown = menOf('8/8/8/8/4P3/8/8/K7', 'value');
    shown.set('a0', { role: 'knight', color: 'white' });
    const wanted = menOf('8/8/8/4P3/8/8/8/K7', 'value');
    expect([...changes(shown, wanted)]).toEqual([
        ['e4', undefined],
        ['e5', { role: 'pawn', color: 'white' }],
    ]);
});

test('a hand can try every square that holds no man of its own, and every legal one', () => {
    const men = menOf('8/8/8/8/8/8/8/R3K2r', 'value');
    const tries = attempts(men, 'white', new Map([['e1', ['g1', 'a1']]]));
    expect([...tries.keys()].sort()).toEqual(['a1', 'e1']);
    expect(tries.get('a1')).toHaveLength(62);
    expect(tries.get('e1')).toHaveLength(63);
    expect(tries.get('a1')).toContain('h1');
    expect(allSquares).toHaveLength(64);
});

test('the cursor goes as the reader sees the board and stops at its edge', () => {
    expect(neighbour('e2', 0, 1, 'white')).toBe('e3');
    expect(neighbour('e2', 0, 1, 'black')).toBe('e1');
    expect(neighbour('h1', 1, -1, 'white')).toBe('h1');
    expect(placeOf('a8', 'white')).toEqual({ x: 0, y: 0 });
    expect(placeOf('a8', 'black')).toEqual({ x: 7, y: 7 });
});

test('moves are written as the server reads them', () => {
    expect(moveText({ kind: 'step', from: 'e7', to: 'e8', promotion: 'q' })).toBe('e7e8q');
    expect(moveText({ kind: 'drop', role: 'N', to: 'f3' })).toBe('N@f3');
});
