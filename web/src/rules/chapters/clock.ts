import type { Chapter } from '../article';

export const clock: Chapter = {
    title: { nl: 'De klok', en: 'The clock' },
    topics: [
        {
            title: { nl: 'Iedereen ziet alle klokken', en: 'Everybody sees all clocks' },
            versions: [
                {
                    where: { knsb: '6.1', stein: '6.1', minerva: '6.1' },
                    text: {
                        nl: 'De klokken staan zo dat alle vier de spelers beide kunnen lezen.',
                        en: 'The clocks stand so that all four players can read both.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Te laat', en: 'Late' },
            versions: [
                {
                    where: { knsb: '6.2', stein: '6.2', minerva: '6.2' },
                    text: {
                        nl: 'Te laat komen kost alleen tijd: je klok loopt, meer niet.',
                        en: 'Coming late costs only time: your clock runs, nothing more.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Bedenktijd', en: 'Thinking time' },
            versions: [
                {
                    where: { knsb: '6.3', stein: '6.3' },
                    text: {
                        nl: 'Zeven minuten de man, tenzij de organisatie iets anders bepaalt.',
                        en: 'Seven minutes each, unless the organisers decide otherwise.',
                    },
                },
                {
                    where: { minerva: '6.3' },
                    text: {
                        nl: 'Vijf minuten de man, tenzij de organisatie iets anders bepaalt.',
                        en: 'Five minutes each, unless the organisers decide otherwise.',
                    },
                },
                {
                    where: { fics: ['clock', 'fics/clock-'] },
                    text: { nl: 'Meestal drie minuten de man.', en: 'Usually three minutes each.' },
                },
                {
                    where: { jijbent: ['klok', 'jijbent/klok-none'] },
                    text: { nl: 'Zonder klok.', en: 'Without a clock.' },
                },
            ],
        },
        {
            title: { nl: 'Beginnen', en: 'Starting' },
            versions: [
                {
                    where: { knsb: '6.4', stein: '6.4', minerva: '6.4' },
                    text: {
                        nl: 'De twee spelers met zwart drukken samen de klokken in: beide partijen beginnen op hetzelfde moment.',
                        en: 'The two players with Black start the clocks together: both games begin at the same instant.',
                    },
                },
            ],
        },
    ],
};
