import type { Catalogue } from './phrase';

export const table = {
    title: { nl: 'Tafel', en: 'Table' },
    lead: {
        nl: 'Kies een plaats en zeg dat je klaar bent.',
        en: 'Take a seat and say that you are ready.',
    },
} as const satisfies Catalogue;
