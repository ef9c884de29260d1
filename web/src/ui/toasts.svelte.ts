// Short words that come and go, over nothing that is needed. Never a question.
export interface Toast {
    id: number;
    kind: 'info' | 'problem';
    text: string;
}

let list = $state.raw<readonly Toast[]>([]);
let next = 0;

export const toasts = {
    get all(): readonly Toast[] {
        return list;
    },
    // The same words again renew what is shown instead of piling up.
    say(text: string, kind: Toast['kind'] = 'info'): void {
        const id = ++next;
        list = [...list.filter((toast) => toast.text !== text), { id, kind, text }].slice(-3);
        setTimeout(() => toasts.dismiss(id), 2500 + text.length * 50);
    },
    dismiss(id: number): void {
        list = list.filter((toast) => toast.id !== id);
    },
};
