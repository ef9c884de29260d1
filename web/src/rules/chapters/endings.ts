import type { Chapter } from '../article';

export const endings: Chapter = {
    title: { nl: 'Het einde', en: 'The end' },
    topics: [
        {
            title: { nl: 'Wanneer de wedstrijd eindigt', en: 'When the match ends' },
            versions: [
                {
                    where: { knsb: '5.1', stein: '5.1' },
                    text: {
                        nl: 'De wedstrijd is afgelopen als beide partijen afgelopen zijn. Tot dan kan de eerste partij de tweede nog helpen: wat geslagen is mag worden doorgegeven.',
                        en: 'The match is over when both games are. Until then the first can still help the second: what was captured may be passed.',
                    },
                },
                {
                    where: {
                        minerva: ['5.1', 'minerva/5.1-the-first-'],
                        fics: ['first', 'fics/mate-on-board-two'],
                    },
                    text: {
                        nl: 'De eerste partij die eindigt, beëindigt de hele wedstrijd.',
                        en: 'The first game that ends, ends the whole match.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Een bord waar het afgelopen is', en: 'A board that has ended' },
            versions: [
                {
                    where: { stein: '5.2' },
                    text: {
                        nl: 'Het blijft staan zoals het staat, maar bij promotie mag er nog een stuk van genomen worden.',
                        en: 'It stays as it stands, but a promotion may still take a piece from it.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Mat', en: 'Mate' },
            versions: [
                {
                    where: {
                        knsb: ['1.5', 'knsb/1.5-mate-'],
                        minerva: ['5.1', 'minerva/5.1-mate-', 'minerva/5.1-a-piece-not-'],
                        jijbent: ['schaakmat', 'jijbent/schaakmat-'],
                    },
                    text: {
                        nl: 'Sta je schaak en heb je geen enkele zet, ook niet met wat nu in je reserve ligt, dan heb je meteen verloren. Wat nog komen kan telt niet mee.',
                        en: 'In check and without any move, also with what lies in your reserve now: you have lost at once. What may still arrive does not count.',
                    },
                },
                {
                    where: { stein: '5.4' },
                    text: {
                        nl: 'Mat en pat tellen pas als de andere partij eindigt of je tijd om is. Zolang je klok loopt kan een doorgegeven stuk, of een stuk dat bij promotie verdwijnt, je nog redden.',
                        en: 'Mate and stalemate count only when the other game ends or your time is up. While your clock runs, a passed piece or one taken away by a promotion can still save you.',
                    },
                },
                {
                    where: { fics: ['mate', 'fics/mate-'] },
                    text: {
                        nl: 'Mat is het alleen als geen enkel geplaatst stuk, in reserve of niet, het schaak zou kunnen opheffen. Anders wacht je.',
                        en: 'It is mate only if no drop of any piece, held or not, could answer the check. Otherwise you wait.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Pat en stellingen zonder winst', en: 'Stalemate and dead positions' },
            versions: [
                {
                    where: { knsb: '5.3', stein: '5.5' },
                    text: {
                        nl: 'Pat, of een stelling waarin niemand meer kan winnen, is pas remise als de andere partij afgelopen is. Tot dan wacht je, met lopende klok.',
                        en: 'Stalemate, or a position in which nobody can win, is a draw only once the other game has ended. Until then you wait, with your clock running.',
                    },
                },
                {
                    where: {
                        minerva: [
                            '5.1',
                            'minerva/5.1-stalemate-',
                            'minerva/5.1-no-stalemate-',
                            'minerva/r9-',
                        ],
                        jijbent: ['pat', 'jijbent/pat-'],
                    },
                    text: {
                        nl: 'Pat is meteen remise. Met iets in reserve dat geplaatst mag worden is het geen pat.',
                        en: 'Stalemate is a draw at once. With something in reserve that may be dropped it is no stalemate.',
                    },
                },
                {
                    where: { fics: ['stalemate', 'fics/stalemate-', 'fics/both-stuck-'] },
                    text: {
                        nl: 'Wie niet kan zetten wacht. Zitten beide borden vast, dan is het voorbij.',
                        en: 'Whoever cannot move waits. When both boards are stuck, it is over.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Opgeven', en: 'Resigning' },
            versions: [
                {
                    where: { knsb: '5.2', stein: '5.3' },
                    text: {
                        nl: 'Opgeven doe je als je aan zet bent. Doe je het eerder, dan blijft het staan, maar je tegenstander mag nog één zet doen en wat hij slaat doorgeven.',
                        en: 'You resign when it is your move. If you do it earlier it stands, but your opponent may play one last move and pass what it captures.',
                    },
                },
                {
                    where: {
                        minerva: ['5.1', 'minerva/5.1-resigning-'],
                        jijbent: ['opgeven', 'jijbent/opgeven-'],
                        fics: ['resignation', 'fics/resignation-'],
                    },
                    text: { nl: 'Opgeven geldt meteen.', en: 'A resignation counts at once.' },
                },
            ],
        },
        {
            title: { nl: 'De vlag', en: 'The flag' },
            versions: [
                {
                    where: { knsb: '5.4', stein: '5.6', minerva: '5.2' },
                    text: {
                        nl: 'Valt je vlag, dan verlies je. Het is alleen remise als je tegenstander met geen enkele reeks zetten nog mat kan zetten, zijn reserve en alles wat hij nog kan krijgen meegeteld. Dat wordt uitgezocht.',
                        en: 'If your flag falls you lose. It is a draw only if your opponent could mate by no series of moves at all, counting his reserve and all that may still reach him. That is worked out.',
                    },
                },
                {
                    where: {
                        jijbent: ['vlag', 'jijbent/klok-the-flag-'],
                        fics: ['flag', 'fics/flag-loses'],
                    },
                    text: {
                        nl: 'Wie door zijn tijd gaat verliest, wat er ook staat.',
                        en: 'Whoever runs out of time loses, whatever is on the board.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Beide vlaggen', en: 'Both flags' },
            versions: [
                {
                    where: { knsb: '5.6', stein: '5.8', fics: ['both-flags', 'fics/flag-both-'] },
                    text: {
                        nl: 'Zijn de vlaggen van beide spelers gevallen, dan is die partij remise.',
                        en: 'If the flags of both players are down, that game is a draw.',
                    },
                },
                {
                    where: { minerva: '5.5' },
                    text: {
                        nl: 'Remise zodra bij beide teams minstens één vlag gevallen is, op welk bord dan ook.',
                        en: 'A draw as soon as each team has at least one flag down, on whichever board.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Remise overeenkomen', en: 'Agreeing to a draw' },
            versions: [
                {
                    where: {
                        knsb: '5.5',
                        stein: '5.7',
                        jijbent: ['remise', 'jijbent/remise-by-', 'jijbent/remise-declined'],
                    },
                    text: {
                        nl: 'De twee spelers aan een bord mogen samen remise afspreken. Een zet wijst een aanbod af.',
                        en: 'The two players at a board may agree to a draw. A move declines an offer.',
                    },
                },
                {
                    where: { minerva: '5.3', fics: ['draw', 'fics/draw-'] },
                    text: {
                        nl: 'Remise alleen als alle vier de spelers het ermee eens zijn.',
                        en: 'A draw only if all four players agree.',
                    },
                },
            ],
        },
        {
            title: { nl: 'Herhaling en vijftig zetten', en: 'Repetition and fifty moves' },
            versions: [
                {
                    where: {
                        knsb: [
                            '1.5',
                            'knsb/1.5-repetition-',
                            'knsb/1.5-fifty-',
                            'knsb/1.5-claim-',
                            'knsb/1.5-seventy-',
                        ],
                        stein: [
                            '1.5',
                            'stein/1.5-repetition-',
                            'stein/1.5-fifty-',
                            'stein/1.5-a-drop-counts-',
                        ],
                    },
                    text: {
                        nl: 'Wie aan zet is mag remise claimen: drie keer dezelfde stelling (reserves meegeteld), of vijftig zetten zonder slaan, pionzet of plaatsen. Klopt de claim, dan is het remise. Vanzelf gaat het nooit.',
                        en: 'The player to move may claim: the same position three times (reserves included), or fifty moves without capture, pawn move or drop. A correct claim is a draw. It never happens by itself.',
                    },
                },
                {
                    where: { minerva: '5.4' },
                    text: {
                        nl: 'Remiseclaims bestaan niet.',
                        en: 'There are no draw claims.',
                    },
                },
                {
                    where: {
                        jijbent: [
                            'claims',
                            'jijbent/remise-repetition-',
                            'jijbent/remise-fifty-',
                            'jijbent/remise-material-',
                            'jijbent/remise-nothing-',
                            'jijbent/remise-playing-',
                        ],
                    },
                    text: {
                        nl: 'In plaats van te zetten leg je je claim voor aan de moderator, met de zet die je van plan was: herhaling, vijftig zetten of te weinig materiaal. Zet je door, dan vervalt hij.',
                        en: 'Instead of moving you lay your claim before the moderator, with the move you intend: repetition, fifty moves or too little material. Playing on forfeits it.',
                    },
                },
                {
                    where: { fics: ['repetition', 'fics/repetition-'] },
                    text: { nl: 'Herhaling beëindigt niets.', en: 'Repetition ends nothing.' },
                },
            ],
        },
    ],
};
