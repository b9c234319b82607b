import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { useSearchParams } from 'react-router';
import { CategoryBar } from './category-bar.tsx';
import { LIST_PAGE, loadMenuList, type MenuList } from './load-menu.ts';
import { queryWith, type MenuFilter } from './menu-filter.ts';
import { callApiIn } from '../../../platform/api/api.ts';
import { useInfiniteList } from '../../../platform/query/use-infinite-list.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EndlessList } from '@rialto/ui/lists/endless-list.tsx';
import { ItemTile } from '../../../tiles/item-tile.tsx';
import { inChunks } from '../../../tiles/lists/in-chunks.ts';
import { NextPageLink } from '../../../tiles/lists/next-page-link.tsx';
import { gridClassOf, hasStoreDiscount, lookOf } from './item-grid.tsx';
import { NothingFound } from './nothing-found.tsx';

type Props = { store: StoreDetail; moduleType: ModuleType; filter: MenuFilter; list: MenuList };

/** A search, sort or category as an endless list. The category bar filters it. */
export function MenuListView({ store, moduleType, filter, list }: Props) {
  const [parameters] = useSearchParams();
  const entries = [
    { id: 'all', name: t('menu.veg_all'), href: queryWith(parameters, { categoryId: null }) },
    ...store.categories.map(({ id, name }) => ({
      id: String(id),
      name,
      href: queryWith(parameters, { categoryId: id }),
    })),
  ];
  const category = store.categories.find(({ id }) => id === filter.categoryId);
  return (
    <>
      <CategoryBar entries={entries} active={category ? String(category.id) : 'all'} />
      <Container className="pt-8 pb-16">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-2xl font-bold text-ink">{category?.name ?? t('menu.all_items')}</h2>
          <p role="status" className="text-md text-ink-soft">
            {foundText(list.total, filter.search)}
          </p>
        </div>
        {list.items.length === 0 ? (
          <NothingFound filter={filter} />
        ) : (
          <FoundItems store={store} moduleType={moduleType} filter={filter} list={list} />
        )}
      </Container>
    </>
  );
}

function foundText(count: number, search: string): string {
  return search ? t('menu.found_for', { count, text: search }) : t('menu.found', { count });
}

function FoundItems({ store, moduleType, filter, list }: Props) {
  const paging = useInfiniteList({
    name: 'menu',
    first: { entries: list.items, total: list.total, asOf: list.asOf },
    firstPage: list.page,
    pageSize: LIST_PAGE,
    fetchPage: async (page, asOf) => {
      const found = await loadMenuList(callApiIn({ zoneIds: [store.zone_id] }), store.id, filter, page, asOf);
      return { entries: found.items, total: found.total, asOf: found.asOf };
    },
  });
  return (
    <>
      <EndlessList
        {...paging}
        pages={inChunks(paging.pages)}
        keyOf={({ id }) => id}
        gridClass={gridClassOf(moduleType)}
        render={(item) => (
          <ItemTile
            item={item}
            look={lookOf(moduleType)}
            hidesStore
            hidesOpening
            hidesDiscount={hasStoreDiscount(item, store.discount)}
          />
        )}
        moreLabel={t('list.more')}
        loadingLabel={t('list.loading')}
      />
      {paging.hasMore && <NextPageLink page={list.page + 1} />}
    </>
  );
}
