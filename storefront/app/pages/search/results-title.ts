import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import type { FilterOptions } from './filters/applied-filters.ts';
import { listLabel } from '../../features/search/list-label.ts';
import type { Search } from '../../features/search/search-params.ts';
import { decodeName } from '../../platform/navigation/name-code.ts';

/** The title of the page, as long as the visitor has not changed the subject. */
export function resultsTitle(
  search: Search,
  { categories, brands }: FilterOptions,
  module: { module_type: ModuleType } | null,
) {
  const all = listLabel(search.list, module);
  switch (search.dataType) {
    case 'searched':
      return search.term ? t('search.title_term', { term: search.term }) : all;
    case 'category':
      return categoryName(search, categories) ?? all;
    case 'brand':
      return (search.brandIds.length === 1 && brands.find(({ id }) => id === search.brandIds[0])?.name) || all;
    case 'new':
      return t('search.title_new');
    case 'discounted':
      return search.filters.includes('discounted') ? t('search.title_offers') : all;
  }
}

/** The category's own name if it is known; the name in the URL can be forged. */
function categoryName({ categories, subject }: Search, tree: FilterOptions['categories']): string | null {
  if (categories === 'all' || categories.length !== 1) return null;
  const [chosen] = categories;
  const known = tree.flatMap((parent) => [parent, ...parent.childes]).find(({ id }) => id === chosen);
  return known?.name ?? (String(chosen) === subject.id && subject.name ? decodeName(subject.name) : null);
}
