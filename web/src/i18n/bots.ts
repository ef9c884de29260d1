import type { Catalogue, Phrase } from './phrase';

export const botWords = {
    play: { nl: 'Speel tegen bots', en: 'Play against bots' },
    strength: { nl: 'Sterkte van de bots', en: 'Strength of the bots' },
    alone: {
        nl: 'Niemand in de buurt? Met een bot als teamgenoot en twee als tegenstander begin je meteen.',
        en: 'Nobody around? With a bot as teammate and two as opponents you start at once.',
    },
    aloneForTwo: {
        nl: 'Niemand in de buurt? Tegen een bot begin je meteen.',
        en: 'Nobody around? Against a bot you start at once.',
    },
    table: { nl: 'Tegen bots', en: 'Against bots' },
    visitor: { nl: 'Bezoeker {number}', en: 'Visitor {number}' },
    of: { nl: '{name}: {level}', en: '{name}: {level}' },
} as const satisfies Catalogue;

// By the id of a bot.
export const botLevels: Readonly<Record<string, Phrase>> = {
    beginner: { nl: 'beginner', en: 'beginner' },
    home: { nl: 'huisschaker', en: 'casual player' },
    club: { nl: 'clubspeler', en: 'club player' },
    master: { nl: 'meester', en: 'master' },
    full: { nl: 'op volle sterkte', en: 'full strength' },
};

// By the name that the server gives it (src/bots/bot.cpp).
export const botNames: Readonly<Record<string, Phrase>> = {
    Beginnersbot: { nl: 'Beginnersbot', en: 'Beginner bot' },
    Huisbot: { nl: 'Huisbot', en: 'Home bot' },
    Clubbot: { nl: 'Clubbot', en: 'Club bot' },
    Meesterbot: { nl: 'Meesterbot', en: 'Master bot' },
    Topbot: { nl: 'Topbot', en: 'Top bot' },
};
