import type { FilterOptions } from './applied-filters.ts';
import { BrandFilter } from './brand-filter.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { FilterFields } from './filter-fields.tsx';
import { PlainFilters } from './plain-filters.tsx';

import type { Search } from '../../../features/search/search-params.ts';
import { t } from '@rialto/texts/text.ts';
import { paths } from '../../../platform/navigation/paths.ts';

type Props = { search: Search; options: FilterOptions; goTo: (search: Search) => void };

/**
 * All filters beside the results (SEA-06). A native form: without scripts it has native fields instead and is shown on
 * small screens.
 */
export function FilterSidebar({ search, options, goTo }: Props) {
  return (
    <form
      action={paths.home}
      aria-label={t('search.filters')}
      className="hidden flex-col gap-6 lg:sticky lg:top-20 lg:flex lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:rounded-lg lg:border lg:border-hairline lg:bg-surface lg:p-5 noscript:mb-8 noscript:flex"
    >
      <KeptFields search={search} />
      <div className="noscript:hidden">
        <FilterFields search={search} presets={options.pricePresets} onChange={goTo} />
      </div>
      <CategoryFilter search={search} categories={options.categories} onChange={goTo} />
      <BrandFilter search={search} brands={options.brands} onChange={goTo} />
      <noscript>
        <PlainFilters search={search} />
      </noscript>
    </form>
  );
}

/** State that the form has to carry along. Empty values mean that nothing is chosen. */
function KeptFields({ search: { term, dataType, list, view, subject } }: { search: Search }) {
  const kept = { search: term, ...subject, data_type: dataType, list_type: list, view };
  return (
    <>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {['category_ids', 'brand_ids', 'filter'].map((name) => (
        <input key={name} type="hidden" name={name} value="" />
      ))}
    </>
  );
}
