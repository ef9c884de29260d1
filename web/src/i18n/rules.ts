import type { Catalogue } from './phrase';

export const rules = {
    title: { nl: 'Regels', en: 'Rules' },
    lead: {
        nl: 'De reglementen in gewone woorden, elk artikel met een bord dat het laat zien.',
        en: 'The regulations in plain words, each article with a board that shows it.',
    },
    compare: { nl: 'Reglementen naast elkaar', en: 'Regulations side by side' },
    search: { nl: 'Zoeken', en: 'Search' },
    searchHint: {
        nl: 'een woord of artikel, zoals “pion” of “2.4”',
        en: 'a word or article, such as “pawn” or “2.4”',
    },
    all: { nl: 'Alle vijf', en: 'All five' },
    onlyDifferent: { nl: 'Alleen waar ze verschillen', en: 'Only where they differ' },
    contents: { nl: 'Hoofdstukken', en: 'Chapters' },
    nothingFound: {
        nl: 'Niets gevonden. Probeer een ander woord, of kies meer reglementen.',
        en: 'Nothing found. Try another word, or choose more regulations.',
    },
    article: { nl: '{name} {article}', en: '{name} {article}' },
    linkTo: { nl: 'Link naar {article}', en: 'Link to {article}' },
    example: { nl: 'Voorbeeld {n} van {all}', en: 'Example {n} of {all}' },
    otherExample: { nl: 'Ander voorbeeld', en: 'Another example' },
    previous: { nl: 'Vorige stap', en: 'Previous step' },
    next: { nl: 'Volgende stap', en: 'Next step' },
    step: { nl: '{n}/{all}', en: '{n}/{all}' },
    started: { nl: 'De klokken lopen.', en: 'The clocks run.' },
    refused: { nl: '{told}: dat mag niet. {why}', en: '{told}: not allowed. {why}' },
    theArbiter: { nl: 'De arbiter', en: 'The arbiter' },
    nothing: { nl: 'niets', en: 'nothing' },
    coreFailed: {
        nl: 'De borden konden niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.',
        en: 'The boards could not be loaded. Check the connection and load the page again.',
    },
    notOfficial: {
        nl: 'Dit is onze uitleg, niet de tekst van het reglement zelf.',
        en: 'This is our explanation, not the text of the regulation itself.',
    },
} as const satisfies Catalogue;

// What somebody does, behind his seat: 'A1 speelt e4'.
export const commands = {
    play: { nl: 'speelt {move}', en: 'plays {move}' },
    press: { nl: 'drukt de klok in', en: 'presses the clock' },
    touch: { nl: 'raakt aan: {piece}', en: 'touches: {piece}' },
    pass: { nl: 'geeft door: {piece}', en: 'passes: {piece}' },
    'pass all': { nl: 'geeft alles door', en: 'passes everything' },
    resign: { nl: 'geeft op', en: 'resigns' },
    waive: { nl: 'ziet af van de laatste zet', en: 'waives the last move' },
    'offer draw': { nl: 'biedt remise aan', en: 'offers a draw' },
    'accept draw': { nl: 'neemt remise aan', en: 'accepts the draw' },
    'decline draw': { nl: 'wijst remise af', en: 'declines the draw' },
    'claim flag': { nl: 'wijst op de vlag van de tegenstander', en: "calls the opponent's flag" },
    'claim repetition': {
        nl: 'claimt drie keer dezelfde stelling {what}',
        en: 'claims the same position three times {what}',
    },
    'claim fifty': { nl: 'claimt vijftig zetten {what}', en: 'claims fifty moves {what}' },
    'claim material': { nl: 'claimt te weinig materiaal {what}', en: 'claims too little material {what}' },
    'claim illegal': { nl: 'eist een andere zet', en: 'demands another move' },
    'accept illegal': { nl: 'laat de onreglementaire zet staan', en: 'lets the illegal move stand' },
    'report no-piece': { nl: 'meldt dat het stuk weg is', en: 'reports that the piece is gone' },
    remove: { nl: 'neemt het stuk van {what}', en: 'takes the piece from {what}' },
    'say need': { nl: 'vraagt om een stuk: {piece}', en: 'asks for a piece: {piece}' },
    'say danger': { nl: 'zegt: geef geen {piece}', en: 'says: do not give a {piece}' },
    'say sit': { nl: 'zegt: niet meer zetten', en: 'says: make no more moves' },
    'say flag': { nl: 'zegt dat de vlag gevallen is', en: 'says that the flag has fallen' },
    'say yes': { nl: 'zegt ja', en: 'says yes' },
    'say no': { nl: 'zegt nee', en: 'says no' },
    'say text': { nl: 'zegt {what}', en: 'says {what}' },
    'say leave resign': { nl: 'vraagt: mag ik opgeven?', en: 'asks: may I resign?' },
    'say leave offer-draw': { nl: 'vraagt: mag ik remise aanbieden?', en: 'asks: may I offer a draw?' },
    'say leave accept-draw': { nl: 'vraagt: mag ik remise aannemen?', en: 'asks: may I accept the draw?' },
    'say leave mate': { nl: 'vraagt: mag ik mat zetten?', en: 'asks: may I mate?' },
    'call arbiter': { nl: 'roept de arbiter', en: 'calls the arbiter' },
    grant: { nl: 'kent de claim toe op bord {what}', en: 'grants the claim on board {what}' },
    reject: { nl: 'wijst de claim af op bord {what}', en: 'rejects the claim on board {what}' },
    clock: { nl: 'zet de klok: {what}', en: 'sets the clock: {what}' },
    pause: { nl: 'legt de wedstrijd stil', en: 'pauses the match' },
    resume: { nl: 'laat verder spelen', en: 'lets play go on' },
    'penalise flag-notice': {
        nl: 'geeft tijd terug aan {what}',
        en: 'gives time back to {what}',
    },
    'penalise illegal': {
        nl: 'straft meermalen onreglementair zetten ({what})',
        en: 'penalises repeated illegal moves ({what})',
    },
    result: { nl: 'stelt de uitslag vast op bord {what}', en: 'declares the result on board {what}' },
    'restart both': { nl: 'laat beide partijen opnieuw beginnen', en: 'starts both games anew' },
    restart: { nl: 'laat opnieuw beginnen op bord {what}', en: 'starts board {what} anew' },
    'swap-colours': {
        nl: 'stelt vast dat de kleuren verwisseld waren op bord {what}',
        en: 'finds that the colours were swapped on board {what}',
    },
    position: { nl: 'zet de stelling recht', en: 'sets the position right' },
    tick: { nl: 'De tijd loopt door: {what}', en: 'Time passes: {what}' },
} as const satisfies Catalogue;

// What is true now.
export const expectations = {
    legal: { nl: '{who} mag {move} spelen.', en: '{who} may play {move}.' },
    illegal: { nl: '{who} mag {move} niet spelen. {why}', en: '{who} may not play {move}. {why}' },
    turnWhite: { nl: 'Op bord {board} is wit aan zet.', en: 'White is to move on board {board}.' },
    turnBlack: { nl: 'Op bord {board} is zwart aan zet.', en: 'Black is to move on board {board}.' },
    reserve: { nl: 'In reserve bij {who}: {pieces}.', en: 'In reserve with {who}: {pieces}.' },
    captured: {
        nl: 'Geslagen en niet doorgegeven door {who}: {pieces}.',
        en: 'Captured and not passed by {who}: {pieces}.',
    },
    clock: { nl: 'De klok van {who} staat op {time}.', en: 'The clock of {who} shows {time}.' },
    claimPending: {
        nl: 'De claim op bord {board} wacht op een uitspraak.',
        en: 'The claim on board {board} waits for a ruling.',
    },
    claimNone: { nl: 'Op bord {board} ligt geen claim.', en: 'There is no claim on board {board}.' },
    matchRunning: { nl: 'De wedstrijd gaat door.', en: 'The match goes on.' },
    matchOver: {
        nl: 'De wedstrijd is afgelopen: {score} voor team A en B.',
        en: 'The match is over: {score} for teams A and B.',
    },
    boardRunning: { nl: 'Op bord {board} gaat het spel door.', en: 'Play goes on at board {board}.' },
    boardMate: {
        nl: 'Op bord {board} is het mat, maar de partij is nog niet afgelopen.',
        en: 'It is mate on board {board}, but the game is not over yet.',
    },
    boardStalemate: {
        nl: 'Op bord {board} is het pat: wachten.',
        en: 'Stalemate on board {board}: waiting.',
    },
    boardLastMove: {
        nl: 'Op bord {board} mag nog één laatste zet.',
        en: 'One last move may be played on board {board}.',
    },
    boardOver: { nl: 'Bord {board} is afgelopen: {outcome}.', en: 'Board {board} is over: {outcome}.' },
} as const satisfies Catalogue;
