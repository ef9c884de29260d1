// What the engine thinks of the moment that is shown.
import type { BoardNumber } from '../core';
import type { Analyst } from './analyst';
import type { Opinion, Question } from './protocol';
import { thoroughSteps } from './question';

export interface BoardThoughts {
    readonly fen: string;
    readonly best: Opinion | null;
    readonly threat: Opinion | null;
}

type ByBoard<T> = Readonly<Partial<Record<BoardNumber, T>>>;

export class LiveAnalysis {
    thoughts = $state.raw<ByBoard<BoardThoughts>>({});
    /** The latest opinion of each board, whatever stood there: so that bars do not jump back in between. */
    latest = $state.raw<ByBoard<Opinion>>({});
    state = $state<'idle' | 'thinking' | 'done' | 'unavailable'>('idle');

    constructor(private readonly analyst: Analyst) {}

    async look(question: Question): Promise<void> {
        const steps = thoroughSteps(question);
        // What stands as before is still thought of as before, until something better is known.
        const kept = Object.entries(this.thoughts).filter(
            ([board, { fen }]) =>
                steps.some((step) => step.board === Number(board)) &&
                question.fens[Number(board) - 1] === fen,
        );
        this.thoughts = Object.fromEntries(kept);
        if (steps.length === 0) {
            this.analyst.cancel();
            this.state = 'done';
            return;
        }
        this.state = 'thinking';
        const ended = await this.analyst.ask(question, steps, ({ board, whose }, opinion) =>
            this.#take(board, question.fens[board - 1]!, whose === 'mover' ? 'best' : 'threat', opinion),
        );
        if (ended === 'unavailable') this.state = 'unavailable';
        else if (ended !== 'cancelled') this.state = 'done';
    }

    stop(): void {
        this.analyst.close();
        this.thoughts = {};
        this.latest = {};
        this.state = 'idle';
    }

    #take(board: BoardNumber, fen: string, kind: 'best' | 'threat', opinion: Opinion | null): void {
        const before = this.thoughts[board] ?? { fen, best: null, threat: null };
        this.thoughts = { ...this.thoughts, [board]: { ...before, [kind]: opinion } };
        if (kind === 'best' && opinion !== null) this.latest = { ...this.latest, [board]: opinion };
    }
}
