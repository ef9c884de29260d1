// Keeps the screen awake while a match runs. Browsers let go of it when the page is hidden, so it is asked for again.
export function keepAwake(): () => void {
    let lock: WakeLockSentinel | null = null;
    let ended = false;

    async function ask(): Promise<void> {
        if (document.visibilityState !== 'visible') return;
        try {
            const granted = await navigator.wakeLock?.request('screen');
            if (ended) void granted?.release();
            else lock = granted ?? null;
        } catch {
            // The battery is low, or the browser does not do it: the screen may go dark as always.
        }
    }

    const again = (): void => void ask();
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
        ended = true;
        document.removeEventListener('visibilitychange', again);
        void lock?.release();
    };
}
