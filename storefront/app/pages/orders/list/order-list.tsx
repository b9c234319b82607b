import { listOrders } from '@rialto/contract/calls/orders.ts';
import type { OrderCard as Order } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { OrderCard } from '../../../cards/orders/order-card.tsx';
import { callApi } from '../../../platform/api/api.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import type { Query } from '../../../platform/query/query.ts';
import { useInfiniteList, type ListPage } from '../../../platform/query/use-infinite-list.ts';
import { usePolledQuery } from '../../../platform/query/use-polled-query.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { EndlessList } from '@rialto/ui/lists/endless-list.tsx';
import { OrderUnavailable } from '../../../cards/orders/order-unavailable.tsx';
import { OrderSkeletons } from '../parts/order-skeletons.tsx';

export type OrderListKind = 'running' | 'history';
type Props = { kind: OrderListKind; actionsOf: (order: Order) => ReactNode };

const PAGE_SIZE = 10;
const POLL_MS = 10_000;

async function fetchPage(kind: OrderListKind, page: number, signal?: AbortSignal): Promise<ListPage<Order>> {
  const query = { limit: PAGE_SIZE, offset: page };
  const { orders, total_size } = await callApi(listOrders, {
    params: { status: kind },
    query,
    ...(signal && { signal }),
  });
  return { entries: orders, total: total_size };
}

const ordersQuery = (kind: OrderListKind): Query<ListPage<Order>> => ({
  key: ['orders', 'list', kind],
  fetch: (signal) => fetchPage(kind, 1, signal),
  cacheMs: 0,
});

/** The orders of a customer, latest first (CHK-14). Running orders are polled. */
export function OrderList({ kind, actionsOf }: Props) {
  const state = usePolledQuery(ordersQuery(kind), ({ entries }) =>
    kind === 'running' && entries.length > 0 ? POLL_MS : null,
  );
  if (state.kind === 'loading') return <OrderSkeletons />;
  if (state.kind === 'error') return <OrderUnavailable level={2} thrown={state.error} onRetry={state.refetch} />;
  if (state.data.entries.length === 0) return <NoOrders kind={kind} />;
  return <OrderPages kind={kind} first={state.data} actionsOf={actionsOf} />;
}

function OrderPages({ kind, first, actionsOf }: Props & { first: ListPage<Order> }) {
  const list = useInfiniteList({
    name: `orders-${kind}`,
    first,
    pageSize: PAGE_SIZE,
    fetchPage: (page) => fetchPage(kind, page),
  });
  return (
    <EndlessList
      {...list}
      keyOf={({ id }) => id}
      render={(order) => <OrderCard order={order} actions={actionsOf(order)} />}
      gridClass="grid gap-4"
      moreLabel={t('list.more')}
      loadingLabel={t('list.loading')}
      skeleton={<OrderSkeletons count={2} />}
    />
  );
}

function NoOrders({ kind }: { kind: OrderListKind }) {
  const isRunning = kind === 'running';
  return (
    <EmptyState
      picture={<ReceiptText strokeWidth={1.5} aria-hidden />}
      title={isRunning ? t('order.none_running') : t('order.none_past')}
      text={isRunning ? t('order.none_running_text') : t('order.none_past_text')}
    >
      <Link to={paths.home} className={buttonClass({})}>
        {t('tracking.browse')}
      </Link>
    </EmptyState>
  );
}
