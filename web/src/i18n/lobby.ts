import type { Catalogue } from './phrase';

export const lobby = {
    title: { nl: 'Speelzaal', en: 'Lobby' },
    lead: {
        nl: "Doorgeefschaak speel je met z'n vieren op twee borden: wat jij slaat, geef je door aan je teamgenoot.",
        en: 'Bughouse is played by four on two boards: what you capture, you pass to your teammate.',
    },
    learn: { nl: 'Zo werkt het', en: 'How it works' },

    playNow: { nl: 'Speel nu', en: 'Play now' },
    yourName: { nl: 'Hoe heet je?', en: 'What is your name?' },
    nameHint: { nl: 'Meer is niet nodig. Je kunt ook', en: 'That is all it takes. Or you can' },
    logInInstead: { nl: 'inloggen', en: 'log in' },
    playAs: { nl: 'Je speelt als {name}.', en: 'You play as {name}.' },
    find: { nl: 'Zoek medespelers', en: 'Find players' },
    openTable: { nl: 'Open een tafel', en: 'Open a table' },
    withPartner: { nl: 'Met een vaste teamgenoot', en: 'With a teammate of my own' },
    partner: { nl: 'Naam van je teamgenoot', en: "Your teammate's name" },
    partnerHint: {
        nl: 'Allebei met een account; je teamgenoot zoekt op dezelfde manier met jouw naam.',
        en: 'Both with an account; your teammate searches in the same way with your name.',
    },
    rated: { nl: 'Voor de rating', en: 'Rated' },
    searching: {
        nl: 'We zoeken spelers voor {ruleset}, {time}. Zodra er genoeg zijn, zit je aan tafel.',
        en: 'Looking for players of {ruleset}, {time}. As soon as there are enough, you are at a table.',
    },
    stop: { nl: 'Stop met zoeken', en: 'Stop looking' },
    seatedAt: { nl: 'Je zit aan tafel: {name}', en: 'You have a seat at {name}' },
    backToTable: { nl: 'Naar je tafel', en: 'To your table' },
    backToMatch: { nl: 'Naar je wedstrijd', en: 'To your match' },

    tables: { nl: 'Open tafels', en: 'Open tables' },
    noTables: {
        nl: 'Er staat nog geen tafel klaar. Open er een en stuur de link naar je vrienden.',
        en: 'No table is waiting. Open one and send the link to your friends.',
    },
    asking: { nl: 'We vragen wat er te doen is…', en: 'Asking what is going on…' },
    join: { nl: 'Aanschuiven', en: 'Join' },
    look: { nl: 'Bekijken', en: 'Look' },
    free: { nl: '{n} vrij', en: '{n} free' },
    full: { nl: 'vol', en: 'full' },
    starting: { nl: 'begint zo', en: 'starting' },
    withArbiter: { nl: 'met arbiter', en: 'with an arbiter' },

    matches: { nl: 'Nu bezig', en: 'Being played' },
    noMatches: {
        nl: 'Er wordt op dit moment niet gespeeld.',
        en: 'Nobody is playing at the moment.',
    },
    moves: { nl: '{n} zetten', en: '{n} moves' },
    called: { nl: 'arbiter geroepen', en: 'arbiter called' },

    byLink: { nl: 'Een tafel met een link', en: 'A table by link' },
    linkField: { nl: 'Link of tafelnummer', en: 'Link or table number' },
    linkHint: {
        nl: 'Plak de uitnodiging die je hebt gekregen.',
        en: 'Paste the invitation that you were sent.',
    },
    noLink: { nl: 'Dat is geen link naar een tafel.', en: 'That is no link to a table.' },
    go: { nl: 'Ga', en: 'Go' },
} as const satisfies Catalogue;
