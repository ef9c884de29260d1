// Commands on their way. Each is kept until its answer comes and said again when it may have been lost: the server knows
// the id and carries nothing out twice.
import type { ClientMessage, Command, No, Ok } from './protocol';

type Sent = Command & { id: string };

interface Waiting {
    message: Sent;
    settle: (answer: Ok | No) => void;
}

// The server looked at nothing and remembers nothing, so the same command may be sent again.
const again = new Set(['too-fast', 'storage-failed', 'shutting-down', 'hello-first']);

// When to try again what was refused for now.
export function retryMs(refusal: No): number {
    return refusal.retry_ms ?? 1000;
}

export class Outbox {
    readonly #waiting = new Map<string, Waiting>();
    readonly #newId: () => string;

    constructor(newId: () => string) {
        this.#newId = newId;
    }

    add(command: Command): { message: Sent; answer: Promise<Ok | No> } {
        const message: Sent = { ...command, id: this.#newId() };
        const answer = new Promise<Ok | No>((settle) => this.#waiting.set(message.id, { message, settle }));
        return { message, answer };
    }

    // What to say again on a new connection, in the order in which it was said.
    unanswered(): ClientMessage[] {
        return [...this.#waiting.values()].map(({ message }) => message);
    }

    get(id: string): ClientMessage | null {
        return this.#waiting.get(id)?.message ?? null;
    }

    // Null when that settles it; otherwise after how many milliseconds to send the same again.
    answered(answer: Ok | No): number | null {
        if (answer.id === undefined) return null;
        const waiting = this.#waiting.get(answer.id);
        if (!waiting) return null; // answered before, on a connection that broke
        if (answer.t === 'no' && again.has(answer.code)) return retryMs(answer);
        this.#waiting.delete(answer.id);
        waiting.settle(answer);
        return null;
    }
}

export function randomId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_');
}
