import { PRICE_MAX } from '@rialto/contract/shapes/searching.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { useMoney } from '../../../words/money-text.ts';
import { useRootData } from '../../../platform/page/root-data.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { RangeSlider } from '@rialto/ui/fields/range-slider.tsx';
import { slideRange } from '@rialto/ui/fields/slide-range.ts';
import { LAST_STOP, priceAfterSlide, priceAt, stopOf } from './price-scale.ts';
import type { PriceRange } from '../../../features/search/search-params.ts';

type Props = { price: PriceRange; onCommit: (price: PriceRange) => void };

/** The price as a range slider and as two numbers in the shop's currency. */
export function PriceField({ price, onCommit }: Props) {
  const money = useMoney();
  const [shown, setShown] = useShownPrice(price);
  const commit = (next: PriceRange) => {
    if (next[0] !== price[0] || next[1] !== price[1]) onCommit(next);
  };
  return (
    <div>
      <RangeSlider
        label={<span className="text-md font-semibold">{t('search.price')}</span>}
        min={0}
        max={LAST_STOP}
        minGap={1}
        value={[stopOf(shown[0]), stopOf(shown[1])]}
        onChange={(stops) => setShown(priceAfterSlide(shown, stops))}
        onCommit={() => commit(shown)}
        thumbLabels={[t('search.price_low'), t('search.price_high')]}
        format={(stop) => money(shown.find((exact) => stopOf(exact) === stop) ?? priceAt(stop))}
      />
      <div className="mt-2 grid grid-cols-2 gap-3">
        <PriceInput thumb="low" price={shown} onPrice={setShown} onCommit={commit} />
        <PriceInput thumb="high" price={shown} onPrice={setShown} onCommit={commit} />
      </div>
    </div>
  );
}

/** The price while it is dragged; follows the URL when that changes. */
function useShownPrice(price: PriceRange): [PriceRange, (price: PriceRange) => void] {
  const [state, setState] = useState({ price, shown: price });
  const isSame = state.price[0] === price[0] && state.price[1] === price[1];
  if (!isSame) setState({ price, shown: price });
  return [isSame ? state.shown : price, (shown) => setState({ price, shown })];
}

type PriceInputProps = {
  thumb: 'low' | 'high';
  price: PriceRange;
  onPrice: (price: PriceRange) => void;
  onCommit: (price: PriceRange) => void;
};

function PriceInput({ thumb, price, onPrice, onCommit }: PriceInputProps) {
  const { config } = useRootData();
  const [typed, setTyped] = useState<string | null>(null);
  const own = price[thumb === 'low' ? 0 : 1];
  const take = () => {
    if (typed === null) return;
    const wanted = Math.round(Number(typed || own));
    const next = slideRange(price, thumb, wanted, { min: 0, max: PRICE_MAX, minGap: 1 });
    setTyped(null);
    onPrice(next);
    onCommit(next);
  };
  return (
    <Input
      type="number"
      inputMode="numeric"
      min={0}
      max={PRICE_MAX}
      label={thumb === 'low' ? t('search.price_low') : t('search.price_high')}
      prefix={<span className="text-sm">{config.currency_symbol}</span>}
      value={typed ?? String(own)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The sidebar is a form, which would be sent.
        event.preventDefault();
        take();
      }}
    />
  );
}
