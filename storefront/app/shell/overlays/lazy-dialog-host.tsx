import { lazy } from 'react';
import { useOpenDialogs } from '../../shared/dialogs.ts';
import { LazyBoundary } from '../lazy-boundary.tsx';

const DialogHost = lazy(async () => ({ default: (await import('./dialog-host.tsx')).DialogHost }));

/** Loads the dialog host when the first dialog opens. */
export function LazyDialogHost() {
  if (useOpenDialogs().length === 0) return null;
  return (
    <LazyBoundary>
      <DialogHost />
    </LazyBoundary>
  );
}
