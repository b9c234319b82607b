import { lazy } from 'react';
import { useOpenDialogs } from '../platform/dialogs.ts';
import { LazyPart } from './lazy-part.tsx';

const DialogHost = lazy(async () => ({ default: (await import('./dialog-host.tsx')).DialogHost }));

/** The list of all dialogs is long, and a visitor who opens none need not load it. */
export function LaterDialogs() {
  if (useOpenDialogs().length === 0) return null;
  return (
    <LazyPart>
      <DialogHost />
    </LazyPart>
  );
}
