import { listCategories } from '@rialto/contract/calls/categories.ts';
import { listPopularItems } from '@rialto/contract/calls/items.ts';
import type { Category } from '@rialto/contract/shapes/category.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import { callApi } from '../../platform/api/api.ts';
import { useCurrentModule, useRootData } from '../../platform/page/root-data.ts';
import type { Query } from '../../platform/query/query.ts';
import { useQuery } from '../../platform/query/use-query.ts';
import { favouritesFirst } from '../../shared/favourites-first.ts';

export type Popular = { items: Item[]; terms: string[]; categories: Category[] };

const TERMS = 6;
const CATEGORIES = 8;
const CACHE_MS = 300_000;

const popularQuery = (scope: string): Query<Popular> => ({
  key: ['popular', scope],
  fetch: async (signal) => {
    const [{ products }, categories] = await Promise.all([
      callApi(listPopularItems, { query: { type: 'all', limit: TERMS * 2, offset: 1 }, signal }),
      callApi(listCategories, { query: { featured: 1, limit: 20 }, signal }),
    ]);
    const terms = [...new Set(products.map(({ name }) => name))].slice(0, TERMS);
    return { items: products, terms, categories };
  },
  staleMs: CACHE_MS,
  cacheMs: CACHE_MS,
});

/** The most ordered items and the categories of the place, the customer's favourites first; null until they arrive. */
export function usePopular(isShown: boolean): Popular | null {
  const { scope } = useRootData();
  const module = useCurrentModule();
  const place = `${module?.id ?? 0} ${scope.zoneIds.join()} ${scope.language}`;
  const result = useQuery(isShown && module ? popularQuery(place) : null);
  if (result.kind !== 'ready') return null;
  const { categories, ...rest } = result.data;
  return { ...rest, categories: favouritesFirst(categories, scope.interests).slice(0, CATEGORIES) };
}
