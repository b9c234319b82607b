import { listBoardOrders, type BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { statusText } from '../../words/order-words.ts';
import { dayAndTime } from '../../words/times.ts';
import { useMoney } from '../../words/use-money.ts';

const PAGE_SIZE = 30;

/** The last month's orders that ended, or those with a number or phone. */
export function OrdersPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = Number(params.get('page') ?? 1);
  const query = useQuery({
    ...queryOf(listBoardOrders, {
      query: { list: 'past', limit: PAGE_SIZE, offset: page, ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={t('console.orders_title')} text={t('console.orders_text')} />
      <SearchForm search={search} onSearch={(text) => setParams(text ? { search: text } : {})} />
      <QueryState query={query} skeleton={<Skeleton className="h-80" />}>
        {({ orders, total_size: total }) => (
          <>
            {orders.length === 0 ? (
              <EmptyState
                picture={<SearchX className="size-7" />}
                title={t('console.orders_none')}
                text={t('console.orders_none_text')}
              />
            ) : (
              <OrderTable orders={orders} />
            )}
            <Pages
              page={page}
              last={Math.ceil(total / PAGE_SIZE)}
              onPage={(next) => setParams({ ...(search && { search }), page: String(next) })}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

function SearchForm({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(search);
  return (
    <form
      role="search"
      className="mb-5 flex max-w-xl items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Input
        className="flex-1"
        label={t('console.orders_search')}
        prefix={<Search aria-hidden />}
        value={text}
        maxLength={40}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="lg">
        {t('console.orders_find')}
      </Button>
    </form>
  );
}

function OrderTable({ orders }: { orders: readonly BoardOrder[] }) {
  const money = useMoney();
  const heads = [
    t('console.orders_number'),
    t('console.orders_placed'),
    t('console.order_customer'),
    t('console.order_store'),
    t('console.orders_status'),
  ];
  return (
    <div className="overflow-x-auto rounded-lg border border-hairline bg-surface">
      <table className="w-full min-w-160 text-start">
        <thead className="border-b border-hairline text-sm text-ink-soft">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-4 py-3 text-start font-semibold">
                {head}
              </th>
            ))}
            <th scope="col" className="px-4 py-3 text-end font-semibold">
              {t('console.order_total')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {orders.map((order) => (
            <tr key={order.id} className="hover:bg-wash">
              <td className="px-4 py-3">
                <Link
                  to={`/orders/${order.id}`}
                  dir="ltr"
                  className="font-semibold text-accent-text tabular-nums hover:underline"
                >
                  #{order.id}
                </Link>
              </td>
              <td className="px-4 py-3 text-ink-soft tabular-nums">{dayAndTime(order.created_at, order.timezone)}</td>
              <td className="px-4 py-3">{order.customer_name ?? t('console.board_guest')}</td>
              <td className="px-4 py-3">{order.store?.name ?? t('console.order_type_parcel')}</td>
              <td className="px-4 py-3">
                <Badge tone={order.order_status === 'delivered' ? 'success' : 'neutral'}>
                  {statusText(order.order_status)}
                </Badge>
              </td>
              <td className="px-4 py-3 text-end tabular-nums">{money(order.order_amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Pages({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  if (last <= 1) return null;
  return (
    <nav aria-label={t('console.pages')} className="mt-4 flex justify-end gap-2">
      <Button kind="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('console.page_before')}
      </Button>
      <Button kind="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('console.page_next')}
      </Button>
    </nav>
  );
}
