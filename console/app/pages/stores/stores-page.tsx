import { listConsoleStores, type ListedStore } from '@rialto/contract/calls/console/stores.ts';
import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Search, Store } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { useModules } from '../../features/catalogue/choices.ts';
import { nameIn } from '../../words/name-in.ts';
import { useMay } from '../../platform/own-account.ts';
import { queryOf } from '../../platform/query.ts';
import { number } from '../../words/times.ts';

const MOST_SHOWN = 100;

/** The stores that the member works for. */
export function StoresPage() {
  const [name, setName] = useState('');
  const mayAdd = useMay('stores');
  const filter = { limit: MOST_SHOWN, ...(name.trim() && { name: name.trim() }) };
  const stores = useQuery({ ...queryOf(listConsoleStores, { query: filter }), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title={t('console.stores_title')}
        actions={
          mayAdd && (
            <Link to="/stores/new" className={buttonClass()}>
              <Plus className="size-5" aria-hidden />
              {t('console.stores_add')}
            </Link>
          )
        }
      />
      <Input
        className="mb-4 max-w-md"
        type="search"
        label={t('console.catalogue_search')}
        prefix={<Search aria-hidden />}
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <QueryState query={stores} skeleton={<Skeleton className="h-96" />}>
        {(data) =>
          data.stores.length === 0 ? <NoStores /> : <StoreList stores={data.stores} total={data.total_size} />
        }
      </QueryState>
    </>
  );
}

function NoStores() {
  return (
    <EmptyState
      picture={<Store className="size-7" />}
      title={t('console.stores_none')}
      text={t('console.stores_none_text')}
    />
  );
}

function StoreList({ stores, total }: { stores: readonly ListedStore[]; total: number }) {
  const modules = new Map(useModules().map(({ id, name }) => [id, name]));
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
        {stores.map((store) => (
          <li key={store.id}>
            <Link
              to={`/stores/${store.id}`}
              className="flex items-center gap-3 rounded-lg border border-hairline bg-surface p-3 transition hover:border-outline"
            >
              <Image
                src={store.logo?.url}
                name={nameIn(store.name)}
                alt=""
                sizes="56px"
                ratio="1"
                className="size-14 rounded-md"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-bold text-ink">{nameIn(store.name)}</span>
                <span className="block truncate text-sm text-ink-soft">
                  {modules.get(store.module_id)} · {t('console.catalogue_item_count', { count: store.item_count })}
                </span>
              </span>
              <StoreBadge store={store} />
            </Link>
          </li>
        ))}
      </ul>
      {total > stores.length && (
        <p className="mt-4 text-sm text-ink-soft">
          {t('console.stores_more', { shown: number(stores.length), total: number(total) })}
        </p>
      )}
    </>
  );
}

function StoreBadge({ store }: { store: ListedStore }) {
  if (!store.active) return <Badge>{t('console.catalogue_inactive')}</Badge>;
  return store.open ? (
    <Badge tone="success">{t('console.stores_open')}</Badge>
  ) : (
    <Badge tone="warning">{t('console.stores_closed')}</Badge>
  );
}
