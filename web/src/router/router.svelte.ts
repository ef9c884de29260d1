import { pathOf, routeOf, type Route } from './routes';

let here = $state.raw<Route>(routeOf(new URL(location.href)));

function read(): void {
    here = routeOf(new URL(location.href));
}

export const router = {
    get route(): Route {
        return here;
    },

    go(route: Route): void {
        history.pushState(null, '', pathOf(route));
        read();
        scrollTo(0, 0);
    },

    // Another address for the same thing, such as a moment of a replay: "back" does not stop at each.
    replace(route: Route): void {
        history.replaceState(null, '', pathOf(route));
        read();
    },

    // Follows the browser's buttons and every plain click on a link of ours.
    listen(): () => void {
        const onClick = (event: MouseEvent): void => {
            const route = routeOfClick(event);
            if (route === null) return;
            event.preventDefault();
            router.go(route);
        };
        addEventListener('popstate', read);
        document.addEventListener('click', onClick);
        return () => {
            removeEventListener('popstate', read);
            document.removeEventListener('click', onClick);
        };
    },
};

function routeOfClick(event: MouseEvent): Route | null {
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified) return null;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
    const url = new URL(link.href);
    if (url.pathname.startsWith('/api/')) return null;
    if (url.hash && url.pathname === location.pathname) return null; // a place on this page
    return routeOf(url);
}
