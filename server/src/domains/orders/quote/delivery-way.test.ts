import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { DETOUR_FACTOR, metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryOf } from '../../../testing/ordering-shop.ts';
import { openParcelShop, receiverPlace, WAY_METRES, type ParcelShop } from '../../../testing/parcel-shop.ts';
import { quoteOf } from '../../../testing/quoting-shop.ts';

/** At the other end of the two streets from the buyer. */
const storeAt = { lat: 33.1, lng: 27.05 };
const straight = metresBetween(storeAt, { lat: receiverPlace.latitude, lng: receiverPlace.longitude });
const nowhere = 'http://127.0.0.1:9';

let shop: ParcelShop;
let withoutProvider: ParcelShop;
beforeAll(async () => {
  shop = await openParcelShop();
  withoutProvider = await openParcelShop({ geo: { kind: 'open', photonUrl: nowhere, osrmUrl: nowhere } });
  for (const { sql } of [shop, withoutProvider]) {
    await sql`update stores set lat = ${storeAt.lat}, lng = ${storeAt.lng} where id = 1`;
    await sql`
      update module_zones set base_charge_minor = 0, minimum_charge_minor = 0, maximum_charge_minor = null,
        per_km_charge_minor = 100
      where module_id = 1`;
  }
});
afterAll(async () => {
  await shop.close();
  await withoutProvider.close();
});

/** Quotes and places an order of goods, and compares both. */
async function delivered(where: ParcelShop): Promise<{ distance: number | null; charge: number }> {
  const buyer = await where.guest();
  await where.add(buyer, { item_id: 1 });
  const { bill, distance, problems } = quoteOf(await where.quote(buyer, { ...receiverPlace, distance: 1 }));
  expect(problems).toEqual([]);
  const placed = await where.place(buyer, { ...receiverPlace, distance: 1, order_amount: bill.total });
  expect(placed.statusCode, placed.body).toBe(200);
  const { order_id: orderId } = placed.json<{ order_id: number }>();
  const order = (await where.get(`/customer/order/details?order_id=${orderId}&${queryOf(buyer)}`)).json<OrderDetail>();
  expect([order.distance, order.bill]).toEqual([distance, bill]);
  expect(bill.delivery_charge.reason).toBe('by_distance');
  return { distance, charge: bill.delivery_charge.amount };
}

test('CHK-02 PAR-03 the delivery of goods is charged along the streets, in the quote and in the order', async () => {
  expect(WAY_METRES).toBeGreaterThan(straight * DETOUR_FACTOR);
  expect(await delivered(shop)).toEqual({ distance: WAY_METRES, charge: WAY_METRES / 1_000 });
});

test('CHK-02 PAR-03 while the provider of ways is down, goods are charged by the straight line times the stated factor', async () => {
  const metres = Math.round(straight * DETOUR_FACTOR);
  expect(await delivered(withoutProvider)).toEqual({ distance: metres, charge: Math.round(metres / 10) / 100 });
});
