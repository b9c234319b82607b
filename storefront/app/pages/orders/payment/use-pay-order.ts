import { useState } from 'react';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { payFromWallet, startPayment, switchToCash, type Gateway, type Payer } from './payer.ts';

export type Busy = 'paying' | 'switching' | 'wallet' | null;

type Callbacks = {
  onSwitched: () => void;
  /** Called after a refusal, and after the wallet has paid all of it. */
  onChanged: () => void;
};

/**
 * Pays an unpaid order or switches it to cash, with a part from the owner's wallet if an amount is given. A refusal is
 * shown and the order reloaded.
 */
export function usePayOrder(payer: Payer, { onSwitched, onChanged }: Callbacks) {
  const [busy, setBusy] = useState<Busy>(null);
  const attempt = async (kind: Exclude<Busy, null>, work: () => Promise<void>) => {
    setBusy(kind);
    try {
      await work();
    } catch (thrown) {
      showErrors(thrown);
      setBusy(null);
      onChanged();
    }
  };
  const finish = (text: string, then: () => void) => {
    toasts.show({ kind: 'success', text });
    setBusy(null);
    then();
  };
  const byWallet = async (
    method: 'cash_on_delivery' | 'digital_payment' | 'wallet',
    amount: number,
    gateway?: Gateway,
  ) => {
    if (payer.kind !== 'owner') return;
    const { message, redirect_link } = await payFromWallet(payer.orderId, { method, amount, gateway });
    if (redirect_link) window.location.assign(redirect_link);
    else finish(message, method === 'cash_on_delivery' ? onSwitched : onChanged);
  };
  return {
    busy,
    pay: (gateway?: Gateway, fromWallet?: number) =>
      // Stays busy until the browser has left, so that a second click does not start a second payment.
      void attempt('paying', async () => {
        if (fromWallet !== undefined) await byWallet('digital_payment', fromWallet, gateway);
        else window.location.assign(await startPayment(payer, gateway));
      }),
    switchToCash: (fromWallet?: number) =>
      void attempt('switching', async () => {
        if (fromWallet !== undefined) await byWallet('cash_on_delivery', fromWallet);
        else finish(await switchToCash(payer), onSwitched);
      }),
    payAllFromWallet: (amount: number) => void attempt('wallet', () => byWallet('wallet', amount)),
  };
}
