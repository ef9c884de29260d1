// How long: '1:05', '1:02:03'.
export function lengthText(ms: number): string {
    const seconds = Math.floor(Math.max(0, ms) / 1000);
    const two = (number: number): string => String(number).padStart(2, '0');
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
    return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
