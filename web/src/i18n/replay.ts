import type { Catalogue } from './phrase';

export const replay = {
    title: { nl: 'Naspelen', en: 'Replay' },
    lead: {
        nl: 'Speel een wedstrijd na, zet voor zet en op tijd.',
        en: 'Play a match again, move by move and in time.',
    },
} as const satisfies Catalogue;
