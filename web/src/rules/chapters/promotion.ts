import type { Chapter } from '../article';

export const promotion: Chapter = {
    title: { nl: 'Promotie en aanraken', en: 'Promotion and touching' },
    topics: [
        {
            title: { nl: 'Wat de pion wordt', en: 'What the pawn becomes' },
            versions: [
                {
                    where: { knsb: '3.1', minerva: '3.1' },
                    text: {
                        nl: 'Op de laatste rij krijgt de pion de waarde van dame, toren, loper of paard, maar hij blijft eruitzien als pion. Beide spelers onthouden wat hij is; hier helpt een merk.',
                        en: 'On the last rank the pawn gets the value of a queen, rook, bishop or knight but still looks like a pawn. Both players remember what it is; here a mark helps.',
                    },
                },
                {
                    where: { stein: '3.1' },
                    text: {
                        nl: 'Je ruilt de pion voor een dame, toren, loper of paard van jouw kleur dat op het andere bord staat, bij de teamgenoot van je tegenstander. Staat daar niets, dan is de pion weg. Een koning mag er niet ongeoorloofd schaak door komen te staan.',
                        en: 'You exchange the pawn for a queen, rook, bishop or knight of your colour that stands on the other board, with your opponent’s teammate. If there is none the pawn is lost. No king may be left in an impossible check by it.',
                    },
                },
                {
                    where: { jijbent: ['promotie', 'jijbent/promotie-'] },
                    text: {
                        nl: 'De pion wordt een dame, toren, loper of paard naar keuze. Zonder keuze wordt de zet niet aangenomen.',
                        en: 'The pawn becomes a queen, rook, bishop or knight of your choice. Without a choice the move is not accepted.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Liggend', en: 'On its side' },
            versions: [
                {
                    where: { minerva: '3.2' },
                    text: {
                        nl: 'Een gepromoveerde pion mag liggen, zodat je ziet dat hij meer is.',
                        en: 'A promoted pawn may lie on its side, so that one sees that it is more.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Wat er met de pion gebeurt', en: 'What becomes of the pawn' },
            versions: [
                {
                    where: { knsb: '3.2', minerva: '3.3', fics: ['promotion', 'fics/promotion-'] },
                    text: {
                        nl: 'Wordt een gepromoveerde pion geslagen en doorgegeven, dan is hij weer pion.',
                        en: 'A promoted pawn that is captured and passed is a pawn again.',
                    },
                },
                {
                    where: { stein: '3.2' },
                    text: {
                        nl: 'De geruilde pion is van je tegenstander, alsof hij hem geslagen heeft: die mag hem doorgeven.',
                        en: 'The exchanged pawn is your opponent’s as if he had captured it: he may pass it.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Aanraken is zetten', en: 'Touch-move' },
            versions: [
                {
                    where: { knsb: '4.1', stein: '4.1', minerva: '4.1' },
                    text: {
                        nl: 'Een reservestuk dat het bord raakt moet je plaatsen, als dat ergens reglementair kan. Volgens het boekje geldt het ook voor stukken op het bord; online telt aanraken niet.',
                        en: 'A reserve piece that touches the board must be dropped, if it legally can be. By the book this holds for pieces on the board too; online touching does not count.',
                    },
                },
            ],
        },
        {
            title: {
                nl: 'Promotie is af als het stuk bekend is',
                en: 'A promotion is complete with its piece',
            },
            versions: [
                {
                    where: { knsb: '4.2', stein: '4.2', minerva: '4.2' },
                    text: {
                        nl: 'De zet is pas voltooid als je tegenstander weet wat de pion geworden is.',
                        en: 'The move is complete only when your opponent knows what the pawn has become.',
                    },
                },
            ],
        },
    ],
};
