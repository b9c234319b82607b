import { readBoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { useLiveEvents } from '../../platform/live.ts';
import { invalidate, queryOf } from '../../platform/query.ts';
import { useShownUnder } from '../../platform/shown-under.ts';
import { statusText, typeText } from '../../words/order-words.ts';
import { dayAndTime } from '../../words/times.ts';
import { OrderBill } from './order-bill.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderStory } from './order-story.tsx';
import { PrintTicket } from './print-ticket.tsx';
import type { WholeOrder } from './whole-order.ts';

/** Everything about an order on one page. */
export function OrderPage() {
  const id = Number(useParams()['id']);
  const query = useQuery(queryOf(readBoardOrder, { params: { id } }));
  useLiveEvents(({ name, data }) => {
    if (name === 'reset' || ('order_id' in data && data.order_id === id)) invalidate(readBoardOrder);
  });
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96" />}>
      {(order) => <Order order={order} />}
    </QueryState>
  );
}

function Order({ order }: { order: WholeOrder }) {
  useShownUnder(isRunning(order.order_status) ? '/board' : '/orders');
  return (
    <>
      <PageHeader
        title={t('console.board_order', { number: order.id })}
        text={<OrderHead order={order} />}
        actions={<PrintTicket order={order} />}
      />
      <div className="grid gap-5 xl:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <OrderSteps order={order} />
          <OrderBill order={order} />
          <OrderStory order={order} />
        </div>
        <OrderPeople order={order} />
      </div>
    </>
  );
}

function OrderHead({ order }: { order: WholeOrder }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="accent">{statusText(order.order_status)}</Badge>
      <Badge>{typeText(order.order_type)}</Badge>
      {order.arrival?.is_late === 1 && <Badge tone="danger">{t('console.order_late')}</Badge>}
      <span>{dayAndTime(order.created_at, order.timezone)}</span>
    </span>
  );
}
