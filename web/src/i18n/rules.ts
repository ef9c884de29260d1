import type { Catalogue } from './phrase';

export const rules = {
    title: { nl: 'Regels', en: 'Rules' },
    lead: {
        nl: 'De reglementen in gewone woorden, elk artikel met een bord dat het laat zien.',
        en: 'The regulations in plain words, each article with a board that shows it.',
    },
} as const satisfies Catalogue;
