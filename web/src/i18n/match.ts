import type { Catalogue } from './phrase';

export const match = {
    title: { nl: 'Wedstrijd', en: 'Match' },
    coming: { nl: 'De borden worden klaargezet…', en: 'Setting up the boards…' },
    failed: { nl: 'De wedstrijd kon niet worden geopend.', en: 'The match could not be opened.' },
    ownBoard: { nl: 'Jouw bord', en: 'Your board' },
    otherBoard: { nl: 'Het bord van je teamgenoot', en: "Your teammate's board" },
    boardNumber: { nl: 'Bord {n}', en: 'Board {n}' },
    tools: { nl: 'Weergave', en: 'View' },
    moves: { nl: 'Zetten', en: 'Moves' },
    noMoves: {
        nl: 'Nog geen zetten. Wit begint op beide borden.',
        en: 'No moves yet. White begins on both boards.',
    },
    toReplay: { nl: 'Naspelen', en: 'Replay' },
    toAnalysis: { nl: 'Analyse', en: 'Analysis' },

    // view
    flip: { nl: 'Draai de borden', en: 'Turn the boards' },
    swap: { nl: 'Wissel de borden', en: 'Swap the boards' },
    otherSize: { nl: 'Grootte van het andere bord', en: "The other board's size" },
    soundOn: { nl: 'Geluid aan', en: 'Sound on' },
    soundOff: { nl: 'Geluid uit', en: 'Sound off' },
    keys: { nl: 'Toetsen', en: 'Keys' },
    more: { nl: 'Meer', en: 'More' },
    spectator: { nl: 'je kijkt toe', en: 'you are watching' },
    inCharge: { nl: 'je bent de arbiter', en: 'you are the arbiter' },

    // clocks of the team
    ahead: { nl: 'jullie kunnen wachten', en: 'you can afford to wait' },
    behind: { nl: 'jullie kunnen niet wachten', en: 'you cannot afford to wait' },
    even: { nl: 'gelijk op', en: 'level' },
    difference: { nl: 'Jullie klokken', en: 'Your clocks' },
    differenceHelp: {
        nl: 'Jouw klok en die van je teamgenoot tegen die van de tegenstanders.',
        en: "Your clock and your teammate's against those of the opponents.",
    },

    // moving
    typed: { nl: 'Zet intypen', en: 'Type a move' },
    typedHint: { nl: 'e4, Pf3, P@f3, 0-0', en: 'e4, Nf3, N@f3, O-O' },
    ambiguous: {
        nl: 'Dat kan op meer manieren: schrijf het uit.',
        en: 'That can be several moves: write it out.',
    },
    takeOne: {
        nl: 'Kies op het andere bord het stuk dat je neemt.',
        en: 'Choose on the other board the piece that you take.',
    },
    takeBack: { nl: 'Toch niet', en: 'Never mind' },
    takeLater: {
        nl: 'Promoveren door te nemen kan niet vooruit: kies het stuk als je aan zet bent.',
        en: 'Promotion by taking cannot be premoved: choose the piece when it is your turn.',
    },
    premoveGone: { nl: 'Je vooruitzet ging niet door.', en: 'Your premove could not be played.' },
    waitsForPiece: { nl: 'Wordt geplaatst zodra het er is.', en: 'Dropped as soon as it arrives.' },

    // actions
    actions: { nl: 'Handelingen', en: 'Actions' },
    draw: { nl: 'Remise', en: 'Draw' },
    offerDraw: { nl: 'Remise aanbieden', en: 'Offer a draw' },
    acceptDraw: { nl: 'Aannemen', en: 'Accept' },
    declineDraw: { nl: 'Afslaan', en: 'Decline' },
    agreeDraw: { nl: 'Ik ga akkoord', en: 'I agree' },
    resign: { nl: 'Opgeven', en: 'Resign' },
    resigning: { nl: 'Je geeft op…', en: 'You resign…' },
    undo: { nl: 'Toch niet', en: 'Undo' },
    claim: { nl: 'Claim', en: 'Claim' },
    claimDraw: { nl: 'Remise claimen', en: 'Claim a draw' },
    'claim repetition': { nl: 'Driemaal dezelfde stelling', en: 'Threefold repetition' },
    'claim fifty': { nl: 'Vijftig zetten', en: 'Fifty moves' },
    'claim material': { nl: 'Te weinig materiaal', en: 'Too little material' },
    claimNow: { nl: 'De stelling die er staat', en: 'The position as it stands' },
    claimWith: { nl: 'Na mijn volgende zet', en: 'After my next move' },
    announceMove: {
        nl: 'Doe op het bord de zet waarmee je claimt: {claim}.',
        en: 'Make the move with which you claim on the board: {claim}.',
    },
    arbiter: { nl: 'Arbiter', en: 'Arbiter' },
    callArbiter: { nl: 'Arbiter roepen', en: 'Call the arbiter' },
    arbiterComes: { nl: 'De arbiter is geroepen.', en: 'The arbiter has been called.' },
    press: { nl: 'Klok indrukken', en: 'Press the clock' },
    passAll: { nl: 'Doorgeven', en: 'Pass' },
    passOne: { nl: '{role} doorgeven', en: 'Pass the {role}' },
    capturedBy: { nl: 'Geslagen door {name}', en: 'Captured by {name}' },
    claimFlag: { nl: 'Vlag claimen', en: 'Call the flag' },
    claimIllegal: { nl: 'Onreglementair!', en: 'Illegal move!' },
    acceptIllegal: { nl: 'Laat staan', en: 'Let it stand' },
    waive: { nl: 'Ik zie ervan af', en: 'I waive it' },

    // signals
    signals: { nl: 'Tegen je teamgenoot', en: 'To your teammate' },
    ask: { nl: 'Vraag een {role}', en: 'Ask for a {role}' },
    warn: { nl: 'Geef geen {role}', en: 'Do not give a {role}' },
    mayI: { nl: 'Mag ik', en: 'May I' },
    askRow: { nl: 'Vraag', en: 'Ask' },
    warnRow: { nl: 'Niet geven', en: 'Do not give' },
    warnShort: { nl: 'Geen', en: 'No' },
    closed: {
        nl: 'Er is een partij afgelopen: teamgenoten zeggen niets meer (art. 9.1).',
        en: 'A game has ended: teammates say no more (art. 9.1).',
    },
    chat: { nl: 'Bericht aan je teamgenoot', en: 'Message to your teammate' },
    send: { nl: 'Stuur', en: 'Send' },
    yes: { nl: 'Ja', en: 'Yes' },
    no: { nl: 'Nee', en: 'No' },

    // what asks for an answer
    asksLeave: { nl: '{name} vraagt: {question}', en: '{name} asks: {question}' },
    drawOffered: { nl: '{name} biedt remise aan.', en: '{name} offers a draw.' },
    drawOfferedByMe: { nl: 'Je hebt remise aangeboden.', en: 'You have offered a draw.' },
    drawAgreed: {
        nl: 'Remise als alle vier akkoord zijn: nu {n}.',
        en: 'A draw if all four agree: {n} so far.',
    },
    resignedOff: {
        nl: '{name} geeft op. Je mag nog één zet doen (art. 5.2).',
        en: '{name} resigns. You may still make one move (art. 5.2).',
    },
    resignedMe: {
        nl: 'Je hebt opgegeven; je tegenstander mag nog één zet doen (art. 5.2).',
        en: 'You have resigned; your opponent may still make one move (art. 5.2).',
    },
    stuckMate: {
        nl: '{name} staat mat, zolang er geen stuk bij komt.',
        en: '{name} is mated, unless a piece arrives.',
    },
    stuckPat: {
        nl: '{name} kan niet zetten en wacht; de klok loopt.',
        en: '{name} cannot move and waits; the clock runs.',
    },
    claimPending: {
        nl: 'De claim van {name} ligt bij de arbiter.',
        en: "{name}'s claim lies with the arbiter.",
    },
    elsewhere: { nl: 'Je speelt in een ander venster.', en: 'You are playing in another window.' },
    takeOver: { nl: 'Hier verder spelen', en: 'Play on here' },
    held: {
        nl: 'De server is herstart en wacht op de spelers; de klokken staan stil.',
        en: 'The server has restarted and waits for the players; the clocks stand still.',
    },
    paused: { nl: 'De arbiter heeft de wedstrijd stilgelegd.', en: 'The arbiter has paused the match.' },
    lost: {
        nl: 'Geen verbinding: de klokken staan op het laatst bekende. Een zet wordt verstuurd zodra het kan.',
        en: 'No connection: the clocks show what was last known. A move is sent as soon as possible.',
    },
    notBegun: {
        nl: 'De partijen beginnen als beide zwartspelers hun klok hebben ingedrukt.',
        en: 'The games begin when both players with Black have pressed their clocks.',
    },

    // KNSB 7.7
    returnReport: {
        nl: 'Wat je sloeg ({role}) is doorgegeven en geplaatst. Meld dat het er niet meer is (art. 7.7).',
        en: 'The {role} that you captured was passed on and dropped. Report that it is gone (art. 7.7).',
    },
    report: { nl: 'Het stuk is weg', en: 'The piece is gone' },
    returnWait: {
        nl: 'Er moet een {role} terugkomen (art. 7.7). {name} zet niet tot dat is gebeurd.',
        en: 'A {role} has to come back (art. 7.7). {name} does not move until that is done.',
    },
    returnPick: {
        nl: 'Kies op het andere bord het stuk dat eraf gaat: {role} (art. 7.7).',
        en: 'Choose on the other board the piece that comes off: {role} (art. 7.7).',
    },

    // the end
    over: { nl: 'Uitslag', en: 'Result' },
    boardEnded: { nl: 'Bord {n} · {names}', en: 'Board {n} · {names}' },
    won: { nl: 'Gewonnen!', en: 'You won!' },
    lostMatch: { nl: 'Verloren', en: 'You lost' },
    drawn: { nl: 'Gelijkspel', en: 'A draw' },
    teamWins: { nl: '{names} winnen', en: '{names} win' },
    onePlayerWins: { nl: '{names} wint', en: '{names} wins' },
    and: { nl: 'en', en: 'and' },
    rematch: { nl: 'Revanche', en: 'Rematch' },
    same: { nl: 'Zelfde plaatsen', en: 'Same seats' },
    colours: { nl: 'Andere kleuren', en: 'Other colours' },
    partners: { nl: 'Andere teams', en: 'Other teams' },
    wishes: { nl: 'Willen ook: {names}', en: 'Also want this: {names}' },
    toTable: { nl: 'Naar de nieuwe tafel', en: 'To the new table' },

    // for those who listen
    heardMove: { nl: '{role} van {from} naar {to}', en: '{role} from {from} to {to}' },
    heardCapture: {
        nl: '{role} van {from} slaat {taken} op {to}',
        en: '{role} from {from} takes {taken} on {to}',
    },
    heardDrop: { nl: '{role} geplaatst op {to}', en: '{role} dropped on {to}' },
    heardPassed: { nl: '{who} geeft {role} door', en: '{who} passes a {role}' },
    check: { nl: 'schaak', en: 'check' },
    mate: { nl: 'mat', en: 'mate' },
    nothing: { nl: 'niets', en: 'nothing' },
    reserveOf: { nl: 'Reserve van {name}: {pieces}.', en: 'Reserve of {name}: {pieces}.' },
    clockSays: { nl: 'Klok van {name}: {time}.', en: 'Clock of {name}: {time}.' },
} as const satisfies Catalogue;

// What keys do, for the list of them.
export const keyNames = {
    reserve: {
        nl: 'een reservestuk pakken, ook een dat nog komt',
        en: 'take a reserve piece, also one still to come',
    },
    ask: { nl: 'je teamgenoot om een stuk vragen', en: 'ask your teammate for a piece' },
    danger: { nl: 'zeggen dat een stuk niet gegeven mag worden', en: 'say that a piece must not be given' },
    leave: { nl: 'toestemming vragen', en: 'ask leave' },
    answer: { nl: 'ja of nee antwoorden', en: 'answer yes or no' },
    sit: { nl: 'wacht met zetten · vlag', en: 'make no moves · flag' },
    press: { nl: 'de klok indrukken', en: 'press the clock' },
    pass: { nl: 'doorgeven', en: 'pass' },
    type: { nl: 'een zet intypen', en: 'type a move' },
    view: { nl: 'borden draaien · wisselen', en: 'turn · swap the boards' },
    read: { nl: 'klokken · reserves voorlezen', en: 'read out clocks · reserves' },
    escape: { nl: 'loslaten, vooruitzet terug', en: 'let go, take a premove back' },
} as const satisfies Catalogue;
