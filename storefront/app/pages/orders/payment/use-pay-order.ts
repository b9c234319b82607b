import { useState } from 'react';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { startPayment, switchToCash, type Gateway, type Payer } from './payer.ts';

type Busy = 'paying' | 'switching' | null;

/** The two ways out of an order that is not paid; a refusal is shown, and whoever shows the order reads it again. */
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
      // Busy until the browser has left: a second press must not begin a second payment.
      void attempt('paying', async () => window.location.assign(await startPayment(payer, gateway))),
    switchToCash: () =>
      void attempt('switching', async () => {
        toasts.show({ kind: 'success', text: await switchToCash(payer) });
        setBusy(null);
        onSwitched();
      }),
  };
}
