import type { Catalogue } from './phrase';

export const player = {
    title: { nl: 'Speler', en: 'Player' },
    lead: {
        nl: 'Lid sinds {date}.',
        en: 'Member since {date}.',
    },
    missing: { nl: '{name} is hier niet bekend', en: '{name} is not known here' },
    missingText: {
        nl: 'Alleen wie een account heeft, heeft een profiel. Wedstrijden van gasten vind je wel in de speelzaal.',
        en: 'Only accounts have a profile. Matches of guests can be found in the lobby.',
    },
    ratings: { nl: 'Ratings', en: 'Ratings' },
    noRatings: {
        nl: 'Nog geen wedstrijd voor de rating gespeeld.',
        en: 'No rated match yet.',
    },
    ruleset: { nl: 'Reglement', en: 'Ruleset' },
    rating: { nl: 'Rating', en: 'Rating' },
    certainty: { nl: '± {n}', en: '± {n}' },
    provisional: { nl: 'voorlopig', en: 'provisional' },
    rated: { nl: 'Wedstrijden', en: 'Matches' },
    pairs: { nl: 'Met teamgenoten', en: 'With teammates' },
    teammate: { nl: 'Teamgenoot', en: 'Teammate' },
    counts: { nl: 'Alle wedstrijden', en: 'All matches' },
    noCounts: { nl: 'Nog niets gespeeld.', en: 'Nothing played yet.' },
    won: { nl: 'gewonnen', en: 'won' },
    drawn: { nl: 'gelijk', en: 'drawn' },
    lost: { nl: 'verloren', en: 'lost' },
    recent: { nl: 'Laatst gespeeld', en: 'Played lately' },
    asking: { nl: 'We zoeken het profiel op…', en: 'Looking up the profile…' },
} as const satisfies Catalogue;
