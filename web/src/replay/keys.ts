// The keys of a replay. Fields, lists of choices and boards keep those that they need themselves.
export type KeyAction = 'back' | 'forward' | 'first' | 'last' | 'toggle' | 'flip' | 'leave';

const actions: Readonly<Record<string, KeyAction>> = {
    ArrowLeft: 'back',
    ArrowRight: 'forward',
    Home: 'first',
    End: 'last',
    ' ': 'toggle',
    f: 'flip',
    F: 'flip',
    Escape: 'leave',
};

export function keyAction(event: KeyboardEvent): KeyAction | null {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input:not([type="range"]), select, textarea, [role="application"]')) return null;
    const action = actions[event.key] ?? null;
    if (action === 'toggle' && target?.closest('button, a')) return null; // space presses what has the focus
    return action;
}
