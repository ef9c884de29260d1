// The regulations in our own words. A topic is one question ("may a drop give check?"); its versions are the answers, each
// with the regulations that give it and the article where they do. Scenarios of the tests show them.
import type { PresetName } from '../core';
import type { Phrase } from '../i18n/phrase';

// The article, and by name the scenarios that show it where they are not simply those of that article.
export type Place = string | readonly [article: string, ...scenarios: string[]];

export interface Version {
    where: Readonly<Partial<Record<PresetName, Place>>>;
    text: Phrase;
}

export interface Topic {
    title: Phrase;
    versions: readonly Version[];
}

export interface Chapter {
    title: Phrase;
    topics: readonly Topic[];
}

export const rulesets: readonly PresetName[] = ['knsb', 'stein', 'minerva', 'jijbent', 'fics'];

export function articleOf(place: Place): string {
    return typeof place === 'string' ? place : place[0];
}

// The beginnings of the names of scenarios: 'knsb/2.4-'. How the KNSB's articles are kept by hand is shown in `book`.
export function scenarioPrefixes(ruleset: PresetName, place: Place): readonly string[] {
    if (typeof place !== 'string') return place.slice(1);
    const own = `${ruleset}/${place}-`;
    return ruleset === 'knsb' ? [own, `book/${place}-`] : [own];
}

// What a link names: /rules#knsb-2.4
export function anchorOf(ruleset: PresetName, place: Place): string {
    return `${ruleset}-${articleOf(place)}`;
}
