import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { readDevice, useDevice, writeDevice } from '../../../platform/session/device.ts';
import { whenIdle } from './when-idle.ts';

const WelcomeDialog = lazy(async () => ({ default: (await import('./welcome-dialog.tsx')).WelcomeDialog }));

/** On the first visit a flag is set when the browser is idle; while it is set, a welcome is shown (HOM-22). */
export function Welcome({ offer }: { offer: ReactNode }) {
  const flag = useDevice('welcome');
  useEffect(() => {
    if (readDevice('welcome') === null) return whenIdle(() => writeDevice('welcome', 'open'));
  }, []);
  if (flag !== 'open') return null;
  return (
    <Suspense fallback={null}>
      <WelcomeDialog offer={offer} onClose={() => writeDevice('welcome', 'closed')} />
    </Suspense>
  );
}
