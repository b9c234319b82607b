import type { Cart } from '@rialto/contract/shapes/cart.ts';
import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { NOON, openOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { addItem } from '../../../testing/small-catalogue.ts';
import { addCoupon, addFlashSale } from '../../../testing/small-promotions.ts';

const ITEMS = 12;

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
  const { sql } = shop;
  await sql`update module_zones set minimum_charge_minor = 150, per_km_charge_minor = 70 where module_id = 1`;
  await sql.script(`insert into add_ons (id, store_id, name_en, price_minor) values (1, 1, 'Cheese', 133)`);
  for (let at = 0; at < ITEMS; at++) {
    const discount: ['percent' | 'amount', number] = at % 2 ? ['percent', at * 777] : ['amount', at * 61];
    const sizes = [0, 333].map((priceMinor, size) => ({ label: { en: `Size ${size}` }, priceMinor }));
    const group = { name: { en: 'Size' }, type: 'single' as const, min: 1, max: 1, isRequired: false, values: sizes };
    await addItem(sql, { id: 200 + at, priceMinor: 333 * at + 7, discount, foodVariations: [group] });
    await sql`insert into item_add_ons values (${200 + at}, 1)`;
  }
  await addFlashSale(sql, {
    id: 1,
    items: [
      { id: 203, stock: 1_000 },
      { id: 204, stock: 2 },
    ],
  });
  await addCoupon(sql, { id: 1, code: 'THIRD', discount: ['percent', 3333], maximumMinor: 1_111 });
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

const line = fc.record({
  item: fc.nat(ITEMS - 1),
  quantity: fc.integer({ min: 1, max: 4 }),
  size: fc.option(fc.nat(1)),
  cheese: fc.nat(2),
});
const wishes = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  store: fc.record({
    percent: fc.constantFrom(0, 1250, 3333),
    minimum: fc.constantFrom(0, 2_000),
    maximum: fc.option(fc.constantFrom(1, 99, 500)),
  }),
  tax: fc.constantFrom(0, 1400, 1975),
  tip: fc.constantFrom(0, 0.01, 1.99),
  hasCoupon: fc.boolean(),
  latitude: fc.constantFrom(33.1, 33.11, 33.15),
});

async function useDigits(digits: number): Promise<void> {
  await shop.sql`update shop_settings set settings = jsonb_set(settings, '{currency,digits}', ${String(digits)}::jsonb)`;
  await shop.sql`update stores set discount_percent = 0 where id = 1`;
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  await expect.poll(async () => (await shop.cart(buyer)).json<Cart>().subtotal).toBe(1000 / 10 ** digits);
}

test.each([0, 2, 3])(
  'T08 CRT-11 CHK-02 cart, quote, order and its details agree to the smallest unit for random carts with %i digits',
  async (digits) => {
    await useDigits(digits);
    await fc.assert(
      fc.asyncProperty(wishes, async ({ lines, store, tax, tip, hasCoupon, latitude }) => {
        await shop.sql`
        update stores set tax_percent = ${tax}, discount_percent = ${store.percent}, discount_minimum_minor = ${store.minimum},
          discount_maximum_minor = ${store.maximum}, discount_starts_at = ${NOON}, discount_ends_at = '2100-01-01' where id = 1`;
        const buyer = await shop.guest();
        for (const { item, quantity, size, cheese } of lines) {
          const variation = size === null ? [] : [{ name: 'Size', values: { label: [`Size ${size}`] } }];
          const addOns = cheese > 0 ? { add_on_ids: [1], add_on_qtys: [cheese] } : {};
          expect((await shop.add(buyer, { item_id: 200 + item, quantity, variation, ...addOns })).statusCode).toBe(200);
        }
        const cart = (await shop.cart(buyer)).json<Cart>();
        const wish = { latitude, dm_tips: tip, ...(hasCoupon && { coupon_code: 'THIRD' }) };
        const quote = (await shop.quote(buyer, wish)).json<{ bill: OrderDetail['bill']; lines: { total: number }[] }>();
        expect(quote.bill.subtotal).toBe(cart.subtotal);
        expect(quote.lines.map(({ total }) => total)).toEqual(cart.lines.map(({ total }) => total));
        const placed = (await shop.place(buyer, { ...wish, order_amount: quote.bill.total })).json<{
          order_id: number;
        }>();
        const query = new URLSearchParams({ order_id: String(placed.order_id), ...buyer.guest }).toString();
        const order = (await shop.get(`/customer/order/details?${query}`)).json<OrderDetail>();
        expect(order.bill).toEqual(quote.bill);
        expect(order.lines.map(({ total, discount_kind }) => [total, discount_kind])).toEqual(
          cart.lines.map(({ total, discount_kind }) => [total, discount_kind]),
        );
      }),
      { numRuns: 30 },
    );
  },
  120_000,
);
