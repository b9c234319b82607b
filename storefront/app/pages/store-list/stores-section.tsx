import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { Store as StoreIcon } from 'lucide-react';
import { useNavigation } from 'react-router';
import { callApi } from '../../platform/api/api.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { useInfiniteList } from '../../platform/query/use-infinite-list.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { EndlessList } from '@rialto/ui/lists/endless-list.tsx';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { CardSkeletons } from '../../tiles/lists/card-skeletons.tsx';
import { STORE_GRID } from '../../tiles/lists/grids.ts';
import { inChunks } from '../../tiles/lists/in-chunks.ts';
import { StoreTile } from '../../tiles/store-tile.tsx';
import { NextPageLink } from '../../tiles/lists/next-page-link.tsx';
import { loadStores, STORES_PER_PAGE, type StoresPage } from './load-stores.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { showName } from './filter-names.ts';
import { StoresBar } from './stores-bar.tsx';
import { storesPath, type StoresFilter } from './stores-filter.ts';

export type StoresInitial = StoresPage & {
  filter: StoresFilter;
  moduleType: ModuleType;
  /** The category to filter by. */
  category: { id: number; name: string } | null;
};

/** The stores that deliver to the visitor, with filters and sorting (HOM-19). */
export function StoresSection({ initial }: { initial: StoresInitial }) {
  const { filter, moduleType, total: count, stores } = initial;
  const isBusy = useNavigation().state === 'loading';
  return (
    <Container as="section" aria-labelledby="stores-title" className="py-8">
      <h1 id="stores-title" className="text-3xl font-extrabold text-ink">
        <span role="status">
          {moduleType === 'food' ? t('stores.count_restaurants', { count }) : t('stores.count', { count })}
        </span>
      </h1>
      <StoresBar filter={filter} />
      <AppliedFilters filter={filter} category={initial.category} />
      <VisuallyHidden as="h2">{showName(filter.show)}</VisuallyHidden>
      <div aria-busy={isBusy} className={classNames('mt-5 transition-opacity', isBusy && 'opacity-55')}>
        {stores.length > 0 ? <StoreGrid key={storesPath(filter)} initial={initial} /> : <NoStores filter={filter} />}
      </div>
    </Container>
  );
}

const FIRST_ROW = 4;

function StoreGrid({ initial: { stores, total, page, filter, asOf } }: { initial: StoresInitial }) {
  const paging = useInfiniteList({
    name: 'stores',
    first: { entries: stores, total, asOf },
    firstPage: page,
    pageSize: STORES_PER_PAGE,
    fetchPage: async (next, firstAsOf) => {
      const found = await loadStores(callApi, filter, next, firstAsOf);
      return { entries: found.stores, total: found.total, asOf: found.asOf };
    },
  });
  return (
    <>
      <EndlessList
        {...paging}
        pages={inChunks(paging.pages)}
        keyOf={({ id }) => id}
        gridClass={STORE_GRID}
        render={(store, index) => <StoreTile store={store} isFirst={index < FIRST_ROW} />}
        skeleton={<CardSkeletons look="store" gridClass={`pt-4 ${STORE_GRID}`} count={FIRST_ROW} />}
        moreLabel={t('list.more')}
        loadingLabel={t('list.loading')}
      />
      {paging.hasMore && <NextPageLink page={page + 1} />}
    </>
  );
}

function NoStores({ filter }: { filter: StoresFilter }) {
  const everything = storesPath({ ...filter, show: 'all', type: 'all', categoryId: null, flags: [] });
  return (
    <EmptyState picture={<StoreIcon aria-hidden />} title={t('stores.none_title')} text={t('stores.none_text')}>
      <Link to={everything} className={buttonClass({})}>
        {t('stores.show_all')}
      </Link>
    </EmptyState>
  );
}
