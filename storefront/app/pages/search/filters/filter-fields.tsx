import { t } from '@rialto/texts/text.ts';
import { Star } from 'lucide-react';
import { numberText } from '../../../words/number-text.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { PRICE_MAX } from '@rialto/contract/shapes/searching.ts';
import { useCurrentModule } from '../../../platform/page/root-data.ts';
import { useMoney } from '../../../words/money-text.ts';
import { filterNames, filtersOf, filterToggled, type FilterOptions } from './applied-filters.ts';
import { PriceField } from './price-field.tsx';
import { updateSearch, type Search } from '../../../features/search/search-params.ts';

type Props = { search: Search; presets?: FilterOptions['pricePresets']; onChange: (search: Search) => void };

/** What to show, price and rating (SEA-05). */
export function FilterFields({ search, presets = [], onChange }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <fieldset>
        <legend className="text-md font-semibold">{t('search.show_only')}</legend>
        {filtersOf(useCurrentModule()?.module_type).map((filter) => (
          <Checkbox
            key={filter}
            label={t(filterNames[filter])}
            checked={search.filters.includes(filter)}
            onChange={() => onChange(filterToggled(search, filter))}
          />
        ))}
      </fieldset>
      <PricePresets search={search} presets={presets} onChange={onChange} />
      <PriceField price={search.price} onCommit={(price) => onChange(updateSearch(search, { price }))} />
      <RatingChips search={search} onChange={onChange} />
    </div>
  );
}

/** Upper prices that fit the results. A second click clears the price. */
function PricePresets({ search, presets = [], onChange }: Props) {
  const money = useMoney();
  if (presets.length === 0) return null;
  const isChosen = (most: number) => search.price[0] === 0 && search.price[1] === most;
  return (
    <ChipRow label={t('search.price')} className="-mb-3 flex-wrap">
      {presets.map((most) => (
        <ChoiceChip
          key={most}
          isChosen={isChosen(most)}
          className="px-3!"
          onClick={() => onChange(updateSearch(search, { price: [0, isChosen(most) ? PRICE_MAX : most] }))}
        >
          {t('search.price_up_to', { price: money(most) })}
        </ChoiceChip>
      ))}
    </ChipRow>
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
            className="px-2!"
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
