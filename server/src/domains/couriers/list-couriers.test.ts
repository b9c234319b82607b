import type { Courier } from '@rialto/contract/calls/console/couriers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCourierShop, type CourierShop } from '../../testing/crew/courier-shop.ts';

const COUNT = 65;
let shop: CourierShop;
beforeAll(async () => {
  shop = await openCourierShop();
  for (let added = 0; added < COUNT; added += 1) await shop.addCourier();
  await shop.sql`update couriers set f_name = 'Zubaida', l_name = 'Farouk 50%' where id = (select max(id) from couriers)`;
});
afterAll(() => shop.close());

type CourierList = { couriers: Courier[]; total_size: number };
const list = async (query: string) =>
  (await shop.get(`/console/couriers?${query}`, shop.operator.headers)).json<CourierList>();

test('OPS-04 all couriers are listed page by page, and everybody on shift at once for dispatch', async () => {
  await shop.sql`update courier_shifts set ended_at = ${shop.time.now()} where courier_id = (select max(id) from couriers)`;
  const pages = [await list('limit=20&offset=1'), await list('limit=20&offset=2'), await list('limit=20&offset=3')];
  pages.push(await list('limit=20&offset=4'));
  const ids = pages.flatMap(({ couriers }) => couriers.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(pages[0]?.total_size);
  const onShift = await list('list=on_shift&limit=500');
  expect(onShift.couriers).toHaveLength(ids.length - 1);
  expect(onShift.total_size).toBe(ids.length - 1);
});

test.each(['search=zubaida%20far', 'search=50%25'])(
  'OPS-04 a courier is found by a part of the name: %s',
  async (query) => {
    const { couriers, total_size: total } = await list(query);
    expect([total, couriers.map(({ f_name: name }) => name)]).toEqual([1, ['Zubaida']]);
  },
);

test('OPS-04 a courier is found by a part of the phone number', async () => {
  const { couriers } = await list('search=Zubaida');
  const phone = couriers[0]?.phone ?? '';
  const found = await list(`search=${encodeURIComponent(phone.slice(-8))}`);
  expect(found.couriers.map(({ phone: own }) => own)).toContain(phone);
});
