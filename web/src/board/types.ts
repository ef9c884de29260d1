import type { Color, DropRole, PromotionRole, Square } from '../core';

// What somebody did on a board, before anybody has judged it.
export type BoardMove =
    | { kind: 'step'; from: Square; to: Square; promotion?: PromotionRole }
    | { kind: 'drop'; role: DropRole; to: Square };

// Whether a move stands; 'held' if it was put away for later and the board goes back to what it showed.
export type Attempted = boolean | 'held';

export type Targets = ReadonlyMap<Square, readonly Square[]>;
export type DropTargets = ReadonlyMap<DropRole, readonly Square[]>;

// A man that is not there yet: a premove or predrop that the server holds.
export interface Ghost {
    role: DropRole | 'K';
    color: Color;
    to: Square;
    from?: Square;
}

// 'e2e4', 'e7e8q', 'N@f3'
export function moveText(move: BoardMove): string {
    return move.kind === 'drop' ? `${move.role}@${move.to}` : `${move.from}${move.to}${move.promotion ?? ''}`;
}
