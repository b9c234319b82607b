import { t } from '@rialto/texts/text.ts';
import { lazy, useState } from 'react';
import { toasts, useToasts } from '../../platform/overlays/toasts.ts';
import { LazyBoundary } from '../lazy-boundary.tsx';

const Toasts = lazy(async () => ({ default: (await import('@rialto/ui/feedback/toasts.tsx')).Toasts }));

/** Loaded with the first toast; stays mounted, so that screen readers announce later ones. */
export function ToastHost() {
  const shown = useToasts();
  const [isNeeded, setNeeded] = useState(false);
  if (shown.length > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <LazyBoundary>
      <Toasts toasts={shown} onDismiss={toasts.dismiss} label={t('shell.notices')} dismissLabel={t('action.close')} />
    </LazyBoundary>
  );
}
