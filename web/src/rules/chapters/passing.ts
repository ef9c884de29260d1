import type { Chapter } from '../article';

export const passing: Chapter = {
    title: { nl: 'Doorgeven en plaatsen', en: 'Passing and dropping' },
    topics: [
        {
            title: { nl: 'Doorgeven', en: 'Passing' },
            versions: [
                {
                    where: { knsb: '2.1', stein: '2.1', minerva: '2.1' },
                    text: {
                        nl: 'Wat je slaat mag je aan je teamgenoot doorgeven. Het is een recht, geen plicht, en het kan zolang de wedstrijd duurt. Online gaat het vanzelf.',
                        en: 'What you capture you may pass to your teammate. It is a right, not a duty, and lasts as long as the match. Online it happens by itself.',
                    },
                },
                {
                    where: { fics: ['passing', 'fics/passing-'] },
                    text: {
                        nl: 'Wat je slaat komt meteen in de reserve van je teamgenoot.',
                        en: 'What you capture goes straight into your teammate’s reserve.',
                    },
                },
                {
                    where: { jijbent: ['slaan', 'jijbent/slaan-'] },
                    text: {
                        nl: 'Een geslagen stuk verdwijnt van het bord en komt niet terug.',
                        en: 'A captured piece leaves the board and does not come back.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Plaatsen is een zet', en: 'A drop is a move' },
            versions: [
                {
                    where: {
                        knsb: '2.2',
                        stein: '2.2',
                        minerva: '2.2',
                        fics: ['drop', 'fics/drop-to-stop-', 'fics/castling-'],
                    },
                    text: {
                        nl: 'In plaats van een gewone zet mag je een stuk uit je reserve op het bord zetten. Met een geplaatste toren kun je nooit rokeren.',
                        en: 'Instead of an ordinary move you may put a piece from your reserve on the board. You can never castle with a dropped rook.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Alleen op een leeg veld', en: 'Only on an empty square' },
            versions: [
                {
                    where: { knsb: '2.3', stein: '2.3', minerva: '2.3' },
                    text: {
                        nl: 'Plaatsen mag alleen waar niets staat. Slaan met een geplaatst stuk bestaat niet.',
                        en: 'You may drop only where nothing stands. There is no capturing by a drop.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Plaatsen met schaak', en: 'Dropping with check' },
            versions: [
                {
                    where: { knsb: '2.4', stein: '2.4' },
                    text: {
                        nl: 'Na het plaatsen mag de koning van de tegenstander niet schaak staan, ook niet als je er zelf een schaak mee opheft.',
                        en: 'After a drop the enemy king may not be in check, not even if the drop answers a check to your own.',
                    },
                },
                {
                    where: { minerva: '2.4', fics: ['drop-check', 'fics/drop-with-'] },
                    text: {
                        nl: 'Plaatsen mag ook met schaak, en zelfs met mat.',
                        en: 'A drop may give check, and even mate.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Waar een pion mag komen', en: 'Where a pawn may go' },
            versions: [
                {
                    where: { knsb: '2.5', minerva: '2.5', fics: ['drop-ranks', 'fics/drop-pawn-'] },
                    text: {
                        nl: 'Een pion mag niet op de eerste of de achtste rij, van jouw kant geteld. Op je tweede rij mag hij daarna twee velden vooruit.',
                        en: 'A pawn may not go on the first or eighth rank, counted from your side. From your second rank it may later step twice.',
                    },
                },
                {
                    where: { stein: '2.5' },
                    text: {
                        nl: 'Een pion mag alleen op de tweede tot en met de zesde rij: niet op de eerste, zevende of achtste, van jouw kant geteld.',
                        en: 'A pawn may only go on ranks two to six: not on the first, seventh or eighth, counted from your side.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Waar andere stukken mogen komen', en: 'Where other pieces may go' },
            versions: [
                {
                    where: { stein: '2.6' },
                    text: {
                        nl: 'Geen enkel stuk mag op de achtste rij worden geplaatst, van jouw kant geteld.',
                        en: 'No piece may be dropped on the eighth rank, counted from your side.',
                    },
                },
                {
                    where: {
                        minerva: ['2.5', 'minerva/2.5-pieces-'],
                        fics: ['drop-pieces', 'fics/drop-pieces-'],
                    },
                    text: {
                        nl: 'Alles behalve een pion mag op elke rij.',
                        en: 'Everything but a pawn may go on any rank.',
                    },
                },
            ],
        },
        {
            title: { nl: 'De reserve is open', en: 'Reserves are open' },
            versions: [
                {
                    where: { knsb: '2.6', stein: '2.7', minerva: '2.6' },
                    text: {
                        nl: 'Wat je gekregen hebt staat zichtbaar voor je; vraagt je tegenstander ernaar, dan zeg je wat je hebt. Hier ziet iedereen alle reserves altijd.',
                        en: 'What you were given stands in front of you; if your opponent asks, you tell him. Here everybody always sees all reserves.',
                    },
                },
            ],
        },
    ],
};
