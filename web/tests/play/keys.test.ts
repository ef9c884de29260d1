import { expect, test } from 'vitest';
import { actOf, keyOf } from '../../src/play/keys';

test('the keys 1 to 5 take reserve men from the cheapest to the dearest', () => {
    const roles = ['1', '2', '3', '4', '5'].map((key) => {
        const act = actOf(key);
        return act?.kind === 'arm' ? act.role : null;
    });
    expect(roles).toEqual(['P', 'N', 'B', 'R', 'Q']);
});

test.each([
    ['w', 'say need N'],
    ['W', 'say need N'],
    ['s', 'say danger N'],
    [' ', 'press'],
    ['j', 'say yes'],
    ['6', 'say leave resign'],
])('%s says "%s"', (key, what) => {
    expect(actOf(key)).toEqual({ kind: 'command', what });
});

test.each(['0', 'Enter', 'Tab', 'ArrowUp', 'constructor'])('%s means nothing here', (key) => {
    expect(actOf(key)).toBeNull();
});

test('a button knows its key', () => {
    expect([keyOf('say need Q'), keyOf('press'), keyOf('resign')]).toEqual(['T', '␣', '']);
});
