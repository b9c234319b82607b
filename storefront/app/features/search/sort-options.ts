import { t, type TextKey } from '@rialto/texts/text.ts';
import type { SelectOption } from '@rialto/ui/fields/select.tsx';
import { itemSorts, storeSorts, type Search, type SearchSort } from './search-params.ts';

const sortNames = {
  price_low: 'search.sort_price_low',
  price_high: 'search.sort_price_high',
  rating: 'search.sort_rating',
  new: 'search.sort_new',
} as const satisfies Record<SearchSort, TextKey>;

/** A single choice, so the two price sorts exclude each other. The first option is the default sort. */
export function sortOptions({ list, dataType, term }: Search): SelectOption[] {
  const sorts = list === 'item' ? itemSorts : storeSorts;
  return [
    { value: '', label: defaultSortName(dataType, term) },
    ...sorts
      .filter((sort) => !(sort === 'new' && dataType === 'new'))
      .map((sort) => ({ value: sort, label: sortName(sort) })),
  ];
}

export function sortName(sort: SearchSort): string {
  return t(sortNames[sort]);
}

function defaultSortName(dataType: Search['dataType'], term: string): string {
  if (dataType === 'searched' && term !== '') return t('search.sort_match');
  return dataType === 'new' ? t('search.sort_new') : t('search.sort_usual');
}
