import { t } from '@rialto/texts/text.ts';
import { numberText } from '../../../words/number-text.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { brandToggled, type FilterOptions } from './applied-filters.ts';
import type { Search } from '../../../features/search/search-params.ts';

type Props = { search: Search; brands: FilterOptions['brands']; onChange: (search: Search) => void };

export function BrandFilter({ search, brands, onChange }: Props) {
  if (brands.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-md font-semibold">{t('search.brands')}</legend>
      <div className="max-h-88 overflow-y-auto overscroll-contain">
        {brands.map(({ id, name, items_count }) => (
          <Checkbox
            key={id}
            name="brand_ids"
            value={id}
            label={
              <span className="flex justify-between gap-3 pe-3">
                {name}
                <span className="text-sm text-ink-faint tabular-nums">{numberText(items_count)}</span>
              </span>
            }
            checked={search.brandIds.includes(id)}
            onChange={() => onChange(brandToggled(search, id))}
          />
        ))}
      </div>
    </fieldset>
  );
}
