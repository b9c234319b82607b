import { createSharedState } from './shared-state.ts';

export type Toast = {
  id: string;
  kind: 'info' | 'success' | 'error';
  text: string;
  /** 0 keeps it until dismissed. */
  durationMs: number;
  /** A path of the shop that pressing the toast opens. */
  href?: string | undefined;
};

const shown = createSharedState<Toast[]>([]);
let count = 0;
const MOST_SHOWN = 3;

/** Short notices. A toast with an id replaces an earlier one with the same id. */
export const toasts = {
  show({ id, kind = 'info', text, durationMs = 4_000, href }: Partial<Toast> & { text: string }): void {
    const toast = { id: id ?? `toast-${(count += 1)}`, kind, text, durationMs, href };
    shown.write([...shown.read().filter((other) => other.id !== toast.id), toast].slice(-MOST_SHOWN));
  },
  dismiss(id: string): void {
    shown.write(shown.read().filter((toast) => toast.id !== id));
  },
};

export const useToasts = shown.use;
