// What was agreed, in words.
import type { ConductSwitch, OptionName, Problem } from '../core';
import { agreement, conductNames, optionWords, senselessRulesets, switchWords } from '../i18n/agreement';
import { t } from '../i18n/language.svelte';
import { rulesetNames } from '../i18n/rulesets';
import { conductOf, readTime, rulesetOf, type Named } from './text';

function nameText(
    text: string,
    { name, adjusted }: Named<string>,
    words: Record<string, { nl: string; en: string }>,
): string {
    if (name === null) return text;
    const known = t(words[name]!);
    return adjusted ? t(agreement.adjusted, { name: known }) : known;
}

// "Stein, aangepast"
export function rulesetText(text: string): string {
    return nameText(text, rulesetOf(text), rulesetNames);
}

export function conductText(text: string): string {
    return nameText(text, conductOf(text), conductNames);
}

function lengthText(seconds: number): string {
    if (seconds >= 60 && seconds % 30 === 0) {
        const whole = Math.floor(seconds / 60);
        return t(agreement.minutes, { n: seconds % 60 === 0 ? whole : `${whole}½` });
    }
    if (seconds < 60) return t(agreement.seconds, { n: seconds });
    return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

// "7 min", "3 min + 2 s per zet", "zonder klok"
export function timeText(text: string): string {
    const time = readTime(text);
    if (time === null) return t(agreement.noClock);
    const base = lengthText(time.baseS);
    return time.incrementS === 0 ? base : t(agreement.increment, { base, n: time.incrementS });
}

// "3+2", where there are many side by side
export function shortTimeText(text: string): string {
    const time = readTime(text);
    return time === null || time.incrementS === 0 ? timeText(text) : `${time.baseS / 60}+${time.incrementS}`;
}

export function optionName(option: OptionName): string {
    return t(optionWords[option].name);
}

export function optionValueText(option: OptionName, value: string): string {
    const known = optionWords[option].values[value];
    if (known) return t(known);
    const ranks = /^([1-8])-([1-8])$/.exec(value);
    if (ranks) return t(agreement.ranks, { first: ranks[1]!, last: ranks[2]! });
    return value === 'none' ? t(agreement.noClock) : value;
}

export function switchName(name: ConductSwitch): string {
    return t(switchWords[name].name);
}

export function switchValueText(name: ConductSwitch, value: string): string {
    const known = switchWords[name].values[value];
    return known ? t(known) : value;
}

// Why the core does not accept an agreement.
export function agreementProblemText(problem: Problem): string {
    const reason = problem.detail?.split(' ').find((word) => Object.hasOwn(senselessRulesets, word));
    return `${t(reason === undefined ? agreement.sensible : senselessRulesets[reason]!)}.`;
}
