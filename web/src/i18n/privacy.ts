import type { Catalogue, Phrase } from './phrase';

export const privacy = {
    title: { nl: 'Privacy', en: 'Privacy' },
    lead: {
        nl: 'Wat deze server van je bewaart, hoe lang, en hoe je ervan af komt. Meer is er niet.',
        en: 'What this server keeps about you, for how long, and how to be rid of it. There is no more.',
    },
    what: { nl: 'Wat', en: 'What' },
    keeps: { nl: 'Wat er bewaard wordt', en: 'What is kept' },
    howLong: { nl: 'Hoe lang', en: 'How long' },
    never: { nl: 'Wat er niet gebeurt', en: 'What does not happen' },
    rights: { nl: 'Wat je kunt doen', en: 'What you can do' },
    export: { nl: 'Download alles wat we over je bewaren', en: 'Download everything we keep about you' },
    delete: { nl: 'Laat je gegevens verwijderen', en: 'Have your data deleted' },
    afterDelete: {
        nl: 'Daarna is er van je account niets meer over: naam, wachtwoord, e-mail, sessies, functies, ratings en instellingen. Je wedstrijden blijven, want ze zijn ook van de anderen; jij staat er zonder naam in. Wat er tijdens een wedstrijd is gezegd, blijft zoals het gezegd is. Reservekopieën houden wat ze hebben.',
        en: 'After that nothing of your account is left: name, password, e-mail, sessions, offices, ratings and settings. Your matches stay, for they are the others’ too; you are in them without a name. What was said during a match stays as it was said. Backups keep what they have.',
    },
    logIn: {
        nl: 'Kies een naam of log in; dan kan het hier meteen.',
        en: 'Choose a name or log in; then you can do it here at once.',
    },
} as const satisfies Catalogue;

interface Kept {
    readonly what: Phrase;
    readonly howLong: Phrase;
}

const untilDeleted: Phrase = { nl: 'tot je je account verwijdert', en: 'until you delete your account' };

export const kept: readonly Kept[] = [
    {
        what: {
            nl: 'Van een account: je naam, een hash van je wachtwoord en, als je het opgeeft, je e-mailadres',
            en: 'Of an account: your name, a hash of your password and, if you give it, your e-mail address',
        },
        howLong: untilDeleted,
    },
    {
        what: {
            nl: 'Je ratings en die van de paren waarin je speelt',
            en: 'Your ratings and those of the pairs you play in',
        },
        howLong: untilDeleted,
    },
    {
        what: {
            nl: 'Van een gast: de naam die je kiest',
            en: 'Of a guest: the name you choose',
        },
        howLong: {
            nl: '30 dagen na het laatste bezoek; bij je wedstrijden tot je je laat vergeten',
            en: '30 days from the last visit; with your matches until you ask to be forgotten',
        },
    },
    {
        what: {
            nl: 'Eén cookie, om te weten wie je bent. De server bewaart er alleen een hash van',
            en: 'One cookie, to know who you are. The server keeps only a hash of it',
        },
        howLong: {
            nl: '90 dagen na het laatste gebruik, voor gasten 30',
            en: '90 days from the last use, 30 for guests',
        },
    },
    {
        what: {
            nl: 'Je wedstrijden: zetten, tijden, seinen, claims en uitspraken',
            en: 'Your matches: moves, times, signals, claims and rulings',
        },
        howLong: { nl: 'blijvend', en: 'for good' },
    },
    {
        what: {
            nl: 'Je instellingen: geluid, stukken, bord, taal',
            en: 'Your settings: sound, pieces, board, language',
        },
        howLong: {
            nl: 'in je eigen browser, tot je ze wist; met een account ook daarbij, tot je het verwijdert',
            en: 'in your own browser, until you clear them; with an account also with it, until you delete it',
        },
    },
];

export const notDone: readonly Phrase[] = [
    {
        nl: 'Geen reclame, geen statistiek van anderen, geen lettertypen of scripts van elders.',
        en: 'No advertising, no statistics of others, no fonts or scripts from elsewhere.',
    },
    {
        nl: 'In het logboek van de server staan geen namen, adressen, cookies of wachtwoorden.',
        en: "The server's log holds no names, addresses, cookies or passwords.",
    },
    {
        nl: 'Wat teamgenoten tegen elkaar zeggen, ziet tijdens de wedstrijd niemand anders dan de arbiter die de leiding heeft; daarna staat het in de wedstrijd.',
        en: 'What teammates say to each other is seen during the match by nobody but the arbiter in charge; afterwards it is part of the match.',
    },
];
