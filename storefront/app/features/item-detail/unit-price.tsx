import { PriceTag } from '../../cards/items/price-tag.tsx';
import { amountOf } from '../../words/minor.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import type { ItemSelection } from './use-item-selection.ts';

/** Price of one unit of the selected variation, and the unit. */
export function UnitPrice({ selection: { item, unitPrice } }: { selection: ItemSelection }) {
  const { digit_after_decimal_point: digits } = useRootData().config;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <PriceTag price={amountOf(unitPrice.before, digits)} finalPrice={amountOf(unitPrice.after, digits)} size="lg" />
      {item.unit_type && <span className="text-sm text-ink-soft">{item.unit_type}</span>}
    </p>
  );
}
