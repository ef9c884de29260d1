// The one link of this page, in a real browser.
import { Link, type SocketLike } from './link';
import { randomId } from './outbox';

function open(): SocketLike {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws`, 'doorgeef.1') as SocketLike;
}

export const link = new Link({
    open,
    now: () => performance.now(),
    after(ms, then) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
    },
    chance: Math.random,
    newId: randomId,
});

addEventListener('online', () => link.hurry());
document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') link.hurry();
});
