import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { t } from '@rialto/texts/text.ts';
import { createStore } from './store.ts';

export type Toast = {
  id: string;
  kind: 'info' | 'success' | 'error';
  text: string;
  /** 0 keeps it until dismissed. */
  durationMs: number;
  action?: { label: string; onAction: () => void } | undefined;
};

export const shownToasts = createStore<readonly Toast[]>([]);
let count = 0;
const MOST_SHOWN = 3;

/** Short notices. A toast with an id replaces an earlier one with the same id. */
export const toasts = {
  show({ id, kind = 'info', text, durationMs = 4_000, action }: Partial<Toast> & { text: string }): void {
    const toast = { id: id ?? `toast-${(count += 1)}`, kind, text, durationMs, action };
    shownToasts.set([...shownToasts.get().filter((other) => other.id !== toast.id), toast].slice(-MOST_SHOWN));
  },
  dismiss(id: string): void {
    shownToasts.set(shownToasts.get().filter((toast) => toast.id !== id));
  },
};

/** What to tell about a failed call: the server's refusal, or that it could not be reached. */
export function faultText(fault: unknown): string {
  const message = fault instanceof CallRefused ? fault.errors[0]?.message : undefined;
  return message ?? t('console.unreachable');
}

export function showFault(fault: unknown): void {
  toasts.show({ id: 'fault', kind: 'error', text: faultText(fault), durationMs: 8_000 });
}
