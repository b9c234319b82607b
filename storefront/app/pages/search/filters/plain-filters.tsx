import { PRICE_MAX } from '@rialto/contract/shapes/searching.ts';
import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { useCurrentModule } from '../../../platform/page/root-data.ts';
import { filterNames, filtersOf } from './applied-filters.ts';
import { sortOptions } from '../../../features/search/sort-options.ts';
import type { Search } from '../../../features/search/search-params.ts';

const RATINGS = [5, 4, 3, 2];

/** The filters as native fields inside noscript; never hydrated. */
export function PlainFilters({ search }: { search: Search }) {
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="text-lg font-semibold">{t('search.show_only')}</legend>
        {filtersOf(useCurrentModule()?.module_type).map((filter) => (
          <Checkbox
            key={filter}
            name="filter"
            value={filter}
            label={t(filterNames[filter])}
            defaultChecked={search.filters.includes(filter)}
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Input
          {...PRICE}
          name="min_price"
          label={t('search.price_low')}
          defaultValue={search.price[0] > 0 ? search.price[0] : ''}
        />
        <Input
          {...PRICE}
          name="max_price"
          label={t('search.price_high')}
          defaultValue={search.price[1] < PRICE_MAX ? search.price[1] : ''}
        />
      </div>
      <Select
        name="rating_count"
        label={t('search.rating')}
        defaultValue={String(search.rating)}
        options={[
          { value: '0', label: t('search.any_rating') },
          ...RATINGS.map((stars) => ({
            value: String(stars),
            label: t('search.stars_up', { count: stars }),
          })),
        ]}
      />
      <Select name="sort_by" label={t('search.sort')} defaultValue={search.sort ?? ''} options={sortOptions(search)} />
      <button className={buttonClass({ isFull: true })}>{t('search.apply')}</button>
    </div>
  );
}

const PRICE = { type: 'number', min: 0, max: PRICE_MAX } as const;
