import { lazy } from 'react';
import { useOpenDialogs } from '../platform/dialogs.ts';
import { LazyPart } from './lazy-part.tsx';

// It knows every dialog and what each is made of: a page on which none is open does without that list.
const DialogHost = lazy(async () => ({ default: (await import('./dialog-host.tsx')).DialogHost }));

export function OpenedDialogs() {
  if (useOpenDialogs().length === 0) return null;
  return (
    <LazyPart>
      <DialogHost />
    </LazyPart>
  );
}
