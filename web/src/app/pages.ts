// Which component shows which page. Each is fetched when it is first needed.
import type { Component } from 'svelte';
import type { PageName, Route } from '../router/routes';

// A page is told its own address if it wants to know it, and comes anew when that names another thing.
type PageOf<Name extends PageName> =
    Component<{ route: Extract<Route, { page: Name }> }> | Component<Record<string, never>>;

type Loaders = { [Name in PageName]: () => Promise<{ default: PageOf<Name> }> };

export const pages: Loaders = {
    lobby: () => import('../pages/Lobby.svelte'),
    table: () => import('../pages/Table.svelte'),
    match: () => import('../pages/Match.svelte'),
    replay: () => import('../pages/Replay.svelte'),
    rules: () => import('../pages/Rules.svelte'),
    arbiter: () => import('../pages/Arbiter.svelte'),
    account: () => import('../pages/Account.svelte'),
    player: () => import('../pages/Player.svelte'),
    settings: () => import('../pages/Settings.svelte'),
    privacy: () => import('../pages/Privacy.svelte'),
    missing: () => import('../pages/Missing.svelte'),
};

// What makes a page another page: not the moment of a replay, nor the regulation that is opened.
export function identity(route: Route): string {
    if (route.page === 'table' || route.page === 'match') return `${route.page} ${route.id}`;
    return route.page === 'player' ? `player ${route.name}` : route.page;
}
