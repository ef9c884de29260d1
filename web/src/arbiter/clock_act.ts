// 'm:ss' or seconds, as an arbiter types them; null if it is neither.
export function typedClock(text: string): string | null {
    const trimmed = text.trim();
    if (/^\d{1,3}:[0-5]\d$/.test(trimmed)) return trimmed;
    return /^\d{1,5}$/.test(trimmed) ? trimmed : null;
}
