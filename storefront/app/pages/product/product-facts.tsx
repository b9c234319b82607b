import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { percentText } from '../../cards/items/item-marks.tsx';
import { deliveryTimeText, distanceText } from '../../words/store-words.ts';
import { timeText } from '../../words/times.ts';
import { useMoney } from '../../words/money-text.ts';

type Props = { item: ItemDetail; store: StoreDetail };
type Fact = { name: string; value: string };

/** Delivery and product facts, as far as known. */
export function ProductFacts({ item, store }: Props) {
  const facts = [...useDeliveryFacts(store), ...itemFacts(item)];
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="mb-3 text-xl font-bold text-ink">
        {t('product.facts')}
      </h2>
      <dl className="rounded-lg border border-hairline bg-surface px-5 py-1.5">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-hairline py-3 text-md last:border-b-0">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-end font-medium text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useDeliveryFacts(store: StoreDetail): Fact[] {
  const money = useMoney();
  const { delivery, delivers_here, delivery_charge: charge, distance, minimum_order: minimum } = store;
  return [
    ...fact(
      t('product.delivery_time'),
      delivery === 0 ? t('store.take_away_only') : delivers_here === 0 ? null : deliveryTimeText(store),
    ),
    ...fact(
      t('product.delivery_charge'),
      charge === null ? null : charge === 0 ? t('store.charge_free') : money(charge),
    ),
    ...fact(t('product.distance'), distance === null ? null : distanceText(distance)),
    ...fact(t('product.minimum'), minimum > 0 ? money(minimum) : null),
  ];
}

function itemFacts(item: ItemDetail): Fact[] {
  const { available_time_starts: from, available_time_ends: until } = item;
  const hours = from && until && t('store.from_to', { from: timeText(from), to: timeText(until) });
  return [
    ...fact(t('product.hours'), hours),
    ...fact(t('product.unit'), item.unit_type),
    ...fact(t('product.brand'), item.brand?.name ?? null),
    ...fact(t('product.condition'), item.common_condition?.name ?? null),
    ...fact(t('product.tax'), item.tax > 0 ? percentText(item.tax) : null),
  ];
}

function fact(name: string, value: string | null): Fact[] {
  return value === null || value === '' ? [] : [{ name, value }];
}
