import type { SellingModule } from '../../goods/all-goods.ts';
import type { Words } from '../../goods/goods.ts';
import type { PaletteName } from '../../pictures/palettes.ts';
import type { Picture } from '../../pictures/picture.ts';
import { randomFrom, seedOf } from '../../pictures/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { daysFrom } from '../days-from.ts';
import { itemPhotographer, type ItemPhotographer } from '../items/item-pictures.ts';
import { shelvesOf } from '../items/shelves.ts';
import { modules } from '../modules.ts';
import { isAlwaysOpen } from '../opening-hours.ts';
import type { PlannedStore } from '../plan-stores.ts';
import { slugOf } from '../slug.ts';
import type { SpecialText } from './promotion-texts.ts';

/** A row of `item_campaigns`: an item that a store sells for a limited time. */
export type PlannedSpecial = {
  id: number;
  storeId: number;
  zoneId: number;
  moduleId: number;
  categoryId: number;
  slug: string;
  title: Words;
  about: Words;
  picture: Picture;
  priceMinor: number;
  discountType: 'percent';
  discount: number;
  stock: number | null;
  maximumCartQuantity: number | null;
  veg: boolean | null;
  startsAt: string;
  endsAt: string;
};

const calm: PaletteName[] = ['saffron', 'lagoon', 'coral', 'mint'];
const IDS_PER_MODULE = 1000;

/** Every special once in each zone with a store of its trade that never closes, so that it can be ordered at any time. */
export function planSpecials(
  moduleId: number,
  texts: SpecialText[],
  stores: PlannedStore[],
  catalogue: Catalogue,
  now: Date,
): PlannedSpecial[] {
  const shelves = shelvesOf(moduleId, catalogue);
  const module = modules.find(({ id }) => id === moduleId)?.type as SellingModule;
  const zones = [...new Set(stores.map(({ zoneId }) => zoneId))].sort((a, b) => a - b);
  const taken = new Set<string>();
  const photographers = new Map<string, ItemPhotographer>();
  const offered = texts.flatMap((text) =>
    zones.flatMap((zone) => {
      const sellers = stores.filter(({ trade, zoneId }) => trade === text.trade && zoneId === zone);
      const store = sellers.filter(isAlwaysOpen).sort((a, b) => b.orderCount - a.orderCount)[0];
      return store ? [{ text, store }] : [];
    }),
  );
  return offered.map(({ text, store }, index) => {
    const slug = `${slugOf(text.title.en)}-${store.slug}`;
    const random = randomFrom(seedOf(slug));
    const photograph =
      photographers.get(text.trade) ?? itemPhotographer({ module, speciality: store.speciality, calm, taken });
    photographers.set(text.trade, photograph);
    return {
      ...{ id: moduleId * IDS_PER_MODULE + index + 1, storeId: store.id, zoneId: store.zoneId, moduleId, slug },
      ...{ title: text.title, about: text.about, priceMinor: text.priceMinor, veg: text.isVeg ?? null },
      ...{ discountType: 'percent' as const, discount: text.percent },
      categoryId: shelves.shelf(text.category).category.id,
      picture: photograph(`special-${slug}`, { ...text, name: text.title }, 0).picture,
      stock: moduleId === 1 ? null : random.whole(15, 60),
      maximumCartQuantity: random.pick([null, 2, 5]),
      startsAt: daysFrom(now, -random.whole(1, 8)),
      endsAt: daysFrom(now, random.whole(20, 75)),
    };
  });
}
