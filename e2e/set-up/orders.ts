import type { APIRequestContext, Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { staffHeaders } from './staff.ts';

const headers = { zoneid: '[2]', moduleid: '1', latitude: '33.0', longitude: '27.0' };
const point = { latitude: 33, longitude: 27 };

export type Buyer =
  | { kind: 'guest'; guestId: string; phone: string }
  | { kind: 'customer'; token: string; phone: string };
export type PlacedOrder = {
  order_id: number;
  order_amount: number;
  pay_before: string | null;
  redirect_link: string | null;
};
type Method = 'cash_on_delivery' | 'digital_payment' | 'offline_payment';
type Item = { id: number; name: string; store_name: string; has_options: number; available_now: number; price: number };
type Store = { id: number; open: number; delivery: number; minimum_order: number };

const owner = (buyer: Buyer) => (buyer.kind === 'guest' ? { guest_id: buyer.guestId } : {});
const headersOf = (buyer: Buyer) =>
  buyer.kind === 'guest' ? headers : { ...headers, authorization: `Bearer ${buyer.token}` };

/** A new guest for a story. */
export async function newGuest(request: APIRequestContext): Promise<Buyer & { kind: 'guest' }> {
  const { guest_id } = (await (await request.post('/api/v1/auth/guest/request')).json()) as { guest_id: string };
  return { kind: 'guest', guestId: guest_id, phone: `+2010${randomInt(10_000_000, 99_999_999)}` };
}

/** Makes this device belong to the guest. Call it before the first visit. */
export async function actAsGuestOn(page: Page, { guestId }: { guestId: string }): Promise<void> {
  await page.addInitScript((id) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('guest_id', id);
  }, guestId);
}

/** Places an order of one dish like the checkout, for at least `goods` units of money, and returns the response. */
export async function placeOrder(
  request: APIRequestContext,
  buyer: Buyer,
  {
    method = 'cash_on_delivery',
    language = 'en',
    goods = 0,
    wanted,
  }: { method?: Method; language?: 'en' | 'ar'; goods?: number; wanted?: { item: Item; quantity: number } } = {},
): Promise<PlacedOrder & { item: Item }> {
  const post = async <T>(path: string, data: object, more = {}) => {
    const answer = await request.post(`/api/v1${path}`, {
      data,
      headers: { ...headersOf(buyer), 'x-localization': language, ...more },
    });
    if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { item, quantity: least } = wanted ?? (await plainDish(request));
  const quantity = Math.max(least, Math.ceil(goods / item.price));
  await post('/customer/cart/add', { item_id: item.id, quantity, clear_cart: true, ...owner(buyer) });
  const wish = { order_type: 'delivery', ...point, ...owner(buyer) };
  const { bill } = await post<{ bill: { total: number } }>('/customer/order/quote', wish);
  const contact = {
    address: '12 Harbour Street, Marsa Noor',
    house: '12',
    contact_person_name: 'Salma Nabil',
    contact_person_number: buyer.phone,
  };
  const body = { ...wish, ...contact, order_amount: bill.total, payment_method: method };
  const placed = await post<PlacedOrder>('/customer/order/place', body, { 'idempotency-key': randomUUID() });
  return { ...placed, item };
}

/** A dish without options that meets the minimum of an open store with delivery. */
async function plainDish(request: APIRequestContext, notFrom?: string): Promise<{ item: Item; quantity: number }> {
  const read = async <T>(path: string) => (await (await request.get(`/api/v1${path}`, { headers })).json()) as T;
  const { stores } = await read<{ stores: Store[] }>('/stores/popular?limit=30&offset=1');
  for (const { id, minimum_order } of stores.filter(({ open, delivery }) => open === 1 && delivery === 1)) {
    const { products } = await read<{ products: Item[] }>(`/items?store_id=${id}&limit=50&offset=1`);
    const fits = (item: Item) => item.has_options === 0 && item.available_now === 1 && item.store_name !== notFrom;
    const item = products.find(fits);
    if (item) return { item, quantity: Math.ceil((minimum_order * 1.5) / item.price) + 1 };
  }
  throw new Error('No open store sells a plain dish');
}

/** Adds a dish of another store to the cart. */
export async function fillCart(request: APIRequestContext, buyer: Buyer, notFrom: string): Promise<Item> {
  const { item } = await plainDish(request, notFrom);
  const data = { item_id: item.id, quantity: 1, clear_cart: true, ...owner(buyer) };
  await request.post('/api/v1/customer/cart/add', { data, headers: headersOf(buyer) });
  return item;
}

/** Changes the status of an order step by step, by the calls that the operator's console makes. */
export async function moveOrder(orderId: number, ...steps: string[]): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(await staffHeaders('manager')) };
  const url = `${process.env['SHOP_URL']}/api/v1/console/orders/${orderId}/step`;
  for (const to of steps) {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ to }) });
    if (!answer.ok) throw new Error(`The step to ${to} was refused: ${await answer.text()}`);
  }
}

/** The order as its owner sees it. */
export async function readOrder(request: APIRequestContext, buyer: Buyer, orderId: number) {
  const query = new URLSearchParams({ order_id: String(orderId), ...owner(buyer) });
  const answer = await request.get(`/api/v1/customer/order/details?${query}`, { headers: headersOf(buyer) });
  return (await answer.json()) as {
    order_status: string;
    payment_method: string;
    payment_status: string;
    cancel_reason: string | null;
  };
}

/** The order as anybody sees it who knows its number and phone. */
export async function trackOrder(request: APIRequestContext, orderId: number, phone: string) {
  const query = new URLSearchParams({ order_id: String(orderId), contact_number: phone });
  const answer = await request.get(`/api/v1/customer/order/track?${query}`, { headers });
  return (await answer.json()) as { order_status: string; delivery_man: { lat: number | null } | null };
}

/** The payment link of an order, which works without an account. */
export async function payLinkOf(request: APIRequestContext, buyer: Buyer, orderId: number): Promise<string> {
  const query = new URLSearchParams({ order_id: String(orderId), ...owner(buyer) });
  const answer = await request.get(`/api/v1/customer/order/payment?${query}`, { headers: headersOf(buyer) });
  return `/pay?pay_secret=${((await answer.json()) as { pay_secret: string }).pay_secret}`;
}
