import { searchCustomers, type ConsoleCustomer } from '@rialto/contract/calls/console/customers.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, UserSearch } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';

/** Finds customers by name, phone, email or order number. */
export function CustomersPage() {
  const [params, setParams] = useSearchParams();
  const text = params.get('search') ?? '';
  const search = useDeferredValue(text.trim());
  const query = useQuery({
    ...queryOf(searchCustomers, { query: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={t('console.nav_customers')} />
      <Input
        label={t('console.customers_search')}
        isLabelHidden
        type="search"
        placeholder={t('console.customers_search')}
        prefix={<Search aria-hidden />}
        maxLength={80}
        value={text}
        className="mb-5 max-w-xl"
        onChange={({ target }) => setParams(target.value ? { search: target.value } : {}, { replace: true })}
      />
      <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
        {({ customers }) => <CustomerList customers={customers} />}
      </QueryState>
    </>
  );
}

function CustomerList({ customers }: { customers: readonly ConsoleCustomer[] }) {
  if (customers.length === 0)
    return (
      <EmptyState
        picture={<UserSearch className="size-7" />}
        title={t('console.customers_none')}
        text={t('console.customers_none_text')}
      />
    );
  return (
    <ul className="divide-y divide-hairline rounded-xl border border-hairline bg-surface">
      {customers.map((customer) => (
        <li key={customer.id}>
          <Link
            to={`/customers/${customer.id}`}
            className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2.5 hover:bg-wash sm:grid-cols-[1.2fr_1fr_1.4fr_auto]"
          >
            <span className="flex min-w-0 items-center gap-2 font-semibold text-ink">
              <bdi className="truncate">{customer.name}</bdi>
              {customer.status === 'blocked' && <Badge tone="danger">{t('console.customers_blocked')}</Badge>}
            </span>
            <span dir="ltr" className="text-sm text-ink-soft tabular-nums max-sm:row-start-2 rtl:text-end">
              {customer.phone}
            </span>
            <span dir="ltr" className="truncate text-sm text-ink-soft max-sm:hidden rtl:text-end">
              {customer.email}
            </span>
            <span className="text-sm text-ink-soft tabular-nums">
              {t('console.customers_orders_count', { count: customer.orders_count })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
