import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect } from 'react';
import { useBusy } from '../../platform/api/use-busy.ts';
import { createSharedState } from '../../platform/overlays/shared-state.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import {
  readPushState,
  subscribeToPush,
  unsubscribeFromPush,
  type PushState,
} from '../../platform/push/push-subscription.ts';

/** null until it is known. */
const state = createSharedState<PushState | null>(null);

type Push = { state: PushState | null; isBusy: boolean; turnOn: () => Promise<void>; turnOff: () => Promise<void> };

/** Push messages of this browser. The visitor may change the permission in the browser at any time, so it is read again. */
export function usePush(): Push {
  const { isInstallable } = useRootData();
  const { isBusy, run } = useBusy();
  const current = state.use();
  useEffect(() => {
    const refreshIfVisible = () => document.visibilityState === 'visible' && void refresh();
    void refresh();
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => document.removeEventListener('visibilitychange', refreshIfVisible);
  }, []);
  return {
    // The shop may run without a service worker.
    state: current !== null && !isInstallable ? 'unsupported' : current,
    isBusy,
    turnOn: () => run(turnOn),
    turnOff: () => run(() => changed(unsubscribeFromPush)),
  };
}

async function turnOn(): Promise<void> {
  await changed(subscribeToPush);
  if (state.read() === 'on') toasts.show({ id: 'push', kind: 'success', text: t('push.turned_on') });
  if (state.read() === 'blocked') toasts.show({ id: 'push', kind: 'error', text: t('push.blocked') });
}

/** A failure shows as a toast (MSG-04). */
async function changed(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (thrown) {
    if (thrown instanceof CallRefused) showErrors(thrown);
    else toasts.show({ id: 'push', kind: 'error', text: t('push.failed') });
  }
  await refresh();
}

async function refresh(): Promise<void> {
  // Some browsers refuse to say it in private windows.
  state.write(await readPushState().catch(() => 'unsupported' as const));
}
