// Asks the worker one thing at a time: a new question takes the place of the one before.
import type { FromWorker, Opinion, Question, Step, ToWorker } from './protocol';

/** As much of a Worker as is needed here. */
export interface Port {
    onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
    onerror: ((event: ErrorEvent) => void) | null;
    postMessage(message: ToWorker): void;
    terminate(): void;
}

export type Ended = 'done' | 'cancelled' | 'failed' | 'unavailable';

interface Asked {
    readonly id: number;
    readonly hear: (step: Step, opinion: Opinion | null) => void;
    readonly end: (how: Ended) => void;
}

export class Analyst {
    #port: Port | null = null;
    #asked: Asked | null = null;
    #last = 0;

    /** `open` starts the worker, when there is a first question. */
    constructor(private readonly open: () => Port) {}

    ask(question: Question, steps: readonly Step[], hear: Asked['hear']): Promise<Ended> {
        this.#end('cancelled');
        return new Promise((end) => {
            const id = ++this.#last;
            this.#asked = { id, hear, end };
            this.#port ??= this.#start();
            this.#port.postMessage({ t: 'ask', id, question, steps });
        });
    }

    cancel(): void {
        if (this.#asked !== null) this.#port?.postMessage({ t: 'cancel' });
        this.#end('cancelled');
    }

    /** Stops the worker; another question starts a new one. */
    close(): void {
        this.#end('cancelled');
        this.#port?.terminate();
        this.#port = null;
    }

    #start(): Port {
        const port = this.open();
        port.onmessage = ({ data }) => this.#heard(data);
        port.onerror = () => {
            this.#end('unavailable');
            this.close(); // the next question starts another
        };
        return port;
    }

    #heard(message: FromWorker): void {
        if (this.#asked?.id !== message.id) return; // of a question that nobody waits for any more
        if (message.t === 'opinion') this.#asked.hear(message.step, message.opinion);
        else this.#end(message.t);
    }

    #end(how: Ended): void {
        const asked = this.#asked;
        this.#asked = null;
        asked?.end(how);
    }
}
