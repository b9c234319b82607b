import type { ConsoleModule } from '@rialto/contract/calls/console/modules.ts';
import type { ConsoleZone } from '@rialto/contract/calls/console/zones.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPictures } from '../../../testing/small-promotions.ts';
import { openTwoNodes, visitor, within, type TwoNodes } from './testing/two-nodes.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
let nodes: TwoNodes;

beforeAll(async () => {
  nodes = await openTwoNodes(() => NOON);
  await addPictures(nodes.sql, 'poster');
});
afterAll(() => nodes.close());

const name = (en: string) => ({ en, ar: null });
const onSecond = async <T>(path: string) => (await nodes.second.get(path, visitor)).json<T>();
/** A change that is made after the second node answered, so that its caches hold the old value. */
const changeAfter = async (read: () => unknown, method: 'put' | 'post', path: string, body: object) => {
  await read();
  return nodes.change(method, path, body, 'falafel');
};

test('OPS-05 a new stock is seen on another node within a second: lists, page, menu, search and carts', async () => {
  const stocks = async () => {
    const { list, details, ofStore, search, inCart } = await nodes.seen('falafel');
    return [list[0], details, ofStore[0], search[0], inCart].map((card) => card?.stock);
  };
  await changeAfter(stocks, 'put', '/console/items/1', { stock: 2 });
  await within(stocks).toEqual([2, 2, 2, 2, 2]);
  await changeAfter(stocks, 'put', '/console/items/1', { stock: null });
  await within(stocks).toEqual([null, null, null, null, null]);
});

test('OPS-05 options and add-ons of an item, and their new prices, are seen on another node within a second', async () => {
  type Details = {
    add_ons: { name: string; price: number }[];
    food_variations: { values: { label: string; optionPrice: number }[] }[];
  };
  const extras = async () => {
    const { add_ons: addOns, food_variations: questions } = await onSecond<Details>('/items/details/1');
    const values = questions.flatMap((question) => question.values);
    return [addOns.map(({ name, price }) => `${name} ${price}`), values.map((value) => Object.values(value))];
  };
  const added = { store_id: 1, name: name('Tahini'), price: 1 };
  const { id } = (await changeAfter(extras, 'post', '/console/add-ons', added)) as { id: number };
  const question = (price: number) => ({
    ...{ name: name('Size'), type: 'single', required: false, min: 0, max: 1 },
    values: [{ label: name('Large'), price, off: false }],
  });
  await changeAfter(extras, 'put', '/console/items/1', { add_on_ids: [id], food_variations: [question(4)] });
  await within(extras).toEqual([['Tahini 1'], [expect.arrayContaining(['Large', 4])]]);
  await changeAfter(extras, 'put', `/console/add-ons/${id}`, { price: 1.5 });
  await changeAfter(extras, 'put', '/console/items/1', { food_variations: [question(5)] });
  await within(extras).toEqual([['Tahini 1.5'], [expect.arrayContaining(['Large', 5])]]);
});

test('OPS-05 a new brand, and its new name, are seen on another node within a second', async () => {
  const seen = async () => {
    const { brand } = await onSecond<{ brand: { name: string } | null }>('/items/details/1');
    const brands = await onSecond<{ name: string }[]>('/brand');
    return [brand?.name, brands.map((each) => each.name)];
  };
  const body = { name: name('Nile'), module_id: 1, picture: null };
  const { id } = (await changeAfter(seen, 'post', '/console/brands', body)) as { id: number };
  await changeAfter(seen, 'put', '/console/items/1', { brand_id: id });
  await within(seen).toEqual(['Nile', ['Nile']]);
  await changeAfter(seen, 'put', `/console/brands/${id}`, { name: name('Delta') });
  await within(seen).toEqual(['Delta', ['Delta']]);
});

test('OPS-07 a zone that is switched off ends on another node within a second, and new charges are quoted there', async () => {
  const served = async () => (await nodes.second.get('/config/get-zone-id?lat=33.1&lng=27.1')).statusCode;
  const delivery = async () => (await nodes.seen('falafel')).quote.delivery;
  const { zones } = await nodes.read<{ zones: ConsoleZone[] }>('/console/zones');
  const zone = zones.find(({ id }) => id === 1);
  if (!zone) throw new Error('The zone is missing');
  const { stores_count: _, id, ...body } = zone;
  const charged = body.modules.map((each) => ({ ...each, base_charge: 7, maximum_charge: null }));
  expect(await delivery()).toBeLessThan(7);
  await changeAfter(delivery, 'put', `/console/zones/${id}`, { ...body, modules: charged });
  await within(delivery).toBeGreaterThanOrEqual(7);
  await changeAfter(served, 'put', `/console/zones/${id}`, { ...body, is_active: false });
  await within(served).toBe(404);
  await changeAfter(served, 'put', `/console/zones/${id}`, body);
  await within(served).toBe(200);
});

test('OPS-07 a module’s new name is seen on another node within a second', async () => {
  const seen = async () =>
    (await onSecond<{ id: number; module_name: string }[]>('/module')).find(({ id }) => id === 1);
  const { modules } = await nodes.read<{ modules: ConsoleModule[] }>('/console/modules');
  const own = modules.find((each) => each.id === 1);
  const { name: former, description, is_active, zone_ids } = own ?? {};
  await changeAfter(seen, 'put', '/console/modules/1', { name: name('Dinner'), description, is_active, zone_ids });
  await within(async () => (await seen())?.module_name).toBe('Dinner');
  await changeAfter(seen, 'put', '/console/modules/1', { name: former, description, is_active, zone_ids });
  await within(async () => (await seen())?.module_name).toBe(former?.en);
});

test('OPS-08 a new banner and a flash sale are seen on another node within a second, and end there as fast', async () => {
  const seen = async () => {
    const { banners } = await onSecond<{ banners: { title: string }[] }>('/banners');
    const { search } = await nodes.seen('falafel');
    return [banners.map(({ title }) => title), (search[0] as { final_price?: number } | undefined)?.final_price];
  };
  const [, usual] = await seen();
  const banner = { title_en: 'Spring', module_id: 1, picture: 'poster', link: '/home' };
  const sale = {
    ...{ title_en: 'Half price', module_id: 1, starts: '2026-03-02T00:00', ends: '2026-03-09T10:00' },
    items: [{ item_id: 1, discount_type: 'percent', discount: 50, stock: 5 }],
  };
  const ids = [];
  for (const [kind, form] of Object.entries({ banner, flash_sale: sale })) {
    const { id } = (await changeAfter(seen, 'post', `/console/offers/${kind}`, form)) as { id: number };
    ids.push({ kind, id });
  }
  await within(seen).toEqual([['Spring'], Number(usual) / 2]);
  for (const { kind, id } of ids)
    await changeAfter(seen, 'post', `/console/offers/${kind}/${id}/switch`, { active: false });
  await within(seen).toEqual([[], usual]);
});

test('OPS-12 a new name of the shop and its new phone are seen on another node within a second', async () => {
  const seen = async () => {
    const { business_name, phone } = await onSecond<{ business_name: string; phone: string }>('/config');
    return [business_name, phone];
  };
  await changeAfter(seen, 'put', '/console/settings', { name: { en: 'Corner', ar: 'الزاوية' }, phone: '+20200' });
  await within(seen).toEqual(['Corner', '+20200']);
});
