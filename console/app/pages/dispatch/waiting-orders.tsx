import type { Courier } from '@rialto/contract/calls/console/couriers.ts';
import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { phaseOf } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { isLateOrder } from '../../features/orders/board-columns.ts';
import { statusText } from '../../words/order-words.ts';
import { minutesText, minutesUntil, number } from '../../words/times.ts';
import { DRAGGED_ORDER } from './dragged-order.ts';
import { SuggestedCourier } from './suggested-courier.tsx';

type Props = {
  orders: readonly BoardOrder[];
  all: readonly BoardOrder[];
  couriers: readonly Courier[];
  now: number;
  chosen: number | null;
  onChoose: (orderId: number) => void;
  onDrag: (isDragging: boolean) => void;
};

/** Orders without a courier. Each can be given to the suggested courier, to another by a menu, or dragged. */
export function WaitingOrders({ orders, all, couriers, now, chosen, onChoose, onDrag }: Props) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-2 flex items-baseline gap-2 text-lg font-bold">
        {t('console.dispatch_waiting')}
        <span className="text-md text-ink-soft tabular-nums">{number(orders.length)}</span>
      </h2>
      {orders.length === 0 && <p className="text-ink-soft">{t('console.dispatch_none_waiting')}</p>}
      <ul className="flex flex-col gap-2.5">
        {orders.map((order) => (
          <li
            key={order.id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData(DRAGGED_ORDER, String(order.id));
              onDrag(true);
            }}
            onDragEnd={() => onDrag(false)}
            onPointerEnter={() => onChoose(order.id)}
            onFocus={() => onChoose(order.id)}
            className={classNames(
              'cursor-grab rounded-md border bg-surface p-3.5 shadow-1 active:cursor-grabbing',
              chosen === order.id ? 'border-accent' : 'border-hairline',
            )}
          >
            <OrderHead order={order} now={now} />
            <SuggestedCourier order={order} all={all} couriers={couriers} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderHead({ order, now }: { order: BoardOrder; now: number }) {
  const isLate = isLateOrder(order, now);
  const isReady = phaseOf(order.order_status) === 'ready';
  return (
    <div className="mb-2.5 flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="font-bold">
          <span dir="ltr">#{String(order.id).slice(-4)}</span> · {order.store?.name ?? t('console.order_type_parcel')}
        </p>
        <p className="truncate text-sm text-ink-soft">
          <bdi>{order.drop_off?.address}</bdi>
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <Badge tone={isReady ? 'success' : 'neutral'}>{statusText(order.order_status)}</Badge>
        {order.ready_by && !isReady && (
          <span className={classNames('text-sm tabular-nums', isLate ? 'text-danger-text' : 'text-ink-soft')}>
            {t('console.dispatch_ready_in', { time: minutesText(Math.max(0, minutesUntil(order.ready_by, now))) })}
          </span>
        )}
      </div>
    </div>
  );
}
