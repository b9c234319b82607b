import type { Category } from '@rialto/contract/shapes/category.ts';
import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { PRICE_MAX, searchFilters, type SearchFilter } from '@rialto/contract/shapes/searching.ts';
import { t, type TextKey } from '@rialto/texts/text.ts';
import { toggleCategory } from '../../../features/search/category-choice.ts';
import { updateSearch, WHOLE_RANGE, type Search } from '../../../features/search/search-params.ts';

/** The categories and brands to filter by. */
export type FilterOptions = {
  categories: Category[];
  brands: { id: number; name: string; items_count: number }[];
  /** Upper prices that divide the results. */
  pricePresets?: number[];
};

/** An applied filter and the search without it. */
type ActiveFilter = { key: string; label: string; without: Search };

export const filterNames = {
  nearby: 'search.nearby',
  currently_open: 'search.currently_open',
  top_rated: 'search.top_rated',
  discounted: 'search.discounted',
  popular: 'search.popular',
  veg: 'search.veg',
  halal: 'search.halal',
  free_delivery: 'search.free_delivery',
  fast: 'search.fast',
} as const satisfies Record<SearchFilter, TextKey>;

/** Diet is only a question of food. */
export function filtersOf(moduleType: ModuleType | undefined): SearchFilter[] {
  return searchFilters.filter((filter) => moduleType === 'food' || (filter !== 'veg' && filter !== 'halal'));
}

export function appliedFilters(
  search: Search,
  options: FilterOptions,
  money: (amount: number) => string,
): ActiveFilter[] {
  return [
    ...search.filters.map((filter) => ({
      key: filter,
      label: t(filterNames[filter]),
      without: filterToggled(search, filter),
    })),
    ...ratingOf(search),
    ...priceOf(search, money),
    ...categoriesOf(search, options.categories),
    ...brandsOf(search, options.brands),
  ];
}

export function filterToggled(search: Search, filter: SearchFilter): Search {
  const { filters } = search;
  const isOn = filters.includes(filter);
  return updateSearch(search, { filters: isOn ? filters.filter((other) => other !== filter) : [...filters, filter] });
}

export function brandToggled(search: Search, id: number): Search {
  const { brandIds } = search;
  return updateSearch(search, {
    brandIds: brandIds.includes(id) ? brandIds.filter((other) => other !== id) : [...brandIds, id],
  });
}

function ratingOf(search: Search): ActiveFilter[] {
  if (search.rating === 0) return [];
  const label = t('search.stars_up', { count: search.rating });
  return [{ key: 'rating', label, without: updateSearch(search, { rating: 0 }) }];
}

function priceOf(search: Search, money: (amount: number) => string): ActiveFilter[] {
  const [low, high] = search.price;
  if (low === WHOLE_RANGE[0] && high === WHOLE_RANGE[1]) return [];
  const label = priceText(low, high, money);
  return [{ key: 'price', label, without: updateSearch(search, { price: WHOLE_RANGE }) }];
}

function priceText(low: number, high: number, money: (amount: number) => string): string {
  if (high === PRICE_MAX) return t('search.price_from', { price: money(low) });
  if (low === 0) return t('search.price_up_to', { price: money(high) });
  return t('search.price_between', { low: money(low), high: money(high) });
}

function categoriesOf(search: Search, tree: Category[]): ActiveFilter[] {
  const { categories } = search;
  if (categories === 'all') {
    return [
      { key: 'categories', label: t('search.all_categories'), without: updateSearch(search, { categories: [] }) },
    ];
  }
  return tree
    .flatMap((parent) => [parent, ...parent.childes])
    .filter(({ id }) => categories.includes(id))
    .map(({ id, name }) => ({
      key: `category-${id}`,
      label: name,
      without: updateSearch(search, { categories: toggleCategory(categories, id, tree) }),
    }));
}

function brandsOf(search: Search, brands: FilterOptions['brands']): ActiveFilter[] {
  return brands
    .filter(({ id }) => search.brandIds.includes(id))
    .map(({ id, name }) => ({ key: `brand-${id}`, label: name, without: brandToggled(search, id) }));
}
