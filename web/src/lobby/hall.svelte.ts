// The lobby while a page looks at it.
import { link } from '../net/browser';
import { emptyHall, fold, type Hall } from './hall';

export class HallView {
    now = $state.raw<Hall>(emptyHall);

    // Watches until the returned function ends it.
    open(): () => void {
        const ends = [
            link.listen(({ message }) => {
                this.now = fold(this.now, message);
            }),
            link.watch('lobby', () => ({ t: 'lobby', watch: true }), { t: 'lobby', watch: false }),
        ];
        return () => ends.forEach((end) => end());
    }
}
