import type { Chapter } from '../article';

export const irregularities: Chapter = {
    title: { nl: 'Als er iets misgaat', en: 'When something goes wrong' },
    topics: [
        {
            title: { nl: 'Verkeerde beginstelling', en: 'Wrong starting position' },
            versions: [
                {
                    where: { knsb: '7.1', stein: '7.1' },
                    text: {
                        nl: 'Ontdekt voordat zwart zijn derde zet voltooid heeft: die partij begint opnieuw. Daarna blijft het zo.',
                        en: 'Noticed before Black has completed his third move: that game starts anew. After that it stays.',
                    },
                },
                {
                    where: { minerva: '7.1' },
                    text: {
                        nl: 'Ontdekt voordat zwart zijn derde zet voltooid heeft: beide partijen beginnen opnieuw.',
                        en: 'Noticed before Black has completed his third move: both games start anew.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Verwisselde kleuren', en: 'Colours swapped' },
            versions: [
                {
                    where: { knsb: '7.2', stein: '7.2', minerva: '7.2' },
                    text: {
                        nl: 'Is één partij met verkeerde kleuren begonnen, dan beginnen beide opnieuw. Zijn ze het allebei, dan spelen ze door.',
                        en: 'If one game began with the wrong colours, both start anew. If both did, both go on.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Onreglementair, klok nog niet ingedrukt', en: 'Illegal, clock not pressed yet' },
            versions: [
                {
                    where: { knsb: '7.3', stein: '7.3', minerva: '7.3' },
                    text: {
                        nl: 'Zolang je de klok niet hebt ingedrukt mag je je zet terugnemen, maar aanraken blijft zetten. Online wordt een onreglementaire zet niet aangenomen.',
                        en: 'Until you press the clock you may take your move back, but touch-move holds. Online an illegal move is not accepted.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Onreglementair, klok ingedrukt', en: 'Illegal, clock pressed' },
            versions: [
                {
                    where: { knsb: '7.4', stein: '7.4', minerva: '7.4' },
                    text: {
                        nl: 'Je tegenstander kiest: de zet laten staan, of eisen dat je hem vervangt door een reglementaire. Ook dan blijft aanraken zetten.',
                        en: 'Your opponent chooses: let the move stand, or demand a legal one instead. Touch-move holds then too.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Te laat om te eisen', en: 'Too late to demand' },
            versions: [
                {
                    where: { knsb: '7.5', stein: '7.5', minerva: '7.5' },
                    text: {
                        nl: 'Heb je zelf een zet voltooid, dan kun je de vorige niet meer laten terugnemen.',
                        en: 'Once you have completed a move of your own, the earlier one stands.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Eisen zonder te zetten', en: 'Demanding without moving' },
            versions: [
                {
                    where: { knsb: '7.6', stein: '7.6', minerva: '7.6' },
                    text: {
                        nl: 'Je hoeft niet eerst te zetten: zet gewoon de klok van je tegenstander weer aan.',
                        en: 'You need not move first: simply start your opponent’s clock again.',
                    },
                },
            ],
        },
        {
            title: {
                nl: 'Het geslagen stuk is al doorgegeven',
                en: 'The captured piece has been passed already',
            },
            versions: [
                {
                    where: { knsb: '7.7', stein: '7.7', minerva: '7.7' },
                    text: {
                        nl: 'Moet een onreglementair slaan terug, dan komt een stuk van die soort uit de reserve van je teamgenoot. Ligt het daar niet meer, dan meld je dat; zodra je teamgenoot aan zet is neemt je tegenstander zo’n stuk van het andere bord. Tot dan mag je teamgenoot niet zetten.',
                        en: 'If an illegal capture goes back, a piece of that kind returns from your teammate’s reserve. If none is there you say so; once your teammate is to move your opponent takes such a piece from the other board. Until then your teammate may not move.',
                    },
                },
            ],
        },
    ],
};
