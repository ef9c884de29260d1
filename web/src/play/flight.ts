// A passed man flies from where it was captured to the slot where it may be dropped from.
import { drawnRoles, placeOf } from '../board/men';
import type { Color, DropRole, Square } from '../core';

const flightMs = 240;

function middle({ left, top, width, height }: DOMRect): { x: number; y: number } {
    return { x: left + width / 2, y: top + height / 2 };
}

// The box of a square on a board that is on the page.
export function squareBox(board: Element, square: Square, orientation: Color): DOMRect {
    const { left, top, width } = board.getBoundingClientRect();
    const { x, y } = placeOf(square, orientation);
    return new DOMRect(left + (x * width) / 8, top + (y * width) / 8, width / 8, width / 8);
}

export function fly(role: DropRole, color: Color, from: DOMRect, to: DOMRect): void {
    const size = Math.max(from.width, to.width);
    const man = document.createElement('span');
    man.className = 'cg-wrap man flying';
    man.ariaHidden = 'true';
    const piece = document.createElement('piece');
    piece.className = `${color} ${drawnRoles[role]}`;
    man.append(piece);
    const [start, end] = [middle(from), middle(to)];
    Object.assign(man.style, {
        left: `${start.x - size / 2}px`,
        top: `${start.y - size / 2}px`,
        width: `${size}px`,
        height: `${size}px`,
    });
    document.body.append(man);
    const step = `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${to.width / size})`;
    const arc = `translate(${(end.x - start.x) * 0.55}px, ${(end.y - start.y) * 0.55 - 24}px) scale(1)`;
    man.animate(
        [{ transform: `scale(${from.width / size})` }, { transform: arc, offset: 0.55 }, { transform: step }],
        { duration: flightMs, easing: 'cubic-bezier(0.3, 0, 0.3, 1)' },
    ).onfinish = () => man.remove();
}
