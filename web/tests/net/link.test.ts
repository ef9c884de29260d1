import { expect, test } from 'vitest';
import type { Command } from '../../src/net/protocol';
import { FakeServer } from './fake_server';

const play = (move: string): Command => ({ t: 'do', match: 'M', seat: 'A1', what: `play ${move}` });

function connected(): FakeServer {
    const server = new FakeServer();
    server.link.start();
    server.welcome();
    return server;
}

test('says hello first, and nothing else before the welcome', () => {
    const server = new FakeServer();
    server.link.start();
    void server.link.ask(play('e2e4'));
    server.socket.onopen?.();
    expect(server.said).toEqual([{ t: 'hello', v: 1 }]);
    server.tell({ t: 'welcome', v: 1, you: null, server: 'test', keep_alive_ms: 20_000 });
    expect(server.said.at(-1)).toEqual({ ...play('e2e4'), id: 'id1' });
});

test('an answered command is settled and not said again', async () => {
    const server = connected();
    const answer = server.link.ask(play('e2e4'));
    server.tell({ t: 'ok', id: 'id1', events: [3, 3] });
    expect(await answer).toEqual({ t: 'ok', id: 'id1', events: [3, 3] });
    server.breakOff();
    server.pass(250);
    server.welcome();
    expect(server.said).toEqual([{ t: 'hello', v: 1 }]);
});

test('unanswered commands are said again with their ids, in order, after what is watched', () => {
    const server = connected();
    let last = 0;
    server.link.watch('M', () => ({ t: 'watch', match: 'M', from: last }), { t: 'unwatch', match: 'M' });
    void server.link.ask(play('e2e4'));
    void server.link.ask(play('d2d4'));
    last = 7;
    server.breakOff();
    server.pass(250);
    server.welcome();
    expect(server.said).toEqual([
        { t: 'hello', v: 1 },
        { t: 'watch', match: 'M', from: 7 },
        { ...play('e2e4'), id: 'id1' },
        { ...play('d2d4'), id: 'id2' },
    ]);
});

test('a refusal is an answer; too-fast is not, and the same is said again when it may', async () => {
    const server = connected();
    const answer = server.link.ask(play('e2e4'));
    server.tell({ t: 'no', id: 'id1', code: 'too-fast', retry_ms: 300 });
    const before = server.said.length;
    server.pass(299);
    expect(server.said.length).toBe(before);
    server.pass(1);
    expect(server.said.at(-1)).toEqual({ ...play('e2e4'), id: 'id1' });
    server.tell({ t: 'no', id: 'id1', code: 'not-your-turn' });
    expect(await answer).toMatchObject({ t: 'no', code: 'not-your-turn' });
});

const watching = { t: 'watch', match: 'M', from: 0 } as const;

function watch(server: FakeServer): () => void {
    return server.link.watch('M', () => watching, { t: 'unwatch', match: 'M' });
}

test('a watch that was too fast is said again when it may, and nobody hears of it', () => {
    const server = connected();
    const heard: string[] = [];
    server.link.listen(({ message }) => heard.push(message.t));
    watch(server);
    server.link.watch('lobby', () => ({ t: 'lobby', watch: true }), { t: 'lobby', watch: false });
    const before = server.said.length;
    for (let i = 0; i < 3; ++i) server.tell({ t: 'no', to: 'watch', code: 'too-fast', retry_ms: 300 });
    server.pass(299);
    expect(server.said.length).toBe(before);
    server.pass(1);
    expect(server.said.slice(before)).toEqual([watching]);
    server.tell({ t: 'no', to: 'watch', code: 'too-fast' });
    server.pass(1000);
    expect(server.said.slice(before)).toEqual([watching, watching]);
    expect(heard).toEqual([]);
    server.tell({ t: 'no', to: 'watch', code: 'no-such-match' });
    server.pass(5000);
    expect(server.said.slice(before)).toEqual([watching, watching]);
    expect(heard).toEqual(['no']);
});

test('a watch that was too fast is not said again when nobody wants it any more', () => {
    const server = connected();
    const end = watch(server);
    server.tell({ t: 'no', to: 'watch', code: 'too-fast', retry_ms: 300 });
    end();
    server.pass(300);
    expect(server.said.at(-1)).toEqual({ t: 'unwatch', match: 'M' });
});

const leaving = { t: 'unwatch', match: 'M' } as const;

test('the end of a watch that was too fast is said again when it may', () => {
    const server = connected();
    watch(server)();
    const before = server.said.length;
    server.tell({ t: 'no', to: 'unwatch', code: 'too-fast', retry_ms: 300 });
    server.pass(300);
    expect(server.said.slice(before)).toEqual([leaving]);
});

test('the end of a watch is not said again when it is watched once more, or after many others have ended', () => {
    const server = connected();
    watch(server)();
    watch(server);
    const before = server.said.length;
    const refuse = () => server.tell({ t: 'no', to: 'unwatch', code: 'too-fast', retry_ms: 300 });
    refuse();
    server.pass(300);
    expect(server.said.slice(before)).toEqual([]);
    const others = Array.from({ length: 20 }, (_, i) => ({ t: 'unwatch', match: `${i}` }) as const);
    for (const end of others) server.link.watch(end.match, () => watching, end)();
    const after = server.said.length;
    refuse();
    server.pass(300);
    expect(server.said.slice(after)).toEqual(others.slice(-16));
});

test('the end of a watch is not said on a new connection, which never began it', () => {
    const server = connected();
    watch(server)();
    server.tell({ t: 'no', to: 'unwatch', code: 'too-fast', retry_ms: 300 });
    server.breakOff();
    server.pass(250);
    server.welcome();
    server.pass(300);
    expect(server.said).toEqual([{ t: 'hello', v: 1 }]);
});

test('a watch that was too fast is said once on a new connection', () => {
    const server = connected();
    watch(server);
    server.tell({ t: 'no', to: 'watch', code: 'too-fast', retry_ms: 300 });
    server.breakOff();
    server.pass(250);
    server.welcome();
    server.pass(300);
    expect(server.said).toEqual([{ t: 'hello', v: 1 }, watching]);
});

test('waits longer after each failure, up to a limit, and begins anew after a welcome', () => {
    const server = new FakeServer();
    server.link.start();
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
        server.breakOff();
        const tries = server.sockets.length;
        server.pass(wait - 1);
        expect(server.sockets.length).toBe(tries);
        server.pass(1);
        expect(server.sockets.length).toBe(tries + 1);
    }
    server.welcome();
    server.breakOff();
    server.pass(250);
    expect(server.link.state).toBe('connecting');
});

test('a connection that says nothing any more is given up', () => {
    const server = connected();
    server.pass(29_000);
    expect(server.link.state).toBe('open');
    server.pass(1_000);
    expect(server.link.state).not.toBe('open');
    expect(server.sockets[0]!.closed).toBe(true);
});

test('pongs keep it alive and measure the way', () => {
    const server = connected();
    for (let i = 0; i < 10; ++i) {
        const ping = server.socket.said.at(-1)!;
        server.pass(40);
        server.tell({ t: 'pong', n: (ping as { n: number }).n });
        server.pass(9_960);
    }
    expect(server.link.state).toBe('open');
    expect(server.link.roundTripMs).toBe(40);
});

test('another version of the protocol ends it for good', () => {
    const server = new FakeServer();
    server.link.start();
    server.socket.onopen?.();
    server.tell({ t: 'no', to: 'hello', code: 'version-not-spoken', detail: '2' });
    server.pass(60_000);
    expect(server.link.state).toBe('closed');
    expect(server.sockets.length).toBe(1);
});

test('what comes on a connection that was given up is not heard', () => {
    const server = connected();
    const old = server.socket;
    const heard: string[] = [];
    server.link.listen(({ message }) => heard.push(message.t));
    server.link.restart();
    old.onmessage?.({ data: '{"t":"pong","n":1}' });
    old.onclose?.({ code: 1000 });
    expect(heard).toEqual([]);
    expect(server.link.state).toBe('connecting');
});
