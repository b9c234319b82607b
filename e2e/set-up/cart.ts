import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Customer } from './customer.ts';

/** The fields that stories read of an item in a list. */
export type ListedItem = {
  id: number;
  slug: string;
  name: string;
  store_id: number;
  store_name: string;
  stock: number | null;
  maximum_cart_quantity: number | null;
  has_options: number;
  is_prescription_required: number;
  open: number;
  available_now: number;
};

const here = { zoneid: '[2]', latitude: '33.0', longitude: '27.0' };
const PAGE = 50;
const MOST_PAGES = 6;

const needsNoChoice = (item: ListedItem) =>
  item.has_options === 0 && item.is_prescription_required === 0 && item.available_now === 1;
export const isPlain = (item: ListedItem) => needsNoChoice(item) && item.open === 1;

/** Dishes that could be ordered here if their stores were open. In the evening few stores are closed. */
export async function listClosedItems(request: APIRequestContext): Promise<ListedItem[]> {
  const headers = { ...here, moduleid: '1' };
  const read = async <T>(path: string) => (await (await request.get(`/api/v1${path}`, { headers })).json()) as T;
  const found: ListedItem[] = [];
  for (let offset = 1; offset <= MOST_PAGES; offset += 1) {
    type Store = { id: number; open: number; delivers_here: number };
    const { stores } = await read<{ stores: Store[] }>(`/stores/get-stores/all?limit=${PAGE}&offset=${offset}`);
    for (const { id } of stores.filter(({ open, delivers_here }) => open === 0 && delivers_here === 1)) {
      const { products } = await read<{ products: ListedItem[] }>(`/items?store_id=${id}&limit=${PAGE}&offset=1`);
      found.push(...products.filter(needsNoChoice));
    }
  }
  return found;
}

/** Items of the demo city that match the condition of a story. */
export async function listItems(
  request: APIRequestContext,
  moduleId: number,
  matches: (item: ListedItem) => boolean,
  language: 'en' | 'ar' = 'en',
): Promise<ListedItem[]> {
  const headers = { ...here, moduleid: String(moduleId), 'x-localization': language };
  const found: ListedItem[] = [];
  for (let offset = 1; offset <= MOST_PAGES; offset += 1) {
    const answer = await request.get(`/api/v1/items/popular?limit=${PAGE}&offset=${offset}`, { headers });
    found.push(...((await answer.json()) as { products: ListedItem[] }).products.filter(matches));
  }
  return found;
}

/** Fills the cart of a guest on this device. Call it before the first visit. */
export async function fillCart(page: Page, items: { item_id: number; quantity?: number }[]): Promise<string> {
  const guest = (await (await page.request.post('/api/v1/auth/guest/request', { data: {} })).json()) as {
    guest_id: string;
  };
  for (const item of items) await addToCart(page.request, { quantity: 1, ...item, ...guest });
  await page.addInitScript((kept) => {
    if (location.protocol.startsWith('http') && sessionStorage.getItem('guest') === null) {
      sessionStorage.setItem('guest', 'once');
      localStorage.setItem('guest_id', kept);
    }
  }, guest.guest_id);
  return guest.guest_id;
}

export async function addToCart(request: APIRequestContext, line: object, customer?: Customer): Promise<void> {
  const headers = { ...here, ...(customer && { authorization: `Bearer ${customer.token}` }) };
  const answer = await request.post('/api/v1/customer/cart/add', { data: line, headers });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** An order that is ready to be placed; null if the store would refuse it. */
async function readyOrder(request: APIRequestContext, customer: Customer, item: ListedItem, quantity: number) {
  const headers = { ...here, authorization: `Bearer ${customer.token}` };
  const wish = { source: 'buy_now', order_type: 'take_away', line: { item_id: item.id, quantity } };
  const answer = await request.post('/api/v1/customer/order/quote', { data: wish, headers });
  const { problems, bill } = (await answer.json()) as { problems?: object[]; bill: { total: number } };
  if (problems?.length !== 0) return null;
  const contact = { contact_person_name: 'Salma Nabil', contact_person_number: customer.phone };
  const data = { ...wish, ...contact, order_amount: bill.total, payment_method: 'cash_on_delivery' };
  return async () => {
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    const placed = await request.post('/api/v1/customer/order/place', { data, headers: keyed });
    if (!placed.ok()) throw new Error(await placed.text());
  };
}

/** The first of these items that can be ordered, with its order. */
export async function orderable(
  request: APIRequestContext,
  customer: Customer,
  among: ListedItem[],
  quantityOf: (item: ListedItem) => number,
) {
  for (const item of among) {
    const place = await readyOrder(request, customer, item, quantityOf(item));
    if (place) return { item, place };
  }
  throw new Error('Nothing in the demo city can be ordered like that');
}
