import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openParcelShop, type ParcelShop } from '../testing/parcel-shop.ts';
import { findBreaches } from './find-breaches.ts';

let shop: ParcelShop;
beforeAll(async () => {
  shop = await openParcelShop();
  const buyer = await shop.customer();
  await shop.sent(buyer, { dm_tips: 1, parcel_category_id: 2, parcel_weight: 9 });
  // Below the minimum and above the maximum.
  await shop.sent(buyer, { latitude: 33.1095, longitude: 27.06 });
  await shop.sent(buyer, { latitude: 33.01, longitude: 27.01 });
  await shop.add(buyer, { item_id: 1 });
  await shop.order(buyer);
});
afterAll(() => shop.close());

class Undone extends Error {}

/** Plants a violation, returns what is found, and rolls back. */
async function foundWith(plant: (tx: Sql) => Promise<unknown>): Promise<number[]> {
  let found: number[] = [];
  await inTransaction(shop.sql, async (tx) => {
    await plant(tx);
    found = [...new Set((await findBreaches(tx)).map(({ number }) => number))];
    throw new Undone();
  }).catch((thrown: unknown) => {
    if (!(thrown instanceof Undone)) throw thrown;
  });
  return found;
}

test('the invariants hold for parcels within, below and above the bounds of their price', async () => {
  const [prices] =
    await shop.sql`select count(distinct delivery_minor) as count from orders where order_type = 'parcel'`;
  expect(prices).toEqual({ count: 3 });
  expect(await findBreaches(shop.sql)).toEqual([]);
});

test.each([
  ['a parcel that is missing', (tx: Sql) => tx`delete from parcels`],
  [
    'goods with a parcel',
    (tx: Sql) => tx`
      update parcels set order_id = (select id from orders where order_type = 'delivery')
      where order_id = (select max(id) from orders where order_type = 'parcel')`,
  ],
  [
    'a parcel at another price than its rates',
    (tx: Sql) => tx`
      update orders set delivery_minor = delivery_minor + 1, total_minor = total_minor + 1 where order_type = 'parcel'`,
  ],
  [
    'a parcel with another base than it was charged with',
    (tx: Sql) => tx`update parcels set charge = charge || '{"categoryMinor":1}'`,
  ],
  [
    'a parcel of another distance',
    (tx: Sql) => tx`update orders set distance_metres = 3000 where order_type = 'parcel'`,
  ],
  [
    'a parcel without a distance',
    (tx: Sql) => tx`update orders set distance_metres = null where order_type = 'parcel'`,
  ],
])('invariant 22 finds %s', async (_, plant) => {
  expect(await foundWith(plant)).toEqual([22]);
});
