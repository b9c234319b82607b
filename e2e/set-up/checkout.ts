import type { APIRequestContext, Page } from '@playwright/test';
import { fillCart, addToCart, isPlain, listClosedItems, listItems } from './cart.ts';
import { newCustomer, signInOn, type Customer } from './customer.ts';
import { shopNow } from './shop-time.ts';

/** The fields that stories read of a quote. */
export type Quote = {
  store: { name: string; take_away: number; delivery: number; schedule_order: number; timezone: string };
  lines: { name: string }[];
  bill: { total: number; subtotal: number };
  problems: { code: string; message: string }[];
  payment_methods: { method: string; allowed: number; reason: { code: string; message: string } | null }[];
  slots: { from: string; to: string }[];
};
export type CartChoice = { item_id: number; quantity: number };

/** The middle of the demo city, where the buyers of these stories live. */
export const at = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const headers = { zoneid: '[2]', latitude: '33.0', longitude: '27.0' };

type QuoteCondition = {
  order_type: 'delivery' | 'take_away';
  quantity?: number;
  matches?: (quote: Quote) => boolean;
  /** A time that the quote must offer and accept. */
  slotOf?: (quote: Quote) => string | undefined;
  isStoreClosed?: boolean;
  /** Only these instead of all items of the city. */
  among?: { id: number; slug: string }[];
};

/** Long lists that all stories share, of open and of closed stores. */
const listed = new Map<boolean, ReturnType<typeof listItems>>();

function listOnce(request: APIRequestContext, isStoreClosed: boolean): ReturnType<typeof listItems> {
  const items =
    listed.get(isStoreClosed) ?? (isStoreClosed ? listClosedItems(request) : listItems(request, 1, isPlain));
  listed.set(isStoreClosed, items);
  return items;
}

/** An item of the demo city that can be ordered as a story needs it, according to a quote. */
export async function orderableItem(
  request: APIRequestContext,
  {
    order_type,
    quantity = 4,
    matches = ({ problems }) => problems.length === 0,
    slotOf,
    isStoreClosed = false,
    among,
  }: QuoteCondition,
): Promise<CartChoice & { slug: string; quote: Quote; slot: string }> {
  const guest = (await (await request.post('/api/v1/auth/guest/request', { data: {} })).json()) as object;
  for (const { id, slug } of among ?? (await listOnce(request, isStoreClosed))) {
    const line = { item_id: id, quantity };
    const wish = { ...guest, source: 'buy_now', line, order_type, latitude: 33, longitude: 27 };
    const quote = await quoteOf(request, wish);
    if (!quote || !matches(quote)) continue;
    const slot = slotOf?.(quote);
    if (!slotOf) return { ...line, slug, quote, slot: '' };
    const later = slot && (await quoteOf(request, { ...wish, schedule_at: slot }));
    if (later && later.problems.length === 0) return { ...line, slug, quote, slot };
  }
  throw new Error('Nothing in the demo city can be ordered like that');
}

async function quoteOf(request: APIRequestContext, data: object): Promise<Quote | null> {
  const answer = await request.post('/api/v1/customer/order/quote', { data, headers });
  return answer.ok() ? ((await answer.json()) as Quote) : null;
}

/** A guest with a filled cart and a chosen destination. */
export async function guestWith(page: Page, wanted: CartChoice): Promise<string> {
  await storeLocation(page);
  return fillCart(page, [{ item_id: wanted.item_id, quantity: wanted.quantity }]);
}

/** The same for a customer, who is signed in separately. */
export async function customerWith(page: Page, customer: Customer, { item_id, quantity }: CartChoice): Promise<void> {
  await storeLocation(page);
  await addToCart(page.request, { item_id, quantity }, customer);
}

/** A new customer, signed in on this device, with a deliverable item in the cart. */
export async function newBuyer(page: Page, request: APIRequestContext): Promise<Customer> {
  const customer = await newCustomer(request);
  await customerWith(page, customer, await orderableItem(request, { order_type: 'delivery' }));
  await signInOn(page, customer);
  return customer;
}

/** Stores a location with an address, as if the visitor had picked it. */
export async function storeLocation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('location', '12 Harbour Street, Centre');
  });
}

/** The running orders of a customer. */
export async function runningOrders(request: APIRequestContext, { token }: Customer): Promise<{ id: number }[]> {
  const answer = await request.get('/api/v1/customer/order/running?limit=10&offset=1', {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { orders: { id: number }[] }).orders;
}

export async function orderDetail(request: APIRequestContext, { token }: Customer, id: number) {
  const answer = await request.get(`/api/v1/customer/order/details?order_id=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as {
    order_type: string;
    order_status: string;
    payment_method: string;
    payment_status: string;
    schedule_at: string | null;
    delivery_address: { address: string; house: string | null; floor: string | null } | null;
    coupon_code?: string | null;
    bill: { coupon: { amount: number }; tip: { amount: number }; total: number };
    order_note: string | null;
    attachments: string[];
    money_back: { amount: number; sent_at: string | null }[];
    lines: { model: string; item_id: number; quantity: number; total: number }[];
  };
}

/** A time around the middle of tomorrow in the store's time zone. */
export function noonOfTomorrow(quote: Quote): string | undefined {
  const ofTomorrow = slotsOfTomorrow(quote);
  return ofTomorrow[Math.floor(ofTomorrow.length / 2)];
}

/** All slots of tomorrow in the store's time zone. */
export function slotsOfTomorrow({ slots, store }: Quote): string[] {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: store.timezone, dateStyle: 'short' });
  // Counted on the calendar: the day on which DST begins has 23 hours.
  const midnight = Date.parse(calendar.format(shopNow()));
  const tomorrow = new Date(midnight + 86_400_000).toISOString().slice(0, 10);
  return slots.map(({ from }) => from).filter((from) => calendar.format(new Date(from)) === tomorrow);
}

/** Two addresses in the store's range, and one outside. */
export async function saveAddresses(page: Page, token: string): Promise<void> {
  const office = { address: '4 Republic Square', address_type: 'office', house: '8', floor: '1' };
  await saveAddress(page, token, { address: '3 Republic Square', latitude: 33.002, longitude: 27.001 });
  await saveAddress(page, token, { ...office, latitude: 33.001, longitude: 27.002 });
  await saveAddress(page, token, { address: 'The far coast', address_type: 'other', latitude: 34.5, longitude: 28.5 });
}

type AddressInput = {
  address: string;
  address_type?: string;
  house?: string;
  floor?: string;
  latitude: number;
  longitude: number;
};

export async function saveAddress(page: Page, token: string, saved: AddressInput): Promise<void> {
  const person = { contact_person_name: 'Salma Nabil', contact_person_number: '+201001234567' };
  const answer = await page.request.post('/api/v1/customer/address/add', {
    data: { ...person, address_type: 'home', ...saved },
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Holds back the responses of these paths until the returned function is called and they have arrived. */
export async function holdBack(page: Page, paths: string[]): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const path of paths)
    await page.route(`**${path}*`, async (route) => {
      await promise;
      await route.fallback();
    });
  return async () => {
    const heard = paths.map((path) => page.waitForResponse(`**${path}*`).then((answer) => answer.finished()));
    resolve();
    await Promise.all(heard);
  };
}

/** The server gets the first request, but its response is lost. Returns the idempotency keys that were sent. */
export async function loseFirstResponse(page: Page, path: string): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(`**${path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return keys;
}
