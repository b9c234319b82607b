import type { OrderCard as Order } from '@rialto/contract/shapes/order.ts';
import { isRunning } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { Package, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { CardTitle } from '../card-title.tsx';
import { arrivalText } from '../../words/arrival.ts';
import { momentText } from '../../words/dates.ts';
import { OrderStatusChip } from './order-status-chip.tsx';
import { statusOf } from '../../words/order-status.ts';
import { orderPicture, orderTitle } from '../../words/order-title.ts';
import { OrderTotal } from './order-total.tsx';

/** An order in a list: store or parcel, status, total and date. The whole card is a link. */
export function OrderCard({ order, actions }: { order: Order; actions?: ReactNode }) {
  const arrival = isRunning(statusOf(order)) ? arrivalText(order) : null;
  return (
    <article className="relative flex flex-col gap-3 rounded-lg border border-hairline bg-surface p-4 shadow-1 transition hover:shadow-2 motion-reduce:transition-none">
      <div className="flex gap-3.5">
        <Image
          src={orderPicture(order)}
          alt=""
          sizes="56px"
          maxWidth={160}
          fallback={order.parcel ? <Package aria-hidden /> : <Store aria-hidden />}
          className="w-14 shrink-0 self-start rounded-md border border-hairline"
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
            <CardTitle to={paths.order(order.id)} look="line">
              {orderTitle(order)}
            </CardTitle>
            <OrderStatusChip status={statusOf(order)} />
          </div>
          <p className="mt-0.5 text-sm text-ink-soft tabular-nums">
            {t('order.number', { id: order.id })} ·{' '}
            <time dateTime={order.created_at}>{momentText(order.created_at, order.timezone)}</time>
          </p>
          {arrival && <p className="mt-0.5 text-sm font-semibold text-ink tabular-nums">{arrival}</p>}
        </div>
      </div>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline pt-3">
        <p className="text-sm text-ink-soft">
          <span className="text-base font-bold text-ink tabular-nums">
            <OrderTotal order={order} />
          </span>
          {order.items_count > 0 && <span> · {t('order.items', { count: order.items_count })}</span>}
        </p>
        {/* Above the link that covers the card. */}
        <div className="z-2 flex flex-wrap gap-2">{actions}</div>
      </div>
    </article>
  );
}
