// Which address shows what. Addresses are part of the public interface: people send them to each other.
export type Route =
    | { page: 'lobby' }
    | { page: 'table'; id: string }
    | { page: 'match'; id: string; at: number | null; analysis?: true }
    | { page: 'replay' }
    | { page: 'rules'; ruleset: string | null }
    | { page: 'arbiter' }
    | { page: 'account' }
    | { page: 'player'; name: string }
    | { page: 'settings' }
    | { page: 'privacy' }
    | { page: 'missing' };

export type PageName = Route['page'];

const plain = ['replay', 'arbiter', 'account', 'settings', 'privacy'] as const;

function decoded(part: string): string | null {
    try {
        return decodeURIComponent(part);
    } catch {
        return null;
    }
}

function eventNumber(text: string | null): number | null {
    return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

// '?at=57&analysis': a moment, with the analysis on.
function matchRoute(id: string, parameters: URLSearchParams): Route {
    const at = eventNumber(parameters.get('at'));
    const analysis = at !== null && parameters.has('analysis');
    return { page: 'match', id, at, ...(analysis && { analysis }) };
}

export function routeOf(address: Pick<URL, 'pathname' | 'searchParams'>): Route {
    const parts = address.pathname
        .split('/')
        .filter((part) => part !== '')
        .map(decoded);
    if (parts.includes(null)) return { page: 'missing' };
    const [first, second, third] = parts as string[];

    if (first === undefined) return { page: 'lobby' };
    if (third !== undefined) return { page: 'missing' };
    if (first === 'rules') return { page: 'rules', ruleset: second ?? null };
    if (second === undefined) {
        const page = plain.find((name) => name === first);
        return { page: page ?? 'missing' };
    }
    if (first === 't') return { page: 'table', id: second };
    if (first === 'm') return matchRoute(second, address.searchParams);
    if (first === 'player') return { page: 'player', name: second };
    return { page: 'missing' };
}

function momentOf({ at, analysis }: Extract<Route, { page: 'match' }>): string {
    return at === null ? '' : `?at=${at}${analysis ? '&analysis' : ''}`;
}

export function pathOf(route: Route): string {
    switch (route.page) {
        case 'lobby':
            return '/';
        case 'table':
            return `/t/${encodeURIComponent(route.id)}`;
        case 'match':
            return `/m/${encodeURIComponent(route.id)}${momentOf(route)}`;
        case 'player':
            return `/player/${encodeURIComponent(route.name)}`;
        case 'rules':
            return route.ruleset === null ? '/rules' : `/rules/${encodeURIComponent(route.ruleset)}`;
        case 'missing':
            return '/404';
        default:
            return `/${route.page}`;
    }
}
