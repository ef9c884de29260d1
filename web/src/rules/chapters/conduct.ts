import type { Chapter } from '../article';

export const conduct: Chapter = {
    title: { nl: 'Score en overleg', en: 'Score and talk' },
    topics: [
        {
            title: { nl: 'Punten', en: 'Points' },
            versions: [
                {
                    where: { knsb: '8.1', stein: '8.1', minerva: ['8.1', 'minerva/8.2-'] },
                    text: {
                        nl: 'Winst is één punt, remise een half, verlies niets.',
                        en: 'A win is one point, a draw a half, a loss nothing.',
                    },
                },
            ],
        },
        {
            title: { nl: 'De uitslag van de wedstrijd', en: 'The score of the match' },
            versions: [
                {
                    where: { knsb: '8.2', stein: '8.2' },
                    text: {
                        nl: 'De punten van beide partijen worden opgeteld: 2–0, 1½–½, 1–1.',
                        en: 'The points of both games are added: 2–0, 1½–½, 1–1.',
                    },
                },
                {
                    where: { minerva: '8.2', fics: ['score', 'fics/mate-on-board-two'] },
                    text: {
                        nl: 'De partij die het eerst eindigt bepaalt de uitslag.',
                        en: 'The game that ends first decides the score.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Zwijgen', en: 'Silence' },
            versions: [
                {
                    where: { knsb: '9.1', stein: '9.1' },
                    text: {
                        nl: 'Teamgenoten zeggen niets tegen elkaar behalve wat hieronder mag, en rustig. Is er een partij afgelopen, dan helemaal niets meer.',
                        en: 'Teammates say nothing to each other but what is allowed below, and quietly. Once a game has ended they say nothing at all.',
                    },
                },
                {
                    where: { minerva: '9.1' },
                    text: {
                        nl: 'Teamgenoten zeggen niets tegen elkaar behalve wat hieronder mag, en rustig.',
                        en: 'Teammates say nothing to each other but what is allowed below, and quietly.',
                    },
                },
                {
                    where: { fics: ['speech', 'fics/speech-'] },
                    text: { nl: 'Overleg is vrij.', en: 'Talk is free.' },
                },
            ],
        },
        {
            title: { nl: 'Om stukken vragen', en: 'Asking for pieces' },
            versions: [
                {
                    where: { knsb: '9.2', stein: '9.2', minerva: '9.2' },
                    text: {
                        nl: 'Je mag je teamgenoot om bepaalde stukken vragen.',
                        en: 'You may ask your teammate for certain pieces.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Toestemming en waarschuwing', en: 'Leave and warning' },
            versions: [
                {
                    where: { knsb: '9.3', stein: '9.3' },
                    text: {
                        nl: 'Je mag vragen of je mag opgeven, remise aanbieden of aannemen, of mat zetten. Het antwoord bindt je niet.',
                        en: 'You may ask leave to resign, to offer or accept a draw, or to mate. The answer does not bind you.',
                    },
                },
                {
                    where: { minerva: '9.3' },
                    text: {
                        nl: 'Je mag zeggen dat een bepaald stuk je tegenstander laat winnen: geef het dus niet.',
                        en: 'You may say that a certain piece wins for your opponent: so do not give it.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Niet meer zetten', en: 'Make no more moves' },
            versions: [
                {
                    where: { minerva: '9.4' },
                    text: {
                        nl: 'Je mag je teamgenoot aanraden niet meer te zetten.',
                        en: 'You may advise your teammate to make no more moves.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Over de vlag', en: 'About the flag' },
            versions: [
                {
                    where: { knsb: '9.4', stein: '9.4' },
                    text: {
                        nl: 'Je mag je teamgenoot niet wijzen op de gevallen vlag van zijn tegenstander. Doe je het toch, dan grijpt de arbiter in.',
                        en: 'You may not point out to your teammate that his opponent’s flag has fallen. If you do, the arbiter steps in.',
                    },
                },
                {
                    where: { minerva: '9.5' },
                    text: {
                        nl: 'Je mag je teamgenoot zeggen dat de vlag van zijn tegenstander gevallen is.',
                        en: 'You may tell your teammate that his opponent’s flag has fallen.',
                    },
                },
            ],
        },
    ],
};
