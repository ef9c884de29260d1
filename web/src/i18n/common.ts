// Words that every page uses.
import type { DropRole, Role } from '../core';
import type { Catalogue, Phrase } from './phrase';

export const common = {
    product: { nl: 'Doorgeef', en: 'Doorgeef' },
    tagline: { nl: 'Doorgeefschaak, volgens het reglement.', en: 'Dutch bughouse, by the regulation.' },
    skip: { nl: 'Naar de inhoud', en: 'Skip to content' },
    menu: { nl: 'Hoofdmenu', en: 'Main menu' },
    lobby: { nl: 'Speelzaal', en: 'Lobby' },
    rules: { nl: 'Regels', en: 'Rules' },
    replay: { nl: 'Naspelen', en: 'Replay' },
    arbiter: { nl: 'Arbiter', en: 'Arbiter' },
    settings: { nl: 'Instellingen', en: 'Settings' },
    account: { nl: 'Account', en: 'Account' },
    logIn: { nl: 'Inloggen', en: 'Log in' },
    privacy: { nl: 'Privacy', en: 'Privacy' },
    guest: { nl: 'gast', en: 'guest' },
    language: { nl: 'Taal', en: 'Language' },
    theme: { nl: 'Kleuren', en: 'Colours' },
    themeAuto: { nl: 'Als het systeem', en: 'As the system' },
    themeLight: { nl: 'Licht', en: 'Light' },
    themeDark: { nl: 'Donker', en: 'Dark' },
    close: { nl: 'Sluiten', en: 'Close' },
    loading: { nl: 'Even geduld, de pagina komt eraan…', en: 'One moment, the page is coming…' },
    loadFailed: {
        nl: 'De pagina kon niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.',
        en: 'The page could not be fetched. Check the connection and try again.',
    },
    again: { nl: 'Opnieuw proberen', en: 'Try again' },
    offline: {
        nl: 'Geen verbinding met de server. We proberen het steeds opnieuw.',
        en: 'No connection to the server. We keep trying.',
    },
    missingTitle: { nl: 'Deze pagina bestaat niet', en: 'This page does not exist' },
    missingText: {
        nl: 'Het adres klopt niet of de pagina is weg. In de speelzaal begint alles.',
        en: 'The address is wrong or the page is gone. Everything begins in the lobby.',
    },
    toLobby: { nl: 'Naar de speelzaal', en: 'To the lobby' },
    calls: { nl: '{n} roepen de arbiter', en: '{n} calling the arbiter' },
    teamA: { nl: 'team A', en: 'team A' },
    teamB: { nl: 'team B', en: 'team B' },
    white: { nl: 'wit', en: 'White' },
    black: { nl: 'zwart', en: 'Black' },
    board: { nl: 'Bord {n}', en: 'Board {n}' },
    reserve: { nl: 'Reserve van {name}', en: 'Reserve of {name}' },
    emptySeat: { nl: 'vrije plaats', en: 'free seat' },
    forgotten: { nl: 'verwijderde speler', en: 'deleted player' },
    here: { nl: 'verbonden', en: 'connected' },
    away: { nl: 'niet verbonden', en: 'not connected' },
    slow: { nl: 'trage verbinding', en: 'slow connection' },
    emptySquare: { nl: 'leeg', en: 'empty' },
    boardHelp: {
        nl: 'Pijltjes om te bewegen, Enter om te kiezen, Escape om te stoppen.',
        en: 'Arrows to move, Enter to choose, Escape to stop.',
    },
    promoteTo: { nl: 'Promoveren tot', en: 'Promote to' },
    clockOf: { nl: 'Klok van {name}', en: 'Clock of {name}' },
    flagFallen: { nl: 'vlag gevallen', en: 'flag fallen' },
    needed: { nl: 'gevraagd', en: 'asked for' },
    danger: { nl: 'niet geven', en: 'do not give' },
    touched: { nl: 'heeft het bord geraakt', en: 'has touched the board' },
} as const satisfies Catalogue;

export const roles: Readonly<Record<Role, Phrase>> = {
    P: { nl: 'pion', en: 'pawn' },
    N: { nl: 'paard', en: 'knight' },
    B: { nl: 'loper', en: 'bishop' },
    R: { nl: 'toren', en: 'rook' },
    Q: { nl: 'dame', en: 'queen' },
    K: { nl: 'koning', en: 'king' },
};

// Reserves on screen, from the cheapest to the dearest: keys 1 to 5.
export const reserveOrder: readonly DropRole[] = ['P', 'N', 'B', 'R', 'Q'];
