// Every scenario of the regulation holds in the browser's core as it does natively.

import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { core, repository, value } from './loaded';

const folder = new URL('tests/scenarios/', repository);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.match'),
);

test('every scenario passes', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const name of files) {
        const run = value(core.runScenario(readFileSync(new URL(name, folder), 'utf8')));
        expect(
            run.steps.filter((step) => step.failure !== ''),
            name,
        ).toEqual([]);
        expect(run.passed).toBe(true);
        const last = run.steps.at(-1);
        expect(run.match.state({ at: last?.head, now: last?.now }).at).toBe(run.match.head);
        run.match.free();
    }
}, 120_000);

test('a step that is refused says why, with the article', () => {
    const text = `ruleset knsb
position 1 4k3/8/8/8/8/8/8/4K3[N] w - - 0 1
start
1.000 A1 play N@f6
expect refused drop-gives-check`;
    const run = value(core.runScenario(text));
    expect(run.steps.map((step) => step.kind)).toEqual(['start', 'step', 'expect']);
    expect(run.steps[1]).toMatchObject({ line: 4, actor: 'A1', refusal: { citation: { text: '2.4' } } });
    run.match.free();
});

test('what cannot be read has its line', () => {
    expect(core.runScenario('ruleset knsb\nstart\n1.000 A1 spring')).toMatchObject({
        ok: false,
        problem: { code: 'bad-scenario', line: 3 },
    });
});
