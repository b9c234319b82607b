import type { Extra, Goods } from '../../goods/goods.ts';
import { priceMinorOf, type PriceLevel } from './item-price.ts';
import type { Random } from '../../pictures/random.ts';
import type { PlannedAddOn } from './planned-item.ts';

const IDS_PER_STORE = 1000;

/** A store's list of extras: the same dip of two dishes is one entry. */
export function addOnsOf(storeId: number, sold: Goods[], level: PriceLevel, random: Random): PlannedAddOn[] {
  const byName = new Map<string, Extra>();
  for (const extra of sold.flatMap(({ extras }) => extras ?? [])) {
    if (!byName.has(extra.name.en)) byName.set(extra.name.en, extra);
  }
  return [...byName.values()].map(({ name, priceMinor }, index) => ({
    ...{ id: storeId * IDS_PER_STORE + index + 1, storeId, name },
    priceMinor: priceMinorOf(priceMinor, level, random),
  }));
}
