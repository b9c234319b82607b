import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { queryOf } from '../../../testing/ordering-shop.ts';
import { openParcelShop, receiver, type ParcelShop } from '../../../testing/parcel-shop.ts';
import { quoteOf } from '../../../testing/quoting-shop.ts';

let shop: ParcelShop;
beforeAll(async () => {
  shop = await openParcelShop();
  await shop.sql`update module_zones set maximum_cash_minor = null`;
});
afterAll(() => shop.close());

async function useDigits(digits: number): Promise<void> {
  const code = { 0: 'JPY', 2: 'USD', 3: 'KWD' }[digits] ?? 'USD';
  const currency = { code, symbol: code, direction: 'left', digits };
  await shop.sql`update shop_settings set settings = settings || ${JSON.stringify({ currency, otherCurrencies: [] })}::jsonb`;
  const shown = async () =>
    (await shop.get('/config')).json<{ digit_after_decimal_point: number }>().digit_after_decimal_point;
  await expect.poll(shown).toBe(digits);
}

const minor = fc.nat(2_000);
const rates = fc.record({
  ...{ base: minor, perKm: minor, minimum: minor, surcharge: minor, weightSurcharge: minor },
  above: fc.option(fc.nat(3_000)),
});
type Rates = typeof rates extends fc.Arbitrary<infer Value> ? Value : never;

async function useRates({ base, perKm, minimum, above, surcharge, weightSurcharge }: Rates): Promise<void> {
  await shop.sql`
    update module_zones set base_charge_minor = ${base}, per_km_charge_minor = ${perKm},
      minimum_charge_minor = ${minimum}, maximum_charge_minor = ${above === null ? null : minimum + above}
    where module_id = 3`;
  await shop.sql`update parcel_categories set surcharge_minor = ${surcharge} where id = 2`;
  await shop.sql`update parcel_weights set surcharge_minor = ${weightSurcharge} where category_id = 2 and up_to_kg = 15`;
}

/** Near the two streets, so that the way is partly along them. */
const point = fc.record({
  latitude: fc.integer({ min: 0, max: 100 }).map((steps) => 33.1 + steps / 10_000),
  longitude: fc.integer({ min: 0, max: 100 }).map((steps) => 27.05 + steps / 10_000),
});
const wish = fc.record({
  from: point,
  to: point.map(({ latitude, longitude }) => ({ latitude: latitude + 0.012, longitude: longitude + 0.003 })),
  category: fc.constantFrom({ parcel_category_id: 1 }, ...[3, 5, 9.5].map(boxOf)),
  tip: fc.nat(100),
});

function boxOf(kilograms: number): object {
  return { parcel_category_id: 2, parcel_weight: kilograms };
}

test.each([0, 2, 3])(
  'PAR-03 whatever the rates, quote, order and invoice of a parcel have the same price, never below the minimum, in a currency with %d digits',
  async (digits) => {
    await useDigits(digits);
    const unit = 10 ** digits;
    await fc.assert(
      fc.asyncProperty(rates, wish, async (rules, { from, to, category, tip }) => {
        await useRates(rules);
        const sent = { ...category, ...from, dm_tips: tip / unit, receiver_details: { ...receiver, ...to } };
        const guest = await shop.guest();
        const { bill, distance, problems } = quoteOf(await shop.quoteParcel(guest, sent));
        expect(problems).toEqual([]);
        const placed = await shop.placeParcel(guest, { ...sent, order_amount: bill.total });
        expect(placed.statusCode, placed.body).toBe(200);
        const { order_id, order_amount } = placed.json<{ order_id: number; order_amount: number }>();
        const url = `/customer/order/details?order_id=${order_id}&${queryOf(guest)}`;
        const invoice = (await shop.get(url)).json<OrderDetail>();
        expect([order_amount, invoice.order_amount, invoice.bill]).toEqual([bill.total, bill.total, bill]);
        expect(invoice.distance).toBe(distance);
        const charge = Math.round(bill.delivery_charge.amount * unit);
        expect(charge).toBeGreaterThanOrEqual(rules.minimum);
        expect(Math.round(bill.total * unit)).toBe(charge + tip);
      }),
      { numRuns: 12 },
    );
    expect(await findBreaches(shop.sql)).toEqual([]);
  },
);
