import type { Chapter } from '../article';

export const chess: Chapter = {
    title: { nl: 'Het schaakspel zelf', en: 'Chess itself' },
    topics: [
        {
            title: { nl: 'Om de beurt', en: 'In turn' },
            versions: [
                {
                    where: { jijbent: ['zetten', 'jijbent/zetten-'] },
                    text: {
                        nl: 'Wit begint, daarna om de beurt één zet met een eigen stuk.',
                        en: 'White begins, then one move each in turn with an own piece.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Toren, loper en dame', en: 'Rook, bishop and queen' },
            versions: [
                {
                    where: { jijbent: ['toren', 'jijbent/toren-'] },
                    text: {
                        nl: 'De toren gaat recht, de loper schuin, de dame allebei, zover als het vrij is. Springen kunnen ze niet.',
                        en: 'The rook goes straight, the bishop diagonally, the queen both, as far as the way is free. They do not jump.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Koning', en: 'King' },
            versions: [
                {
                    where: { jijbent: ['koning', 'jijbent/koning-'] },
                    text: {
                        nl: 'Eén veld, alle kanten op, maar nooit naar een aangevallen veld.',
                        en: 'One square in any direction, but never onto an attacked one.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Paard', en: 'Knight' },
            versions: [
                {
                    where: { jijbent: ['paard', 'jijbent/paard-'] },
                    text: {
                        nl: 'Twee vooruit en één opzij. Het enige stuk dat springt.',
                        en: 'Two ahead and one aside. The only piece that jumps.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Pion', en: 'Pawn' },
            versions: [
                {
                    where: { jijbent: ['pion', 'jijbent/pion-'] },
                    text: {
                        nl: 'Eén vooruit, vanaf het begin ook twee; slaan gaat schuin.',
                        en: 'One ahead, from its start also two; it captures diagonally.',
                    },
                },
            ],
        },
        {
            title: { nl: 'En passant', en: 'En passant' },
            versions: [
                {
                    where: {
                        jijbent: ['en-passant', 'jijbent/en-passant-'],
                        knsb: ['1.5', 'knsb/1.5-en-passant'],
                        stein: ['1.5', 'stein/1.5-en-passant-'],
                    },
                    text: {
                        nl: 'Een pion die net twee velden deed mag in het voorbijgaan worden geslagen, alleen met de eerstvolgende zet.',
                        en: 'A pawn that has just stepped twice may be captured in passing, with the very next move only.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Rokeren', en: 'Castling' },
            versions: [
                {
                    where: {
                        jijbent: ['rokade', 'jijbent/rokade-'],
                        knsb: ['1.5', 'knsb/1.5-castling-'],
                        stein: ['1.5', 'stein/1.5-no-castling-'],
                        minerva: ['1.6', 'minerva/1.6-'],
                    },
                    text: {
                        nl: 'De koning gaat twee velden opzij en de toren springt eroverheen. Niet als een van beide al gezet heeft, niet over stukken heen, en niet vanuit, door of naar schaak.',
                        en: 'The king goes two squares aside and the rook hops over. Not if either has moved, not across pieces, and not out of, through or into check.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Schaak', en: 'Check' },
            versions: [
                {
                    where: { jijbent: ['schaak', 'jijbent/schaak-'], knsb: ['1.5', 'knsb/1.5-king-'] },
                    text: {
                        nl: 'Je mag je eigen koning niet schaak zetten of laten staan.',
                        en: 'You may not put or leave your own king in check.',
                    },
                },
            ],
        },
    ],
};
