import { DAY_MS } from '@rialto/rules/day-ms.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';
import type { Goods, Words } from '../../goods/goods.ts';
import { randomFrom, seedOf, type Random } from '../../pictures/random.ts';
import type { ModuleType } from '../modules.ts';
import type { PlannedStore } from '../plan-stores.ts';
import { slugOf } from '../slug.ts';
import { itemDiscountOf } from './item-discount.ts';
import { availableOf } from './item-hours.ts';
import { choiceOptionsOf, foodVariationsOf, variationsOf } from './item-options.ts';
import type { ItemPhotographer } from './item-pictures.ts';
import { ratingOf } from './item-popularity.ts';
import { priceMinorOf, type PriceLevel } from './item-price.ts';
import { stockOf } from './item-stock.ts';
import type { PlannedAddOn, PlannedItem } from './planned-item.ts';
import type { Shelves } from './shelves.ts';

/** What all items of one store share. */
export type Counter = {
  store: PlannedStore;
  moduleType: ModuleType;
  shelves: Shelves;
  level: PriceLevel;
  addOns: PlannedAddOn[];
  isHalal: boolean;
  photograph: ItemPhotographer;
  slugs: Set<string>;
  now: Date;
};

const IDS_PER_STORE = 1000;
const RESTOCKED_PLACES = 12;
const RESTOCKED = 24;

/** `place` is the item's rank in its store, 0 for the most ordered. */
export function planItem(goods: Goods, place: number, usualOrderCount: number, counter: Counter): PlannedItem {
  const { store, moduleType, level, addOns, isHalal, photograph } = counter;
  const slug = freeSlug(goods, counter);
  const random = randomFrom(seedOf(`${slug}/item`));
  const priceMinor = priceMinorOf(goods.priceMinor, level, random);
  const variations = variationsOf(priceMinor, goods.choices);
  const { createdAt, isNew } = birth(place, counter, random);
  const orderCount = isNew ? Math.round(usualOrderCount * 0.15) : usualOrderCount;
  const rating = ratingOf(orderCount, store, random);
  const item = {
    ...{ id: store.id * IDS_PER_STORE + place + 1, storeId: store.id, zoneId: store.zoneId, moduleId: store.moduleId },
    ...{ slug, name: goods.name, about: goods.about, priceMinor, createdAt, orderCount },
    ...belonging(goods, counter),
    ...photograph(slug, goods, moduleType === 'ecommerce' ? random.whole(2, 4) : 0),
    ...itemDiscountOf(priceMinor, random),
    ...{ flashDiscountType: 'percent' as const, flashDiscount: 0 },
    unit: goods.unit ?? null,
    choiceOptions: choiceOptionsOf(goods.choices),
    variations,
    foodVariations: foodVariationsOf(goods.options),
    stock: moduleType === 'food' ? [] : stockOf(variations, random),
    maximumCartQuantity: goods.mostPerOrder ?? (random.chance(0.08) ? random.pick([3, 5, 10]) : null),
    available: availableOf(goods.dayPart, store.hours),
    veg: goods.isVeg ?? (moduleType === 'food' ? false : null),
    halal: isHalal,
    organic: goods.isOrganic ?? false,
    recommended: random.chance(0.08),
    prescriptionRequired: goods.needsPrescription ?? false,
    ratingCount: rating.count,
    ratingTotal: Math.min(rating.count * 5, Math.round(rating.count * rating.stars)),
    addOnIds: addOns.filter(({ name }) => goods.extras?.some((extra) => extra.name.en === name.en)).map(({ id }) => id),
  };
  const isSoldOut = item.stock.length > 0 && item.stock.every(({ stock }) => stock === 0);
  if (!isSoldOut) return item;
  // Stores restock what sells well, and recommend nothing that is sold out.
  if (place < RESTOCKED_PLACES) return { ...item, stock: item.stock.map((each) => ({ ...each, stock: RESTOCKED })) };
  return { ...item, recommended: false };
}

const LONGEST_SLUG = 140;

function freeSlug({ name }: Goods, { store, slugs }: Counter): string {
  const room = LONGEST_SLUG - store.slug.length - 4;
  const stem = `${slugOf(name.en).slice(0, room).replace(/-$/, '')}-${store.slug}`;
  let slug = stem;
  for (let count = 2; slugs.has(slug); count += 1) slug = `${stem}-${count}`;
  slugs.add(slug);
  return slug;
}

/** Most items are as old as the store; a tenth are from the last weeks. */
function birth(place: number, { store, now }: Counter, random: Random): { createdAt: string; isNew: boolean } {
  const storeAgeDays = (now.getTime() - Date.parse(store.createdAt)) / DAY_MS;
  const isNew = place > 1 && storeAgeDays > 30 && random.chance(0.1);
  const ageDays = isNew ? random.between(0.2, 20) : storeAgeDays * random.between(0.35, 0.99);
  return { createdAt: new Date(now.getTime() - Math.round(ageDays * DAY_MS)).toISOString(), isNew };
}

type ShelfFields = Pick<
  PlannedItem,
  'categoryId' | 'parentCategoryId' | 'brandId' | 'conditionId' | 'nameSearch' | 'moreSearch'
>;

function belonging({ name, category: key, brand, condition }: Goods, { store, shelves }: Counter): ShelfFields {
  const { category, parent } = shelves.shelf(key);
  const maker = shelves.brand(brand);
  const helpedWith = shelves.condition(condition);
  const around = [category.name, parent.name, maker?.name, { en: store.nameEn, ar: store.nameAr }, helpedWith?.name];
  return {
    categoryId: category.id,
    parentCategoryId: parent.id,
    brandId: maker?.id ?? null,
    conditionId: helpedWith?.id ?? null,
    nameSearch: searched([name]),
    moreSearch: searched(around.filter((words) => words !== undefined)),
  };
}

function searched(texts: Words[]): Words {
  const joined = (language: keyof Words) => searchText(texts.map((words) => words[language]).join(' '));
  return { en: joined('en'), ar: joined('ar') };
}
