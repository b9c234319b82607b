import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { categories, type World, type WorldItem, type WorldStore } from './any-world.ts';
import { nearestTerms, readSlowly } from './slow-words.ts';

/** The reference search: plain lists, one line per rule, no optimisation. */

export type Question = {
  name: string[];
  dataType: 'searched' | 'category' | 'new' | 'brand' | 'discounted';
  categoryIds: number[];
  brandIds: number[];
  filters: string[];
  rating: number;
  minPrice: number | null;
  maxPrice: number | null;
  type: 'all' | 'veg' | 'non_veg';
  sort: 'popular' | 'new' | 'price_low' | 'price_high' | 'rating';
  zones: number[];
  module: number;
  point: { lat: number; lng: number } | null;
};

export type Candidate = WorldItem & { of: WorldStore; finalMinor: number };
type Compare<T> = (a: T, b: T) => number;

/** All items that are sold in the zones and the module. */
export function offered({ stores, items }: World, zones: number[], module: number): Candidate[] {
  return items.flatMap((item) => {
    const of = stores.find(({ id }) => id === item.store);
    if (!of?.isActive || !item.isActive || !zones.includes(of.zone) || of.module !== module) return [];
    return [{ ...item, of, finalMinor: finalPrice(item, of) }];
  });
}

function finalPrice({ priceMinor, discount: [type, value] }: WorldItem, { discountPercent }: WorldStore): number {
  const percent = discountPercent > 0 ? discountPercent : type === 'percent' ? value : null;
  return Math.max(0, priceMinor - (percent === null ? value : Math.floor((priceMinor * percent + 5_000) / 10_000)));
}

export const byOrders: Compare<{ orders: number; id: number }> = (a, b) => b.orders - a.orders || a.id - b.id;
export const byNewest: Compare<{ createdAt: string; id: number }> = (a, b) =>
  b.createdAt.localeCompare(a.createdAt) || a.id - b.id;
const stars = ({ ratings: [total, count] }: { ratings: [number, number] }) => (count === 0 ? 0 : total / count);
export const byRating: Compare<{ ratings: [number, number]; id: number }> = (a, b) =>
  stars(b) - stars(a) || b.ratings[1] - a.ratings[1] || a.id - b.id;
const byLowest: Compare<Candidate> = (a, b) => a.finalMinor - b.finalMinor || a.id - b.id;
const byHighest: Compare<Candidate> = (a, b) => b.finalMinor - a.finalMinor || b.id - a.id;

/** Entries of open stores before the others, whatever the sort. */
export function openFirst<T>(list: T[], isOpen: (entry: T) => boolean): T[] {
  return list.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
}

export function itemsSlowly(world: World, asked: Question): number[] {
  const match = asked.dataType === 'searched' ? matchSlowly(world, asked) : () => 0;
  const near = isNear(asked) ? storesByDistance(world, asked).filter((store) => comes(store, asked)) : null;
  const place = (item: Candidate) => near?.findIndex(({ id }) => id === item.store) ?? 0;
  const passing = offered(world, asked.zones, asked.module)
    .filter((item) => isWanted(item, asked) && match(item) !== null)
    .filter((item) => stars(item) >= leastStars(asked))
    .filter((item) => !asked.filters.includes('discounted') || item.finalMinor < item.priceMinor)
    .filter((item) => !asked.filters.includes('currently_open') || item.of.isOpen)
    .filter((item) => asked.type === 'all' || item.isVeg === (asked.type === 'veg'))
    .filter((item) => !near || place(item) >= 0);
  const byMatch: Compare<Candidate> = (a, b) => (match(a) ?? 0) - (match(b) ?? 0) || byOrders(a, b);
  const sorts = { popular: byMatch, new: byNewest, price_low: byLowest, price_high: byHighest, rating: byRating };
  const chosen = asked.sort !== 'popular' ? sorts[asked.sort] : null;
  const usual = asked.dataType === 'new' ? byNewest : byMatch;
  const nearest: Compare<Candidate> = (a, b) => place(a) - place(b) || byMatch(a, b);
  const sort = chosen ?? (asked.filters.includes('popular') ? byOrders : near ? nearest : usual);
  return openFirst(passing.toSorted(sort), ({ of }) => of.isOpen).map(({ id }) => id);
}

/** The filters that concern items, not stores. */
function isWanted(item: Candidate, { dataType, categoryIds, brandIds, minPrice, maxPrice }: Question): boolean {
  const parent = categories.find(({ id }) => id === item.category)?.parent ?? item.category;
  const isOf = categoryIds.length === 0 || categoryIds.includes(item.category) || categoryIds.includes(parent);
  const isBrand = brandIds.length === 0 || (item.brand !== null && brandIds.includes(item.brand));
  const isPriced = item.finalMinor >= (minPrice ?? 0) * 100 && item.finalMinor <= (maxPrice ?? Infinity) * 100;
  return isOf && isBrand && isPriced && (dataType !== 'discounted' || item.finalMinor < item.priceMinor);
}

function leastStars({ filters, rating }: Question): number {
  return Math.max(rating, filters.includes('top_rated') ? 4 : 0);
}

const wordsOf = (text: string | null) => (text ?? '').split(' ').filter((word) => word !== '');

/** 0 to 3 for an item that has all the words, else null. The vocabulary is per module. */
function matchSlowly({ stores, items }: World, { name, module }: Question): (item: Candidate) => number | null {
  const counts = new Map<string, number>();
  for (const item of items) {
    if (!item.isActive || stores.find(({ id }) => id === item.store)?.module !== module) continue;
    for (const word of [item.nameEn, item.moreEn, item.nameAr].flatMap(wordsOf))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const typed = [...new Set(name)];
  const readings = readSlowly(typed, counts);
  if (!readings || typed.length === 0) return () => null;
  const spelling = name.map((word) => readings[typed.indexOf(word)]?.spelling ?? word).join(' ');
  return ({ nameEn, nameAr, moreEn }) => {
    const inName = [nameEn, nameAr].flatMap(wordsOf);
    const all = [...inName, ...wordsOf(moreEn)];
    if (!readings.every(({ accepted }) => all.some((word) => accepted.has(word)))) return null;
    if (nameEn === spelling || nameAr === spelling) return 0;
    if (nameEn.startsWith(spelling) || nameAr?.startsWith(spelling)) return 1;
    return readings.every(({ accepted }) => inName.some((word) => accepted.has(word))) ? 2 : 3;
  };
}

export function storesSlowly(world: World, asked: Question): number[] {
  const isNarrow =
    asked.categoryIds.length + asked.brandIds.length > 0 ||
    (asked.minPrice ?? 0) > 0 ||
    asked.maxPrice !== null ||
    asked.dataType === 'discounted';
  const goods = offered(world, asked.zones, asked.module).filter((item) => isWanted(item, asked));
  const sells = (store: WorldStore) => !isNarrow || goods.some(({ of }) => of.id === store.id);
  const match = asked.dataType === 'searched' ? storeMatchSlowly(world, asked) : () => 0;
  const passing = storesOf(world, asked)
    .filter((store) => sells(store) && match(store) !== null && stars(store) >= leastStars(asked))
    .filter(({ discountPercent }) => !asked.filters.includes('discounted') || discountPercent > 0)
    .filter(({ isOpen }) => !asked.filters.includes('currently_open') || isOpen)
    .filter(({ sellsVeg, sellsNonVeg }) => asked.type === 'all' || (asked.type === 'veg' ? sellsVeg : sellsNonVeg));
  const byMatch: Compare<WorldStore> = (a, b) => (match(a) ?? 0) - (match(b) ?? 0) || byOrders(a, b);
  const chosen = asked.sort === 'new' ? byNewest : asked.sort === 'rating' ? byRating : null;
  const near: Compare<WorldStore> = (a, b) => metres(a, asked) - metres(b, asked) || byOrders(a, b);
  const usual = asked.dataType === 'new' ? byNewest : byMatch;
  const sort = chosen ?? (asked.filters.includes('popular') ? byOrders : isNear(asked) ? near : usual);
  return openFirst(passing.toSorted(sort), ({ isOpen }) => isOpen).map(({ id }) => id);
}

function storeMatchSlowly(world: World, asked: Question): (store: WorldStore) => number | null {
  const typed = [...new Set(asked.name)];
  const known = [...new Set(storesOf(world, asked).flatMap(({ nameEn, nameAr }) => [nameEn, nameAr].flatMap(wordsOf)))];
  const accepted = typed.map((word) => {
    const begun = known.filter((one) => one.startsWith(word));
    return begun.length > 0 ? { words: begun, spelling: word } : nearStoreWords(word, known);
  });
  const spelling = asked.name.map((word) => accepted[typed.indexOf(word)]?.spelling ?? word).join(' ');
  return ({ nameEn, nameAr }) => {
    const own = [nameEn, nameAr].flatMap(wordsOf);
    const hasAll = accepted.every(({ words }) => own.some((word) => words.includes(word)));
    if (typed.length === 0 || !hasAll) return null;
    if (nameEn === spelling || nameAr === spelling) return 0;
    return nameEn.startsWith(spelling) || nameAr?.startsWith(spelling) ? 1 : 2;
  };
}

function nearStoreWords(word: string, known: string[]): { words: string[]; spelling: string } {
  const words = nearestTerms(word, known).toSorted();
  return { words, spelling: words[0] ?? word };
}

function storesOf({ stores }: World, { zones, module }: Question): WorldStore[] {
  return stores.filter((store) => store.isActive && zones.includes(store.zone) && store.module === module);
}

function isNear({ filters, point }: Question): boolean {
  return filters.includes('nearby') && point !== null;
}

function metres({ at: [lat, lng] }: WorldStore, { point }: Question): number {
  return point ? Math.round(metresBetween(point, { lat, lng })) : 0;
}

function storesByDistance(world: World, asked: Question): WorldStore[] {
  return storesOf(world, asked).toSorted((a, b) => metres(a, asked) - metres(b, asked) || byOrders(a, b));
}

/** Zone 1 reaches from 27 to 27.2 degrees east, zone 2 from 27.15 to 27.4. */
function comes(store: WorldStore, asked: Question): boolean {
  const lng = asked.point?.lng ?? 0;
  const isInZone = store.zone === 1 ? lng < 27.2 : lng > 27.15;
  return store.hasDelivery && isInZone && metres(store, asked) <= (store.radiusMetres ?? Infinity);
}
