// What the worker does: step by step, and between two steps it looks whether somebody wants something else.
import type { Answer } from '../core/types';
import type { FromWorker, Opinion, Question, Step, ToWorker } from './protocol';

export interface Thinker {
    think(question: Question, step: Step): Answer<Opinion | null>;
}

export class Desk {
    #turn = 0;

    constructor(
        private readonly engine: () => Promise<Thinker>,
        private readonly post: (message: FromWorker) => void,
        private readonly breath: () => Promise<void>, // until messages that have come in are heard
    ) {}

    async hear(message: ToWorker): Promise<void> {
        const turn = ++this.#turn;
        if (message.t === 'cancel') return;
        const { id, question, steps } = message;
        const engine = await this.engine().catch(() => null);
        if (engine === null) return this.post({ t: 'unavailable', id });
        for (const step of steps) {
            if (turn !== this.#turn) return;
            const answer = engine.think(question, step);
            if (!answer.ok) return this.post({ t: 'failed', id, code: answer.problem.code });
            this.post({ t: 'opinion', id, step, opinion: answer.value });
            await this.breath();
        }
        if (turn === this.#turn) this.post({ t: 'done', id });
    }
}
