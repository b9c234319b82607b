import { readCustomer } from '@rialto/contract/calls/console/customers.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Ban, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { useMay } from '../../platform/own-account.ts';
import { queryOf } from '../../platform/query.ts';
import { number } from '../../words/times.ts';
import { useMoney } from '../../words/use-money.ts';
import { BlockDialog, useUnblock } from './block-dialog.tsx';
import { CustomerEntries } from './customer-entries.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerReviews } from './customer-reviews.tsx';

export type CustomerDetail = Reply<typeof readCustomer>;

/** An account of a customer: contact, money, points, orders and reviews. */
export function CustomerPage() {
  const id = Number(useParams()['id']);
  const query = useQuery(queryOf(readCustomer, { params: { id } }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
      {(customer) => <Customer customer={customer} />}
    </QueryState>
  );
}

function Customer({ customer }: { customer: CustomerDetail }) {
  const maySeeReviews = useMay('support');
  return (
    <>
      <PageHeader
        title={customer.name}
        text={<Contact customer={customer} />}
        actions={<Blocking customer={customer} />}
      />
      {customer.status === 'blocked' && (
        <p className="mb-5 flex flex-wrap items-center gap-2 rounded-lg bg-danger-soft p-4 text-danger-text">
          <Badge tone="danger">{t('console.customers_blocked')}</Badge>
          <bdi>{customer.blocked_reason}</bdi>
        </p>
      )}
      <Facts customer={customer} />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <CustomerOrders id={customer.id} />
        <CustomerEntries customer={customer} />
        {maySeeReviews && <CustomerReviews id={customer.id} />}
      </div>
    </>
  );
}

function Contact({ customer: { phone, email } }: { customer: CustomerDetail }) {
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {phone && (
        <a href={`tel:${phone}`} className="inline-flex items-center gap-1.5 hover:underline">
          <Phone className="size-4" aria-hidden />
          <span dir="ltr">{phone}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="inline-flex items-center gap-1.5 hover:underline">
          <Mail className="size-4" aria-hidden />
          <span dir="ltr">{email}</span>
        </a>
      )}
    </span>
  );
}

function Blocking({ customer }: { customer: CustomerDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { run, isRunning } = useUnblock();
  if (customer.status === 'blocked')
    return (
      <Button kind="secondary" isLoading={isRunning} onClick={() => run({ params: { id: customer.id }, body: {} })}>
        {t('console.customers_unblock')}
      </Button>
    );
  return (
    <>
      <Button
        kind="ghost"
        className="text-danger-text!"
        icon={<Ban className="size-5" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('console.customers_block')}
      </Button>
      {isOpen && <BlockDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}

function Facts({ customer }: { customer: CustomerDetail }) {
  const money = useMoney();
  const facts = [
    [t('console.customers_wallet'), money(customer.wallet_balance)],
    [t('console.customers_points'), number(customer.loyalty_point)],
    [t('console.customers_orders'), number(customer.orders_count)],
    [t('console.customers_addresses'), number(customer.addresses_count)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse rounded-xl border border-hairline bg-surface p-4">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-xl font-extrabold text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
