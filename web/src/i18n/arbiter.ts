import type { Catalogue } from './phrase';

export const arbiter = {
    title: { nl: 'Arbiter', en: 'Arbiter' },
    lead: {
        nl: 'Je tafels, wie je roept en wat je kunt beslissen.',
        en: 'Your tables, who calls you and what you can decide.',
    },
} as const satisfies Catalogue;
