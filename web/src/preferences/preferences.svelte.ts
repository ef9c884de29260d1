// What a reader likes, remembered by this browser.
import { MediaQuery } from 'svelte/reactivity';
import { sounds, type Sound } from '../sound/sounds';
import { isBoolean, oneOf, remembered, type Remembered } from './remembered.svelte';

export const themes = ['auto', 'light', 'dark'] as const;
export const boardLooks = ['wood', 'slate'] as const;
export const pieceSets = ['linde', 'cburnett'] as const;
export const motions = ['auto', 'less'] as const;
export const promotedLooks = ['value', 'book'] as const;

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

export const preferences = {
    theme: remembered('theme', 'auto', oneOf(themes)),
    board: remembered('board', 'wood', oneOf(boardLooks)),
    pieces: remembered('pieces', 'linde', oneOf(pieceSets)),
    motion: remembered('motion', 'auto', oneOf(motions)),
    // How a promoted pawn is shown: by its worth, or by the book as the pawn that it still is (R6).
    promoted: remembered('promoted', 'value', oneOf(promotedLooks)),
    coordinates: remembered('coordinates', true, isBoolean),
    hints: remembered('hints', true, isBoolean),
    keys: remembered('keys', true, isBoolean), // single keys during a match
    volume: remembered('volume', 0.7, isShare),
    sounds: Object.fromEntries(
        sounds.map((sound) => [sound, remembered(`sound.${sound}`, true, isBoolean)]),
    ) as Record<Sound, Remembered<boolean>>,
};

const systemDark = new MediaQuery('prefers-color-scheme: dark');
const systemStill = new MediaQuery('prefers-reduced-motion: reduce');

export function isDark(): boolean {
    return preferences.theme.value === 'auto' ? systemDark.current : preferences.theme.value === 'dark';
}

// The stylesheets read the choices from the root element.
export function showPreferences(root: HTMLElement): void {
    const { board, pieces, motion, promoted } = preferences;
    Object.assign(root.dataset, {
        theme: isDark() ? 'dark' : 'light',
        board: board.value,
        pieces: pieces.value,
        motion: motion.value,
        promoted: promoted.value,
    });
}

export function lessMotion(): boolean {
    return preferences.motion.value === 'less' || systemStill.current;
}
