import { goodsSoldIn, type SellingModule } from '../../goods/all-goods.ts';
import type { PaletteName } from '../../pictures/palettes.ts';
import { randomFrom, seedOf } from '../../pictures/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { modules, type ModuleType } from '../modules.ts';
import type { PlannedStore } from '../plan-stores.ts';
import { addOnsOf } from './add-ons.ts';
import { chooseGoods } from './choose-goods.ts';
import { itemPhotographer } from './item-pictures.ts';
import { orderCountsOf } from './item-popularity.ts';
import { priceLevelOf } from './item-price.ts';
import { planItem, type Counter } from './plan-item.ts';
import type { PlannedAddOn, PlannedItem } from './planned-item.ts';
import { shelvesOf, type Shelves } from './shelves.ts';

/** Quiet colours besides those of the trade, so that a menu of thirty pictures does not look crowded. */
const calm: Record<SellingModule, PaletteName[]> = {
  food: ['cream', 'sand', 'sage', 'butter'],
  grocery: ['cream', 'sage', 'ice', 'butter'],
  pharmacy: ['ice', 'cream', 'sky', 'mint'],
  ecommerce: ['ice', 'sand', 'cream', 'lilac'],
};

export type PlannedItems = { items: PlannedItem[]; addOns: PlannedAddOn[] };

/** All items of the stores at a time. The same stores and time always give the same items. */
export function planItems(stores: PlannedStore[], catalogue: Catalogue, now: Date): PlannedItems {
  const planned = modules.map(({ id, type }) => {
    const shelves = shelvesOf(id, catalogue);
    const looksIn = new Map(stores.map(({ zoneId }) => [zoneId, new Set<string>()]));
    return stores
      .filter(({ moduleId }) => moduleId === id)
      .map((store) => planStore(store, type, { shelves, taken: looksIn.get(store.zoneId) ?? new Set(), now }));
  });
  return {
    items: planned.flatMap((inModule) => inModule.flatMap(({ items }) => items)),
    addOns: planned.flatMap((inModule) => inModule.flatMap(({ addOns }) => addOns)),
  };
}

type StoreContext = { shelves: Shelves; taken: Set<string>; now: Date };

function planStore(store: PlannedStore, moduleType: ModuleType, { shelves, taken, now }: StoreContext): PlannedItems {
  const module = moduleType as SellingModule;
  const known = goodsSoldIn(moduleType)?.trades[store.trade];
  if (!known || known.length === 0) throw new Error(`There are no goods for the trade ${store.trade}`);
  const random = randomFrom(seedOf(`${store.slug}/items`));
  const level = priceLevelOf(random);
  const sold = chooseGoods(moduleType, known, random);
  const addOns = addOnsOf(store.id, sold, level, random);
  const counts = orderCountsOf(store.orderCount, sold.length, random);
  const counter: Counter = {
    ...{ store, moduleType, shelves, level, addOns, now },
    isHalal: random.chance(halalShare(store.trade, moduleType)),
    photograph: itemPhotographer({ module, speciality: store.speciality, calm: calm[module], taken }),
    slugs: new Set(),
  };
  return { items: sold.map((goods, place) => planItem(goods, place, counts[place] ?? 0, counter)), addOns };
}

const halalTrades = new Set([
  ...['shawarma', 'grill', 'koshary', 'falafel', 'chicken', 'levantine', 'homecooking', 'indian', 'orientalSweets'],
  ...['burger', 'seafood', 'butcher', 'sandwiches', 'breakfast', 'bakery'],
]);

function halalShare(trade: string, moduleType: ModuleType): number {
  if (halalTrades.has(trade)) return 0.9;
  return moduleType === 'food' ? 0.25 : 0;
}
