// All chapters, and how to find one's way in them.
import type { PresetName } from '../core';
import type { Language } from '../i18n/phrase';
import { anchorOf, rulesets, type Chapter, type Topic, type Version } from './article';
import { arbiter } from './chapters/arbiter';
import { chess } from './chapters/chess';
import { clock } from './chapters/clock';
import { conduct } from './chapters/conduct';
import { endings } from './chapters/endings';
import { general } from './chapters/general';
import { irregularities } from './chapters/irregularities';
import { passing } from './chapters/passing';
import { promotion } from './chapters/promotion';

export const chapters: readonly Chapter[] = [
    general,
    passing,
    promotion,
    endings,
    clock,
    irregularities,
    conduct,
    arbiter,
    chess,
];

// An article that answers several questions is found where it comes first.
const anchors = new Map<string, Topic>();
for (const chapter of chapters) {
    for (const topic of chapter.topics) {
        for (const { where } of topic.versions) {
            for (const ruleset of rulesets) {
                const place = where[ruleset];
                const anchor = place === undefined ? null : anchorOf(ruleset, place);
                if (anchor !== null && !anchors.has(anchor)) anchors.set(anchor, topic);
            }
        }
    }
}

export function topicAt(anchor: string): Topic | null {
    return anchors.get(anchor) ?? null;
}

// The anchors that lead to this topic, of which the page makes targets.
export function anchorsOf(topic: Topic): string[] {
    return [...anchors].filter(([, there]) => there === topic).map(([anchor]) => anchor);
}

// Those of the chosen regulations that have something to say.
export function versionsFor(topic: Topic, chosen: ReadonlySet<PresetName>): readonly Version[] {
    return topic.versions.filter(({ where }) => rulesets.some((one) => chosen.has(one) && one in where));
}

// Words of the reader's language, in any order, in title, text or number of an article.
export function matches(
    topic: Topic,
    versions: readonly Version[],
    search: string,
    language: Language,
): boolean {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const text = [
        topic.title[language],
        ...versions.map((version) => version.text[language]),
        ...versions.flatMap(({ where }) =>
            rulesets.flatMap((one) =>
                where[one] === undefined ? [] : [anchorOf(one, where[one]).replace('-', ' ')],
            ),
        ),
    ]
        .join(' ')
        .toLowerCase();
    return words.every((word) => text.includes(word));
}
