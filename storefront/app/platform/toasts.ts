import { useSyncExternalStore } from 'react';

export type Toast = {
  id: string;
  kind: 'info' | 'success' | 'error';
  text: string;
  /** 0 stays until it is dismissed. */
  durationMs: number;
};

let shown: Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const MOST_SHOWN = 3;

/** Short words to the visitor. One with an id replaces the former of that id. */
export const toasts = {
  show({ id, kind = 'info', text, durationMs = 4_000 }: Partial<Toast> & { text: string }): void {
    const toast = { id: id ?? `toast-${(count += 1)}`, kind, text, durationMs };
    change([...shown.filter((other) => other.id !== toast.id), toast].slice(-MOST_SHOWN));
  },
  dismiss(id: string): void {
    change(shown.filter((toast) => toast.id !== id));
  },
};

export function useToasts(): Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
}

const none: Toast[] = [];

function change(next: Toast[]): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
