import type { Offer, OfferCard, OfferForm } from '@rialto/contract/shapes/console/offer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addMember } from '../../../testing/people.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addPictures } from '../../../testing/small-promotions.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: TestApi;
let manager: { authorization: string };
let now = new Date('2026-03-02T12:00:00Z');
const west = { zoneid: '[1]', moduleid: '1' };
const sql = () => shop.database.db.sql;

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  manager = await addMember(sql(), { role: 'manager', now });
  await sql()`update shop_settings set settings = settings || '{"timeZone":"Africa/Cairo"}'`;
  await addStore(sql(), { id: 1 });
  await addStore(sql(), { id: 2, module: 2 });
  await addCategory(sql(), { id: 1 });
  await addCategory(sql(), { id: 2, module: 2 });
  await addItem(sql(), { id: 1, priceMinor: 1_000 });
  await addItem(sql(), { id: 2, store: 2, category: 2, priceMinor: 500 });
  await addPictures(sql(), 'poster');
});
afterAll(() => shop.close());

/** By the clocks of Cairo, two hours ahead: a running offer. */
const run = { starts: '2026-03-02T10:00', ends: '2026-03-09T10:00' };
const forms: Record<string, Partial<OfferForm>> = {
  banner: { module_id: 1, picture: 'poster', link: '/home' },
  basic_campaign: { ...run, module_id: 1, store_ids: [1] },
  item_campaign: { ...run, store_id: 1, category_id: 1, price: 9.5, stock: 20, discount_type: 'percent', discount: 10 },
  flash_sale: { ...run, module_id: 1, items: [{ item_id: 1, discount_type: 'percent', discount: 50, stock: 5 }] },
  coupon: { ...run, code: 'spring-26', coupon_kind: 'default', discount_type: 'amount', discount: 3, total_limit: 10 },
  cashback: { ...run, discount_type: 'percent', discount: 5, maximum: 4 },
};
const kinds = Object.keys(forms);

const add = (kind: string, over: object = {}) =>
  shop.post(`/console/offers/${kind}`, { title_en: 'Spring', title_ar: 'الربيع', ...forms[kind], ...over }, manager);
const idOf = (answer: { json<T>(): T }) => answer.json<{ id: number }>().id;
const list = async () => (await shop.get('/console/offers', manager)).json<{ offers: OfferCard[] }>().offers;
const change = (kind: string, id: number, form: object) => shop.put(`/console/offers/${kind}/${id}`, form, manager);
const turn = (kind: string, id: number, active: boolean) =>
  shop.post(`/console/offers/${kind}/${id}/switch`, { active }, manager);
const read = async (kind: string, id: number) =>
  (await shop.get(`/console/offers/${kind}/${id}`, manager)).json<Offer>();
const refusalOf = (answer: { json<T>(): T }) => {
  const [error] = answer.json<{ errors: { code: string; details?: { field?: string } }[] }>().errors;
  return [error?.code, error?.details?.field];
};

test.each(kinds)(
  'OPS-08 a %s is created, listed, read back as it was filled in, changed, ended and taken back',
  async (kind) => {
    const answer = await add(kind);
    expect(answer.statusCode, answer.body).toBe(200);
    const id = idOf(answer);
    const inList = async () => (await list()).find((offer) => offer.kind === kind && offer.id === id);
    expect(await inList()).toMatchObject({ title: 'Spring', state: 'running', starts: forms[kind]?.starts ?? null });
    const { form } = await read(kind, id);
    expect(form).toMatchObject({ ...forms[kind], ...(kind === 'coupon' && { code: 'SPRING-26' }), title_ar: 'الربيع' });
    const changed = await change(kind, id, { ...form, title_en: 'Summer' });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await read(kind, id)).form).toEqual({ ...form, title_en: 'Summer' });
    await turn(kind, id, false);
    expect(await inList()).toMatchObject({ title: 'Summer', state: 'off' });
    await turn(kind, id, true);
    expect(await inList()).toMatchObject({ state: 'running' });
    const log = await sql()<{ action: string; after: object }[]>`
    select action, after from audit_log where subject = ${kind} and subject_id = ${String(id)} order by id`;
    expect(log.map(({ action }) => action)).toEqual(['addOffer', 'changeOffer', 'switchOffer', 'switchOffer']);
    expect(log[1]?.after).toEqual({ title_en: 'Summer' });
  },
);

test('OPS-08 customers see a new offer at once', async () => {
  await add('coupon', { code: 'SEEN', title_en: 'Seen at once' });
  const titles = async (path: string, pick: (body: never) => { title: string }[]) =>
    pick((await shop.get(path, west)).json()).map(({ title }) => title);
  await expect.poll(() => titles('/coupon/list', (body) => body)).toContain('Seen at once');
  await add('banner', { title_en: 'Poster of the day' });
  await expect
    .poll(() => titles('/banners', ({ banners }: { banners: { title: string }[] }) => banners))
    .toContain('Poster of the day');
});

test('OPS-08 a banner is shown only during its time', async () => {
  const id = idOf(await add('banner', { title_en: 'Later', starts: '2026-03-02T15:00', ends: '2026-03-02T16:00' }));
  const isShown = async () =>
    (await shop.get('/banners', west)).json<{ banners: { id: number }[] }>().banners.some((banner) => banner.id === id);
  expect((await list()).find((offer) => offer.kind === 'banner' && offer.id === id)?.state).toBe('planned');
  expect(await isShown()).toBe(false);
  now = new Date('2026-03-02T13:00:00Z');
  await expect.poll(isShown).toBe(true);
  now = new Date('2026-03-02T14:00:00Z');
  expect(await isShown()).toBe(false);
  now = new Date('2026-03-02T12:00:00Z');
});

test('OPS-08 ITM-03 a flash sale changes prices at once, when it begins, when it is ended, and when that is undone', async () => {
  await sql()`update flash_sales set active = false`;
  const price = async () => (await shop.get('/items/details/1', west)).json<{ final_price: number }>().final_price;
  const id = idOf(await add('flash_sale', { items: [{ item_id: 1, discount_type: 'amount', discount: 4, stock: 5 }] }));
  await expect.poll(price).toBe(6);
  await turn('flash_sale', id, false);
  await expect.poll(price).toBe(10);
  await turn('flash_sale', id, true);
  await expect.poll(price).toBe(6);
  const { form } = await read('flash_sale', id);
  await change('flash_sale', id, {
    ...form,
    items: [{ item_id: 1, discount_type: 'percent', discount: 10, stock: 5 }],
  });
  await expect.poll(price).toBe(9);
});

test('OPS-08 an item that was sold in a sale cannot be removed from it, nor have a lower quantity', async () => {
  const id = idOf(await add('flash_sale', { items: [{ item_id: 1, discount_type: 'amount', discount: 4, stock: 5 }] }));
  await sql()`update flash_sale_items set sold = 3 where flash_sale_id = ${id}`;
  await addItem(sql(), { id: 9, priceMinor: 1_000 });
  const { form } = await read('flash_sale', id);
  const item = { item_id: 1, discount_type: 'amount', discount: 4 };
  const other = { ...item, item_id: 9, stock: 1 };
  expect(refusalOf(await change('flash_sale', id, { ...form, items: [other] }))).toEqual(['offer_item_sold', 'items']);
  expect(refusalOf(await change('flash_sale', id, { ...form, items: [{ ...item, stock: 2 }] }))[0]).toBe(
    'offer_item_sold',
  );
  expect((await change('flash_sale', id, { ...form, items: [{ ...item, stock: 3 }, other] })).statusCode).toBe(200);
  expect((await list()).find((offer) => offer.kind === 'flash_sale' && offer.id === id)).toMatchObject({
    used: 3,
    limit: 4,
  });
});

test('OPS-08 stock that orders took while the form was open is not given back', async () => {
  const id = idOf(await add('item_campaign'));
  const { form } = await read('item_campaign', id);
  await sql()`update item_campaigns set stock = stock - 5, taken = taken + 5 where id = ${id}`;
  await change('item_campaign', id, { ...form, stock: 30 });
  expect((await read('item_campaign', id)).form.stock).toBe(25);
});

const flash = (over: object) => ({
  items: [{ item_id: 1, discount_type: 'percent', discount: 50, stock: 5, ...over }],
});
test.each([
  ['banner', { title_en: ' ' }, 'offer_title_required', 'title_en'],
  ['banner', { picture: null }, 'offer_picture_required', 'picture'],
  ['banner', { picture: 'unknown' }, 'offer_picture_required', 'picture'],
  ['banner', { link: 'javascript:alert(1)' }, 'offer_link_required', 'link'],
  ['banner', { module_id: 99 }, 'offer_module_required', 'module_id'],
  ['banner', { link: null, store_id: 2 }, 'offer_store_elsewhere', 'store_id'],
  ['banner', { link: null, item_id: 2 }, 'offer_item_elsewhere', 'item_id'],
  ['basic_campaign', { ends: '2026-03-01T10:00' }, 'offer_ends_before', 'ends'],
  ['basic_campaign', { starts: null }, 'offer_time_required', 'starts'],
  ['basic_campaign', { store_ids: [] }, 'offer_store_required', 'store_ids'],
  ['basic_campaign', { store_ids: [1, 2] }, 'offer_store_elsewhere', 'store_ids'],
  ['item_campaign', { store_id: 99 }, 'offer_store_required', 'store_id'],
  ['item_campaign', { category_id: 2 }, 'offer_category_elsewhere', 'category_id'],
  ['item_campaign', { price: 0 }, 'offer_price_required', 'price'],
  ['item_campaign', { discount: 101 }, 'offer_percent_invalid', 'discount'],
  ['item_campaign', { discount_type: 'amount', discount: 10 }, 'offer_discount_above_price', 'discount'],
  ['flash_sale', { items: [] }, 'offer_item_required', 'items'],
  ['flash_sale', flash({ item_id: 2 }), 'offer_item_elsewhere', 'items'],
  ['flash_sale', flash({ item_id: 777 }), 'offer_item_elsewhere', 'items'],
  ['flash_sale', flash({ discount: 100.5 }), 'offer_percent_invalid', 'items'],
  ['flash_sale', { items: [...flash({}).items, ...flash({}).items] }, 'offer_item_twice', 'items'],
  ['coupon', { code: 'A!' }, undefined, undefined],
  ['coupon', { code: 'AB' }, 'offer_code_invalid', 'code'],
  ['coupon', { code: 'spring-26' }, 'offer_code_taken', 'code'],
  ['coupon', { code: 'NEW', coupon_kind: 'store_wise' }, 'offer_store_required', 'store_id'],
  ['coupon', { code: 'NEW', coupon_kind: 'zone_wise', zone_id: 99 }, 'offer_zone_required', 'zone_id'],
  ['coupon', { code: 'NEW', discount: 0 }, 'offer_discount_required', 'discount'],
  ['coupon', { code: 'NEW', total_limit: 0 }, 'offer_limit_invalid', 'total_limit'],
  ['cashback', { discount: 100.01 }, 'offer_percent_invalid', 'discount'],
])('OPS-08 a %s with %j is refused with %s', async (kind, over, code, field) => {
  const before = (await list()).length;
  const answer = await add(kind, over);
  expect(answer.statusCode).toBeGreaterThanOrEqual(409);
  if (code) expect(refusalOf(answer)).toEqual([code, field]);
  expect(await list()).toHaveLength(before);
});

test('OPS-08 a limit below what was used is refused, and unknown offers are not found', async () => {
  const id = idOf(await add('coupon', { code: 'USED' }));
  await sql()`update coupons set used_count = 4 where id = ${id}`;
  const { form } = await read('coupon', id);
  expect(refusalOf(await change('coupon', id, { ...form, total_limit: 3 }))).toEqual([
    'offer_limit_below_used',
    'total_limit',
  ]);
  expect((await change('coupon', id, { ...form, total_limit: 4 })).statusCode).toBe(200);
  expect((await change('coupon', 999, form)).statusCode).toBe(404);
  expect((await turn('cashback', 999, false)).statusCode).toBe(404);
  expect((await shop.get('/console/offers/cashback/999', manager)).statusCode).toBe(404);
});

test('OPS-08 two sales of one item at the same time name each other', async () => {
  const item = { item_id: 9, discount_type: 'amount', discount: 1, stock: 5 };
  const first = idOf(await add('flash_sale', { title_en: 'First', items: [item] }));
  const second = idOf(await add('flash_sale', { title_en: 'Second', items: [item] }));
  const found = (await list()).find((offer) => offer.kind === 'flash_sale' && offer.id === first);
  expect(found?.overlaps).toContainEqual({ kind: 'flash_sale', id: second, title: 'Second' });
});

test('OPS-08 the form offers the places and finds items by a part of their name', async () => {
  const choices = (await shop.get('/console/offers/choices', manager)).json();
  expect(choices).toMatchObject({ modules: [{ id: 1 }, { id: 2 }], stores: [{ id: 1, module_id: 1 }, { id: 2 }] });
  const found = async (query: string) =>
    (await shop.get(`/console/offers/items?${query}`, manager))
      .json<{ items: { id: number }[] }>()
      .items.map(({ id }) => id);
  expect(await found('name=item&module_id=2')).toEqual([2]);
  expect(await found('name=%25')).toEqual([]);
});
