// Agreements as the wire writes them (docs/formats/log.md): taken apart and put together, not judged. The core judges.
import type { Options, PresetName } from '../core';

export const presetNames = ['knsb', 'stein', 'minerva', 'jijbent', 'fics'] as const;
export const conductPresets = ['online', 'book'] as const;
export type ConductPreset = (typeof conductPresets)[number];

// 'stein mate=at-once' is stein, adjusted.
export interface Named<Name extends string> {
    name: Name | null; // null: a name that this client does not know
    adjusted: boolean;
}

function named<const Names extends readonly string[]>(text: string, names: Names): Named<Names[number]> {
    const [first = '', ...rest] = text.split(' ').filter((word) => word !== '');
    return { name: names.find((name) => name === first) ?? null, adjusted: rest.length > 0 };
}

export const rulesetOf = (text: string): Named<PresetName> => named(text, presetNames);
export const conductOf = (text: string): Named<ConductPreset> => named(text, conductPresets);

// The preset, and what is not as in it.
export function compose(
    preset: string,
    usual: Readonly<Record<string, string>>,
    chosen: Readonly<Record<string, string>>,
): string {
    const different = Object.entries(chosen).filter(([name, value]) => value !== usual[name]);
    return [preset, ...different.map(([name, value]) => `${name}=${value}`)].join(' ');
}

export interface ThinkingTime {
    baseS: number;
    incrementS: number;
}

// '420+0'; null without clocks, or if it makes no sense.
export function readTime(text: string): ThinkingTime | null {
    const found = /^(\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)$/.exec(text);
    return found ? { baseS: Number(found[1]), incrementS: Number(found[2]) } : null;
}

export function writeTime(time: ThinkingTime | null): string {
    return time === null ? '-' : `${time.baseS}+${time.incrementS}`;
}

// The thinking time of a ruleset, '7:00', '5:00+3', 'none', as an agreement writes it.
export function usualTime(options: Pick<Options, 'time'>): string {
    const found = /^(\d+):(\d\d)(?:\+(\d+))?$/.exec(options.time);
    if (!found) return '-';
    return writeTime({
        baseS: Number(found[1]) * 60 + Number(found[2]),
        incrementS: Number(found[3] ?? 0),
    });
}
