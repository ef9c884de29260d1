import type { Catalogue } from './phrase';

export const archive = {
    title: { nl: 'Gespeelde wedstrijden', en: 'Matches played' },
    player: { nl: 'Speler', en: 'Player' },
    ruleset: { nl: 'Reglement', en: 'Ruleset' },
    any: { nl: 'maakt niet uit', en: 'any' },
    from: { nl: 'Vanaf', en: 'From' },
    until: { nl: 'Tot en met', en: 'Until' },
    winner: { nl: 'Gewonnen door', en: 'Won by' },
    nobody: { nl: 'niemand (gelijk)', en: 'nobody (level)' },
    search: { nl: 'Zoeken', en: 'Search' },
    none: { nl: 'Geen wedstrijden gevonden.', en: 'No matches found.' },
    noneYet: {
        nl: 'Hier komen de wedstrijden die zijn afgelopen, om na te spelen.',
        en: 'Matches that have ended appear here, to be replayed.',
    },
    more: { nl: 'Meer', en: 'More' },
    replay: { nl: 'Naspelen', en: 'Replay' },
    running: { nl: 'bezig', en: 'running' },
    asking: { nl: 'We zoeken het op…', en: 'Looking it up…' },
} as const satisfies Catalogue;
