// A scenario told step by step: what happens, what is refused and why, what is true then.
import type { MoveEntry, Refusal, ScenarioRun, Square } from '../core';

export interface Words {
    actor: string; // a seat or 'arbiter'; '' for expectations and time
    words: readonly string[]; // the command or expectation
}

export interface TaleStep {
    line: number;
    kind: 'start' | 'step' | 'expect';
    head: number;
    now: number;
    said: Words;
    move: MoveEntry | null; // that was made by it
    refusal: Refusal | null;
    marks: readonly Square[]; // squares that it is about
}

// Expectations that say what can be seen anyway.
const plain = new Set(['refused', 'fen', 'moves']);

export function taleOf(text: string, { steps, match }: ScenarioRun): TaleStep[] {
    const lines = text.split('\n').map((line) => line.replace(/\s*#.*$/, '').trim());
    const moves = match.moves();
    let before = 0;
    const told: TaleStep[] = [];
    for (const { line, kind, head, now, refusal } of steps) {
        const said = wordsOf(lines[line - 1] ?? '', kind);
        const move = moves.find(({ number }) => number > before && number <= head) ?? null;
        before = head;
        if (kind === 'expect' && plain.has(said.words[0] ?? '')) continue;
        const marks = kind === 'expect' || refusal ? squaresOf(said.words) : [];
        told.push({ line, kind, head, now, said, move: kind === 'step' ? move : null, refusal, marks });
    }
    return told;
}

function wordsOf(line: string, kind: TaleStep['kind']): Words {
    const words = line.split(/\s+/);
    if (kind === 'expect') return { actor: '', words: words.slice(1) };
    if (kind === 'start') return { actor: '', words };
    if (words[1] === 'tick') return { actor: '', words: ['tick', words[0] ?? ''] };
    return { actor: words[1] ?? '', words: words.slice(2) };
}

// 'play e2e4' and 'legal A1 N@f3' name squares; what follows '/' is on the other board.
function squaresOf(words: readonly string[]): Square[] {
    const move = words.find((word) => /^([a-h][1-8]){2}|^[PNBRQ]@[a-h][1-8]/.test(word)) ?? '';
    return (move.replace(/\/.*/, '').match(/[a-h][1-8]/g) ?? []) as Square[];
}
