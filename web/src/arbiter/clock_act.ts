import type { Seat } from '../core';

// 'm:ss' or seconds, as an arbiter types them; null if it is neither.
export function typedClock(text: string): string | null {
    const trimmed = text.trim();
    if (/^\d{1,3}:[0-5]\d$/.test(trimmed)) return trimmed;
    return /^\d{1,5}$/.test(trimmed) ? trimmed : null;
}

// For repeated illegal moves (KNSB 10.3) the opponent gets so much time.
export const compensationAct = (seat: Seat, text: string): string =>
    `penalise illegal ${seat} +${typedClock(text) ?? '?'}`;
