import type { Catalogue } from './phrase';

export const privacy = {
    title: { nl: 'Privacy', en: 'Privacy' },
    lead: {
        nl: 'Wat er van je bewaard wordt, en hoe je dat meeneemt of wist.',
        en: 'What is kept about you, and how you take it along or delete it.',
    },
} as const satisfies Catalogue;
