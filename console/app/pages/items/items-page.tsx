import type { ListedItem } from '@rialto/contract/calls/console/items.ts';
import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { PackageSearch, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ItemFilters } from './item-filters.tsx';
import { useItemFilter } from './item-filter.ts';
import { ItemTable } from './item-table.tsx';
import { NO_ITEMS, withItem, type ItemSelection } from './item-selection.ts';
import { useFirstPage } from './use-item-pages.ts';

/** All items of the stores that the member works for. */
export function ItemsPage() {
  const [params] = useSearchParams();
  const [filter, changeFilter] = useItemFilter();
  const [selection, setSelection] = useState<ItemSelection>(NO_ITEMS);
  const first = useFirstPage(filter);
  const onFilter = (name: string, value: string) => {
    setSelection(NO_ITEMS);
    changeFilter(name, value);
  };
  const onChoose = (item: ListedItem) => setSelection((before) => withItem(before, item));
  const total = first.data?.total_size ?? 0;
  return (
    <>
      <PageHeader
        title={t('console.catalogue_items')}
        text={first.data && t('console.catalogue_item_count', { count: total })}
        actions={
          <Link to={filter.store_id ? `/items/new?store=${filter.store_id}` : '/items/new'} className={buttonClass()}>
            <Plus className="size-5" aria-hidden />
            {t('console.catalogue_add_item')}
          </Link>
        }
      />
      <ItemFilters filter={filter} state={params.get('state') ?? ''} onChange={onFilter} />
      <QueryState query={first} skeleton={<Skeleton className="h-96" />}>
        {() =>
          total === 0 ? (
            <EmptyState
              picture={<PackageSearch className="size-7" />}
              title={t('console.catalogue_no_items')}
              text={t('console.catalogue_no_items_text')}
            />
          ) : (
            <>
              <BulkBar {...{ filter, selection, total }} onChange={setSelection} />
              <ItemTable key={JSON.stringify(filter)} {...{ filter, total, selection, onChoose }} />
            </>
          )
        }
      </QueryState>
    </>
  );
}
