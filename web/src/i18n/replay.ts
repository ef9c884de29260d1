import type { Catalogue, Phrase } from './phrase';

export const replay = {
    title: { nl: 'Naspelen', en: 'Replay' },
    lead: {
        nl: 'Speel een wedstrijd na, zet voor zet en op tijd.',
        en: 'Play a match again, move by move and in time.',
    },
    open: { nl: 'Open een bestand', en: 'Open a file' },
    openHint: {
        nl: 'BPGN of PGN, van schijf. Het bestand blijft op je eigen computer.',
        en: 'BPGN or PGN, from disk. The file stays on your own computer.',
    },
    dropHere: { nl: 'Laat het bestand hier los', en: 'Drop the file here' },
    archiveHint: {
        nl: 'Wedstrijden die hier gespeeld zijn vind je in de speelzaal en bij elke speler.',
        en: 'Matches played here are found in the lobby and with each player.',
    },
    noGames: {
        nl: 'In dit bestand staan geen partijen. Kies een bestand met BPGN of PGN.',
        en: 'There are no games in this file. Choose a file with BPGN or PGN.',
    },
    fileTooLarge: {
        nl: 'Dit bestand is te groot: meer dan 32 MB kan niet.',
        en: 'This file is too large: 32 MB is the most.',
    },
    fileUnreadable: {
        nl: 'Dit bestand kon niet worden gelezen.',
        en: 'This file could not be read.',
    },
    gamesIn: { nl: '{n} partijen in {file}', en: '{n} games in {file}' },
    oneGameIn: { nl: 'Eén partij in {file}', en: 'One game in {file}' },
    game: { nl: 'Partij {n}', en: 'Game {n}' },
    plies: { nl: '{n} zetten', en: '{n} moves' },
    otherGame: { nl: 'Andere partij', en: 'Another game' },
    otherFile: { nl: 'Ander bestand', en: 'Another file' },
    cutShort: {
        nl: 'Verder dan hier is de partij niet te volgen: regel {line}, “{text}”. {why}',
        en: 'The game cannot be followed beyond this: line {line}, “{text}”. {why}',
    },
    unreadableGame: { nl: 'niet te lezen (regel {line})', en: 'cannot be read (line {line})' },
    loading: { nl: 'De wedstrijd wordt opgehaald…', en: 'The match is being fetched…' },
    notFound: {
        nl: 'Deze wedstrijd kon niet worden opgehaald. {why}',
        en: 'This match could not be fetched. {why}',
    },
    damaged: {
        nl: 'Deze wedstrijd kan niet worden nagespeeld ({code}).',
        en: 'This match cannot be replayed ({code}).',
    },
    coreFailed: {
        nl: 'De spelregels konden niet worden geladen. Controleer de verbinding.',
        en: 'The rules could not be loaded. Check the connection.',
    },
    timeline: { nl: 'Tijdlijn', en: 'Time line' },
    first: { nl: 'Naar het begin', en: 'To the beginning' },
    back: { nl: 'Een zet terug', en: 'One move back' },
    forward: { nl: 'Een zet vooruit', en: 'One move forward' },
    last: { nl: 'Naar het einde', en: 'To the end' },
    play: { nl: 'Afspelen', en: 'Play' },
    pause: { nl: 'Stilzetten', en: 'Pause' },
    speed: { nl: 'Snelheid', en: 'Speed' },
    flip: { nl: 'Draai de borden', en: 'Turn the boards' },
    share: { nl: 'Deel dit moment', en: 'Share this moment' },
    shared: { nl: 'De link naar dit moment is gekopieerd.', en: 'The link to this moment is copied.' },
    shareByHand: { nl: 'Link naar dit moment: {link}', en: 'Link to this moment: {link}' },
    download: { nl: 'Download BPGN', en: 'Download BPGN' },
    keys: {
        nl: 'Toetsen: ← → zet voor zet, Home en End, spatie speelt af, F draait.',
        en: 'Keys: ← → move by move, Home and End, space plays, F turns the boards.',
    },
    moves: { nl: 'Zetten', en: 'Moves' },
    begin: { nl: 'Beginstelling', en: 'Starting position' },
    undone: { nl: 'teruggenomen', en: 'taken back' },
    illegal: { nl: 'onreglementair', en: 'illegal' },
    tryHint: {
        nl: 'Verzet een stuk om een variant te proberen, onder de regels van deze wedstrijd.',
        en: 'Move a piece to try a variation, under the rules of this match.',
    },
    variation: { nl: 'Variant', en: 'Variation' },
    undo: { nl: 'Zet terug', en: 'Take back' },
    leave: { nl: 'Terug naar de wedstrijd', en: 'Back to the match' },
    pickTaken: {
        nl: 'Kies op het andere bord het stuk dat je neemt.',
        en: 'Choose the piece that you take on the other board.',
    },
    captured: { nl: 'Nog niet doorgegeven: {pieces}', en: 'Not passed yet: {pieces}' },
    result: { nl: 'Uitslag', en: 'Result' },
    score: { nl: 'Team A – team B: {a}–{b}', en: 'Team A – team B: {a}–{b}' },
    flagYes: {
        nl: 'Bord {n}: {side} kon nog winnen, dus de vlag verloor.',
        en: 'Board {n}: {side} could still win, so the flag lost.',
    },
    flagNo: {
        nl: 'Bord {n}: {side} kon met geen enkele reeks zetten nog winnen, dus remise.',
        en: 'Board {n}: {side} could not win by any series of moves, so a draw.',
    },
    flagUnknown: {
        nl: 'Bord {n}: of {side} nog kon winnen is niet bewezen; de vlag telde.',
        en: 'Board {n}: whether {side} could still win was not proved; the flag counted.',
    },
    flagLine: { nl: 'Bijvoorbeeld: {line}', en: 'For example: {line}' },
} as const satisfies Catalogue;

// What happened besides moves; {name} did it.
export const happenings = {
    'taken-back': { nl: 'Zet teruggenomen op bord {board}', en: 'Move taken back on board {board}' },
    'flag-fell': { nl: 'Vlag gevallen op bord {board}', en: 'Flag fell on board {board}' },
    resigned: { nl: '{name} geeft op', en: '{name} resigns' },
    waived: { nl: '{name} ziet af van de laatste zet', en: '{name} waives the last move' },
    'draw-offered': { nl: '{name} biedt remise aan', en: '{name} offers a draw' },
    'draw-declined': { nl: '{name} wijst remise af', en: '{name} declines the draw' },
    'draw-accepted': { nl: '{name} neemt remise aan', en: '{name} accepts the draw' },
    'flag-claimed': { nl: '{name} wijst op de vlag', en: '{name} calls the flag' },
    'draw-claimed': { nl: '{name} claimt remise', en: '{name} claims a draw' },
    'replacement-demanded': {
        nl: '{name} eist een andere zet (art. 7.4)',
        en: '{name} demands another move (art. 7.4)',
    },
    'illegal-accepted': {
        nl: '{name} laat de onreglementaire zet staan',
        en: '{name} lets the illegal move stand',
    },
    'no-piece-reported': {
        nl: '{name} meldt dat het stuk weg is (art. 7.7)',
        en: '{name} reports that the piece is gone (art. 7.7)',
    },
    'piece-removed': {
        nl: '{name} neemt het stuk van {square} (art. 7.7)',
        en: '{name} takes the piece from {square} (art. 7.7)',
    },
    'arbiter-called': { nl: '{name} roept de arbiter', en: '{name} calls the arbiter' },
} as const satisfies Catalogue;

export const signals = {
    need: { nl: '{name} vraagt om een {piece}', en: '{name} asks for a {piece}' },
    danger: { nl: '{name}: geef geen {piece}', en: '{name}: do not give a {piece}' },
    sit: { nl: '{name}: niet meer zetten', en: '{name}: make no more moves' },
    flag: { nl: '{name}: de vlag is gevallen', en: '{name}: the flag has fallen' },
    yes: { nl: '{name}: ja', en: '{name}: yes' },
    no: { nl: '{name}: nee', en: '{name}: no' },
    text: { nl: '{name}: “{text}”', en: '{name}: “{text}”' },
    resign: { nl: '{name}: mag ik opgeven?', en: '{name}: may I resign?' },
    'offer-draw': { nl: '{name}: mag ik remise aanbieden?', en: '{name}: may I offer a draw?' },
    'accept-draw': { nl: '{name}: mag ik remise aannemen?', en: '{name}: may I accept the draw?' },
    mate: { nl: '{name}: mag ik mat zetten?', en: '{name}: may I mate?' },
} as const satisfies Catalogue;

export const rulings: Readonly<Record<string, Phrase>> = {
    grant: { nl: 'claim toegekend', en: 'claim granted' },
    reject: { nl: 'claim afgewezen', en: 'claim rejected' },
    clock: { nl: 'klok bijgesteld', en: 'clock adjusted' },
    pause: { nl: 'wedstrijd stilgelegd', en: 'match paused' },
    resume: { nl: 'wedstrijd hervat', en: 'match resumed' },
    penalise: { nl: 'tijd terug na een genoemde vlag', en: 'time back after a flag was named' },
    'penalise-illegal by': {
        nl: 'tijd voor de tegenstander: {name} zette meermalen onreglementair',
        en: 'time for the opponent: {name} made illegal moves repeatedly',
    },
    'penalise-illegal loss': {
        nl: 'partij verloren: {name} zette meermalen onreglementair',
        en: 'game lost: {name} made illegal moves repeatedly',
    },
    result: { nl: 'uitslag vastgesteld', en: 'result declared' },
    restart: { nl: 'opnieuw begonnen', en: 'started anew' },
    'swap-colours': {
        nl: 'kleuren waren verwisseld: opnieuw begonnen',
        en: 'colours were swapped: started anew',
    },
    position: { nl: 'stelling hersteld', en: 'position set right' },
};

export const rulingText = {
    ruled: { nl: 'Arbiter (art. {article}): {act}', en: 'Arbiter (art. {article}): {act}' },
    because: { nl: '{ruling}. {reason}', en: '{ruling}. {reason}' },
    ended: { nl: 'Bord {board}: {outcome}', en: 'Board {board}: {outcome}' },
    over: { nl: 'Einde: team A {a} – team B {b}', en: 'End: team A {a} – team B {b}' },
} as const satisfies Catalogue;
