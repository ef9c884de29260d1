import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Core, PresetName } from '../../src/core';
import { loadCore } from '../../src/core/node';
import { dutchTitles } from '../../src/i18n/examples';
import { language } from '../../src/i18n/language.svelte';
import { anchorOf, rulesets } from '../../src/rules/article';
import { anchorsOf, chapters, matches, topicAt, versionsFor } from '../../src/rules/book';
import { boardsOf, scenarios, scenariosOf, titleOf } from '../../src/rules/scenarios';
import { taleOf, type TaleStep } from '../../src/rules/tale';
import { stepText } from '../../src/rules/tale_text';

const topics = chapters.flatMap((chapter) => chapter.topics);
const versions = topics.flatMap((topic) => topic.versions);
const none = new Set<PresetName>();

// The articles that docs/reglement.md lists for a regulation.
function articlesOf(heading: string): string[] {
    const text = readFileSync(new URL('../../../docs/reglement.md', import.meta.url), 'utf8');
    const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
    return [...section.matchAll(/^\| (\d+\.\d+) \|/gm)].map((found) => found[1]!);
}

describe('the rules in our words', () => {
    test.each([
        ['knsb', 'KNSB'],
        ['stein', 'Stein'],
        ['minerva', 'Minerva'],
    ] as const)('have every article of %s', (ruleset, heading) => {
        const wanted = articlesOf(heading);
        expect(wanted.length).toBeGreaterThan(40);
        expect(wanted.filter((article) => topicAt(anchorOf(ruleset, article)) === null)).toEqual([]);
    });

    test('show something for every article', () => {
        const bare = versions.filter((version) => scenariosOf(version, none).length === 0);
        expect(bare).toEqual([]);
    });

    test('show every scenario of the tests somewhere', () => {
        const shown = new Set(versions.flatMap((version) => scenariosOf(version, none)));
        expect(scenarios.length).toBeGreaterThan(400);
        expect(scenarios.filter((scenario) => !shown.has(scenario)).map(({ name }) => name)).toEqual([]);
    });

    test('call every scenario something, in both languages', () => {
        const nameless = scenarios.filter(
            (one) => !/^\p{L}/u.test(titleOf(one, 'nl')) || !/^[a-z]/.test(titleOf(one, 'en')),
        );
        expect(nameless.map(({ name }) => name)).toEqual([]);
        const title = (name: string, language: 'nl' | 'en'): string => titleOf({ name, text: '' }, language);
        expect(title('jijbent/rokade-not-into-check', 'en')).toBe('castling: not into check');
        expect(title('jijbent/rokade-not-into-check', 'nl')).toBe('niet naar schaak');
        expect(title('knsb/2.4-a-drop-may-not-give-check', 'nl')).toBe('plaatsen met schaak mag niet');
    });

    test('call nothing that is not there', () => {
        const slugs = new Set(scenarios.map(({ name }) => name.replace(/^.*\/([\d.]+-)?/, '')));
        expect(Object.keys(dutchTitles).filter((slug) => !slugs.has(slug))).toEqual([]);
    });

    test('name scenarios that exist', () => {
        const prefixes = versions.flatMap(({ where }) =>
            rulesets.flatMap((one) => (typeof where[one] === 'object' ? where[one].slice(1) : [])),
        );
        const dead = prefixes.filter((prefix) => !scenarios.some(({ name }) => name.startsWith(prefix)));
        expect(dead).toEqual([]);
    });

    test('have each target of a link once', () => {
        const anchors = topics.flatMap(anchorsOf);
        expect(new Set(anchors).size).toBe(anchors.length);
    });
});

describe('reading', () => {
    const dropCheck = topicAt('knsb-2.4')!;

    test('two regulations that agree stand together, others beside them', () => {
        expect(versionsFor(dropCheck, new Set<PresetName>(['knsb', 'stein']))).toHaveLength(1);
        expect(versionsFor(dropCheck, new Set<PresetName>(['knsb', 'minerva']))).toHaveLength(2);
        expect(versionsFor(dropCheck, new Set<PresetName>(['jijbent']))).toHaveLength(0);
    });

    test('the chosen regulation comes first among the examples', () => {
        const [version] = dropCheck.versions;
        expect(scenariosOf(version!, new Set<PresetName>(['stein']))[0]?.name).toMatch(/^stein\/2\.4-/);
    });

    test('is searched by words and by number', () => {
        const found = (text: string): boolean => matches(dropCheck, dropCheck.versions, text, 'nl');
        expect([found('plaatsen SCHAAK'), found('knsb 2.4'), found('vlag')]).toEqual([true, true, false]);
    });
});

describe('a scenario', () => {
    let core: Core;
    const named = (name: string) => scenarios.find((scenario) => scenario.name === name)!;

    beforeAll(async () => {
        core = await loadCore();
        language.choose('nl');
    });

    function taleNamed(name: string): TaleStep[] {
        const { text } = named(name);
        const run = core.runScenario(text);
        if (!run.ok) throw new Error(run.problem.code);
        expect(run.value.passed).toBe(true);
        const tale = taleOf(text, run.value);
        run.value.match.free();
        return tale;
    }

    const told = (name: string): string[] => taleNamed(name).map(stepText);

    test('is told in words, refusals with their article', () => {
        const tale = told('knsb/2.4-a-drop-may-not-give-check');
        expect(tale).toContain('A1 mag T@e4 niet spelen. Plaatsen met schaak mag niet.');
        expect(tale).toContain('A1 speelt T@h8: dat mag niet. Plaatsen met schaak mag niet (art. 2.4).');
        expect(tale.at(-1)).toBe('Op bord 1 gaat het spel door.');
    });

    test('tells what players and the arbiter do besides moving', () => {
        const tale = told('book/7.7-the-piece-is-on-the-other-board');
        expect(tale).toContain('B1 eist een andere zet.');
        expect(tale).toContain('A1 meldt dat het stuk weg is.');
        expect(tale).toContain('B1 neemt het stuk van c6.');
    });

    // What the catalogue does not know is shown as it is written, the same in both languages.
    test('has words for every step there is', () => {
        const tales = scenarios.flatMap(({ name }) => taleNamed(name));
        language.choose('en');
        const english = tales.map(stepText);
        language.choose('nl');
        const dutch = tales.map(stepText);
        expect(dutch.filter((text, index) => text === english[index])).toEqual([]);
    }, 60_000);

    test('shows the boards on which something happens', () => {
        expect(boardsOf(named('knsb/2.4-a-drop-may-not-give-check'))).toEqual([1]);
        expect(boardsOf(named('stein/3.1-a-queen-from-the-other-board'))).toEqual([1, 2]);
    });
});
