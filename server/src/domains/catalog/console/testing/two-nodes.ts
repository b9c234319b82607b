import type { Sql } from '@rialto/database/sql.ts';
import { expect } from 'vitest';
import { openTestApi, type TestApi } from '../../../../testing/open-test-api.ts';
import { addGuest, addMember } from '../../../../testing/people.ts';
import { addCategory, addItem } from '../../../../testing/small-catalogue.ts';
import { addStore } from '../../../../testing/small-world.ts';

const WITHIN_MS = 1_000;
export const visitor = { zoneid: '[1]', moduleid: '1', latitude: '33.1', longitude: '27.1' };

export type Card = {
  id: number;
  name: string;
  price: number;
  /** Lines of a cart have none. */
  store_discount?: number;
  stock: number | null;
  open: number;
  image_full_url: string | null;
};
type StoreCard = { id: number; name: string; open: number; active: number; total_items: number };
type Group = { id: number; name: string; items_count: number };
/** Everything that visitors of the second node see of the shop: an item, its store and their cart. */
export type CatalogueView = {
  list: Card[];
  details: Card | null;
  ofStore: Card[];
  search: Card[];
  suggestions: string[];
  stores: StoreCard[];
  store: StoreCard & { categories: Group[] };
  foundStores: string[];
  categories: Group[];
  inCart: (Card & { problem: string | null }) | undefined;
  cartStore: { name: string; open: number } | null;
  quote: { price: number | undefined; delivery: number; problems: string[] };
};

export type TwoNodes = {
  sql: Sql;
  second: TestApi;
  /** Reads on the first node as the owner. */
  read<T>(path: string): Promise<T>;
  /** Fills the caches of the second node, then calls the first one as the owner. */
  change(method: 'put' | 'post', path: string, body: object, search: string): Promise<unknown>;
  seen(search: string): Promise<CatalogueView>;
  close(): Promise<void>;
};

/** Two nodes with one database: a store that sells "Falafel plate", which is in a guest's cart. */
export async function openTwoNodes(clock: () => Date): Promise<TwoNodes> {
  const first = await openTestApi({ clock });
  const second = await openTestApi({ clock, sharedDatabase: first.database });
  const { sql } = first.database.db;
  await addStore(sql, { id: 1, nameEn: 'Grill', hours: '{[540,1320),[1980,2760)}' });
  await addCategory(sql, { id: 1 });
  await addItem(sql, { id: 1, nameEn: 'Falafel plate', priceMinor: 2000 });
  const owner = await addMember(sql, { role: 'owner', now: clock() });
  const { guestId } = await addGuest(sql);
  const line = { item_id: 1, model: 'Item', quantity: 1, guest_id: guestId };
  expect((await first.post('/customer/cart/add', line, visitor)).statusCode).toBe(200);
  const seen = (search: string) => seenOn(second, guestId, search);
  return {
    sql,
    second,
    seen,
    read: async <T>(path: string) => (await first.get(path, owner)).json<T>(),
    async change(method, path, body, search) {
      await seen(search);
      const reply = await first[method](path, body, owner);
      expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
      return reply.json();
    },
    async close() {
      await second.close();
      await first.close();
    },
  };
}

async function seenOn(node: TestApi, guestId: string, search: string): Promise<CatalogueView> {
  const get = async <T>(path: string) => (await node.get(path, visitor)).json<T>();
  const [list, details, ofStore, found, names, stores, store, combined, categories, cart, quote] = await Promise.all([
    get<{ products: Card[] }>('/items/popular'),
    get<Card | { errors: unknown }>('/items/details/1'),
    get<{ products: Card[] }>('/items?store_id=1'),
    get<{ products: Card[] }>(`/items/search?name=${search}`),
    get<{ items: { name: string }[]; stores: { name: string }[] }>(`/items/item-or-store-search?name=${search}`),
    get<{ stores: StoreCard[] }>('/stores/get-stores/all'),
    get<CatalogueView['store']>('/stores/details/1'),
    get<{ stores: StoreCard[] }>(`/get-combined-data?name=${search}&data_type=searched&list_type=store`),
    get<Group[]>('/categories'),
    get<{ lines: CartLine[]; store: CatalogueView['cartStore'] }>(`/customer/cart/list?guest_id=${guestId}`),
    node.post('/customer/order/quote', { ...delivery, guest_id: guestId }, visitor),
  ]);
  const { lines, bill, problems } = quote.json<Quote>();
  return {
    list: list.products,
    details: 'errors' in details ? null : details,
    ofStore: ofStore.products,
    search: found.products,
    suggestions: [...names.items, ...names.stores].map(({ name }) => name),
    stores: stores.stores,
    store,
    foundStores: combined.stores.map(({ name }) => name),
    categories,
    inCart: lineOf(cart.lines[0]),
    cartStore: cart.store,
    quote: {
      price: lines[0]?.price,
      delivery: bill.delivery_charge.amount,
      problems: problems.map(({ code }) => code),
    },
  };
}

type Quote = {
  lines: { price: number }[];
  bill: { delivery_charge: { amount: number } };
  problems: { code: string }[];
};
type CartLine = { price: number; item: Card; problem: { code: string } | null };

function lineOf(line: CartLine | undefined): CatalogueView['inCart'] {
  return line && { ...line.item, price: line.price, problem: line.problem?.code ?? null };
}

const delivery = {
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  address: 'Somewhere 1',
  latitude: 33.1,
  longitude: 27.1,
  contact_person_name: 'Nadia',
  contact_person_number: '+201000000000',
};

/** Reads until the answer is as expected, for at most the second that a change may take. */
export const within = (read: () => unknown) => expect.poll(read, { timeout: WITHIN_MS, interval: 20 });
