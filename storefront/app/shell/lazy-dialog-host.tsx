import { lazy } from 'react';
import { useOpenDialogs } from '../shared/dialogs.ts';
import { LazyBoundary } from './lazy-boundary.tsx';

const DialogHost = lazy(async () => ({ default: (await import('./dialog-host.tsx')).DialogHost }));

/** A page on which no dialog is open need not know which there are. */
export function LazyDialogHost() {
  if (useOpenDialogs().length === 0) return null;
  return (
    <LazyBoundary>
      <DialogHost />
    </LazyBoundary>
  );
}
