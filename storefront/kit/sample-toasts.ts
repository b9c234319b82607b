import { createContext, useState } from 'react';
import type { Toast } from '@rialto/ui/feedback/toasts.tsx';

type Show = (toast: Toast) => void;

/** Lets nested specimens show a toast. */
export const SampleToasts = createContext<Show>(() => {});

export function useSampleToasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const without = (id: string) => (shown: Toast[]) => shown.filter((toast) => toast.id !== id);
  return {
    toasts,
    show: (toast: Toast) => setToasts((shown) => [...without(toast.id)(shown), toast].slice(-3)),
    dismiss: (id: string) => setToasts(without(id)),
  };
}
