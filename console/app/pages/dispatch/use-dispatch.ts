import { listCouriers, type Courier } from '@rialto/contract/calls/console/couriers.ts';
import { offerOrder, suggestCouriers, withdrawOrder } from '@rialto/contract/calls/console/orders.ts';
import { t } from '@rialto/texts/text.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { noteChanged } from '../../features/orders/changed-orders.ts';
import { queryOf } from '../../platform/query.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';

const POSITIONS_MS = 5_000;
const MOST_COURIERS = 500;

/** Couriers on shift with their newest positions. */
export function useCouriersOnShift(): UseQueryResult<Courier[]> {
  return useQuery({
    ...queryOf(listCouriers, { query: { list: 'on_shift', limit: MOST_COURIERS } }),
    refetchInterval: POSITIONS_MS,
    select: ({ couriers }) => couriers,
  });
}

/** Offers an order to a courier, and says so. */
export function useOffer() {
  const { run, isRunning } = useAction(offerOrder, { changes: [listCouriers, suggestCouriers] });
  const offer = (orderId: number, { id, f_name: name }: Pick<Courier, 'id' | 'f_name'>) =>
    run(
      { params: { id: orderId }, body: { courier_id: id } },
      {
        onSuccess: () => {
          noteChanged([orderId]);
          toasts.show({ kind: 'success', text: t('console.dispatch_offered', { name }) });
        },
      },
    );
  return { offer, isRunning };
}

export function useWithdrawal() {
  const { run, isRunning } = useAction(withdrawOrder, { changes: [listCouriers, suggestCouriers] });
  const withdraw = (orderId: number) => run({ params: { id: orderId } }, { onSuccess: () => noteChanged([orderId]) });
  return { withdraw, isRunning };
}
