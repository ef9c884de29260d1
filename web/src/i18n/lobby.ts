import type { Catalogue } from './phrase';

export const lobby = {
    title: { nl: 'Speelzaal', en: 'Lobby' },
    lead: {
        nl: "Doorgeefschaak speel je met z'n vieren op twee borden: wat jij slaat, geef je door aan je teamgenoot.",
        en: 'Bughouse is played by four on two boards: what you capture, you pass to your teammate.',
    },
} as const satisfies Catalogue;
