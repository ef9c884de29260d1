import type { Claim } from '../core';
import type { Catalogue, Phrase } from './phrase';

export const arbiter = {
    title: { nl: 'Arbiter', en: 'Arbiter' },
    lead: {
        nl: 'Je tafels, wie je roept en wat je kunt beslissen.',
        en: 'Your tables, who calls you and what you can decide.',
    },
    notOne: { nl: 'Deze pagina is voor arbiters.', en: 'This page is for arbiters.' },
    notOneText: {
        nl: 'Arbiter word je met een account, van de beheerder van deze server.',
        en: 'The administrator of this server makes an account an arbiter.',
    },
    toAccount: { nl: 'Naar je account', en: 'To your account' },

    calling: { nl: 'Roepen de arbiter', en: 'Calling the arbiter' },
    nobodyCalls: { nl: 'Niemand roept.', en: 'Nobody calls.' },
    claims: { nl: '{n} claim', en: '{n} claim' },
    mine: { nl: 'Onder jouw leiding', en: 'In your charge' },
    noneMine: {
        nl: 'Je leidt nog geen wedstrijd. Neem de leiding aan een tafel die op een arbiter wacht.',
        en: 'You are in charge of nothing yet. Take charge of a table that waits for an arbiter.',
    },
    waiting: { nl: 'Wachten op een arbiter', en: 'Waiting for an arbiter' },
    notBegun: { nl: 'nog niet begonnen', en: 'not begun yet' },
    playing: { nl: 'bezig', en: 'being played' },
    toTable: { nl: 'Naar de tafel', en: 'To the table' },
    choose: {
        nl: 'Kies een wedstrijd om haar borden, claims en uitspraken te zien.',
        en: 'Choose a match to see its boards, claims and rulings.',
    },
    opening: { nl: 'De borden komen eraan…', en: 'The boards are coming…' },

    inCharge: { nl: 'Jij hebt de leiding.', en: 'You are in charge.' },
    otherInCharge: { nl: '{name} heeft de leiding.', en: '{name} is in charge.' },
    nobodyInCharge: { nl: 'Niemand heeft de leiding.', en: 'Nobody is in charge.' },
    takeCharge: { nl: 'Neem de leiding', en: 'Take charge' },
    letGo: { nl: 'Leg de leiding neer', en: 'Let go' },
    over: { nl: 'De wedstrijd is afgelopen: {a} – {b}.', en: 'The match is over: {a} – {b}.' },
    paused: { nl: 'De wedstrijd ligt stil.', en: 'The match is paused.' },
    calledOn: { nl: 'Bord {n}: de arbiter is geroepen.', en: 'Board {n}: the arbiter has been called.' },
    notCalled: {
        nl: 'Niemand heeft je geroepen: een arbiter grijpt in als een speler erom vraagt (art. 10.1).',
        en: 'Nobody has called you: an arbiter acts when a player asks for it (art. 10.1).',
    },

    claimOf: { nl: '{name} claimt {kind}', en: '{name} claims {kind}' },
    announced: { nl: 'Aangekondigde zet: {move}', en: 'Move announced: {move}' },
    finding: { nl: 'Het systeem vindt', en: 'The system finds' },
    occurrences: { nl: 'De stelling komt {n} keer voor', en: 'The position occurs {n} times' },
    noProgress: { nl: '{n} zetten zonder vooruitgang', en: '{n} moves without progress' },
    enough: { nl: 'Er is genoeg materiaal', en: 'There is enough material' },
    tooLittle: { nl: 'Er is te weinig materiaal', en: 'There is too little material' },
    correct: { nl: 'De claim klopt', en: 'The claim is correct' },
    incorrect: { nl: 'De claim klopt niet', en: 'The claim is not correct' },
    grant: { nl: 'Toekennen', en: 'Grant' },
    reject: { nl: 'Afwijzen', en: 'Reject' },

    acts: { nl: 'Uitspraken', en: 'Rulings' },
    reason: { nl: 'Reden', en: 'Reason' },
    reasonHint: { nl: 'Komt in het verslag; mag leeg blijven.', en: 'Goes into the log; may stay empty.' },
    article: { nl: 'art. {article}', en: 'art. {article}' },
    knsbArticle: { nl: 'KNSB art. {article}', en: 'KNSB art. {article}' },
    again: { nl: 'Nog eens om te bevestigen', en: 'Once more to confirm' },
    done: { nl: 'Uitgevoerd: {act}', en: 'Done: {act}' },

    halt: { nl: 'Stilleggen', en: 'Halt' },
    pause: { nl: 'Leg stil', en: 'Pause' },
    resume: { nl: 'Ga verder', en: 'Resume' },
    clocks: { nl: 'Klokken', en: 'Clocks' },
    ofWhom: { nl: 'Van wie?', en: 'Whose?' },
    setTo: { nl: 'Zet op (m:ss)', en: 'Set to (m:ss)' },
    set: { nl: 'Zet', en: 'Set' },
    flagNotice: { nl: 'Vlag verklapt: tijd terug', en: 'Flag given away: time back' },
    game: { nl: 'Partij', en: 'Game' },
    which: { nl: 'Welk bord?', en: 'Which board?' },
    whiteWins: { nl: 'Wit wint', en: 'White wins' },
    draw: { nl: 'Remise', en: 'Draw' },
    blackWins: { nl: 'Zwart wint', en: 'Black wins' },
    restartOne: { nl: 'Begin deze partij opnieuw', en: 'Start this game anew' },
    restartBoth: { nl: 'Begin beide opnieuw', en: 'Start both anew' },
    swapColours: { nl: 'Kleuren verwisseld: opnieuw', en: 'Colours swapped: start anew' },
    position: { nl: 'Stelling (FEN)', en: 'Position (FEN)' },
    takeOver: { nl: 'Neem de huidige over', en: 'Copy the present one' },
    setPosition: { nl: 'Zet deze stelling', en: 'Set this position' },

    log: { nl: 'Verslag', en: 'Log' },
    noLog: { nl: 'Er is nog niets gebeurd.', en: 'Nothing has happened yet.' },
} as const satisfies Catalogue;

export const claimKinds: Readonly<Record<Claim['kind'], Phrase>> = {
    repetition: { nl: 'herhaling van zetten', en: 'repetition' },
    fifty: { nl: 'de vijftigzettenregel', en: 'the fifty-move rule' },
    material: { nl: 'te weinig materiaal', en: 'too little material' },
};
