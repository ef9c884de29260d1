// The scenarios of the tests, as text: the page shows exactly what the tests prove.
import texts from 'virtual:scenarios';
import type { PresetName } from '../core';
import { dutchTitles } from '../i18n/examples';
import type { Language } from '../i18n/phrase';
import { rulesets, scenarioPrefixes, type Version } from './article';

export interface Scenario {
    name: string; // 'knsb/2.4-a-drop-may-not-give-check'
    text: string;
}

export const scenarios: readonly Scenario[] = Object.entries(texts).map(([name, text]) => ({ name, text }));

// Those that show this version, first of all under the regulations that are read.
export function scenariosOf({ where }: Version, chosen: ReadonlySet<PresetName>): readonly Scenario[] {
    const order = [
        ...rulesets.filter((one) => chosen.has(one)),
        ...rulesets.filter((one) => !chosen.has(one)),
    ];
    const prefixes = order.flatMap((ruleset) => {
        const place = where[ruleset];
        return place === undefined ? [] : scenarioPrefixes(ruleset, place);
    });
    const found = prefixes.flatMap((prefix) => scenarios.filter(({ name }) => name.startsWith(prefix)));
    return [...new Set(found)];
}

// Jijbent's text has headings instead of numbers.
const headings: Readonly<Record<string, string>> = {
    bord: 'board',
    klok: 'clock',
    koning: 'king',
    opgeven: 'resigning',
    paard: 'knight',
    pat: 'stalemate',
    pion: 'pawn',
    promotie: 'promotion',
    remise: 'draw',
    rokade: 'castling',
    schaak: 'check',
    schaakmat: 'checkmate',
    slaan: 'capturing',
    'toren-loper-dame': 'rook, bishop and queen',
    zetten: 'moving',
};

// Of 'knsb/2.4-a-drop-may-not-give-check': 'a drop may not give check', or what that is in Dutch.
export function titleOf({ name }: Scenario, language: Language): string {
    const slug = name.replace(/^.*\//, '').replace(/^[\d.]+-/, '');
    if (language === 'nl') return dutchTitles[slug] ?? '';
    const heading = Object.keys(headings).find((one) => slug.startsWith(`${one}-`)) ?? '';
    const title = slug.slice(heading.length).replace(/^r\d+-/, '');
    return `${heading && `${headings[heading]}:`}${title.replaceAll('-', ' ')}`;
}

// Boards that nothing happens on are not shown.
export function boardsOf({ text }: Scenario): readonly (1 | 2)[] {
    const spoken = text.replace(/#.*/g, '');
    const boards = ([1, 2] as const).filter((board) =>
        new RegExp(
            `\\b([AB]|position |board |fen |turn |claim |restart |result |grant |reject )${board}\\b`,
        ).test(spoken),
    );
    return boards.length === 0 ? [1] : boards;
}
