import { listCustomerOrders } from '@rialto/contract/calls/console/customers.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { useNow } from '../../platform/use-now.ts';
import { statusText } from '../../words/order-words.ts';
import { shortMoment } from '../../words/times.ts';
import { useMoney } from '../../words/use-money.ts';

/** The latest orders of a customer. */
export function CustomerOrders({ id }: { id: number }) {
  const money = useMoney();
  const now = useNow(60_000);
  const query = useQuery(queryOf(listCustomerOrders, { params: { id }, query: { limit: 20, offset: 1 } }));
  return (
    <section aria-labelledby="orders" className="min-w-0">
      <h2 id="orders" className="mb-3 text-lg font-bold text-ink">
        {t('console.customers_orders')}
      </h2>
      <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
        {({ orders }) =>
          orders.length === 0 ? (
            <p className="text-ink-soft">{t('console.customers_no_orders')}</p>
          ) : (
            <ul className="divide-y divide-hairline rounded-xl border border-hairline bg-surface">
              {orders.map((order) => (
                <li key={order.id}>
                  <Link
                    to={`/orders/${order.id}`}
                    className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2 hover:bg-wash"
                  >
                    <span className="min-w-0">
                      <span className="block truncate font-semibold text-ink">
                        {order.store_name ?? t('console.order_type_parcel')}
                      </span>
                      <span className="block text-sm text-ink-soft tabular-nums">
                        {order.id} · {shortMoment(order.created_at, null, now)}
                      </span>
                    </span>
                    <span className="text-end">
                      <span className="block font-semibold text-ink tabular-nums">{money(order.order_amount)}</span>
                      <span className="block text-sm text-ink-soft">{statusText(order.order_status)}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}
