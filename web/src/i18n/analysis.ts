// What the engine thinks, in words.
import type { Catalogue } from './phrase';

export const analysis = {
    analyse: { nl: 'Analyse', en: 'Analysis' },
    hint: {
        nl: 'De computer kijkt mee op beide borden, in je eigen browser.',
        en: 'The computer looks at both boards, in your own browser.',
    },
    thinking: { nl: 'denkt na…', en: 'thinking…' },
    unavailable: {
        nl: 'De analyse kon niet worden geladen. Controleer de verbinding.',
        en: 'The analysis could not be loaded. Check the connection.',
    },
    words: { nl: 'Analyse van bord {n}', en: 'Analysis of board {n}' },
    depth: { nl: 'diepte {n}', en: 'depth {n}' },
    best: { nl: 'Beste voor {name}', en: 'Best for {name}' },
    threat: { nl: '{name} dreigt', en: '{name} threatens' },
    wait: {
        nl: '{name} kan beter wachten: de klok van het andere bord werkt mee.',
        en: '{name} had better wait: the clock of the other board helps.',
    },
    noMove: { nl: '{name} heeft geen zet.', en: '{name} has no move.' },
    follow: { nl: 'Speel door tot {move}', en: 'Play on to {move}' },
    points: { nl: '{score} voor {team}', en: '{score} for {team}' },
    mateFor: { nl: 'mat in {n} door {team}', en: 'mate in {n} by {team}' },
    stuckFor: {
        nl: 'mat in {n} door {team}, als er geen stuk bij komt',
        en: 'mate in {n} by {team}, unless a piece arrives',
    },
    spoken: { nl: 'Bord {n}: {score}. {move}', en: 'Board {n}: {score}. {move}' },
    and: { nl: '{one} en {other}', en: '{one} and {other}' },
} as const satisfies Catalogue;

export const picture = {
    title: { nl: 'De wedstrijd in één beeld', en: 'The match in one picture' },
    progress: { nl: 'Zet {done} van {total} bekeken…', en: 'Looked at move {done} of {total}…' },
    betterFor: { nl: 'beter voor {names}', en: 'better for {names}' },
    told: {
        nl: 'Hoe beide borden stonden, van begin tot eind. {turns} Onder het beeld staan de keerpunten en een tabel.',
        en: 'How both boards stood, from beginning to end. {turns} Turning points and a table stand below.',
    },
    turnsFound: { nl: 'Keerpunten: {n}.', en: 'Turning points: {n}.' },
    turns: { nl: 'Keerpunten', en: 'Turning points' },
    noTurns: {
        nl: 'Geen enkele zet draaide de wedstrijd om.',
        en: 'No single move turned the match round.',
    },
    turn: {
        nl: 'bord {board}: van {before} naar {after}',
        en: 'board {board}: from {before} to {after}',
    },
    after: { nl: 'na {time}', en: 'after {time}' },
    clock: { nl: 'klok {clock}', en: 'clock {clock}' },
    table: { nl: 'Als tabel', en: 'As a table' },
    moment: { nl: 'Tijd', en: 'Time' },
    move: { nl: 'Zet', en: 'Move' },
    begin: { nl: 'begin', en: 'start' },
    ended: { nl: 'einde', en: 'end' },
    won: { nl: 'gewonnen', en: 'won' },
    lost: { nl: 'verloren', en: 'lost' },
    drawn: { nl: 'remise', en: 'draw' },
    explained: {
        nl: 'Getallen zijn pionnen, gezien door het team onderaan. M3: mat in drie. Tussen haakjes: tenzij er een stuk bij komt.',
        en: 'Numbers are pawns, seen by the team below. M3: mate in three. In brackets: unless a piece arrives.',
    },
} as const satisfies Catalogue;
