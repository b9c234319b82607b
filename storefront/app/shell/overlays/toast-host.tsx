import { lazy, useState } from 'react';
import { useToasts } from '../../platform/overlays/toasts.ts';
import { LazyBoundary } from '../lazy-boundary.tsx';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** Loaded with the first toast; stays mounted, so that screen readers announce later ones. */
export function ToastHost() {
  const shown = useToasts();
  const [isNeeded, setNeeded] = useState(false);
  if (shown.length > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <LazyBoundary>
      <ToastList />
    </LazyBoundary>
  );
}
