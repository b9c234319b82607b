import { t, type TextKey } from '@rialto/texts/text.ts';
import type { SelectOption } from '@rialto/ui/fields/select.tsx';
import { itemSorts, storeSorts, type Search, type SearchSort } from './search-params.ts';

const sortNames = {
  price_low: 'search.sort_price_low',
  price_high: 'search.sort_price_high',
  rating: 'search.sort_rating',
  new: 'search.sort_new',
} as const satisfies Record<SearchSort, TextKey>;

/** One can be chosen, so prices never go up and down at once. The first is the order of the list itself. */
export function sortOptions({ list, dataType, term }: Search): SelectOption[] {
  const sorts = list === 'item' ? itemSorts : storeSorts;
  return [
    { value: '', label: usualName(dataType, term) },
    ...sorts
      .filter((sort) => !(sort === 'new' && dataType === 'new'))
      .map((sort) => ({ value: sort, label: sortName(sort) })),
  ];
}

export function sortName(sort: SearchSort): string {
  return t(sortNames[sort]);
}

function usualName(dataType: Search['dataType'], term: string): string {
  if (dataType === 'searched' && term !== '') return t('search.sort_match');
  return dataType === 'new' ? t('search.sort_new') : t('search.sort_usual');
}
