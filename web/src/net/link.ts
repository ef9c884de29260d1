// One WebSocket that comes back: hello, what is watched, and every command that was not answered.
import { backoffMs } from './backoff';
import { Outbox, retryMs } from './outbox';
import {
    protocolVersion,
    type ClientMessage,
    type Command,
    type Me,
    type No,
    type Ok,
    type ServerMessage,
    type Watch,
} from './protocol';

export interface SocketLike {
    send(text: string): void;
    close(code?: number): void;
    onopen: (() => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: ((event: { code: number }) => void) | null;
}

// Everything that comes from outside, so that tests can be its clock, its chance and its server.
export interface Surroundings {
    open(): SocketLike;
    now(): number;
    after(ms: number, then: () => void): () => void;
    chance(): number;
    newId(): string;
}

// `open`: welcomed. `waiting`: the next try comes by itself. `closed`: nobody wants it open, or the server spoke another version.
export type LinkState = 'closed' | 'connecting' | 'open' | 'waiting';

export interface Reception {
    message: ServerMessage;
    at: number; // local time of arrival
}

const pingEveryMs = 10_000;
const silenceMs = 25_000;
const mostEnds = 16; // far more than a person leaves before a refusal can come

export class Link {
    readonly #outside: Surroundings;
    readonly #outbox: Outbox;
    readonly #watches = new Map<string, () => Watch>();
    readonly #listeners = new Set<(reception: Reception) => void>();
    readonly #stateListeners = new Set<(state: LinkState) => void>();
    readonly #ends = new Map<string, Watch>(); // what was said on this connection to end a watch, the last of each
    readonly #retries = new Map<string, () => void>(); // by what was refused: how to call it off
    readonly #pings = new Map<number, number>();
    #socket: SocketLike | null = null;
    #cancelTimer: (() => void) | null = null;
    #cancelPing: (() => void) | null = null;
    #failures = 0;
    #pingNumber = 0;
    #heardAt = 0;
    #state: LinkState = 'closed';

    me: Me | null = null;
    roundTripMs: number | null = null; // the shortest of late: the one least disturbed

    constructor(outside: Surroundings) {
        this.#outside = outside;
        this.#outbox = new Outbox(() => outside.newId());
    }

    get state(): LinkState {
        return this.#state;
    }

    start(): void {
        if (this.#state === 'closed') this.#connect();
    }

    // After logging in or out: who we are is settled when a connection is made.
    restart(): void {
        this.stop();
        this.#failures = 0;
        this.#connect();
    }

    stop(): void {
        this.#drop();
        this.#enter('closed');
    }

    // The network is said to be back: do not wait any longer.
    hurry(): void {
        if (this.#state !== 'waiting') return;
        this.#cancelTimer?.();
        this.#connect();
    }

    ask(command: Command): Promise<Ok | No> {
        const { message, answer } = this.#outbox.add(command);
        if (this.#state === 'open') this.#say(message);
        return answer;
    }

    // Says it now and on each new connection, until the returned function ends it. A later watch under the same key replaces it.
    watch(key: string, begin: () => Watch, end: Watch): () => void {
        this.#watches.set(key, begin);
        this.#ends.delete(key);
        if (this.#state === 'open') this.#say(begin());
        return () => {
            if (this.#watches.get(key) !== begin) return;
            this.#watches.delete(key);
            if (this.#state === 'open') this.#end(key, end);
        };
    }

    #end(key: string, end: Watch): void {
        this.#ends.delete(key);
        this.#ends.set(key, end);
        const [oldest] = this.#ends.keys();
        if (this.#ends.size > mostEnds && oldest !== undefined) this.#ends.delete(oldest);
        this.#say(end);
    }

    // Says what is watched again, from where it stands: after a gap.
    watchAgain(key: string): void {
        const begin = this.#watches.get(key);
        if (begin && this.#state === 'open') this.#say(begin());
    }

    listen(listener: (reception: Reception) => void): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    onState(listener: (state: LinkState) => void): () => void {
        this.#stateListeners.add(listener);
        return () => this.#stateListeners.delete(listener);
    }

    #connect(): void {
        this.#enter('connecting');
        const socket = this.#outside.open();
        this.#socket = socket;
        this.#heardAt = this.#outside.now();
        socket.onopen = () => this.#say({ t: 'hello', v: protocolVersion });
        socket.onmessage = ({ data }) => {
            if (socket === this.#socket && typeof data === 'string')
                this.#hear(JSON.parse(data) as ServerMessage);
        };
        socket.onclose = () => {
            if (socket === this.#socket) this.#lost();
        };
        this.#keepAlive();
    }

    #hear(message: ServerMessage): void {
        const at = this.#outside.now();
        this.#heardAt = at;
        if (message.t === 'no' && this.#watchesLater(message)) return;
        if (message.t === 'welcome') this.#welcomed(message.you);
        else if (message.t === 'pong') this.#measured(message.n, at);
        else if (message.t === 'ok' || message.t === 'no') this.#answered(message);
        for (const listener of this.#listeners) listener({ message, at });
    }

    #welcomed(you: Me | null): void {
        this.me = you;
        this.#failures = 0;
        this.#ends.clear();
        this.#enter('open');
        this.#ping();
        for (const begin of this.#watches.values()) this.#say(begin());
        for (const message of this.#outbox.unanswered()) this.#say(message);
    }

    #answered(answer: Ok | No): void {
        if (answer.t === 'no' && answer.code === 'version-not-spoken') return this.stop();
        const retryMs = this.#outbox.answered(answer);
        if (retryMs === null || answer.id === undefined) return;
        const id = answer.id;
        this.#outside.after(retryMs, () => {
            const message = this.#outbox.get(id);
            if (message && this.#state === 'open') this.#say(message);
        });
    }

    // A watch, or the end of one, that came too fast is no news to anybody: it is said again when it may be. The refusal does not
    // tell which of its kind it was, so all of them are; whoever is told already is told on from where he stands.
    #watchesLater(refusal: No): boolean {
        const kind = refusal.to;
        if (kind === undefined || refusal.code !== 'too-fast') return false;
        const again = () =>
            [...this.#ends.values(), ...[...this.#watches.values()].map((begin) => begin())].filter(
                ({ t }) => t === kind,
            );
        if (again().length === 0) return false;
        this.#retries.get(kind)?.();
        const cancel = this.#outside.after(retryMs(refusal), () => {
            this.#retries.delete(kind);
            for (const message of again()) this.#say(message);
        });
        this.#retries.set(kind, cancel);
        return true;
    }

    #measured(n: number, at: number): void {
        const sentAt = this.#pings.get(n);
        this.#pings.clear();
        if (sentAt === undefined) return;
        const took = at - sentAt;
        // The shortest counts, but slowly forgets, because networks change.
        this.roundTripMs = this.roundTripMs === null ? took : Math.min(took, this.roundTripMs * 1.2);
    }

    #ping(): void {
        const n = ++this.#pingNumber;
        this.#pings.set(n, this.#outside.now());
        this.#say({ t: 'ping', n });
    }

    // A network that goes without a word leaves a socket that looks open: whoever is silent for long has gone.
    #keepAlive(): void {
        this.#cancelPing = this.#outside.after(pingEveryMs, () => {
            if (this.#outside.now() - this.#heardAt >= silenceMs) return this.#lost();
            if (this.#state === 'open') this.#ping();
            this.#keepAlive();
        });
    }

    #lost(): void {
        this.#drop();
        this.#enter('waiting');
        this.#cancelTimer = this.#outside.after(backoffMs(this.#failures++, this.#outside.chance()), () =>
            this.#connect(),
        );
    }

    #drop(): void {
        this.#cancelTimer?.();
        this.#cancelPing?.();
        for (const cancel of this.#retries.values()) cancel();
        this.#retries.clear();
        const socket = this.#socket;
        this.#socket = null;
        this.roundTripMs = null;
        this.#pings.clear();
        socket?.close(1000);
    }

    #say(message: ClientMessage): void {
        this.#socket?.send(JSON.stringify(message));
    }

    #enter(state: LinkState): void {
        if (state === this.#state) return;
        this.#state = state;
        for (const listener of this.#stateListeners) listener(state);
    }
}
