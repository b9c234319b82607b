import { listOrders } from '@rialto/contract/calls/orders.ts';
import type { OrderCard as Order } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { OrderCard } from '../../../cards/orders/order-card.tsx';
import { callApi } from '../../../platform/api/api.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { useMorePages } from '../../../platform/query/more-pages.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useRead } from '../../../platform/query/use-read.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { EndlessList } from '@rialto/ui/lists/endless-list.tsx';
import { OrderUnavailable } from '../parts/order-unavailable.tsx';
import { OrderSkeletons } from '../parts/order-skeletons.tsx';

export type OrderListKind = 'running' | 'history';
type Props = { kind: OrderListKind; actionsOf: (order: Order) => ReactNode };

const PAGE_SIZE = 10;
const POLL_MS = 10_000;

const readPage = (kind: OrderListKind, page: number) =>
  callApi(listOrders, { params: { status: kind }, query: { limit: PAGE_SIZE, offset: page } });

/** The customer's orders, latest first (CHK-14). Running ones are polled. */
export function OrderList({ kind, actionsOf }: Props) {
  const { state, refresh } = useRead({
    key: kind,
    read: () => readPage(kind, 1),
    againMs: ({ orders }) => (kind === 'running' && orders.length > 0 ? POLL_MS : null),
  });
  if (state.kind === 'reading') return <OrderSkeletons />;
  if (state.kind === 'failed') return <OrderUnavailable level={2} thrown={state.thrown} onRetry={refresh} />;
  const { orders, total_size } = state.value;
  if (orders.length === 0) return <NoOrders kind={kind} />;
  return <OrderPages kind={kind} first={orders} total={total_size} actionsOf={actionsOf} />;
}

function OrderPages({ kind, first, total, actionsOf }: Props & { first: Order[]; total: number }) {
  const list = useMorePages({
    name: `orders-${kind}`,
    first,
    pageSize: PAGE_SIZE,
    total,
    keyOf: ({ id }) => id,
    load: async (page) => (await readPage(kind, page)).orders,
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
