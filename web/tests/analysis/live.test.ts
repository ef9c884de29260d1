import { expect, test } from 'vitest';
import { Analyst, type Port } from '../../src/analysis/analyst';
import { LiveAnalysis } from '../../src/analysis/live.svelte';
import type { FromWorker, Opinion, Question, Step, ToWorker } from '../../src/analysis/protocol';

// A worker that says what the test wants it to say.
class Told implements Port {
    onmessage: Port['onmessage'] = null;
    onerror: Port['onerror'] = null;
    asked: Extract<ToWorker, { t: 'ask' }>[] = [];

    postMessage(message: ToWorker): void {
        if (message.t === 'ask') this.asked.push(message);
    }
    terminate(): void {}

    say(step: Step, nodes = 1): void {
        const opinion: Opinion = {
            seat: 'A1',
            score: { kind: 'points', value: nodes },
            depth: 1,
            nodes,
            wait: false,
            line: [],
        };
        this.hear({ t: 'opinion', id: this.asked.at(-1)!.id, step, opinion });
    }
    hear(message: FromWorker): void {
        this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
    }
}

const question = (first: string, over: Question['over'] = []): Question => ({
    ruleset: 'knsb',
    white: 'A',
    fens: [first, 'same'],
    over,
    clocks: null,
});
const best = (board: 1 | 2): Step => ({ board, whose: 'mover', nodes: 1 });

test('both boards are asked for best moves and threats, from quick to thorough', () => {
    const told = new Told();
    void new LiveAnalysis(new Analyst(() => told)).look(question('x'));
    const { steps } = told.asked[0]!;
    expect(steps.slice(0, 4).map(({ board, whose }) => `${whose} ${board}`)).toEqual([
        'mover 1',
        'mover 2',
        'opponent 1',
        'opponent 2',
    ]);
    expect(steps.map(({ nodes }) => nodes)).toEqual(steps.map(({ nodes }) => nodes).sort((a, b) => a - b));
});

test('a move on one board leaves the thoughts about the other, and the bar until there are new ones', () => {
    const told = new Told();
    const live = new LiveAnalysis(new Analyst(() => told));
    void live.look(question('x'));
    told.say(best(1), 7);
    told.say(best(2), 8);
    void live.look(question('y'));
    expect(live.thoughts[1]).toBeUndefined();
    expect(live.thoughts[2]?.best?.nodes).toBe(8);
    expect(live.latest[1]?.nodes).toBe(7);
});

test('a game that is over is not thought about', () => {
    const told = new Told();
    const live = new LiveAnalysis(new Analyst(() => told));
    void live.look(question('x', [1]));
    expect(told.asked[0]!.steps.every(({ board }) => board === 2)).toBe(true);
    void live.look(question('x', [1, 2]));
    expect(told.asked).toHaveLength(1);
    expect(live.state).toBe('done');
});

test('a worker that cannot be started is told, and tried again', () => {
    const ports: Told[] = [];
    const live = new LiveAnalysis(new Analyst(() => (ports.push(new Told()), ports.at(-1)!)));
    const looked = live.look(question('x'));
    ports[0]!.onerror?.({} as ErrorEvent);
    return looked.then(() => {
        expect(live.state).toBe('unavailable');
        void live.look(question('y'));
        expect(ports).toHaveLength(2);
        expect(live.state).toBe('thinking');
    });
});
