// What the regulations are called, and what is special about each in a line.
import type { PresetName } from '../core';
import type { Phrase } from './phrase';

export const rulesetNames: Readonly<Record<PresetName, Phrase>> = {
    knsb: { nl: 'KNSB', en: 'KNSB' },
    stein: { nl: 'Stein', en: 'Stein' },
    minerva: { nl: 'Minerva', en: 'Minerva' },
    jijbent: { nl: 'Jijbent', en: 'Jijbent' },
    fics: { nl: 'Internet', en: 'Internet' },
};

export const rulesetLines: Readonly<Record<PresetName, Phrase>> = {
    knsb: {
        nl: 'Het officiële reglement van de schaakbond. Plaatsen zonder schaak, beide partijen tellen.',
        en: 'The official regulation of the Dutch federation. No drops with check, both games count.',
    },
    stein: {
        nl: 'Van DJC Stein. Strenger plaatsen. Promoveren doe je met een stuk van het andere bord, en mat kan nog worden opgeheven.',
        en: 'By club DJC Stein. Stricter drops. A pawn promotes to a piece taken from the other board, and mate can still be undone.',
    },
    minerva: {
        nl: 'Van JSV Minerva. Plaatsen mag met schaak en mat. De partij die het eerst eindigt, beslist.',
        en: 'By club JSV Minerva. Drops may give check and mate. The game that ends first decides.',
    },
    jijbent: {
        nl: "Gewoon schaak met z'n tweeën op één bord. Over claims beslist de moderator.",
        en: 'Ordinary chess for two on one board. Claims go to the moderator.',
    },
    fics: {
        nl: 'Zoals op internetservers (FICS): plaatsen met mat mag, praten ook, drie minuten.',
        en: 'As internet servers play it (FICS): drops may mate, talking is free, three minutes.',
    },
};
