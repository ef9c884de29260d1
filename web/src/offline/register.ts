// Only what was built can be kept: while developing, files change under the same name.
export function keepForOffline(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Not before the page stands: it fetches everything else. Where it is refused, pages simply need a connection.
    addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
