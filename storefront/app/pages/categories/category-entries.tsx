import { PAGE_SIZE } from '@rialto/contract/http/paging.ts';
import { t } from '@rialto/texts/text.ts';
import { callApiIn } from '../../platform/api/api.ts';
import { useInfiniteList } from '../../platform/query/use-infinite-list.ts';
import { EndlessList } from '@rialto/ui/lists/endless-list.tsx';
import { ItemTile } from '../../tiles/item-tile.tsx';
import { NextPageLink } from '../../tiles/lists/next-page-link.tsx';
import { CardSkeletons } from '../../tiles/lists/card-skeletons.tsx';
import { loadCategoryPage, type CategoryPageData, type CategoryQuery } from './category-list.ts';
import type { FoundCategory } from './find-category.ts';
import { inChunks } from '../../tiles/lists/in-chunks.ts';
import { ITEM_LIST_GRID, STORE_GRID } from '../../tiles/lists/grids.ts';
import { StoreTile } from '../../tiles/store-tile.tsx';

export type CategoryProps = FoundCategory & { query: CategoryQuery; page: number; first: CategoryPageData };

/** The items or stores of a category as an endless list. */
export function CategoryEntries({ category, query, page, first, elsewhere }: CategoryProps) {
  const load = (next: number, asOf?: string) => loadCategoryPage(callApiIn(elsewhere), category.id, query, next, asOf);
  const list = { firstPage: page, pageSize: PAGE_SIZE };
  const name = JSON.stringify([category.id, query]);
  const items = useInfiniteList({
    ...list,
    name,
    first: itemsOf(first),
    fetchPage: async (next, asOf) => itemsOf(await load(next, asOf)),
  });
  const stores = useInfiniteList({
    ...list,
    name: `${name} stores`,
    first: storesOf(first),
    fetchPage: async (next, asOf) => storesOf(await load(next, asOf)),
  });
  const texts = { moreLabel: t('list.more'), loadingLabel: t('list.loading') };
  return (
    <>
      {query.list === 'item' ? (
        <EndlessList
          {...items}
          {...texts}
          pages={inChunks(items.pages)}
          keyOf={idOf}
          gridClass={ITEM_LIST_GRID}
          render={(item, index) => <ItemTile item={item} isFirst={index < ABOVE_THE_FOLD} />}
          skeleton={<CardSkeletons look="tall" gridClass={`pt-4 ${ITEM_LIST_GRID}`} count={PAGE_SIZE} />}
        />
      ) : (
        <EndlessList
          {...stores}
          {...texts}
          pages={inChunks(stores.pages)}
          keyOf={idOf}
          gridClass={STORE_GRID}
          render={(store, index) => <StoreTile store={store} isFirst={index < ABOVE_THE_FOLD} />}
          skeleton={<CardSkeletons look="store" gridClass={`pt-4 ${STORE_GRID}`} count={4} />}
        />
      )}
      {page * PAGE_SIZE < first.total && <NextPageLink page={page + 1} />}
    </>
  );
}

const ABOVE_THE_FOLD = 4;

function itemsOf({ items, total, asOf }: CategoryPageData) {
  return { entries: items, total, asOf };
}

function storesOf({ stores, total, asOf }: CategoryPageData) {
  return { entries: stores, total, asOf };
}

function idOf({ id }: { id: number }): number {
  return id;
}
