// Being somebody before the first seat: a name is enough.
import { refusalText } from '../i18n/refusals';
import { session } from '../session/session.svelte';

export class GuestForm {
    name = $state(session.guestName);
    problem = $state<string | null>(null);

    // Whether there is somebody now; if not, `problem` says why.
    async ensure(): Promise<boolean> {
        if (session.me) return true;
        const answer = await session.becomeGuest(this.name.trim());
        this.problem = answer.ok ? null : refusalText(answer.code);
        return answer.ok;
    }
}
