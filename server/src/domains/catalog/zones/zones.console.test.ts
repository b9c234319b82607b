import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer, addMember } from '../../../testing/people.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addOrder } from '../../../testing/small-orders.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: TestApi;
let manager: { authorization: string };
beforeAll(async () => {
  shop = await openTestApi();
  manager = await addMember(sql(), { role: 'manager' });
  await addStore(sql(), { id: 1, zone: 1, module: 1, nameEn: 'Harbour Grill', at: [33.05, 27.05] });
});
afterAll(() => shop.close());

const sql = () => shop.database.db.sql;
const box = (west: number, south: number, east: number, north: number) => [
  { lat: south, lng: west },
  { lat: south, lng: east },
  { lat: north, lng: east },
  { lat: north, lng: west },
];
const free = { base_charge: 0, per_km_charge: 0, minimum_charge: 0, maximum_charge: null };
const rates = (moduleId: number, more = {}) => ({
  module_id: moduleId,
  ...free,
  maximum_cash: null,
  maximum_km: null,
  ...more,
});
const north = {
  name: { en: 'North', ar: 'الشمال' },
  corners: box(27, 33.3, 27.2, 33.5),
  cash_on_delivery: true,
  is_active: true,
  modules: [rates(1, { base_charge: 1.5, per_km_charge: 0.4, minimum_charge: 2, maximum_charge: 6, maximum_km: 12.5 })],
};
type Zone = { id: number; modules: object[] };
const zonesOf = async () => (await shop.get('/console/zones', manager)).json<{ zones: Zone[] }>().zones;
const codeOf = (answer: { json<T>(): T }) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code;
const auditOf = (id: number) => sql()`
  select action, before, after from audit_log where subject = 'zone' and subject_id = ${String(id)} order by id`;

test('OPS-07 a new zone is drawn with its charges and is served at once', async () => {
  const point = '/config/get-zone-id?lat=33.4&lng=27.1';
  expect((await shop.get(point)).statusCode).toBe(404);
  const added = await shop.post('/console/zones', north, manager);
  expect(added.json()).toMatchObject({ ...north, stores_count: 0 });
  const { id } = added.json<Zone>();
  await expect.poll(async () => (await shop.get(point)).json<object>()).toMatchObject({ zone_id: [id] });
  expect((await shop.get('/console/zones/at?lat=33.4&lng=27.1', manager)).json()).toEqual({
    zones: [{ id, name: 'North', modules: ['Food'] }],
  });
  expect(await auditOf(id)).toMatchObject([{ action: 'addZone', before: null, after: { nameEn: 'North' } }]);
});

test('OPS-07 a change keeps the id, and the log has the old and the new values', async () => {
  const { id } = (await shop.post('/console/zones', north, manager)).json<Zone>();
  const changed = { ...north, name: { en: 'Upper North', ar: null }, cash_on_delivery: false };
  expect((await shop.put(`/console/zones/${id}`, changed, manager)).json()).toMatchObject({ id, ...changed });
  const [, change] = await auditOf(id);
  expect(change).toEqual({
    action: 'changeZone',
    before: { nameEn: 'North', nameAr: 'الشمال', cashOnDelivery: true },
    after: { nameEn: 'Upper North', nameAr: null, cashOnDelivery: false },
  });
  expect((await shop.put('/console/zones/999', changed, manager)).statusCode).toBe(404);
});

test('OPS-07 a border that crosses itself, is tiny or has two corners is refused with a sentence', async () => {
  const [a, b, c, d] = north.corners;
  const refused = async (corners: unknown) => codeOf(await shop.post('/console/zones', { ...north, corners }, manager));
  expect(await refused([a, c, b, d])).toBe('zone_border_crosses');
  expect(await refused([a, b])).toBe('zone_corners_few');
  expect(await refused(box(27, 33, 27.0001, 33.0001))).toBe('zone_too_small');
  expect(await refused(box(20, 30, 30, 40))).toBe('zone_too_large');
  const modules = [rates(1, { minimum_charge: 3, maximum_charge: 2 })];
  expect(codeOf(await shop.post('/console/zones', { ...north, modules }, manager))).toBe('zone_charges_wrong');
  expect(codeOf(await shop.post('/console/zones', { ...north, modules: [rates(99)] }, manager))).toBe('module_unknown');
});

test('OPS-07 before saving, the stores, orders, addresses and overlaps of a change are named', async () => {
  const preview = async (body: object) => (await shop.post('/console/zones/preview', body, manager)).json<object>();
  const { id } = await addCustomer(sql());
  await sql()`
    insert into customer_addresses (id, customer_id, address_type, address, contact_person_name, contact_person_number,
      lat, lng, created_at)
    values (1, ${id}, 'home', 'Quay 1', 'Mariam', '+201', 33.05, 27.05, now()),
           (2, ${id}, 'work', 'Quay 2', 'Mariam', '+201', 33.15, 27.17, now())`;
  const same = { id: 1, corners: box(27, 33, 27.2, 33.2), is_active: true };
  const east = { id: 2, name: 'East', is_new: 0 };
  const unchanged = { stores_outside: [], stores_outside_count: 0, running_orders: 0, addresses: 0 };
  expect(await preview(same)).toEqual({ ...unchanged, overlaps: [east] });
  // The address at the quay lies in zone 2 as well.
  expect(await preview({ ...same, corners: box(27.1, 33, 27.16, 33.2) })).toEqual({
    stores_outside: [{ id: 1, name: 'Harbour Grill' }],
    stores_outside_count: 1,
    running_orders: 0,
    addresses: 1,
    overlaps: [east],
  });
  expect(await preview({ ...same, is_active: false })).toMatchObject({ stores_outside_count: 1, addresses: 1 });
});

test('OPS-07 a running order in the zone is named before its place is left out, and a delivered one is not', async () => {
  await addCategory(sql(), { id: 1 });
  await addItem(sql(), { id: 1, store: 1, stock: 100 });
  const owner = { kind: 'customer', id: (await addCustomer(sql())).id } as const;
  const running = await addOrder(sql(), { owner, method: 'cash_on_delivery' });
  const delivered = await addOrder(sql(), { owner, method: 'cash_on_delivery' });
  const quay = JSON.stringify({ address: 'Quay 1', lat: 33.05, lng: 27.05 });
  await sql()`update orders set order_type = 'delivery', address = ${quay}::jsonb where id in (${running}, ${delivered})`;
  await sql()`update orders set status = 'delivered' where id = ${delivered}`;
  const outside = async (corners: object[]) => {
    const answer = await shop.post('/console/zones/preview', { id: 1, corners, is_active: true }, manager);
    return answer.json<{ running_orders: number }>().running_orders;
  };
  expect(await outside(box(27, 33, 27.2, 33.2))).toBe(0);
  expect(await outside(box(27.1, 33, 27.2, 33.2))).toBe(1);
});

test('OPS-07 only an overlap that the change makes is new, and every overlap of a new zone is', async () => {
  const overlaps = async (body: object) =>
    (await shop.post('/console/zones/preview', { is_active: true, ...body }, manager)).json<{ overlaps: object[] }>()
      .overlaps;
  const both = [
    { id: 1, name: 'West', is_new: 1 },
    { id: 2, name: 'East', is_new: 1 },
  ];
  expect(await overlaps({ corners: box(27.1, 33, 27.3, 33.2) })).toEqual(both);
  const apart = { ...north, corners: box(27.6, 33, 27.7, 33.2) };
  const { id } = (await shop.post('/console/zones', apart, manager)).json<Zone>();
  expect(await overlaps({ id, corners: apart.corners })).toEqual([]);
  expect(await overlaps({ id, corners: box(27.3, 33, 27.7, 33.2) })).toEqual(both.slice(1));
  expect(await overlaps({ id: 2, corners: box(27.15, 33, 27.65, 33.2) })).toEqual([
    { id: 1, name: 'West', is_new: 0 },
    { id, name: 'North', is_new: 1 },
  ]);
});

test('OPS-07 a border with a hole is refused with a sentence', async () => {
  const corners = [north.corners, box(27.05, 33.35, 27.1, 33.4)];
  for (const path of ['/console/zones', '/console/zones/preview']) {
    const answer = await shop.post(path, { ...north, corners }, manager);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: [{ code: 'invalid_input', message: expect.stringMatching(/\w+ \w+/) }],
    });
  }
});

test('OPS-07 a module with open stores in a zone is not taken away from it', async () => {
  const west = (await zonesOf()).find((zone) => zone.id === 1) as Zone & Record<string, unknown>;
  const { id, stores_count: _, ...body } = west;
  const answer = await shop.put(`/console/zones/${id}`, { ...body, modules: [rates(2)] }, manager);
  expect(codeOf(answer)).toBe('module_has_stores');
  expect((await zonesOf()).find((zone) => zone.id === 1)?.modules).toHaveLength(2);
});

test('OPS-07 a module is added, offered in zones and switched off', async () => {
  const texts = { name: { en: 'Pharmacy', ar: 'صيدلية' }, description: { en: 'Medicine', ar: null } };
  const body = { type: 'pharmacy', ...texts, is_active: true, zone_ids: [1] };
  const added = (await shop.post('/console/modules', body, manager)).json<{ id: number }>();
  expect(added).toMatchObject({ ...body, stores_count: 0 });
  const offered = async () => (await shop.get('/module')).json<{ module_name: string }[]>().map((m) => m.module_name);
  await expect.poll(offered).toContain('Pharmacy');
  const { type: _, ...written } = body;
  await shop.put(`/console/modules/${added.id}`, { ...written, is_active: false, zone_ids: [2] }, manager);
  await expect.poll(offered).not.toContain('Pharmacy');
  expect((await zonesOf()).find((zone) => zone.id === 2)?.modules).toContainEqual(rates(added.id));
  const unknown = await shop.put('/console/modules/999', { ...written, is_active: true }, manager);
  expect(codeOf(unknown)).toBe('module_unknown');
});
