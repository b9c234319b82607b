import { headerNames } from '@rialto/contract/http/headers.ts';
import { fromNextAddress } from '../visitor.ts';

export const asBuyer = {
  [headerNames.zoneIds]: '[2]',
  [headerNames.moduleId]: '2',
  [headerNames.latitude]: '33',
  [headerNames.longitude]: '27',
};

/** Somebody with three lines in the cart, and the order that the cart becomes. */
export type Buyer = { headers: Headers; line: object; wish: object; order: object };

type Headers = Record<string, string>;

type StoreToBuyFrom = { id: number; open: number; take_away: number; minimum_order: number };
/** One article in a quantity above the minimum order of its store. */
export type Purchase = { item_id: number; quantity: number };

type Article = { id: number; has_options: number; final_price: number; maximum_cart_quantity: number | null };
type Quote = { bill: { total: number }; problems: { message: string }[] };

const LINES = 3;
const EACH = 4;
const AT_ONCE = 20;
const MOST_STORES = 40;

/**
 * Fills this many carts through the API, spread over the stores so that buyers rarely compete for the same item. They
 * belong to guests who pay cash, or to these customers, who pay with their wallet.
 */
export async function fillCarts(url: string, count: number, customers?: readonly Headers[]): Promise<Buyer[]> {
  const stores = await storesToBuyFrom(url);
  const buyers: Buyer[] = [];
  let index = 0;
  const fill = async () => {
    while (index < count) {
      const at = (index += 1) - 1;
      const shelf = stores[at % stores.length] ?? [];
      buyers.push(await fillCart(url, shelf, at, customers?.[at]));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fill));
  return buyers;
}

/** Articles for orders of one line. */
export async function listPurchases(url: string): Promise<Purchase[]> {
  const shelves = await storesToBuyFrom(url, LINES * EACH);
  return shelves.flat().map((item_id) => ({ item_id, quantity: LINES * EACH }));
}

/** The articles of open stores that offer pickup and sell this many of each. */
async function storesToBuyFrom(url: string, each = EACH): Promise<number[][]> {
  const { stores } = await call<{ stores: StoreToBuyFrom[] }>(url, '/stores/get-stores/all?limit=50&offset=1');
  const open = stores.filter(({ open: isOpen, take_away }) => isOpen === 1 && take_away === 1).slice(0, MOST_STORES);
  const shelves = open.map(async ({ id, minimum_order }) => {
    const { products } = await call<{ products: Article[] }>(
      url,
      `/items?store_id=${id}&sort_by=price_high&limit=50&offset=1`,
    );
    // A cart of any of them exceeds the store's minimum order.
    const isEnough = ({ final_price }: Article) => final_price * LINES * EACH > minimum_order;
    const hasEnough = ({ maximum_cart_quantity: most }: Article) => most === null || most >= each;
    return products.filter((each) => each.has_options === 0 && isEnough(each) && hasEnough(each)).map(({ id }) => id);
  });
  const filled = (await Promise.all(shelves)).filter((shelf) => shelf.length > LINES);
  if (filled.length === 0) throw new Error('No open store sells enough items without options.');
  return filled;
}

async function fillCart(url: string, shelf: number[], index: number, customer?: Headers): Promise<Buyer> {
  const headers = customer ?? {};
  const who = customer ? {} : await call<{ guest_id: string }>(url, '/auth/guest/request', {});
  for (let line = 0; line < LINES; line += 1) {
    const item_id = shelf[(index * 7 + line) % shelf.length];
    await call(url, '/customer/cart/add', { item_id, quantity: EACH, ...who }, headers);
  }
  const wish = { source: 'cart', order_type: 'take_away', latitude: 33, longitude: 27, ...who };
  const { bill, problems } = await call<Quote>(url, '/customer/order/quote', wish, headers);
  if (problems[0]) throw new Error(`This cart cannot be ordered: ${problems[0].message}`);
  return {
    headers,
    line: { item_id: shelf[(index * 7 + LINES) % shelf.length], quantity: 1, ...who },
    wish,
    order: {
      ...wish,
      order_amount: bill.total,
      payment_method: customer ? 'wallet' : 'cash_on_delivery',
      contact_person_name: 'Mariam Adel',
      contact_person_number: '+201001234567',
    },
  };
}

async function call<T>(url: string, path: string, body?: object, headers: Headers = {}): Promise<T> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...asBuyer, ...fromNextAddress(), ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
