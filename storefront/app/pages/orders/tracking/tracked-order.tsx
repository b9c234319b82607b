import type { TrackedOrder as Order } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useRef } from 'react';
import { momentText, scheduledText } from '../../../words/dates.ts';
import { OrderStatusChip } from '../../../cards/orders/order-status-chip.tsx';
import { statusOf } from '../../../words/order-status.ts';
import { BillLines } from '../../../cards/orders/bill-lines.tsx';
import { OrderLines } from '../../../cards/orders/order-lines.tsx';
import { OrderSteps } from '../../../cards/orders/order-steps.tsx';
import { OrderTotal } from '../../../cards/orders/order-total.tsx';
import { PersonCard } from '../parts/delivery-person.tsx';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { OrderAddress } from '../parts/order-address.tsx';
import { OrderBox } from '../parts/order-box.tsx';
import { useOrder } from '../parts/use-order.ts';
import { OrderStore } from '../parts/order-store.tsx';

/** The status of an order: steps and store by number and phone, for its owner also the address. */
export function TrackedOrder({ order }: { order: Order }) {
  const isSignedIn = useIsSignedIn();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.2fr_1fr]">
      <Head order={order} />
      <OrderBox title={t('order.timeline')}>
        <OrderSteps order={order} />
      </OrderBox>
      <div className="flex min-w-0 flex-col gap-6">
        {order.store && (
          <OrderBox title={t('order.store')}>
            <OrderStore store={order.store} />
          </OrderBox>
        )}
        {order.delivery_man && (
          <OrderBox>
            <PersonCard person={order.delivery_man} />
          </OrderBox>
        )}
        {order.delivery_address && (
          <OrderBox title={t('order.where')}>
            <OrderAddress address={order.delivery_address} />
          </OrderBox>
        )}
        {order.receiver_details && <OwnGoods orderId={order.id} />}
        {isSignedIn && order.delivery_address && (
          <Link to={paths.order(order.id)} className={buttonClass({ kind: 'secondary', className: 'self-start' })}>
            {t('order.details')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** What was ordered and what it costs, for the owner only (trust.md D3). */
function OwnGoods({ orderId }: { orderId: number }) {
  const state = useOrder(orderId);
  if (state.kind !== 'ready') return null;
  const { lines, bill, is_priced } = state.data;
  return (
    <>
      {lines.length > 0 && (
        <OrderBox title={t('order.what')}>
          <OrderLines lines={lines} />
        </OrderBox>
      )}
      {is_priced === 1 && (
        <OrderBox title={t('bill.title')}>
          <BillLines bill={bill} />
        </OrderBox>
      )}
    </>
  );
}

function Head({ order }: { order: Order }) {
  const slot = scheduledText(order);
  const title = useRef<HTMLHeadingElement>(null);
  // Focus the title once, so that screen readers announce the result but not every poll.
  useEffect(() => title.current?.focus({ preventScroll: true }), [order.id]);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:col-span-2">
      <div>
        <h2 ref={title} tabIndex={-1} className="text-2xl font-bold text-ink tabular-nums outline-none">
          {t('order.number', { id: order.id })}
        </h2>
        <p className="text-sm text-ink-soft">
          <time dateTime={order.created_at}>{momentText(order.created_at, order.timezone)}</time>
          {' · '}
          <span className="font-semibold text-ink">
            <OrderTotal order={order} />
          </span>
        </p>
        {slot && <p className="text-sm text-ink-soft">{t('order.wanted_at', { time: slot })}</p>}
      </div>
      <span aria-live="polite">
        <OrderStatusChip status={statusOf(order)} />
      </span>
    </header>
  );
}
