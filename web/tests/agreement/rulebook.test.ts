// Every rule that the core knows has its words, in both languages.
import { expect, test } from 'vitest';
import { usualTime } from '../../src/agreement/text';
import { conductNames, optionWords, switchWords } from '../../src/i18n/agreement';
import { rulesetLines, rulesetNames } from '../../src/i18n/rulesets';
import { core, value } from '../core/loaded';

const { presets, options, conduct } = core.rulebook;

test('rulesets and ways of playing', () => {
    const names = presets.map(({ name }) => name).sort();
    expect(Object.keys(rulesetNames).sort()).toEqual(names);
    expect(Object.keys(rulesetLines).sort()).toEqual(names);
    expect(Object.keys(conductNames).sort()).toEqual(conduct.presets.map(({ name }) => name).sort());
});

test.each(options.map(({ name, values }) => ({ name, values })))('the option $name', ({ name, values }) => {
    expect(Object.keys(optionWords[name].values).sort()).toEqual([...values].sort());
});

test.each(conduct.switches.map(({ name, values }) => ({ name, values })))(
    'the switch $name',
    ({ name, values }) => {
        expect(Object.keys(switchWords[name].values).sort()).toEqual([...values].sort());
    },
);

test.each(presets.map(({ name, options: usual }) => ({ name, usual })))(
    'the usual time of $name is one that can be agreed',
    ({ name, usual }) => {
        const info = value(core.readAgreement({ ruleset: name, conduct: 'online', time: usualTime(usual) }));
        expect(info.preset).toBe(name);
        expect(info.time === null).toBe(usual.time === 'none');
    },
);
