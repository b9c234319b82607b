import type { Cart } from '@rialto/contract/shapes/cart.ts';
import type { FoodVariation } from '@rialto/database/documents/item-options.ts';
import type { LightMyRequestResponse } from 'fastify';
import { openOrderingShop, queryOf, type Buyer, type OrderingShop } from './ordering-shop.ts';
import { addItem } from './small-catalogue.ts';
import { addItemCampaign } from './small-promotions.ts';

export const size: FoodVariation = {
  name: { en: 'Size', ar: 'الحجم' },
  type: 'single',
  min: 1,
  max: 1,
  isRequired: true,
  values: [
    { label: { en: 'Small', ar: 'صغير' }, priceMinor: 0 },
    { label: { en: 'Large', ar: 'كبير' }, priceMinor: 300 },
  ],
};
const sauces: FoodVariation = {
  name: { en: 'Sauces' },
  type: 'multi',
  min: 2,
  max: 3,
  isRequired: false,
  values: ['Tahini', 'Chili', 'Garlic', 'Mint'].map((en) => ({ label: { en }, priceMinor: 50 })),
};

export const large = [{ name: 'Size', values: { label: ['Large'] } }];
/** A dish for 10.00 with a discount of 10 %; large costs 3.00 more. */
export const dish = { item_id: 10, variation: large };

export type CartShop = OrderingShop & {
  update(buyer: Buyer, change: object): Promise<LightMyRequestResponse>;
  remove(buyer: Buyer, lineId: number): Promise<LightMyRequestResponse>;
  /** The id of the first line. */
  lineOf(buyer: Buyer): Promise<number>;
};

/** A dish with options, an item with a maximum of three, an article in two variations, a campaign. */
export async function openCartShop(): Promise<CartShop> {
  const shop = await openOrderingShop();
  const { sql } = shop;
  await addItem(sql, { id: 10, priceMinor: 1000, foodVariations: [size, sauces], discount: ['percent', 1000] });
  await addItem(sql, { id: 11, most: 3 });
  await addItem(sql, {
    id: 12,
    store: 3,
    category: 3,
    stock: { 'Red-XL': 2, 'Blue-XL': 0 },
    choiceOptions: [{ title: { en: 'Colour' }, options: [{ en: 'Red' }, { en: 'Blue' }] }],
    variations: [
      { key: 'Red-XL', label: { en: 'Red-XL' }, priceMinor: 900 },
      { key: 'Blue-XL', label: { en: 'Blue-XL' }, priceMinor: 800 },
    ],
  });
  await sql.script(`
    insert into add_ons (id, store_id, name_en, price_minor) values
      (1, 1, 'Cheese', 150), (2, 2, 'Rice', 100), (3, 1, 'Olives', 75);
    insert into item_add_ons values (10, 1), (2, 2)`);
  await addItemCampaign(sql, { id: 1, priceMinor: 400 });
  return {
    ...shop,
    update: (buyer, change) => shop.post('/customer/cart/update', { ...change, ...buyer.guest }, buyer.headers),
    remove: (buyer, id) => shop.del(`/customer/cart/remove-item?cart_id=${id}&${queryOf(buyer)}`, buyer.headers),
    lineOf: async (buyer) => cartOf(await shop.cart(buyer)).lines[0]?.id ?? 0,
  };
}

export function cartOf(answer: LightMyRequestResponse): Cart {
  return answer.json<Cart>();
}
