// A server made of arrays, on a clock that stands until it is moved.
import { Link, type SocketLike } from '../../src/net/link';
import type { ClientMessage, ServerMessage } from '../../src/net/protocol';

class FakeSocket implements SocketLike {
    readonly said: ClientMessage[] = [];
    closed = false;
    onopen: SocketLike['onopen'] = null;
    onmessage: SocketLike['onmessage'] = null;
    onclose: SocketLike['onclose'] = null;

    send(text: string): void {
        if (!this.closed) this.said.push(JSON.parse(text) as ClientMessage);
    }

    close(): void {
        this.closed = true;
    }
}

export class FakeServer {
    readonly sockets: FakeSocket[] = [];
    readonly link: Link;
    now = 0;
    #ids = 0;
    #timers: { at: number; then: () => void }[] = [];

    constructor() {
        this.link = new Link({
            open: () => {
                const socket = new FakeSocket();
                this.sockets.push(socket);
                return socket;
            },
            now: () => this.now,
            after: (ms, then) => {
                const timer = { at: this.now + ms, then };
                this.#timers.push(timer);
                return () => (this.#timers = this.#timers.filter((other) => other !== timer));
            },
            chance: () => 1,
            newId: () => `id${++this.#ids}`,
        });
    }

    get socket(): FakeSocket {
        return this.sockets.at(-1)!;
    }

    // What the client said on the present connection, without the pings.
    get said(): ClientMessage[] {
        return this.socket.said.filter((message) => message.t !== 'ping');
    }

    welcome(): void {
        this.socket.onopen?.();
        this.tell({ t: 'welcome', v: 1, you: null, server: 'test', keep_alive_ms: 20_000 });
    }

    tell(message: ServerMessage): void {
        this.socket.onmessage?.({ data: JSON.stringify(message) });
    }

    breakOff(): void {
        const { socket } = this;
        socket.closed = true;
        socket.onclose?.({ code: 1006 });
    }

    pass(ms: number): void {
        const until = this.now + ms;
        for (;;) {
            const next = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
            if (!next) break;
            this.#timers = this.#timers.filter((timer) => timer !== next);
            this.now = Math.max(this.now, next.at);
            next.then();
        }
        this.now = until;
    }
}
