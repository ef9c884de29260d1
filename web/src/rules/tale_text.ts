// The words for a step of a scenario.
import type { DropRole, GameResult, Reason } from '../core';
import { roles } from '../i18n/common';
import { outcomeText, scoreText } from '../i18n/endings';
import { language, t } from '../i18n/language.svelte';
import { fill, type Phrase } from '../i18n/phrase';
import { refusalText } from '../i18n/refusals';
import { commands, expectations, rules } from '../i18n/rules';
import type { TaleStep } from './tale';

const dutch: Readonly<Record<string, string>> = { N: 'P', B: 'L', R: 'T', Q: 'D', P: 'p' };

// A move that nobody could write down: 'R@h8', 'T@h8' in Dutch.
function coordinates(move: string): string {
    return language.now === 'nl' ? move.replace(/^[NBRQP](?=@)/, (letter) => dutch[letter] ?? letter) : move;
}

const piecesText = (letters: string): string =>
    letters === '-'
        ? t(rules.nothing)
        : [...letters].map((letter) => t(roles[letter as DropRole])).join(', ');

function commandText(words: readonly string[], move: string): string {
    // The longest name that fits: 'say leave resign' before 'say'.
    for (let length = Math.min(3, words.length); length > 0; --length) {
        const phrase = (commands as Readonly<Record<string, Phrase>>)[words.slice(0, length).join(' ')];
        if (!phrase) continue;
        const what = words.slice(length).join(' ');
        return fill(t(phrase), {
            move,
            what,
            piece: /^[PNBRQ]$/.test(what) ? t(roles[what as DropRole]) : what,
        });
    }
    return words.join(' ');
}

const truths: Readonly<Record<keyof typeof expectations, Phrase>> = expectations;

// '1.5-0.5' becomes '1½–½'
const matchScore = (points: string): string => points.split('-').map(Number).map(scoreText).join('–');

function expectationText(words: readonly string[]): string {
    const [kind = '', first = '', second = '', third = '', fourth = ''] = words;
    const phrase = (key: keyof typeof expectations, values: Record<string, string> = {}): string =>
        fill(t(truths[key]), values);
    switch (kind) {
        case 'legal':
            return phrase('legal', { who: first, move: coordinates(second) });
        case 'illegal':
            return phrase('illegal', { who: first, move: coordinates(second), why: refusalText(third) });
        case 'turn':
            return phrase(second === 'white' ? 'turnWhite' : 'turnBlack', { board: first });
        case 'reserve':
            return phrase('reserve', { who: first, pieces: piecesText(second) });
        case 'captured':
            return phrase('captured', { who: first, pieces: piecesText(second) });
        case 'clock':
            return phrase('clock', { who: first, time: second });
        case 'claim':
            return phrase(second === 'pending' ? 'claimPending' : 'claimNone', { board: first });
        case 'match':
            return first === 'over'
                ? phrase('matchOver', { score: matchScore(second) })
                : phrase('matchRunning');
        case 'board':
            if (second === 'over') {
                const outcome = { result: third as GameResult, reason: fourth as Reason, citation: null };
                return phrase('boardOver', { board: first, outcome: outcomeText(outcome) });
            }
            if (second === 'stuck')
                return phrase(third === 'mate' ? 'boardMate' : 'boardStalemate', { board: first });
            return phrase(second === 'last-move' ? 'boardLastMove' : 'boardRunning', { board: first });
        default:
            return words.join(' ');
    }
}

export function stepText({ kind, said, move, refusal }: TaleStep): string {
    if (kind === 'start') return t(rules.started);
    if (kind === 'expect') return expectationText(said.words);
    const san = move === null ? null : language.now === 'nl' ? move.sanNl : move.san;
    const what = commandText(said.words, san ?? coordinates(said.words[1] ?? ''));
    const actor = said.actor === 'arbiter' ? t(rules.theArbiter) : said.actor;
    const told = actor === '' ? what : `${actor} ${what}`;
    return refusal === null
        ? `${told}.`
        : t(rules.refused, { told, why: refusalText(refusal.code, refusal.citation) });
}
