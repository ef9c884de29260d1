// The table that an invitation names: its address, with or without the server, or the bare id.
export function tableOfLink(text: string): string | null {
    const trimmed = text.trim();
    const found =
        /(?:^|\/)t\/([A-Za-z0-9_-]+)\/?(?:[?#].*)?$/.exec(trimmed) ?? /^([A-Za-z0-9_-]+)$/.exec(trimmed);
    return found?.[1] ?? null;
}
