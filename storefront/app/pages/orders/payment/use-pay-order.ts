import { useState } from 'react';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { startPayment, switchToCash, type Gateway, type Payer } from './payer.ts';

type Busy = 'paying' | 'switching' | null;

/** Pays an unpaid order or switches it to cash. A refusal is shown and the order reloaded. */
export function usePayOrder(
  payer: Payer,
  { onSwitched, onRefused }: { onSwitched: () => void; onRefused: () => void },
) {
  const [busy, setBusy] = useState<Busy>(null);
  const attempt = async (kind: Exclude<Busy, null>, work: () => Promise<void>) => {
    setBusy(kind);
    try {
      await work();
    } catch (thrown) {
      showErrors(thrown);
      setBusy(null);
      onRefused();
    }
  };
  return {
    busy,
    pay: (gateway?: Gateway) =>
      // Stays busy until the browser has left, so that a second click does not start a second payment.
      void attempt('paying', async () => window.location.assign(await startPayment(payer, gateway))),
    switchToCash: () =>
      void attempt('switching', async () => {
        toasts.show({ kind: 'success', text: await switchToCash(payer) });
        setBusy(null);
        onSwitched();
      }),
  };
}
