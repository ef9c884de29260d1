// What can be agreed before a match, in plain words.
import type { ConductSwitch, OptionName } from '../core';
import type { Catalogue, Phrase } from './phrase';

export const agreement = {
    ruleset: { nl: 'Reglement', en: 'Ruleset' },
    conduct: { nl: 'Manier van spelen', en: 'Way of playing' },
    time: { nl: 'Bedenktijd', en: 'Thinking time' },
    noClock: { nl: 'zonder klok', en: 'no clock' },
    minutes: { nl: '{n} min', en: '{n} min' },
    seconds: { nl: '{n} s', en: '{n} s' },
    increment: { nl: '{base} + {n} s per zet', en: '{base} + {n} s a move' },
    adjusted: { nl: '{name}, aangepast', en: '{name}, adjusted' },
    changed: { nl: 'aangepast', en: 'adjusted' },
    ranks: { nl: 'rij {first} tot en met {last}', en: 'ranks {first} to {last}' },
    allOptions: { nl: 'Alle afspraken', en: 'Everything that is agreed' },
    lot: { nl: 'Het lot beslist wie wit heeft', en: 'The lot decides who has White' },
    sensible: { nl: 'Die afspraken gaan niet samen', en: 'Those options do not go together' },
} as const satisfies Catalogue;

export const conductNames: Readonly<Record<'online' | 'book', Phrase>> = {
    online: { nl: 'Online', en: 'Online' },
    book: { nl: 'Volgens het boekje', en: 'By the book' },
};

export const conductLines: Readonly<Record<'online' | 'book', Phrase>> = {
    online: {
        nl: 'De computer weigert onreglementaire zetten, drukt de klokken in, ziet de vlaggen en geeft door.',
        en: 'The computer refuses illegal moves, presses the clocks, sees the flags and passes the pieces.',
    },
    book: {
        nl: 'Als aan een echte tafel: zelf de klok indrukken, zelf doorgeven, zelf opletten. Aanraken is zetten.',
        en: 'As at a real table: press the clock, pass the pieces and watch out yourself. Touch-move.',
    },
};

interface Choice {
    readonly name: Phrase;
    readonly values: Readonly<Record<string, Phrase>>;
}

const atOnce = { nl: 'meteen', en: 'at once' } as const;
const yes = { nl: 'ja', en: 'yes' } as const;
const no = { nl: 'nee', en: 'no' } as const;

export const optionWords: Readonly<Record<OptionName, Choice>> = {
    boards: {
        name: { nl: 'Aantal borden', en: 'Number of boards' },
        values: { '1': { nl: 'één', en: 'one' }, '2': { nl: 'twee', en: 'two' } },
    },
    'drop-check': {
        name: { nl: 'Schaak geven door te plaatsen', en: 'Giving check with a drop' },
        values: {
            forbidden: { nl: 'mag niet', en: 'not allowed' },
            allowed: { nl: 'mag, ook mat', en: 'allowed, mate too' },
        },
    },
    'pawn-drop-ranks': {
        name: { nl: 'Een pion plaatsen op', en: 'A pawn may be dropped on' },
        values: {},
    },
    'piece-drop-ranks': {
        name: { nl: 'Een ander stuk plaatsen op', en: 'Another piece may be dropped on' },
        values: {},
    },
    promotion: {
        name: { nl: 'Promotie', en: 'Promotion' },
        values: {
            'in-place': {
                nl: 'de pion krijgt de waarde, en is geslagen weer pion',
                en: 'the pawn gets the value, and is a pawn again once captured',
            },
            taking: {
                nl: 'ruilen voor een stuk van het andere bord',
                en: 'exchanged for a piece of the other board',
            },
        },
    },
    mate: {
        name: { nl: 'Mat', en: 'Mate' },
        values: {
            'at-once': { nl: 'beslist meteen', en: 'decides at once' },
            pending: {
                nl: 'wacht tot de andere partij uit is',
                en: 'waits until the other game has ended',
            },
            unanswerable: {
                nl: 'alleen als geen stuk ertussen kan',
                en: 'only if no drop could answer it',
            },
        },
    },
    stalemate: {
        name: { nl: 'Pat', en: 'Stalemate' },
        values: {
            'at-once': { nl: 'meteen remise', en: 'a draw at once' },
            pending: {
                nl: 'wacht tot de andere partij uit is',
                en: 'waits until the other game has ended',
            },
            waits: {
                nl: 'de speler wacht, zijn klok loopt',
                en: 'the player waits, his clock runs',
            },
        },
    },
    dead: {
        name: { nl: 'Niemand kan nog winnen', en: 'Nobody can win any more' },
        values: {
            'at-once': { nl: 'meteen remise', en: 'a draw at once' },
            'after-other': {
                nl: 'remise als de andere partij uit is',
                en: 'a draw once the other game has ended',
            },
            claim: { nl: 'remise na een claim', en: 'a draw on a claim' },
            never: { nl: 'wordt doorgespeeld', en: 'play goes on' },
        },
    },
    'flag-draw': {
        name: { nl: 'Vlag tegen wie niet meer kan winnen', en: 'Flag against one who cannot win' },
        values: { 'cannot-win': { nl: 'remise', en: 'a draw' }, none: { nl: 'verlies', en: 'a loss' } },
    },
    'both-flags': {
        name: { nl: 'Beide vlaggen gevallen: remise', en: 'Both flags down: a draw' },
        values: {
            game: { nl: 'beide van één partij', en: 'both of one game' },
            team: { nl: 'van elk team een', en: 'one of each team' },
        },
    },
    'draw-agreement': {
        name: { nl: 'Remise overeenkomen', en: 'Agreeing to a draw' },
        values: {
            two: { nl: 'de twee spelers van de partij', en: 'the two players of the game' },
            four: { nl: 'alle vier de spelers', en: 'all four players' },
        },
    },
    claims: {
        name: { nl: 'Herhaling en vijftig zetten', en: 'Repetition and fifty moves' },
        values: {
            checked: { nl: 'claimen; het systeem rekent na', en: 'by claim; the system checks' },
            moderator: { nl: 'claimen bij de moderator', en: 'by claim to the moderator' },
            none: { nl: 'geen remise', en: 'no draw' },
        },
    },
    'resign-off-move': {
        name: { nl: 'Opgeven als je niet aan zet bent', en: 'Resigning off move' },
        values: {
            'last-move': { nl: 'de tegenstander mag nog één zet', en: 'the opponent may play one more move' },
            'at-once': atOnce,
        },
    },
    'match-end': {
        name: { nl: 'De wedstrijd is uit', en: 'The match is over' },
        values: {
            both: { nl: 'als beide partijen uit zijn', en: 'when both games have ended' },
            first: { nl: 'als de eerste partij uit is', en: 'when the first game ends' },
        },
    },
    score: {
        name: { nl: 'Uitslag', en: 'Score' },
        values: {
            sum: { nl: 'beide partijen opgeteld', en: 'both games added' },
            first: { nl: 'van de partij die het eerst eindigt', en: 'of the game that ends first' },
        },
    },
    time: {
        name: { nl: 'Gebruikelijke bedenktijd', en: 'Usual thinking time' },
        values: {},
    },
    colours: {
        name: { nl: 'Kleuren', en: 'Colours' },
        values: {
            lot: { nl: 'door het lot', en: 'by lot' },
            'home-black': {
                nl: 'team A heeft zwart op bord 1',
                en: 'team A has Black on board 1',
            },
        },
    },
    restart: {
        name: { nl: 'Verkeerd opgezet: opnieuw beginnen', en: 'Wrong starting position: start anew' },
        values: {
            one: { nl: 'die partij', en: 'that game' },
            both: { nl: 'beide partijen', en: 'both games' },
        },
    },
    speech: {
        name: { nl: 'Teamgenoten zeggen', en: 'Teammates may say' },
        values: {
            knsb: {
                nl: 'stukken vragen en toestemming vragen',
                en: 'asking for pieces and asking leave',
            },
            minerva: {
                nl: 'stukken vragen, waarschuwen, laten wachten, vlag melden',
                en: 'asking for pieces, warning, sitting, telling of a flag',
            },
            free: { nl: 'alles', en: 'anything' },
            none: { nl: 'niets', en: 'nothing' },
        },
    },
};

export const switchWords: Readonly<Record<ConductSwitch, Choice & { article: string }>> = {
    legality: {
        name: { nl: 'Onreglementaire zetten', en: 'Illegal moves' },
        article: '7.3–7.7',
        values: {
            enforced: { nl: 'worden geweigerd', en: 'are refused' },
            claimed: { nl: 'gelden, tot je ze terugeist', en: 'stand until demanded back' },
        },
    },
    clock: {
        name: { nl: 'De klok indrukken', en: 'Pressing the clock' },
        article: '7.3',
        values: {
            auto: { nl: 'gaat vanzelf', en: 'by itself' },
            manual: { nl: 'met de hand', en: 'by hand' },
        },
    },
    flag: {
        name: { nl: 'De vlag', en: 'The flag' },
        article: '5.6',
        values: {
            auto: { nl: 'ziet de server', en: 'is seen by the server' },
            claimed: { nl: 'moet je zelf claimen', en: 'must be claimed' },
        },
    },
    passing: {
        name: { nl: 'Doorgeven', en: 'Passing' },
        article: '2.1',
        values: {
            auto: { nl: 'gaat vanzelf', en: 'by itself' },
            manual: { nl: 'met de hand', en: 'by hand' },
        },
    },
    touch: {
        name: { nl: 'Aanraken is zetten', en: 'Touch-move' },
        article: '4.1',
        values: { off: no, on: yes },
    },
};

// Why options make no sense together: the reasons of the core (src/rules/ruleset.cpp).
export const senselessRulesets: Readonly<Record<string, Phrase>> = {
    'pawn-ranks-reach-the-end': {
        nl: 'Een pion kan niet op de eerste of laatste rij worden geplaatst',
        en: 'A pawn cannot be dropped on the first or last rank',
    },
    'rank-range-empty': { nl: 'Die rijen bestaan niet', en: 'Those ranks do not exist' },
    'taking-without-second-board': {
        nl: 'Promoveren met een stuk van het andere bord kan niet met één bord',
        en: 'Promotion by taking from the other board needs two boards',
    },
    'four-players-on-one-board': {
        nl: 'Aan één bord zitten geen vier spelers die remise overeenkomen',
        en: 'At one board there are no four players to agree to a draw',
    },
    'time-out-of-range': { nl: 'Die bedenktijd kan niet', en: 'That thinking time will not do' },
};
