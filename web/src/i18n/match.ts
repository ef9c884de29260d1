import type { Catalogue } from './phrase';

export const match = {
    title: { nl: 'Wedstrijd', en: 'Match' },
    lead: {
        nl: 'Twee borden, vier klokken.',
        en: 'Two boards, four clocks.',
    },
} as const satisfies Catalogue;
