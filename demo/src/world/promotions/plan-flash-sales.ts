import type { DiscountType } from '@rialto/rules/price/discount.ts';
import type { Words } from '../../goods/goods.ts';
import { randomFrom, type Random } from '../../pictures/random.ts';
import { daysFrom } from '../days-from.ts';
import type { PlannedItem } from '../items/planned-item.ts';

export type FlashItem = {
  itemId: number;
  discountType: DiscountType;
  discount: number;
  stock: number;
  sold: number;
  position: number;
};
export type PlannedFlashSale = {
  id: number;
  moduleId: number;
  title: Words;
  startsAt: string;
  endsAt: string;
  isRunning: boolean;
  items: FlashItem[];
};

/** A visitor sees one zone, so each zone has enough items for a sale. */
const NOW_PER_ZONE = 14;
const LATER_PER_ZONE = 8;
const CHEAPEST_MINOR = 250;

/** One running sale, long enough for a demo that runs for days, and one upcoming. */
export function planFlashSales(
  moduleId: number,
  { flashNow, flashLater }: { flashNow: Words; flashLater: Words },
  items: PlannedItem[],
  alwaysOpen: ReadonlySet<number>,
  now: Date,
): PlannedFlashSale[] {
  const random = randomFrom(moduleId * 104_729);
  const able = items.filter(
    ({ priceMinor, stock }) => priceMinor >= CHEAPEST_MINOR && stock.every((each) => each.stock > 0),
  );
  const isAlways = ({ storeId, available }: PlannedItem) => alwaysOpen.has(storeId) && available === null;
  const shuffled = random.shuffled(able);
  // A sale can be bought from at any time.
  const mixed = [...shuffled.filter(isAlways), ...shuffled.filter((item) => !isAlways(item))];
  const running = perZone(mixed, NOW_PER_ZONE).flatMap((inZone) =>
    inZone.map((item, place) => onSale(item, place, true, random)),
  );
  const taken = new Set(running.map(({ itemId }) => itemId));
  const left = mixed.filter(({ id }) => !taken.has(id));
  const coming = perZone(left, LATER_PER_ZONE).flatMap((inZone) =>
    inZone.map((item, place) => onSale(item, place, false, random)),
  );
  return [
    {
      ...{ id: moduleId * 10 + 1, moduleId, title: flashNow, isRunning: true, items: running },
      ...{ startsAt: daysFrom(now, -1), endsAt: daysFrom(now, 9) },
    },
    {
      ...{ id: moduleId * 10 + 2, moduleId, title: flashLater, isRunning: false, items: coming },
      ...{ startsAt: daysFrom(now, 11), endsAt: daysFrom(now, 18) },
    },
  ];
}

/** The first `count` items of each zone, at most two from one store. */
function perZone(items: PlannedItem[], count: number): PlannedItem[][] {
  const zones = [...new Set(items.map(({ zoneId }) => zoneId))].sort((a, b) => a - b);
  return zones.map((zone) => {
    const fromStore = new Map<number, number>();
    const spread = items.filter(({ zoneId, storeId }) => {
      if (zoneId !== zone) return false;
      fromStore.set(storeId, (fromStore.get(storeId) ?? 0) + 1);
      return (fromStore.get(storeId) ?? 0) <= Math.max(2, Math.ceil(count / 6));
    });
    return spread.slice(0, count);
  });
}

const SOLD_OUT_PLACE = 5;

function onSale(item: PlannedItem, place: number, isRunning: boolean, random: Random): FlashItem {
  const stock = random.pick([20, 30, 40, 50, 60, 80]);
  const soldShare = place === SOLD_OUT_PLACE ? 1 : random.between(0.1, 0.92);
  const isAmount = random.chance(0.3) && item.priceMinor >= 800;
  return {
    itemId: item.id,
    discountType: isAmount ? 'amount' : 'percent',
    discount: isAmount
      ? Math.round((item.priceMinor * random.pick([0.2, 0.25, 0.3])) / 25) * 25
      : random.pick([2000, 2500, 3000, 3500, 4000, 5000]),
    stock,
    sold: isRunning ? Math.floor(stock * soldShare) : 0,
    position: place + 1,
  };
}
