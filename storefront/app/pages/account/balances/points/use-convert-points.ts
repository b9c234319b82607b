import { convertPoints } from '@rialto/contract/calls/account/rewards.ts';
import { callApi } from '../../../../platform/api/api.ts';
import { useBusy } from '../../../../platform/api/use-busy.ts';
import { toasts } from '../../../../platform/overlays/toasts.ts';
import { invalidate } from '../../../../platform/query/invalidate.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';

/** Converts points once, also if the answer was lost and the customer presses again. */
export function useConvertPoints(onDone: () => void): { isBusy: boolean; start: (points: number) => void } {
  const { isBusy, run } = useBusy();
  const sendOnce = useIdempotencyKey();
  const convert = async (points: number) => {
    const { message } = await sendOnce(String(points), (idempotencyKey) =>
      callApi(convertPoints, { body: { point: points }, idempotencyKey }),
    );
    onDone();
    toasts.show({ kind: 'success', text: message });
  };
  return {
    isBusy,
    // After a refusal the balance on this page may be outdated, so it is read again in any case.
    start: (points) =>
      void run(() => convert(points)).then(() => Promise.all([invalidate(['profile']), invalidate(['wallet'])])),
  };
}
