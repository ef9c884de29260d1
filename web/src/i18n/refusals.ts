// Why something is refused, in words: the codes of the regulation (src/match/refusal.cpp) and of the server
// (docs/protocol.md). tests/i18n/refusals.test.ts holds this list against both.
import type { Citation, RefusalCode } from '../core';
import { t } from './language.svelte';
import type { Phrase } from './phrase';

export const regulationRefusals: Readonly<Record<RefusalCode, Phrase>> = {
    'not-started': {
        nl: 'De wedstrijd is nog niet begonnen: eerst drukken de zwartspelers hun klok in',
        en: 'The match has not begun: first the players with Black press their clocks',
    },
    'match-over': { nl: 'De wedstrijd is afgelopen', en: 'The match is over' },
    'game-over': { nl: 'Deze partij is afgelopen', en: 'This game is over' },
    'not-your-turn': { nl: 'Je bent niet aan zet', en: 'It is not your turn' },
    'empty-square': { nl: 'Op dat veld staat niets', en: 'There is nothing on that square' },
    'not-your-piece': { nl: 'Dat stuk is van je tegenstander', en: "That piece is your opponent's" },
    'illegal-move': { nl: 'Die zet is onreglementair', en: 'That move is illegal' },
    'leaves-king-in-check': {
        nl: 'Dan staat je eigen koning schaak',
        en: 'That leaves your own king in check',
    },
    'castling-not-allowed': { nl: 'Rokeren mag nu niet', en: 'You may not castle now' },
    'square-occupied': {
        nl: 'Plaatsen mag alleen op een leeg veld',
        en: 'You may only drop on an empty square',
    },
    'not-in-reserve': { nl: 'Dat stuk heb je niet in je reserve', en: 'That piece is not in your reserve' },
    'drop-gives-check': { nl: 'Plaatsen met schaak mag niet', en: 'A drop may not give check' },
    'pawn-drop-rank': {
        nl: 'Op die rij mag je geen pion plaatsen',
        en: 'You may not drop a pawn on that rank',
    },
    'piece-drop-rank': {
        nl: 'Op die rij mag je geen stuk plaatsen',
        en: 'You may not drop a piece on that rank',
    },
    'promotion-piece-missing': { nl: 'Zeg erbij wat de pion wordt', en: 'Say what the pawn becomes' },
    'nothing-there-to-take': {
        nl: 'Daar staat geen stuk dat je mag nemen',
        en: 'No piece that you may take stands there',
    },
    'taking-not-allowed': { nl: 'Dat stuk mag je nu niet nemen', en: 'You may not take that piece now' },
    'must-play-touched-piece': {
        nl: 'Aanraken is zetten: speel met wat je hebt aangeraakt',
        en: 'Touch-move: play with what you have touched',
    },
    'move-not-made': {
        nl: 'Doe eerst een zet en druk dan de klok in',
        en: 'Make a move first, then press the clock',
    },
    'clock-not-pressed': { nl: 'Eerst moet de klok worden ingedrukt', en: 'The clock must be pressed first' },
    'waiting-for-return': {
        nl: 'Eerst moet het geslagen stuk terug: tot dan wordt er niet gezet',
        en: 'The captured piece must come back first: until then nobody moves',
    },
    'nothing-to-pass': { nl: 'Je hebt niets om door te geven', en: 'You have nothing to pass' },
    'signal-not-allowed': {
        nl: 'Dat mag je nu niet tegen je teamgenoot zeggen',
        en: 'You may not say that to your teammate now',
    },
    'communication-closed': {
        nl: 'Er is een partij afgelopen: teamgenoten zeggen niets meer',
        en: 'A game has ended: teammates say no more',
    },
    'no-draw-offered': { nl: 'Er is geen remise aangeboden', en: 'No draw has been offered' },
    'draw-needs-all': {
        nl: 'Je bent al akkoord; remise is het pas als alle vier akkoord zijn',
        en: 'You have agreed already; it is a draw only when all four agree',
    },
    'claim-not-correct': { nl: 'De claim klopt niet: speel verder', en: 'The claim is not correct: play on' },
    'claim-not-available': { nl: 'Dat kan nu niet', en: 'That is not possible now' },
    'flag-not-down': { nl: 'Die vlag is niet gevallen', en: 'That flag has not fallen' },
    'no-illegal-move': { nl: 'De laatste zet was reglementair', en: 'The last move was legal' },
    'too-late': { nl: 'Te laat: dat staat al vast', en: 'Too late: that stands already' },
    'restart-too-late': {
        nl: 'Te laat: zwart heeft de derde zet al voltooid',
        en: 'Too late: Black has completed the third move',
    },
    'arbiter-not-called': {
        nl: 'Geen speler van die partij heeft de arbiter geroepen',
        en: 'No player of that game has called the arbiter',
    },
    paused: { nl: 'De wedstrijd ligt stil', en: 'The match is paused' },
};

export const serverRefusals = {
    'bad-message': { nl: 'De server begreep dat niet', en: 'The server did not understand that' },
    'hello-first': { nl: 'De verbinding is nog niet klaar', en: 'The connection is not ready yet' },
    'version-not-spoken': {
        nl: 'Deze pagina is verouderd: laad haar opnieuw',
        en: 'This page is out of date: load it again',
    },
    'log-in-first': { nl: 'Kies eerst een naam of log in', en: 'Choose a name or log in first' },
    'not-allowed': { nl: 'Dat mag je niet', en: 'You are not allowed to do that' },
    'accounts-only': {
        nl: 'Dat is alleen voor wie een account heeft',
        en: 'That is only for those with an account',
    },
    'not-your-seat': { nl: 'Daar zit iemand anders', en: 'Somebody else sits there' },
    'not-in-control': {
        nl: 'Je speelt in een ander venster: neem het spel eerst hierheen over',
        en: 'You are playing in another window: take control here first',
    },
    'control-taken': {
        nl: 'Je speelt verder in een ander venster',
        en: 'You are playing on in another window',
    },
    'no-such-table': { nl: 'Die tafel is er niet (meer)', en: 'That table is not there (any more)' },
    'no-such-match': { nl: 'Die wedstrijd is er niet', en: 'There is no such match' },
    'no-such-seat': { nl: 'Die plaats is er niet', en: 'There is no such seat' },
    'no-such-bot': { nl: 'Die bot is er niet', en: 'There is no such bot' },
    'no-such-partner': { nl: 'Die teamgenoot kan niet', en: 'That teammate is not possible' },
    'no-such-player': { nl: 'Die speler is er niet', en: 'There is no such player' },
    'no-such-page': { nl: 'Die pagina is er niet', en: 'There is no such page' },
    'no-such-method': { nl: 'De server begreep dat niet', en: 'The server did not understand that' },
    'seat-taken': { nl: 'Die plaats is bezet', en: 'That seat is taken' },
    'seat-empty': { nl: 'Daar zit niemand', en: 'Nobody sits there' },
    'not-seated': { nl: 'Je zit niet aan deze tafel', en: 'You do not sit at this table' },
    'already-seated': { nl: 'Je zit al ergens', en: 'You have a seat already' },
    'already-playing': {
        nl: 'Je speelt al, of zit klaar aan een tafel: speel eerst uit of sta op',
        en: 'You are playing, or ready at a table: finish first or stand up',
    },
    'same-name': {
        nl: 'Aan deze tafel zit al iemand met jouw naam, of een die erop lijkt: kies een andere naam',
        en: 'Somebody with your name, or one like it, sits at this table: choose another name',
    },
    'table-started': { nl: 'Aan deze tafel wordt al gespeeld', en: 'This table is playing already' },
    'bad-agreement': { nl: 'Die afspraken gaan niet samen', en: 'Those options do not go together' },
    'bad-command': { nl: 'Dat is geen zet of opdracht', en: 'That is no move or command' },
    'bad-name': {
        nl: 'Die naam kan niet: 1 tot 24 zichtbare tekens, zonder schuine streep',
        en: 'That name will not do: 1 to 24 visible characters, no slashes',
    },
    'bad-text': { nl: 'Die tekst kan niet worden getoond', en: 'That text cannot be shown' },
    'bad-password': {
        nl: 'Een wachtwoord heeft minstens 8 tekens',
        en: 'A password has at least 8 characters',
    },
    'bad-email': { nl: 'Dat is geen e-mailadres', en: 'That is no e-mail address' },
    'bad-settings': {
        nl: 'De instellingen konden niet worden bewaard',
        en: 'The settings could not be kept',
    },
    'bad-query': { nl: 'Die zoekvraag klopt niet', en: 'That search makes no sense' },
    'premove-not-allowed': {
        nl: 'Vooruitzetten kan hier niet: de zetten worden met de hand gedaan',
        en: 'No premoves here: moves are made by hand',
    },
    'match-not-over': { nl: 'De wedstrijd is nog bezig', en: 'The match is still going on' },
    'command-id-reused': {
        nl: 'Er ging iets mis: probeer het opnieuw',
        en: 'Something went wrong: try again',
    },
    'resume-beyond-head': {
        nl: 'Er ging iets mis: laad de pagina opnieuw',
        en: 'Something went wrong: load the page again',
    },
    'too-many': { nl: 'Dat is te veel tegelijk', en: 'That is too many at once' },
    'too-fast': { nl: 'Dat ging te snel: wacht even', en: 'That was too fast: wait a moment' },
    'storage-failed': {
        nl: 'De server kon het niet opslaan: probeer het opnieuw',
        en: 'The server could not store it: try again',
    },
    'shutting-down': { nl: 'De server start zo opnieuw', en: 'The server is about to restart' },
    'wrong-name-or-password': { nl: 'Naam of wachtwoord klopt niet', en: 'Wrong name or password' },
    'wrong-password': { nl: 'Het wachtwoord klopt niet', en: 'The password is wrong' },
    'name-taken': {
        nl: 'Die naam, of een die erop lijkt, is bezet',
        en: 'That name, or one like it, is taken',
    },
    'still-at-a-table': {
        nl: 'Speel eerst uit, of sta op van je tafel of sluit haar',
        en: 'Finish your match first, or leave your table or close it',
    },
    'last-admin': {
        nl: 'Er moet een beheerder overblijven: geef die functie eerst aan een ander',
        en: 'There must be an administrator left: give that office to somebody else first',
    },
    busy: {
        nl: 'De server heeft het druk: probeer het zo opnieuw',
        en: 'The server is busy: try again in a moment',
    },
    'wrong-origin': {
        nl: 'Deze pagina hoort niet bij de server',
        en: 'This page does not belong to the server',
    },
    'json-only': { nl: 'De server begreep dat niet', en: 'The server did not understand that' },
    'doubled-cookie': {
        nl: 'Er staan twee sessies in je browser: wis de cookies van deze site',
        en: 'Your browser holds two sessions: clear the cookies of this site',
    },
    // Ours: no server said anything.
    unreachable: {
        nl: 'De server is niet te bereiken: controleer de verbinding',
        en: 'The server cannot be reached: check the connection',
    },
} as const satisfies Record<string, Phrase>;

const unknownCode: Phrase = { nl: 'Dat kan niet ({code})', en: 'That is not possible ({code})' };
const sources: Readonly<Record<Citation['source'], Phrase>> = {
    article: { nl: 'art. {text}', en: 'art. {text}' },
    fide: { nl: 'FIDE art. {text}', en: 'FIDE art. {text}' },
    ruling: { nl: 'uitspraak {text}', en: 'ruling {text}' },
    option: { nl: 'optie {text}', en: 'option {text}' },
};

function phraseOf(code: string): Phrase | undefined {
    const all: Readonly<Record<string, Phrase>> = { ...serverRefusals, ...regulationRefusals };
    return Object.hasOwn(all, code) ? all[code] : undefined;
}

// "art. 2.4"
export function citationText(citation: Citation): string {
    return t(sources[citation.source] as Phrase & { nl: '{text}' }, { text: citation.text });
}

// "Plaatsen met schaak mag niet (art. 2.4)."
// `own`: what a code means for the thing that was refused, where it has words of its own.
export function refusalText(
    code: string,
    citation: Citation | null = null,
    own: Readonly<Record<string, Phrase>> = {},
): string {
    const phrase = Object.hasOwn(own, code) ? own[code] : phraseOf(code);
    const words = phrase ? t(phrase) : t(unknownCode as Phrase & { nl: '{code}' }, { code });
    return citation === null ? `${words}.` : `${words} (${citationText(citation)}).`;
}
