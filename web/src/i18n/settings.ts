import type { Sound } from '../sound/sounds';
import type { Catalogue, Phrase } from './phrase';

export const settings = {
    title: { nl: 'Instellingen', en: 'Settings' },
    lead: {
        nl: 'Deze browser onthoudt ze. Alles geldt meteen.',
        en: 'This browser remembers them. Everything holds at once.',
    },
    leadAccount: {
        nl: 'Ze gaan mee met je account, naar elke browser. Alles geldt meteen.',
        en: 'They go along with your account, to every browser. Everything holds at once.',
    },
    look: { nl: 'Uiterlijk', en: 'Look' },
    board: { nl: 'Bord', en: 'Board' },
    boardWood: { nl: 'Hout', en: 'Wood' },
    boardSlate: { nl: 'Leisteen', en: 'Slate' },
    pieces: { nl: 'Stukken', en: 'Pieces' },
    promoted: { nl: 'Gepromoveerde pionnen', en: 'Promoted pawns' },
    promotedValue: { nl: 'Als het stuk, met een merk', en: 'As the piece, with a mark' },
    promotedBook: {
        nl: 'Als pion, met de letter van het stuk',
        en: 'As a pawn, with the letter of the piece',
    },
    coordinates: { nl: 'Letters en cijfers langs het bord', en: 'Letters and figures along the board' },
    hints: { nl: 'Laat zien waar een stuk heen mag', en: 'Show where a piece may go' },
    motion: { nl: 'Beweging', en: 'Motion' },
    motionAuto: { nl: 'Als het systeem', en: 'As the system' },
    motionLess: { nl: 'Zo min mogelijk', en: 'As little as possible' },
    sample: { nl: 'Voorbeeldstelling', en: 'Sample position' },
    keys: { nl: 'Losse toetsen tijdens de wedstrijd', en: 'Single keys during a match' },
    sound: { nl: 'Geluid', en: 'Sound' },
    volume: { nl: 'Volume', en: 'Volume' },
    hear: { nl: 'Laat horen: {name}', en: 'Play: {name}' },
} as const satisfies Catalogue;

export const soundNames: Readonly<Record<Sound, Phrase>> = {
    move: { nl: 'Zet op je eigen bord', en: 'Move on your own board' },
    other: { nl: 'Zet op het andere bord', en: 'Move on the other board' },
    capture: { nl: 'Slaan', en: 'Capture' },
    arrived: { nl: 'Stuk doorgegeven gekregen', en: 'Piece arrived' },
    check: { nl: 'Schaak', en: 'Check' },
    signal: { nl: 'Sein van je teamgenoot', en: 'Signal from your teammate' },
    low: { nl: 'Weinig tijd', en: 'Low on time' },
    end: { nl: 'Einde', en: 'End' },
};
