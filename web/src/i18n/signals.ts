// What teammates say to each other, and what is read out when something happens.
import type { EventInfo } from '../core';
import type { Catalogue } from './phrase';

// As the teammate reads it.
export const signals = {
    need: { nl: '{role} graag!', en: '{role}, please!' },
    danger: { nl: 'Geef geen {role}!', en: 'Do not give a {role}!' },
    'leave resign': { nl: 'Mag ik opgeven?', en: 'May I resign?' },
    'leave offer-draw': { nl: 'Mag ik remise aanbieden?', en: 'May I offer a draw?' },
    'leave accept-draw': { nl: 'Mag ik remise aannemen?', en: 'May I accept the draw?' },
    'leave mate': { nl: 'Mag ik mat zetten?', en: 'May I give mate?' },
    yes: { nl: 'Ja', en: 'Yes' },
    no: { nl: 'Nee', en: 'No' },
    sit: { nl: 'Niet meer zetten!', en: 'Make no more moves!' },
    flag: { nl: 'Er is een vlag gevallen!', en: 'A flag has fallen!' },
} as const satisfies Catalogue;

// As the one who says it chooses it; short, for buttons.
export const signalButtons = {
    'say leave resign': { nl: 'opgeven', en: 'resign' },
    'say leave offer-draw': { nl: 'remise bieden', en: 'offer draw' },
    'say leave accept-draw': { nl: 'remise nemen', en: 'accept draw' },
    'say leave mate': { nl: 'mat', en: 'mate' },
    'say sit': { nl: 'Niet zetten', en: 'Make no moves' },
    'say flag': { nl: 'Vlag!', en: 'Flag!' },
} as const satisfies Catalogue;

type Heard = { readonly nl: `${string}{who}${string}`; readonly en: `${string}{who}${string}` };

export const heard: Readonly<Partial<Record<EventInfo['kind'], Heard>>> = {
    'draw-offered': { nl: '{who} biedt remise aan', en: '{who} offers a draw' },
    'draw-declined': { nl: '{who} slaat de remise af', en: '{who} declines the draw' },
    'draw-accepted': { nl: '{who} gaat akkoord met remise', en: '{who} agrees to a draw' },
    resigned: { nl: '{who} geeft op', en: '{who} resigns' },
    waived: { nl: '{who} ziet af van de laatste zet', en: '{who} waives the last move' },
    'flag-claimed': { nl: '{who} claimt de vlag', en: '{who} calls the flag' },
    'draw-claimed': { nl: '{who} claimt remise', en: '{who} claims a draw' },
    'replacement-demanded': {
        nl: '{who} eist dat de onreglementaire zet wordt teruggenomen',
        en: '{who} demands that the illegal move be replaced',
    },
    'illegal-accepted': {
        nl: '{who} laat de onreglementaire zet staan',
        en: '{who} lets the illegal move stand',
    },
    'no-piece-reported': {
        nl: '{who} meldt dat het stuk er niet meer is',
        en: '{who} reports that the piece is gone',
    },
    'piece-removed': {
        nl: '{who} neemt een stuk van het andere bord',
        en: '{who} takes a piece off the other board',
    },
    'arbiter-called': { nl: '{who} roept de arbiter', en: '{who} calls the arbiter' },
};
