import type { Catalogue } from './phrase';

export const account = {
    title: { nl: 'Account', en: 'Account' },
    lead: {
        nl: 'Je naam, je gegevens, je sessies.',
        en: 'Your name, your data, your sessions.',
    },
} as const satisfies Catalogue;
