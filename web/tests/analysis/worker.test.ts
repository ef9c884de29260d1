// What pages and the worker say to each other, without a worker.
import { describe, expect, test } from 'vitest';
import { Analyst, type Port } from '../../src/analysis/analyst';
import { Desk, type Thinker } from '../../src/analysis/desk';
import type { FromWorker, Opinion, Question, Step, ToWorker } from '../../src/analysis/protocol';

const question: Question = { ruleset: 'knsb', white: 'A', fens: ['x', 'y'], over: [], clocks: null };
const steps: Step[] = [1, 2, 3].map((n) => ({ board: 1, whose: 'mover', nodes: n * 100 }));

function opinionOf({ nodes }: Step): Opinion {
    return { seat: 'A1', score: { kind: 'points', value: 20 }, depth: 3, nodes, wait: false, line: [] };
}
const thinker: Thinker = { think: (_, step) => ({ ok: true, value: opinionOf(step) }) };

// Messages in both directions arrive later, as between threads.
class Wire implements Port {
    onmessage: Port['onmessage'] = null;
    onerror: Port['onerror'] = null;
    terminated = false;
    readonly sent: ToWorker[] = [];
    readonly said: FromWorker[] = [];
    readonly desk: Desk;

    constructor(engine: () => Promise<Thinker> = () => Promise.resolve(thinker)) {
        const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
        this.desk = new Desk(
            engine,
            (message) => {
                this.said.push(message);
                this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
            },
            later,
        );
    }

    postMessage(message: ToWorker): void {
        this.sent.push(message);
        void this.desk.hear(message);
    }

    terminate(): void {
        this.terminated = true;
    }
}

describe('a question', () => {
    test('is answered step by step, and then done', async () => {
        const analyst = new Analyst(() => new Wire());
        const heard: number[] = [];
        expect(await analyst.ask(question, steps, (_, opinion) => heard.push(opinion!.nodes))).toBe('done');
        expect(heard).toEqual([100, 200, 300]);
    });

    test('makes way for the next one between two steps', async () => {
        const wire = new Wire();
        const analyst = new Analyst(() => wire);
        let second: Promise<unknown> | undefined;
        const first = await analyst.ask(question, steps, () => {
            second ??= analyst.ask(question, steps.slice(0, 1), () => undefined);
        });
        expect(first).toBe('cancelled');
        expect(await second).toBe('done');
        expect(wire.said.map(({ t, id }) => `${t} ${id}`)).toEqual(['opinion 1', 'opinion 2', 'done 2']);
    });

    test('can be cancelled', async () => {
        const wire = new Wire();
        const analyst = new Analyst(() => wire);
        const ended = await analyst.ask(question, steps, () => analyst.cancel());
        expect(ended).toBe('cancelled');
        await new Promise((resolve) => setTimeout(resolve, 5));
        expect(wire.said).toHaveLength(1);
        expect(wire.sent.at(-1)).toEqual({ t: 'cancel' });
    });

    test('that makes no sense fails', async () => {
        const refuses: Thinker = { think: () => ({ ok: false, problem: { code: 'bad-position' } }) };
        const analyst = new Analyst(() => new Wire(() => Promise.resolve(refuses)));
        expect(await analyst.ask(question, steps, () => undefined)).toBe('failed');
    });

    test('without an engine is told so, and the next one tries again', async () => {
        let there = false;
        const analyst = new Analyst(
            () => new Wire(() => (there ? Promise.resolve(thinker) : Promise.reject(new Error('404')))),
        );
        expect(await analyst.ask(question, steps, () => undefined)).toBe('unavailable');
        there = true;
        expect(await analyst.ask(question, steps, () => undefined)).toBe('done');
    });
});

test('a worker is started by the first question and ended by closing', async () => {
    const wires: Wire[] = [];
    const analyst = new Analyst(() => {
        wires.push(new Wire());
        return wires.at(-1)!;
    });
    expect(wires).toHaveLength(0);
    await analyst.ask(question, steps, () => undefined);
    analyst.close();
    expect(wires[0]!.terminated).toBe(true);
    await analyst.ask(question, steps, () => undefined);
    expect(wires).toHaveLength(2);
});
