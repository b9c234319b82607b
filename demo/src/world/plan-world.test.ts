import { expect, test } from 'vitest';
import { allGoods } from '../goods/all-goods.ts';
import { reviewComments } from './reviews/texts/review-comments.ts';
import { modules } from './modules.ts';
import { picturesOf, planWorld } from './plan-world.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const AT = NOW.toISOString();
const world = planWorld(NOW);
const { items, stores, addOns, catalogue, reviews, promotions, coupons } = world;

const distinct = (values: unknown[]) => new Set(values).size;
const share = (is: (item: (typeof items)[number]) => boolean) => items.filter(is).length / items.length;
const usual = new Map(
  Object.values(allGoods).flatMap(({ trades }) =>
    Object.entries(trades).flatMap(([trade, list]) =>
      list.map((goods) => [`${trade}/${goods.name.en}`, goods] as const),
    ),
  ),
);
const goodsOf = (item: (typeof items)[number]) => {
  const store = stores.find(({ id }) => id === item.storeId);
  return usual.get(`${store?.trade ?? ''}/${item.name.en}`);
};

test('the same time always gives the same world', () => {
  const { city: _, ...again } = planWorld(NOW);
  const { city: __, ...first } = world;
  expect(JSON.stringify(again)).toBe(JSON.stringify(first));
});

test('another time changes dates only', () => {
  const later = planWorld(new Date('2027-06-01T08:00:00Z'));
  expect(later.items.map(({ slug, priceMinor, picture }) => [slug, priceMinor, picture.id])).toEqual(
    items.map(({ slug, priceMinor, picture }) => [slug, priceMinor, picture.id]),
  );
});

test('there are thousands of items in more than a hundred stores, food, grocery and pharmacy in every zone', () => {
  expect(items.length).toBeGreaterThanOrEqual(3000);
  expect(distinct(items.map(({ storeId }) => storeId))).toBe(stores.length);
  for (const zone of world.city.zones)
    for (const { id, type } of modules.filter(({ type }) => ['food', 'grocery', 'pharmacy'].includes(type)))
      expect(
        items.filter(({ zoneId, moduleId }) => zoneId === zone.id && moduleId === id).length,
        type,
      ).toBeGreaterThan(50);
});

test('every trade of the city has a store', () => {
  for (const { trades } of Object.values(allGoods))
    for (const trade of Object.keys(trades)) expect(stores.map((store) => store.trade)).toContain(trade);
});

test('no two items share an id or a slug, and slugs are short and plain', () => {
  expect(distinct(items.map(({ id }) => id))).toBe(items.length);
  expect(distinct(items.map(({ slug }) => slug))).toBe(items.length);
  for (const { slug } of items) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(Math.max(...items.map(({ slug }) => slug.length))).toBeLessThanOrEqual(140);
});

test('prices are near the usual price of the goods and end like prices', () => {
  for (const item of items) {
    const { priceMinor, slug } = item;
    const usualMinor = goodsOf(item)?.priceMinor ?? 0;
    expect([0, 25, 50, 75, 95, 99], slug).toContain(priceMinor % 100);
    // Half a unit more, because a price of one or two cannot be near and have a usual ending.
    expect(Math.abs(priceMinor - usualMinor), slug).toBeLessThanOrEqual(usualMinor * 0.12 + 50);
    expect(priceMinor, slug).toBeGreaterThan(0);
  }
});

test('the same goods have different prices and pictures in different stores', () => {
  const margheritas = items.filter(({ name }) => name.en === 'Margherita');
  expect(margheritas.length).toBeGreaterThan(3);
  expect(distinct(margheritas.map(({ priceMinor }) => priceMinor))).toBeGreaterThan(1);
  expect(distinct(margheritas.map(({ picture }) => JSON.stringify(picture.recipe)))).toBe(margheritas.length);
});

test('discounts are percentages or amounts, and less than the price', () => {
  expect(share(({ discount }) => discount > 0)).toBeGreaterThan(0.1);
  expect(share(({ discount }) => discount > 0)).toBeLessThan(0.2);
  for (const type of ['percent', 'amount'] as const)
    expect(share(({ discountType, discount }) => discount > 0 && discountType === type)).toBeGreaterThan(0.02);
  for (const { discountType, discount, priceMinor } of items)
    if (discountType === 'amount') expect(discount).toBeLessThan(priceMinor);
});

test('food has no stock; elsewhere some items are sold out, some are low and some lack one variation', () => {
  const food = modules.find(({ type }) => type === 'food')?.id;
  expect(items.filter(({ moduleId, stock }) => moduleId === food && stock.length > 0)).toEqual([]);
  const counted = items.filter(({ moduleId }) => moduleId !== food);
  expect(counted.every(({ stock }) => stock.length > 0)).toBe(true);
  const some = (is: (stocks: number[]) => boolean) =>
    counted.filter((item) => is(item.stock.map(({ stock }) => stock))).length;
  expect(some((stocks) => stocks.every((stock) => stock === 0))).toBeGreaterThan(50);
  expect(some((stocks) => stocks.some((stock) => stock > 0 && stock < 5))).toBeGreaterThan(100);
  expect(some((stocks) => stocks.includes(0) && stocks.some((stock) => stock > 0))).toBeGreaterThan(10);
});

test('every combination of an article has its price and its stock under one key', () => {
  const varied = items.filter(({ variations }) => variations.length > 0);
  expect(varied.length).toBeGreaterThan(500);
  for (const { variations, stock, choiceOptions, priceMinor, slug } of varied) {
    expect(variations.length, slug).toBe(choiceOptions.reduce((count, { options }) => count * options.length, 1));
    expect(
      stock.map(({ key }) => key),
      slug,
    ).toEqual(variations.map(({ key }) => key));
    expect(distinct(variations.map(({ key }) => key)), slug).toBe(variations.length);
    expect(Math.min(...variations.map((variation) => variation.priceMinor)), slug).toBeGreaterThanOrEqual(priceMinor);
  }
});

test('some dishes are available only at their time of day, late ones past midnight', () => {
  const windows = items.flatMap(({ available }) => (available ? [JSON.stringify(available)] : []));
  expect(new Set(windows)).toEqual(new Set(['[[360,720]]', '[[660,1020]]', '[[1020,1440]]', '[[0,180],[1080,1440]]']));
});

test('every label that a visitor can filter by occurs', () => {
  for (const is of [
    (item: (typeof items)[number]) => item.veg === true,
    (item: (typeof items)[number]) => item.veg === false,
    (item: (typeof items)[number]) => item.halal,
    (item: (typeof items)[number]) => item.organic,
    (item: (typeof items)[number]) => item.prescriptionRequired,
    (item: (typeof items)[number]) => item.recommended,
    (item: (typeof items)[number]) => item.ratingCount === 0,
    (item: (typeof items)[number]) => item.maximumCartQuantity !== null,
    (item: (typeof items)[number]) => item.unit !== null,
    (item: (typeof items)[number]) => item.brandId !== null,
    (item: (typeof items)[number]) => item.conditionId !== null,
    (item: (typeof items)[number]) => Date.parse(item.createdAt) > NOW.getTime() - 21 * 86_400_000,
  ])
    expect(items.filter(is).length).toBeGreaterThan(40);
});

test('in each store a few items have most of the orders, and ratings do not exceed orders', () => {
  for (const store of stores.filter(({ orderCount }) => orderCount > 500)) {
    const counts = items.filter(({ storeId }) => storeId === store.id).map(({ orderCount }) => orderCount);
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(Math.max(...counts) / total, store.nameEn).toBeGreaterThan(0.08);
  }
  for (const { ratingCount, ratingTotal, orderCount, slug } of items) {
    expect(ratingCount, slug).toBeLessThanOrEqual(orderCount);
    expect(ratingTotal, slug).toBeLessThanOrEqual(ratingCount * 5);
    expect(ratingTotal, slug).toBeGreaterThanOrEqual(ratingCount);
  }
});

test('a store lists each extra once, and its dishes offer only those', () => {
  for (const { id } of stores) {
    const own = addOns.filter(({ storeId }) => storeId === id);
    expect(distinct(own.map(({ name }) => name.en))).toBe(own.length);
  }
  const homes = new Map(addOns.map(({ id, storeId }) => [id, storeId]));
  for (const { addOnIds, storeId } of items) for (const id of addOnIds) expect(homes.get(id)).toBe(storeId);
});

test('neighbours in a store look different, and so do the pictures of an article', () => {
  for (const { id } of stores) {
    const shown = items.filter(({ storeId }) => storeId === id).map(({ picture }) => picture.recipe);
    shown.slice(1).forEach((recipe, index) => {
      const before = shown[index];
      if (recipe.kind !== 'composed' || before?.kind !== 'composed')
        throw new Error('The picture of an item is a composition');
      expect(recipe.palette).not.toBe(before.palette);
      expect(recipe.composition).not.toBe(before.composition);
    });
  }
  for (const { gallery, picture } of items)
    expect(distinct([picture.id, ...gallery.map(({ id }) => id)])).toBe(gallery.length + 1);
});

test('reviews match their stars and their subject', () => {
  expect(reviews.length).toBeGreaterThan(3000);
  const perItem = new Map<number, number>();
  for (const { itemId } of reviews) if (itemId !== null) perItem.set(itemId, (perItem.get(itemId) ?? 0) + 1);
  expect(perItem.size / items.length).toBeGreaterThan(0.2);
  for (const { id, ratingCount } of items) expect(ratingCount).toBeGreaterThanOrEqual(perItem.get(id) ?? 0);
  expect(reviews.filter(({ itemId }) => itemId === null).length).toBeGreaterThan(100);
  expect(reviews.filter(({ reply }) => reply !== null).length).toBeGreaterThan(100);
  expect(reviews.every(({ createdAt }) => createdAt < AT)).toBe(true);
  for (const language of ['en', 'ar'] as const) {
    const said = Object.values(reviewComments).flatMap((moods) =>
      Object.values(moods).flatMap((mood) => mood[language]),
    );
    expect(distinct(said)).toBeGreaterThanOrEqual(60);
  }
});

test('each module has banners of its kinds, running campaigns and an upcoming one', () => {
  for (const { id, type } of modules) {
    const banners = promotions.banners.filter(({ moduleId }) => moduleId === id);
    expect(banners.length, type).toBeGreaterThanOrEqual(5);
    if (type === 'parcel') continue;
    expect(new Set(banners.map(({ kind }) => kind)), type).toEqual(new Set(['default', 'store_wise', 'item_wise']));
    const campaigns = promotions.campaigns.filter(({ moduleId }) => moduleId === id);
    expect(campaigns.filter(({ startsAt, endsAt }) => startsAt < AT && endsAt > AT).length, type).toBe(2);
    expect(campaigns.filter(({ startsAt }) => startsAt > AT).length, type).toBe(1);
    expect(campaigns.every(({ storeIds }) => storeIds.length > 2)).toBe(true);
    expect(
      distinct(promotions.specials.filter(({ moduleId }) => moduleId === id).map(({ title }) => title.en)),
      type,
    ).toBeGreaterThanOrEqual(4);
  }
});

test('a flash sale runs for days in every zone, with one item sold out, and another is upcoming', () => {
  for (const { id, type } of modules.filter(({ type }) => type !== 'parcel')) {
    const sales = promotions.flashSales.filter(({ moduleId }) => moduleId === id);
    const [running, coming] = [sales.find(({ isRunning }) => isRunning), sales.find(({ isRunning }) => !isRunning)];
    expect(Date.parse(running?.endsAt ?? '') - NOW.getTime(), type).toBeGreaterThanOrEqual(9 * 86_400_000);
    expect(coming && coming.startsAt > AT, type).toBe(true);
    const byZone = Map.groupBy(running?.items ?? [], ({ itemId }) => items.find((item) => item.id === itemId)?.zoneId);
    for (const entries of byZone.values()) {
      expect(entries.length, type).toBeGreaterThanOrEqual(12);
      expect(entries.length, type).toBeLessThanOrEqual(18);
      expect(entries.filter(({ sold, stock }) => sold === stock).length, type).toBe(1);
    }
  }
});

test('coupons of every kind exist, including private, expired and used up ones', () => {
  const open = coupons.filter(({ isPublic, endsAt, startsAt }) => isPublic && startsAt < AT && endsAt > AT);
  expect(new Set(open.map(({ kind }) => kind))).toEqual(
    new Set(['default', 'first_order', 'store_wise', 'zone_wise', 'free_delivery']),
  );
  expect(coupons.some(({ isPublic }) => !isPublic)).toBe(true);
  expect(coupons.some(({ endsAt }) => endsAt < AT)).toBe(true);
  expect(coupons.some(({ usedCount, totalLimit }) => totalLimit !== null && usedCount >= totalLimit)).toBe(true);
});

test('categories, brands and conditions have unique slugs', () => {
  for (const list of [catalogue.categories, catalogue.brands, catalogue.conditions]) {
    expect(distinct(list.map(({ slug }) => slug))).toBe(list.length);
    expect(distinct(list.map(({ id }) => id))).toBe(list.length);
  }
});

test('no picture id has two recipes', () => {
  const pictures = picturesOf(world);
  expect(distinct(pictures.map(({ id }) => id))).toBe(pictures.length);
  expect(pictures.length).toBeGreaterThan(items.length);
});
