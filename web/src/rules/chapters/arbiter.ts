import type { Chapter } from '../article';

export const arbiter: Chapter = {
    title: { nl: 'De arbiter', en: 'The arbiter' },
    topics: [
        {
            title: { nl: 'Alleen als er geroepen wordt', en: 'Only when called' },
            versions: [
                {
                    where: { knsb: '10.1', stein: '10.1', minerva: '10.1' },
                    text: {
                        nl: 'De arbiter bemoeit zich alleen met een partij als een van de spelers daarvan het vraagt.',
                        en: 'The arbiter interferes with a game only when one of its players asks.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Behalve bij beide vlaggen', en: 'Except for both flags' },
            versions: [
                {
                    where: { knsb: '10.2', stein: '10.2' },
                    text: {
                        nl: 'Ziet hij dat beide vlaggen van een partij gevallen zijn, dan verklaart hij die remise, ook ongevraagd.',
                        en: 'If he sees that both flags of a game are down he declares it drawn, also unasked.',
                    },
                },
                {
                    where: { minerva: '10.2' },
                    text: {
                        nl: 'Ziet hij dat bij beide teams een vlag gevallen is, dan is het remise, ook ongevraagd.',
                        en: 'If he sees a flag of each team down it is a draw, also unasked.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Steeds weer onreglementair', en: 'Illegal again and again' },
            versions: [
                {
                    where: { knsb: '10.3', stein: '10.3' },
                    text: {
                        nl: 'Wie vaker onreglementair zet kan het zijn tegenstander tijd opleveren, of de partij kosten.',
                        en: 'Repeated illegal moves can bring the opponent time, or cost the game.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Toch over de vlag gepraat', en: 'The flag was named all the same' },
            versions: [
                {
                    where: { knsb: '10.4', stein: '10.4' },
                    text: {
                        nl: 'De speler van wie de vlag gevallen is krijgt één minuut. Met bijtelling per zet is dat een minuut min 25 keer die bijtelling, maar nooit minder dan tien seconden.',
                        en: 'The player whose flag fell gets one minute. With an increment it is a minute less 25 increments, but never under ten seconds.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Al het andere', en: 'Everything else' },
            versions: [
                {
                    where: { knsb: '10.5', stein: '10.5', minerva: '10.3' },
                    text: {
                        nl: 'Waar het reglement niets zegt beslist de arbiter: klok, stelling, uitslag, stilleggen. Alles komt in het verslag, met het artikel.',
                        en: 'Where the regulation is silent the arbiter decides: clock, position, result, pause. Everything is recorded with its article.',
                    },
                },
            ],
        },
    ],
};
