// What a clock shows. Minutes and seconds; tenths when it becomes tight; hours when there are any.
export const tightMs = 20_000;

export interface Shown {
    ms: number;
    flag: boolean;
}

export function clockText({ ms, flag }: Shown): string {
    if (flag) return '0:00.0';
    // Only the server says that a clock has run out, so until then there is always a tenth left.
    const tenths = Math.max(1, Math.ceil(ms / 100));
    if (tenths <= tightMs / 100) return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
    const seconds = Math.floor(ms / 1000);
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
    return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

// "+0:21": how much more time our two clocks have than theirs on the same board, as a team sees it.
export function differenceText(ms: number): string {
    const seconds = Math.round(Math.abs(ms) / 1000);
    const sign = seconds === 0 ? '±' : ms > 0 ? '+' : '−';
    return `${sign}${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function two(number: number): string {
    return String(number).padStart(2, '0');
}
