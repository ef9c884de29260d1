import type { Chapter } from '../article';

export const general: Chapter = {
    title: { nl: 'Algemeen', en: 'General' },
    topics: [
        {
            title: { nl: 'Twee borden', en: 'Two boards' },
            versions: [
                {
                    where: { knsb: '1.1', stein: '1.1', minerva: '1.1' },
                    text: {
                        nl: 'Twee teams spelen tegelijk op twee borden die naast elkaar staan. Samen is dat één wedstrijd.',
                        en: 'Two teams play at once on two boards side by side. Together that is one match.',
                    },
                },
                {
                    where: { jijbent: ['bord', 'jijbent/bord-'] },
                    text: {
                        nl: 'Gewoon schaak: twee spelers, één bord van 64 velden, ieder zestien stukken in de bekende beginstelling.',
                        en: 'Ordinary chess: two players, one board of 64 squares, sixteen chessmen each in the usual starting position.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Het team', en: 'The team' },
            versions: [
                {
                    where: { knsb: '1.2', stein: '1.2', minerva: '1.2' },
                    text: {
                        nl: 'Een team is twee mensen naast elkaar, ieder aan een bord. Je zet alleen op je eigen bord.',
                        en: 'A team is two people next to each other, each at one board. You move on your own board only.',
                    },
                },
            ],
        },
        {
            title: { nl: 'De eerste borden', en: 'The first boards' },
            versions: [
                {
                    where: { knsb: '1.3', stein: '1.3', minerva: '1.3' },
                    text: {
                        nl: 'Elk team wijst een eerstebordspeler aan. Die twee spelen tegen elkaar, hun teamgenoten ook.',
                        en: 'Each team names its first-board player. Those two meet, and so do their teammates.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Vaste borden', en: 'Fixed boards' },
            versions: [
                {
                    where: { minerva: ['1.4', 'minerva/1.5-'] },
                    text: {
                        nl: 'Wie eerste bord speelt staat vóór de eerste ronde vast en blijft dat het hele toernooi.',
                        en: 'Who plays first board is settled before round one and stays so for the whole tournament.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Wie wit heeft', en: 'Who has White' },
            versions: [
                {
                    where: { knsb: '1.4', stein: '1.4' },
                    text: {
                        nl: 'Het lot bepaalt welke eerstebordspeler wit krijgt. Zijn teamgenoot speelt dan met zwart.',
                        en: 'A lot decides which first-board player has White. His teammate then plays Black.',
                    },
                },
                {
                    where: { minerva: '1.5' },
                    text: {
                        nl: 'Het eerstgenoemde team speelt thuis: zijn eerste bord heeft zwart, zijn tweede wit.',
                        en: 'The team named first is at home: its first board has Black, its second White.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Verder gelden de schaakregels', en: 'Otherwise chess is chess' },
            versions: [
                {
                    where: { knsb: '1.5', stein: '1.5', minerva: '1.6' },
                    text: {
                        nl: 'Op elk bord wordt geschaakt volgens de artikelen 1 tot en met 6 van de FIDE, behalve waar dit reglement iets anders zegt.',
                        en: 'On each board chess is played by articles 1 to 6 of FIDE, except where this regulation says otherwise.',
                    },
                },
            ],
        },
    ],
};
