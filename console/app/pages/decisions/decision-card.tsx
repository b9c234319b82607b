import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../platform/own-account.ts';
import { useNow } from '../../platform/use-now.ts';
import { shortMoment } from '../../words/times.ts';

type Order = {
  order_id: number;
  customer_name: string | null;
  customer_id: number | null;
  store_name: string | null;
};
type Props = { order: Order; at: string; badge?: ReactNode; children: ReactNode; actions: ReactNode };

/** One thing to decide: its order, customer and store, what it is about, and the answers. */
export function DecisionCard({ order, at, badge, children, actions }: Props) {
  const now = useNow(60_000);
  const id = `decision-${order.order_id}`;
  return (
    <article aria-labelledby={id} className="rounded-xl border border-hairline bg-surface p-4 sm:p-5">
      <header className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={id} className="text-base font-bold text-ink tabular-nums">
          <Link to={`/orders/${order.order_id}`} className="hover:underline">
            {t('console.order_number', { id: order.order_id })}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          <Customer order={order} />
          {order.store_name && <> · {order.store_name}</>}
        </p>
        <div className="ms-auto flex items-center gap-3">
          {badge}
          <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
            {shortMoment(at, null, now)}
          </time>
        </div>
      </header>
      <div className="flex flex-col gap-3">{children}</div>
      <div className="mt-4 flex flex-wrap gap-2">{actions}</div>
    </article>
  );
}

function Customer({ order: { customer_id: id, customer_name: name } }: { order: Order }) {
  const mayOpen = useMay('customers');
  const shown = <bdi>{name ?? t('console.decisions_guest')}</bdi>;
  if (id === null || !mayOpen) return shown;
  return (
    <Link to={`/customers/${id}`} className="font-medium text-ink hover:underline">
      {shown}
    </Link>
  );
}
