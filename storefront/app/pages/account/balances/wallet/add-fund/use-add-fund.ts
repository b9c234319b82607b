import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { addFund } from '@rialto/contract/calls/wallet.ts';
import type { Gateway } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { callApi } from '../../../../../platform/api/api.ts';
import { useIdempotencyKey } from '../../use-idempotency-key.ts';

type AddFund = {
  isBusy: boolean;
  /** Why the last attempt was refused. */
  problem: string | undefined;
  start: (amount: number, gateway: Gateway | undefined) => void;
  clear: () => void;
};

/** Starts a top-up and leaves for the payment service. */
export function useAddFund(): AddFund {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const sendOnce = useIdempotencyKey();

  async function start(amount: number, gateway: Gateway | undefined) {
    setBusy(true);
    setProblem(undefined);
    const body = { amount, ...(gateway && { gateway }) };
    try {
      const { redirect_link } = await sendOnce(JSON.stringify(body), (idempotencyKey) =>
        callApi(addFund, { body, idempotencyKey }),
      );
      // Stays busy until the browser has left, so that a second click does not start a second payment.
      window.location.assign(redirect_link);
    } catch (thrown) {
      setBusy(false);
      setProblem(thrown instanceof CallRefused ? thrown.errors[0]?.message : t('error.network'));
    }
  }

  return {
    isBusy,
    problem,
    start: (amount, gateway) => void start(amount, gateway),
    clear: () => setProblem(undefined),
  };
}
