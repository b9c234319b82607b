import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { CloudUpload } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { awaitsCustomer, isLateOrder, isUnpaid } from '../../features/orders/board-columns.ts';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { typeText } from '../../words/order-words.ts';
import { CardActions } from './card-actions.tsx';
import { CardMenu } from './card-menu.tsx';
import { CardTime } from './card-time.tsx';
import { TicketLines } from './ticket-lines.tsx';

type Props = { order: OrderOnBoard; now: number; onRefuse: (order: OrderOnBoard) => void };

/** An order as a cook reads it: what is late, what to cook, what to press. */
export const OrderCard = memo(function OrderCard({ order, now, onRefuse }: Props) {
  const isLate = isLateOrder(order, now);
  return (
    <article
      aria-label={t('console.board_order', { number: order.id })}
      className={classNames(
        'flex flex-col gap-2.5 rounded-md border bg-surface p-3 shadow-1',
        isLate ? 'border-danger' : 'border-hairline',
        awaitsCustomer(order) && 'opacity-75',
      )}
    >
      <header>
        <div className="-me-1 -mt-1 flex items-center justify-between gap-2">
          <Link
            to={`/orders/${order.id}`}
            className="text-lg leading-tight font-extrabold tabular-nums hover:underline"
          >
            <span dir="ltr">#{String(order.id).slice(-4)}</span>
          </Link>
          <CardMenu order={order} onRefuse={onRefuse} />
        </div>
        <div className="flex items-baseline justify-between gap-2 text-sm">
          <p className="min-w-0 truncate text-ink-soft">{order.customer_name ?? t('console.board_guest')}</p>
          <CardTime order={order} now={now} isLate={isLate} />
        </div>
      </header>
      <CardBadges order={order} />
      <TicketLines order={order} />
      <CardActions order={order} />
    </article>
  );
});

function CardBadges({ order }: { order: OrderOnBoard }) {
  const { order_type: type, store, payment_method: method, awaits_price, isPending } = order;
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone={type === 'take_away' ? 'info' : 'neutral'}>{typeText(type)}</Badge>
      {isUnpaid(order) && <Badge tone="warning">{t('console.board_unpaid')}</Badge>}
      {awaits_price === 'shop' && <Badge tone="warning">{t('console.board_unpriced')}</Badge>}
      {awaits_price === 'customer' && <Badge tone="info">{t('console.decisions_customer_decides')}</Badge>}
      {method === 'cash_on_delivery' && awaits_price === null && <Badge>{t('console.board_cash')}</Badge>}
      {isPending && (
        <Badge tone="info" icon={<CloudUpload aria-hidden />}>
          {t('console.board_sending')}
        </Badge>
      )}
      {store && <span className="w-full truncate text-xs font-medium text-ink-soft">{store.name}</span>}
      {order.courier && (
        <span className="w-full truncate text-xs font-medium text-ink-soft">
          {t('console.board_courier', { name: order.courier.f_name })}
        </span>
      )}
    </div>
  );
}
