import type { Role } from '../net/protocol';
import type { Catalogue, Phrase } from './phrase';

export const account = {
    title: { nl: 'Account', en: 'Account' },
    lead: {
        nl: 'Je naam, je gegevens, je sessies.',
        en: 'Your name, your data, your sessions.',
    },
    visitorLead: {
        nl: 'Spelen kan zonder account. Met een account houd je je naam, je wedstrijden en een rating.',
        en: 'You can play without an account. With one you keep your name, your matches and a rating.',
    },
    guestLead: {
        nl: 'Je speelt als gast {name}. Maak een account en je houdt je plaatsen en je wedstrijden.',
        en: 'You play as guest {name}. Make an account and you keep your seats and your matches.',
    },
    name: { nl: 'Naam', en: 'Name' },
    password: { nl: 'Wachtwoord', en: 'Password' },
    passwordHint: { nl: 'Minstens 8 tekens.', en: 'At least 8 characters.' },
    email: { nl: 'E-mail (hoeft niet)', en: 'E-mail (optional)' },
    emailHint: {
        nl: 'Niemand anders ziet het. We sturen niets.',
        en: 'Nobody else sees it. We send nothing.',
    },
    logIn: { nl: 'Inloggen', en: 'Log in' },
    register: { nl: 'Account maken', en: 'Make an account' },
    welcome: { nl: 'Welkom, {name}.', en: 'Welcome, {name}.' },

    profile: { nl: 'Je profiel', en: 'Your profile' },
    since: { nl: 'Lid sinds {date}', en: 'Member since {date}' },
    changeName: { nl: 'Naam veranderen', en: 'Change name' },
    newName: { nl: 'Nieuwe naam', en: 'New name' },
    changeEmail: { nl: 'E-mail', en: 'E-mail' },
    newEmail: { nl: 'E-mailadres', en: 'E-mail address' },
    emptyEmail: { nl: 'Leeg laten haalt het weg.', en: 'Leave empty to remove it.' },
    changePassword: { nl: 'Wachtwoord veranderen', en: 'Change password' },
    oldPassword: { nl: 'Je huidige wachtwoord', en: 'Your current password' },
    newPassword: { nl: 'Nieuw wachtwoord', en: 'New password' },
    otherSessions: {
        nl: 'Minstens 8 tekens. Overal elders word je uitgelogd.',
        en: 'At least 8 characters. You are logged out everywhere else.',
    },
    save: { nl: 'Bewaren', en: 'Save' },
    saved: { nl: 'Bewaard.', en: 'Saved.' },

    sessions: { nl: 'Uitloggen', en: 'Log out' },
    sessionsText: {
        nl: 'Op een vreemde computer gespeeld? Log dan overal uit.',
        en: 'Played on a computer that is not yours? Log out everywhere.',
    },
    guestLeaves: {
        nl: 'Een gast die uitlogt, kan niet terug. Zolang je ergens zit of speelt, gaat het daarom niet.',
        en: 'A guest who logs out cannot come back. So it is not possible while you sit or play somewhere.',
    },
    here: { nl: 'Hier uitloggen', en: 'Log out here' },
    everywhere: { nl: 'Overal uitloggen', en: 'Log out everywhere' },

    data: { nl: 'Je gegevens', en: 'Your data' },
    dataText: {
        nl: 'Alles wat we over je bewaren, in één bestand.',
        en: 'Everything we keep about you, in one file.',
    },
    export: { nl: 'Download je gegevens', en: 'Download your data' },
    whatIsKept: { nl: 'Wat bewaren we?', en: 'What do we keep?' },
    delete: { nl: 'Account verwijderen', en: 'Delete the account' },
    deleteGuest: { nl: 'Vergeet mij', en: 'Forget me' },
    deleteText: {
        nl: 'Je naam, ratings en instellingen gaan weg en komen niet terug. Je wedstrijden blijven, want ze zijn ook van de anderen: daar sta je dan zonder naam.',
        en: 'Your name, ratings and settings go and do not come back. Your matches stay, for they are the others’ too: there you have no name any more.',
    },
    reallyDelete: { nl: 'Voorgoed verwijderen', en: 'Delete for good' },
    deleted: { nl: 'Je gegevens zijn verwijderd.', en: 'Your data are deleted.' },

    grantTitle: { nl: 'Functies geven', en: 'Give offices' },
    grantText: {
        nl: 'Als beheerder maak je anderen arbiter, organisator of beheerder.',
        en: 'As administrator you make others arbiter, organiser or administrator.',
    },
    office: { nl: 'Functie', en: 'Office' },
    give: { nl: 'Geven', en: 'Give' },
    take: { nl: 'Afnemen', en: 'Take away' },
    granted: { nl: '{name} is nu {role}.', en: '{name} is {role} now.' },
    taken: { nl: '{name} is geen {role} meer.', en: '{name} is no longer {role}.' },
} as const satisfies Catalogue;

export const offices: Readonly<Record<Role, Phrase>> = {
    arbiter: { nl: 'arbiter', en: 'arbiter' },
    organiser: { nl: 'organisator', en: 'organiser' },
    admin: { nl: 'beheerder', en: 'administrator' },
};
