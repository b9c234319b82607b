import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Link } from 'react-router';
import { isLateOrder } from '../../features/orders/board-columns.ts';
import { number } from '../../words/times.ts';
import { useWithdrawal } from './use-dispatch.ts';

/** Orders that a courier has or is offered. Until pick-up they can be taken back. */
export function AssignedOrders({ orders, now }: { orders: readonly BoardOrder[]; now: number }) {
  const { withdraw, isRunning } = useWithdrawal();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="assigned">
      <h2 id="assigned" className="mb-2 flex items-baseline gap-2 text-lg font-bold">
        {t('console.dispatch_assigned')}
        <span className="text-md text-ink-soft tabular-nums">{number(orders.length)}</span>
      </h2>
      <ul className="flex flex-col gap-1.5">
        {orders.map((order) => (
          <li
            key={order.id}
            className="flex items-center justify-between gap-3 rounded-md border border-hairline bg-surface px-3.5 py-2.5"
          >
            <div className="min-w-0">
              <Link to={`/orders/${order.id}`} className="font-semibold hover:underline">
                <span dir="ltr">#{String(order.id).slice(-4)}</span> · {order.courier?.f_name}
              </Link>
              <p className="truncate text-sm text-ink-soft">{order.store?.name ?? t('console.order_type_parcel')}</p>
            </div>
            <div className="flex shrink-0 items-center gap-2">
              {isLateOrder(order, now) && <Badge tone="danger">{t('console.order_late')}</Badge>}
              <Badge tone={order.courier?.state === 'offered' ? 'warning' : 'success'}>
                {stateText(order.courier?.state ?? '')}
              </Badge>
              {order.courier?.state !== 'picked_up' && (
                <Button kind="ghost" size="sm" isLoading={isRunning} onClick={() => withdraw(order.id)}>
                  {t('console.dispatch_take_back')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateText(state: string): string {
  if (state === 'offered') return t('console.dispatch_state_offered');
  return state === 'picked_up' ? t('order.status.picked_up') : t('console.dispatch_state_accepted');
}
