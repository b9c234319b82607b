import type { Figures } from '@rialto/contract/calls/console/figures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from './invariants/find-breaches.ts';
import { markDeliveredBy } from './testing/delivered-orders.ts';
import { playOrder, type Time } from './testing/figures/random-year.ts';
import { seeded } from './testing/money/random.ts';
import { openOrderingShop, type OrderingShop } from './testing/ordering-shop.ts';
import { addCourierOnShift, addMember } from './testing/people.ts';
import { addCoupon } from './testing/small-promotions.ts';

const SEED = Number(process.env['FIGURES_SEED'] ?? 20);
const ORDERS = Number(process.env['FIGURES_ORDERS'] ?? 90);
const TIME_ZONE = 'Africa/Cairo';
const time: Time = { now: new Date('2026-01-01T00:00:00Z') };
const random = seeded(SEED);
let shop: OrderingShop;
let manager: { authorization: string };
let books: Book[];

type Book = {
  from: string;
  to: string;
  amount: number;
  day: string;
  deliveredDay: string | null;
  isAfterDelivery: boolean;
  orderId: number;
  storeId: number;
  zoneId: number;
};

beforeAll(async () => {
  shop = await openOrderingShop({ clock: () => time.now });
  const { sql } = shop;
  await sql`update shop_settings set settings = settings || ${JSON.stringify({ timeZone: TIME_ZONE })}::jsonb`;
  await sql`update module_zones set maximum_cash_minor = null, minimum_charge_minor = 199`;
  await sql`update inventory set stock = 100000`;
  await addCoupon(sql, { id: 1, code: 'TEN', discount: ['percent', 1_000] });
  manager = await addMember(sql, { role: 'manager', now: time.now });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.customer()));
  for (const { id } of buyers) {
    const headers = { ...manager, 'idempotency-key': `key-${id}` };
    await shop.http.inject({
      method: 'POST',
      url: `/api/v1/console/customers/${id}/wallet`,
      headers,
      payload: { unit: 'money', amount: 150, reason: 'For the year' },
    });
  }
  for (let count = 0; count < ORDERS; count += 1) await playOrder({ shop, time, random, buyers });
  time.now = new Date('2027-06-01T00:00:00Z');
  books = await readBooks();
}, 180_000);
afterAll(() => shop.close());

const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(at);

/** The rows of the ledger about orders, as they are; everything else is added up here. */
async function readBooks(): Promise<Book[]> {
  const rows = await shop.sql<
    (Omit<Book, 'day' | 'deliveredDay' | 'isAfterDelivery'> & { at: Date; delivered: Date | null })[]
  >`
    select e.from_account as from, e.to_account as to, e.amount, e.created_at as at, e.order_id as "orderId",
      o.store_id as "storeId", o.zone_id as "zoneId",
      (select g.at from order_status_log g where g.order_id = o.id and g.status = 'delivered') as delivered
    from ledger_entries e join orders o on o.id = e.order_id where e.unit = 'money'`;
  return rows.map(({ at, delivered, ...row }) => ({
    ...row,
    day: dayOf(at),
    deliveredDay: delivered && dayOf(delivered),
    isAfterDelivery: delivered !== null && delivered <= at,
  }));
}

type Filter = { from: string; to: string; storeId?: number; zoneId?: number };

const read = async ({ from, to, storeId, zoneId }: Filter): Promise<Figures> => {
  const places = `${storeId ? `&store_id=${storeId}` : ''}${zoneId ? `&zone_id=${zoneId}` : ''}`;
  const answer = await shop.get(`/console/figures?from=${from}&to=${to}${places}`, manager);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Figures>();
};

/** What the ledger alone says about a period. */
function expectedOf({ from, to, storeId, zoneId }: Filter) {
  const isIn = (day: string | null) => day !== null && day >= from && day <= to;
  const own = books.filter((row) => (storeId ?? row.storeId) === row.storeId && (zoneId ?? row.zoneId) === row.zoneId);
  const sum = (isWanted: (row: Book) => boolean) =>
    own.filter(isWanted).reduce((total, { amount }) => total + amount, 0) / 100;
  const then = (row: Book) => isIn(row.day);
  return {
    sales: sum((row) => row.to === 'shop' && isIn(row.deliveredDay)),
    refunded: sum((row) => then(row) && row.from === 'shop' && row.isAfterDelivery),
    received: {
      wallet: sum((row) => then(row) && row.to === 'shop' && row.from === 'wallet'),
      online: sum((row) => then(row) && row.to === 'shop' && row.from === 'clearing'),
      cash: sum((row) => then(row) && row.to === 'shop' && row.from === 'cash'),
    },
    paid_back: {
      wallet: sum((row) => then(row) && row.from === 'shop' && row.to === 'wallet'),
      online: sum((row) => then(row) && row.from === 'shop' && row.to === 'clearing'),
      cash: 0,
    },
  };
}

function randomDays(): { from: string; to: string } {
  const first = Date.parse('2025-12-20T00:00:00Z') + random.below(370) * 86_400_000;
  const last = first + random.below(random.from([1, 7, 31, 200])) * 86_400_000;
  return { from: new Date(first).toISOString().slice(0, 10), to: new Date(last).toISOString().slice(0, 10) };
}

const cents = (amount: number) => Math.round(amount * 100);

test('OPS-11 figures agree with the ledger to the cent over a random year, in any range, by store and zone', async () => {
  const year = { from: '2025-12-31', to: '2027-02-28' };
  const filters: Filter[] = [
    year,
    ...[1, 2, 3].map((storeId) => ({ ...year, storeId })),
    ...[1, 2].map((zoneId) => ({ ...year, zoneId })),
    ...Array.from({ length: 60 }, () => ({
      ...randomDays(),
      ...(random.isLucky(0.3) && { storeId: 1 + random.below(3) }),
    })),
  ];
  for (const filter of filters) {
    const { totals, books: told, series } = await read(filter);
    const { sales, refunded, received, paid_back } = expectedOf(filter);
    const found = {
      sales: totals.sales,
      refunded: totals.refunded,
      received: told.received,
      paid_back: told.paid_back,
    };
    expect(found, JSON.stringify(filter)).toEqual({ sales, refunded, received, paid_back });
    expect(told.difference, JSON.stringify(filter)).toBe(0);
    const { goods, discounts, tax, fees, tips } = totals;
    expect(cents(goods) - cents(discounts) + cents(tax) + cents(fees) + cents(tips)).toBe(cents(sales));
    expect(series.reduce((total, bucket) => total + cents(bucket.sales), 0)).toBe(cents(sales));
    expect(series.reduce((total, bucket) => total + cents(bucket.refunded), 0)).toBe(cents(refunded));
  }
  const { totals, books: told } = await read(year);
  expect(totals.delivered).toBeGreaterThan(ORDERS / 2);
  const { refunded, cancelled, tips, fees, discounts } = totals;
  const { wallet, online } = told.paid_back;
  // Everything that could disagree was there.
  expect(
    Math.min(...Object.values(told.received), wallet, online, refunded, cancelled, tips, fees, discounts),
  ).toBeGreaterThan(0);
  expect(await findBreaches(shop.sql)).toEqual([]);
}, 60_000);

test('OPS-11 the stores, zones, payment methods and days of a period add up to its totals', async () => {
  const { totals, stores, zones, methods, series } = await read({ from: '2026-04-01', to: '2026-06-30' });
  const sum = (rows: { sales: number }[]) => rows.reduce((total, row) => total + cents(row.sales), 0);
  for (const rows of [stores, zones, methods, series]) expect(sum(rows)).toBe(cents(totals.sales));
  for (const rows of [stores, zones, series])
    for (const field of ['placed', 'cancelled', 'delivered', 'late'] as const)
      expect(rows.reduce((total, row) => total + row[field], 0)).toBe(totals[field]);
  expect(series).toHaveLength(91);
});

test('OPS-11 days and hours are those of the shop, also when its clocks change', async () => {
  const starts = async (from: string, to = from) => (await read({ from, to })).series.map(({ starts_at }) => starts_at);
  // In Cairo the clocks skip midnight in April and repeat the hour before midnight in October.
  expect((await starts('2026-04-24'))[0]).toBe('2026-04-23T22:00:00.000Z');
  expect(await starts('2026-04-24')).toHaveLength(23);
  expect(await starts('2026-10-29')).toHaveLength(25);
  expect(await starts('2026-04-22', '2026-04-25')).toEqual([
    '2026-04-21T22:00:00.000Z',
    '2026-04-22T22:00:00.000Z',
    '2026-04-23T22:00:00.000Z',
    '2026-04-24T21:00:00.000Z',
  ]);
});

test.each([
  ['from=2026-03-02&to=2026-03-01', 422],
  ['from=2026-02-30&to=2026-03-01', 422],
  ['from=2020-01-01&to=2026-03-01', 422],
  ['from=2026-03-01', 422],
])('OPS-11 the period %s is refused', async (query, status) => {
  expect((await shop.get(`/console/figures?${query}`, manager)).statusCode).toBe(status);
});

test('OPS-11 T58 staff of a store get the figures of their stores only, and another store is as unknown as none', async () => {
  const { sql } = shop;
  const member = await addMember(sql, { role: 'store', storeIds: [2], now: time.now });
  const period = 'from=2026-01-01&to=2026-12-31';
  const own = (await shop.get(`/console/figures?${period}`, member)).json<Figures>();
  const ofStore = await read({ from: '2026-01-01', to: '2026-12-31', storeId: 2 });
  expect(own.stores.map(({ id }) => id)).toEqual([2]);
  expect(own.totals).toEqual(ofStore.totals);
  expect(own.books).toEqual(ofStore.books);
  for (const path of ['', '/items', '/shifts']) {
    const asked = (id: number) => shop.get(`/console/figures${path}?${period}&store_id=${id}`, member);
    const [other, unknown] = [await asked(1), await asked(999)];
    expect([other.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(other.body).toBe(unknown.body);
    expect((await asked(2)).statusCode).toBe(200);
  }
  const items = (await shop.get(`/console/figures/items?${period}`, member)).json<{ items: { item_id: number }[] }>();
  expect(items.items.map((item) => item.item_id)).toEqual([2]);
  const places = (await shop.get('/console/figures/places', member)).json<{ stores: { id: number }[] }>();
  expect(places.stores.map(({ id }) => id)).toEqual([2]);
});

test('OPS-11 the items that sold most come with what they brought in', async () => {
  const answer = await shop.get('/console/figures/items?from=2026-01-01&to=2027-02-28', manager);
  const { items } = answer.json<{ items: { item_id: number; quantity: number; sales: number }[] }>();
  const { totals } = await read({ from: '2026-01-01', to: '2027-02-28' });
  expect(items.map((item) => item.sales)).toEqual(items.map((item) => item.sales).toSorted((a, b) => b - a));
  expect(items.reduce((total, item) => total + cents(item.sales), 0)).toBe(cents(totals.goods));
});

test('OPS-11 the cash of a shift is what its courier collected', async () => {
  const { sql } = shop;
  const courier = await addCourierOnShift(sql);
  const [order] = await sql<{ id: number; cash: number }[]>`
    select o.id, o.total_minor - o.wallet_minor as cash from orders o
    where o.payment_method = 'cash_on_delivery' and o.status = 'delivered' order by o.id limit 1`;
  const { id: orderId = 0, cash: cashMinor = 0 } = order ?? {};
  const at = new Date('2026-05-01T12:00:00Z');
  await markDeliveredBy(sql, courier.id, orderId, at);
  await sql`
    update assignments set cash_minor = ${cashMinor},
      shift_id = (select id from courier_shifts where courier_id = ${courier.id}) where order_id = ${orderId}`;
  const answer = await shop.get('/console/figures/shifts?from=2026-05-01&to=2026-05-01', manager);
  const cash = cashMinor / 100;
  expect(answer.json()).toMatchObject({ shifts: [{ courier_id: courier.id, deliveries: 1, cash, ended_at: null }] });
});
