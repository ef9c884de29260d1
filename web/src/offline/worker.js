// The service worker: after a first visit the rules and replays of files work without a connection. It never makes a page
// old: the page itself always comes from the server if there is one, and everything else has a name that changes with
// what is in it. Building puts in what there is (plugins/offline.ts).
const version = 'VERSION';
const files = ['FILES'];
const name = `doorgeef-${version}`;

self.addEventListener('install', (event) => {
    event.waitUntil(caches.open(name).then((cache) => cache.addAll(['/', '/favicon.svg', ...files])));
});

// A new version waits until no page of the old one is open, whose files stay until then.
self.addEventListener('activate', (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((all) =>
                Promise.all(all.filter((other) => other !== name).map((old) => caches.delete(old))),
            )
            .then(() => self.clients.claim()),
    );
});

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    if (request.mode === 'navigate' && !pathname.startsWith('/api/')) {
        event.respondWith(fetch(request).catch(() => caches.match('/')));
    } else if (pathname.startsWith('/assets/') || pathname === '/favicon.svg') {
        event.respondWith(caches.match(request).then((kept) => kept ?? fetchToKeep(request)));
    }
});

// The engine is not fetched before somebody uses it (plugins/offline.ts); from then on it is kept too.
async function fetchToKeep(request) {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(name)).put(request, response.clone());
    return response;
}
