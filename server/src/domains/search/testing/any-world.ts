import type { Sql } from '@rialto/database/sql.ts';
import fc from 'fast-check';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addStore } from '../../../testing/small-world.ts';

/** Words that equal their lexeme, some with an edit distance of one. */
export const englishWords = [
  ...['chicken', 'burger', 'pizza', 'pita', 'salad', 'salmon', 'garlic', 'lamb', 'lamp', 'kebab', 'mango', 'corn'],
  ...['cord', 'tuna', 'soup', 'soap', 'wrap', 'grill', 'shawarma', 'macaroni', 'pepperoni', 'tea'],
];
export const arabicWords = ['دجاج', 'فول', 'سمك', 'لحم', 'خبز', 'تمر'];

/** The first few are in every second name, so that a search has several results. */
const oftenFirst = (from: readonly string[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...from.slice(0, 4)) }, fc.constantFrom(...from));
export const anyEnglishWord = oftenFirst(englishWords);
export const anyArabicWord = oftenFirst(arabicWords);

export const NOW = new Date('2026-03-02T12:00:00Z');
const OPEN = ['{[0,10080)}', '{[700,800)}'];
const CLOSED = ['{[0,700)}', '{[721,10080)}', '{}'];

export type WorldStore = {
  id: number;
  zone: number;
  module: number;
  nameEn: string;
  nameAr: string | null;
  orders: number;
  ratings: [total: number, count: number];
  isOpen: boolean;
  hours: string;
  isActive: boolean;
  hasDelivery: boolean;
  at: [lat: number, lng: number];
  radiusMetres: number | null;
  discountPercent: number;
  sellsVeg: boolean;
  sellsNonVeg: boolean;
  createdAt: string;
};

export type WorldItem = {
  id: number;
  store: number;
  category: number;
  brand: number | null;
  nameEn: string;
  nameAr: string | null;
  moreEn: string;
  priceMinor: number;
  discount: ['percent' | 'amount', number];
  orders: number;
  ratings: [total: number, count: number];
  isVeg: boolean | null;
  isRecommended: boolean;
  isActive: boolean;
  createdAt: string;
};

/** Parents 1 to 3 and their children in module 1, parent 10 and its children in module 2. */
export const categories = [
  ...[1, 2, 3].map((id) => ({ id, module: 1, parent: null })),
  ...[4, 5, 6, 7].map((id) => ({ id, module: 1, parent: 1 + (id % 3) })),
  { id: 10, module: 2, parent: null },
  ...[11, 12].map((id) => ({ id, module: 2, parent: 10 })),
];
export const BRANDS = 3;

export type World = { stores: WorldStore[]; items: WorldItem[] };

const words = (word: fc.Arbitrary<string>, least: number, most: number) =>
  fc.array(word, { minLength: least, maxLength: most }).map((some) => some.join(' '));
const ratings = fc
  .tuple(fc.nat({ max: 4 }), fc.integer({ min: 2, max: 10 }))
  .map(([count, halves]): [number, number] => [Math.floor((count * halves) / 2), count]);
const moment = fc.nat({ max: 40 }).map((day) => new Date(NOW.getTime() - day * 86_400_000).toISOString());
const arabicName = fc.option(words(anyArabicWord, 1, 2));

const anyStore = fc.record({
  zone: fc.constantFrom(1, 2),
  module: fc.constantFrom(1, 1, 2),
  nameEn: words(anyEnglishWord, 1, 2),
  nameAr: arabicName,
  orders: fc.nat({ max: 5 }),
  ratings,
  isOpen: fc.boolean(),
  isActive: fc.nat({ max: 9 }).map((die) => die > 0),
  hasDelivery: fc.nat({ max: 4 }).map((die) => die > 0),
  at: fc
    .tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 }))
    .map(([north, east]): [number, number] => [33 + north / 100, 27.1 + east / 100]),
  radiusMetres: fc.option(fc.integer({ min: 500, max: 20_000 })),
  discountPercent: fc.constantFrom(0, 0, 1_050),
  sellsVeg: fc.boolean(),
  sellsNonVeg: fc.boolean(),
  createdAt: moment,
});

const anyItem = fc.record({
  brand: fc.option(fc.integer({ min: 1, max: BRANDS })),
  nameEn: words(anyEnglishWord, 1, 3),
  nameAr: arabicName,
  moreEn: words(anyEnglishWord, 0, 2),
  priceMinor: fc.integer({ min: 0, max: 30 }).map((price) => price * 55),
  discount: fc.constantFrom<['percent' | 'amount', number]>(['percent', 0], ['percent', 1_250], ['amount', 99]),
  orders: fc.constantFrom(0, 5, 10, 10, 29, 30, 100, 300, 999, 1_000, 5_000),
  ratings,
  isVeg: fc.option(fc.boolean()),
  isRecommended: fc.boolean(),
  isActive: fc.nat({ max: 9 }).map((die) => die > 0),
  createdAt: moment,
});

const STORES = 12;
const ITEMS = 80;

export const anyWorld: fc.Arbitrary<World> = fc
  .record({
    stores: fc.array(fc.tuple(anyStore, fc.nat({ max: 1 })), { minLength: STORES, maxLength: STORES }),
    items: fc.array(fc.tuple(anyItem, fc.nat({ max: STORES - 1 }), fc.nat()), { minLength: ITEMS, maxLength: ITEMS }),
  })
  .map(({ stores: drawnStores, items }) => {
    const stores = drawnStores.map(([store, which], at) => ({
      ...store,
      id: at + 1,
      hours: (store.isOpen ? OPEN : CLOSED)[which] ?? '{}',
    }));
    const categoryOf = (store: number, draw: number) => {
      const own = categories.filter(({ module }) => module === stores[store]?.module);
      return own[draw % own.length]?.id ?? 1;
    };
    return {
      stores,
      items: items.map(([item, store, draw], at) => ({
        ...item,
        id: at + 1,
        store: store + 1,
        category: categoryOf(store, draw),
      })),
    };
  });

export async function buildWorld(db: Sql, { stores, items }: World): Promise<void> {
  for (const category of categories) await addCategory(db, category);
  for (let id = 1; id <= BRANDS; id++)
    await db`insert into brands (id, module_id, slug, name_en) values (${id}, 1, ${`brand-${id}`}, 'Brand')`;
  for (const store of stores) await addStore(db, store);
  for (const item of items) {
    const parent = categories.find(({ id }) => id === item.category)?.parent ?? item.category;
    await addItem(db, { ...item, parentCategory: parent });
  }
}
