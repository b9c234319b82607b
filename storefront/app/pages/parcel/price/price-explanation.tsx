import { t } from '@rialto/texts/text.ts';
import { Info } from 'lucide-react';
import { useChargedDigits, useChargedMoney } from '../../../words/charged-money.ts';
import { numberText } from '../../../words/number-text.ts';
import { distanceText } from '../../../words/store-words.ts';
import type { Quote } from '../../../features/ordering/form/quote.ts';
import { priceLines, type PriceLine } from './price-lines.ts';

type Props = { quote: Quote; categoryName: string; weight: number | null };

/** How the price comes about, line by line. */
export function PriceExplanation({ quote, categoryName, weight }: Props) {
  const money = useChargedMoney();
  const digits = useChargedDigits();
  const { parcel, distance, bill } = quote;
  if (!parcel || distance === null) return null;
  const lines = priceLines(parcel.charge, distance, bill.delivery_charge.amount, digits);
  const isBound = ({ kind }: PriceLine) => kind === 'minimum' || kind === 'maximum';
  return (
    <div className="rounded-md bg-sunken px-3 py-2 text-sm text-ink-soft">
      <h3 className="font-medium text-ink">{t('parcel.price_show')}</h3>
      <dl>
        {lines.map((line) => (
          <div key={line.kind} className="flex items-baseline justify-between gap-4 py-0.5">
            <dt>{labelOf(line, { money, categoryName, weight })}</dt>
            {!isBound(line) && <dd className="tabular-nums">{money(line.amount)}</dd>}
          </div>
        ))}
      </dl>
      {parcel.distance_is_estimated === 1 && (
        <p className="mt-1 flex gap-1.5">
          <Info className="mt-0.5 size-4 shrink-0" aria-hidden />
          {t('parcel.distance_estimated')}
        </p>
      )}
    </div>
  );
}

type Words = { money: (amount: number) => string; categoryName: string; weight: number | null };

function labelOf(line: PriceLine, { money, categoryName, weight }: Words): string {
  switch (line.kind) {
    case 'base':
      return t('parcel.price_base');
    case 'distance':
      return t('parcel.price_distance', { distance: distanceText(line.metres), rate: money(line.perKm) });
    case 'category':
      return categoryName;
    case 'weight':
      return t('parcel.weight_up_to', { weight: numberText(weight ?? 0) });
    case 'minimum':
      return t('parcel.price_minimum', { amount: money(line.amount) });
    case 'maximum':
      return t('parcel.price_maximum', { amount: money(line.amount) });
  }
}
