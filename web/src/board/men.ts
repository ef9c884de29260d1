// Chessmen in the words of chessground, which draws them.
import { read } from '@lichess-org/chessground/fen';
import type { Key, Piece, Pieces, Role as DrawnRole } from '@lichess-org/chessground/types';
import type { Color, Role, Square } from '../core';

export const drawnRoles: Readonly<Record<Role, DrawnRole>> = {
    P: 'pawn',
    N: 'knight',
    B: 'bishop',
    R: 'rook',
    Q: 'queen',
    K: 'king',
};

const letters = Object.fromEntries(Object.entries(drawnRoles).map(([letter, drawn]) => [drawn, letter]));

export function letterOf(drawn: DrawnRole): Role {
    return letters[drawn.split(' ')[0] ?? ''] as Role;
}

// How promoted pawns are shown: see preferences.
export type PromotedLook = 'value' | 'book';

// Chessground puts a role in the class of the element as it is, so a role may bring classes of its own.
function drawnAs(piece: Piece, look: PromotedLook): Piece {
    if (!piece.promoted) return piece;
    const role = look === 'value' ? `${piece.role} promoted` : `pawn book as-${piece.role}`;
    return { ...piece, role: role as DrawnRole };
}

export function menOf(placement: string, look: PromotedLook): Pieces {
    return new Map([...read(placement)].map(([square, piece]) => [square, drawnAs(piece, look)]));
}

// What has to change on a board that shows `shown`. A man that is being dragged from a reserve lies on `a0` and stays.
export function changes(shown: Pieces, wanted: Pieces): Map<Key, Piece | undefined> {
    const found = new Map<Key, Piece | undefined>();
    for (const square of shown.keys()) {
        if (square !== 'a0' && !wanted.has(square)) found.set(square, undefined);
    }
    for (const [square, man] of wanted) {
        const there = shown.get(square);
        if (there?.role !== man.role || there.color !== man.color) found.set(square, man);
    }
    return found;
}

// Every square that a hand could carry each man of this colour to: what is not legal is refused with its reason, not ignored.
export function attempts(
    men: Pieces,
    color: Color,
    legal: ReadonlyMap<Square, readonly Square[]>,
): Map<Key, Key[]> {
    const own = (square: Key): boolean => men.get(square)?.color === color;
    const open = allSquares.filter((square) => !own(square));
    const found = new Map<Key, Key[]>();
    for (const [square, man] of men) {
        if (man.color === color)
            found.set(square, [...new Set([...open, ...(legal.get(square as Square) ?? [])])]);
    }
    return found;
}

export const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const ranks = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const allSquares: readonly Square[] = files.flatMap((file) =>
    ranks.map((rank): Square => `${file}${rank}`),
);

// One step of the keyboard's cursor as the reader sees the board; it stops at the edge.
export function neighbour(square: Square, right: number, up: number, orientation: Color): Square {
    const way = orientation === 'white' ? 1 : -1;
    const file = files.indexOf(square[0] as (typeof files)[number]) + right * way;
    const rank = Number(square[1]) + up * way;
    const clamped = Math.min(7, Math.max(0, file));
    return `${files[clamped]}${Math.min(8, Math.max(1, rank))}` as Square;
}

// Where a square lies, in squares from the upper left corner.
export function placeOf(square: Square, orientation: Color): { x: number; y: number } {
    const file = files.indexOf(square[0] as (typeof files)[number]);
    const rank = Number(square[1]) - 1;
    return orientation === 'white' ? { x: file, y: 7 - rank } : { x: 7 - file, y: rank };
}
