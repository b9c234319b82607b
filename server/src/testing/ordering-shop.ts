import type { Sql } from '@rialto/database/sql.ts';
import type { LightMyRequestResponse } from 'fastify';
import { openTestApi, type TestApi } from './open-test-api.ts';
import { addCustomer, addGuest } from './people.ts';
import { addCategory, addItem } from './small-catalogue.ts';
import { addStore } from './small-world.ts';

/** A buyer with the credentials that every call sends. */
export type Buyer = { kind: 'customer' | 'guest'; id: number; headers: Record<string, string>; guest: object };

export type OrderingShop = TestApi & {
  sql: Sql;
  customer(): Promise<Buyer>;
  guest(): Promise<Buyer>;
  add(buyer: Buyer, line: object): Promise<LightMyRequestResponse>;
  cart(buyer: Buyer): Promise<LightMyRequestResponse>;
  quote(buyer: Buyer, wish?: object): Promise<LightMyRequestResponse>;
  place(buyer: Buyer, wish?: object, key?: string): Promise<LightMyRequestResponse>;
  /** Quotes, then places at the quoted total. */
  order(buyer: Buyer, wish?: object, key?: string): Promise<LightMyRequestResponse>;
  cancel(buyer: Buyer, orderId: number, key?: string): Promise<LightMyRequestResponse>;
};

/** A Monday at noon in the stores' time zone. */
export const NOON = new Date('2026-03-02T12:00:00Z');

export const home = { latitude: 33.1, longitude: 27.1, address: '12 Harbour Street' };
const contact = { contact_person_name: 'Mariam Adel', contact_person_number: '+201001234567' };
const delivery = { order_type: 'delivery', payment_method: 'cash_on_delivery', ...home, ...contact };

/** Stores 1 and 2 in zone 1 sell food without a minimum, store 3 groceries from a stock; all are always open. */
export async function openOrderingShop(settings: Parameters<typeof openTestApi>[0] = {}): Promise<OrderingShop> {
  const shop = await openTestApi({ clock: () => NOON, ...settings });
  const { sql } = shop.database.db;
  await fillStores(sql);
  const post = (path: string, buyer: Buyer, body: object, key?: string) =>
    shop.http.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { ...buyer.headers, ...(key && { 'idempotency-key': key }) },
      payload: { ...body, ...buyer.guest },
      remoteAddress: addressOf(buyer),
    });
  const place: OrderingShop['place'] = (buyer, wish = {}, key) =>
    post('/customer/order/place', buyer, { ...delivery, ...wish }, key);
  const quote: OrderingShop['quote'] = (buyer, wish = {}) =>
    post('/customer/order/quote', buyer, { ...delivery, ...wish });
  return {
    ...shop,
    sql,
    customer: async () => {
      const { id, headers } = await addCustomer(sql);
      return { kind: 'customer', id, headers, guest: {} };
    },
    guest: async () => {
      const { id, guestId } = await addGuest(sql);
      return { kind: 'guest', id, headers: {}, guest: { guest_id: guestId } };
    },
    add: (buyer, line) => post('/customer/cart/add', buyer, { quantity: 1, ...line }),
    cart: (buyer) => shop.get(`/customer/cart/list?${queryOf(buyer)}`, buyer.headers),
    quote,
    place,
    order: async (buyer, wish = {}, key) => {
      const quoted = (await quote(buyer, wish)).json<{ bill?: { total: number } }>();
      return place(buyer, { order_amount: quoted.bill?.total ?? 0, ...wish }, key);
    },
    cancel: (buyer, orderId, key) =>
      post('/customer/order/cancel', buyer, { order_id: orderId, reason: 'By mistake' }, key),
  };
}

/** Each buyer has its own IP address, because guesses are also counted by address. */
function addressOf({ id }: Buyer): string {
  return `10.${[16, 8, 0].map((bits) => Math.floor(id / 2 ** bits) % 256).join('.')}`;
}

export function queryOf({ guest }: Buyer): string {
  return new URLSearchParams(guest as Record<string, string>).toString();
}

async function fillStores(sql: Sql): Promise<void> {
  await addCategory(sql, { id: 1 });
  await addCategory(sql, { id: 3, module: 2 });
  for (const id of [1, 2]) await addStore(sql, { id });
  await addStore(sql, { id: 3, module: 2 });
  await sql`update stores set minimum_order_minor = 0`;
  await sql`update shop_settings set settings = settings || '{"freeDeliveryOverMinor":null}'`;
  await addItem(sql, { id: 1, priceMinor: 1000 });
  await addItem(sql, { id: 2, store: 2, priceMinor: 700 });
  await addItem(sql, { id: 3, store: 3, category: 3, priceMinor: 500, stock: 100 });
}

export const codeOf = (answer: LightMyRequestResponse): string =>
  answer.statusCode === 200 ? 'ok' : (answer.json<{ errors: { code: string }[] }>().errors[0]?.code ?? 'none');

export const textOf = (answer: LightMyRequestResponse): string | undefined =>
  answer.json<{ errors: { message: string }[] }>().errors[0]?.message;
