import type { Catalogue } from './phrase';

export const player = {
    title: { nl: 'Speler', en: 'Player' },
    lead: {
        nl: 'Partijen en rating van een speler.',
        en: 'Matches and rating of a player.',
    },
} as const satisfies Catalogue;
