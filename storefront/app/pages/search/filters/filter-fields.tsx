import { searchFilters } from '@rialto/contract/shapes/searching.ts';
import { t } from '@rialto/texts/text.ts';
import { Star } from 'lucide-react';
import { numberText } from '../../../words/number-text.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { filterNames, filterToggled } from './applied-filters.ts';
import { PriceField } from './price-field.tsx';
import { updateSearch, type Search } from '../../../features/search/search-params.ts';

type Props = { search: Search; onChange: (search: Search) => void };

/** The filter panel: five filters, price and rating (SEA-05). */
export function FilterFields({ search, onChange }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <fieldset>
        <legend className="text-md font-semibold">{t('search.show_only')}</legend>
        {searchFilters.map((filter) => (
          <Checkbox
            key={filter}
            label={t(filterNames[filter])}
            checked={search.filters.includes(filter)}
            onChange={() => onChange(filterToggled(search, filter))}
          />
        ))}
      </fieldset>
      <PriceField price={search.price} onCommit={(price) => onChange(updateSearch(search, { price }))} />
      <RatingChips search={search} onChange={onChange} />
    </div>
  );
}

const STARS = [5, 4, 3, 2];

/** A second click clears the rating. */
function RatingChips({ search, onChange }: Props) {
  return (
    <div>
      <p aria-hidden className="mb-2 text-md font-semibold">
        {t('search.rating')}
      </p>
      <ChipRow label={t('search.rating')} className="flex-wrap">
        {STARS.map((stars) => (
          <ChoiceChip
            key={stars}
            isChosen={search.rating === stars}
            className="px-3!"
            aria-label={t('search.stars_up', { count: stars })}
            icon={<Star className="fill-current" aria-hidden />}
            onClick={() => onChange(updateSearch(search, { rating: search.rating === stars ? 0 : stars }))}
          >
            {numberText(stars)}
            {stars < 5 && '+'}
          </ChoiceChip>
        ))}
      </ChipRow>
    </div>
  );
}
