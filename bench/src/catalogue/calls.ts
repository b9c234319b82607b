/** A measured call: one fixed URL (warm), and URLs that are in no cache (cold). */
export type Call = {
  name: string;
  warm: string;
  cold(count: number): string;
  /** Requests per second as a share of one query. */
  goals: { warm?: number; cold?: number };
  headers?: Record<string, string>;
  /** Database transactions of a cold request. */
  transactions?: number;
  /** The number of different URLs, if more requests would repeat them. */
  urls?: number;
  /** Too few different URLs to be cold for the whole measurement. */
  hasFewUrls?: boolean;
};

/** What the catalogue offers to ask for. */
export type CatalogueWords = { slugs: readonly string[]; prefixes: readonly string[]; categoryIds: readonly number[] };

const WARM_GOAL = 0.9;
const COLD_GOAL = 0.45;
const DETAILS_GOAL = 0.6;
const bothGoals = { warm: WARM_GOAL, cold: COLD_GOAL };

const words = [
  'chicken',
  'cheese',
  'salad',
  'rice',
  'coffee',
  'lemon',
  'grilled',
  'soup',
  'chocolate',
  'beef',
  'دجاج',
  'جبن',
];
const mistypedWords = ['chiken', 'chese', 'sallad', 'rce', 'cofee', 'lemn', 'griled', 'sopu', 'choclate', 'beeef'];

const pick = (list: readonly string[], count: number) => encodeURIComponent(list[count % list.length] ?? '');

const LOW_CENTS = 150;
const HIGH_CENTS = 20_000;

/**
 * A price filter that no other request has: it is in no cache and hardly changes the result. Prices count in cents, so a
 * fraction of a cent would find the reply of another request.
 */
const fresh = (count: number) => {
  const [low, high] = [count % LOW_CENTS, Math.floor(count / LOW_CENTS) % HIGH_CENTS];
  return `min_price=${low / 100}&max_price=${40 + high / 100}`;
};

export function catalogueCalls({ slugs, prefixes, categoryIds }: CatalogueWords): Call[] {
  const category = (count: number) => categoryIds[count % categoryIds.length] ?? 1;
  const search = '/api/v1/get-combined-data?data_type=searched&limit=12&name=';
  const filtered = '/api/v1/get-combined-data?data_type=category&sort_by=price_low&limit=12';
  return [
    {
      name: 'popular items',
      warm: '/api/v1/items/popular?limit=12',
      cold: (count) => `/api/v1/items/popular?limit=12&offset=${1 + (count % 200)}`,
      goals: { warm: WARM_GOAL },
      hasFewUrls: true,
    },
    {
      name: 'popular items, compressed',
      warm: '/api/v1/items/popular?limit=12',
      cold: (count) => `/api/v1/items/popular?limit=12&offset=${1 + (count % 200)}`,
      goals: { warm: WARM_GOAL },
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      hasFewUrls: true,
    },
    {
      name: 'category with filters',
      warm: `${filtered}&category_ids=[${category(0)}]&min_price=2&max_price=40`,
      cold: (count) => `${filtered}&category_ids=[${category(count)}]&${fresh(count)}`,
      goals: bothGoals,
      transactions: 1,
    },
    {
      name: 'item details',
      warm: `/api/v1/items/details/${slugs[0] ?? ''}`,
      cold: (count) => `/api/v1/items/details/${slugs[count % slugs.length] ?? ''}`,
      goals: { cold: DETAILS_GOAL },
      transactions: 1,
      urls: slugs.length,
    },
    {
      name: 'search',
      warm: `${search}chicken`,
      cold: (count) => `${search}${pick(words, count)}&${fresh(count)}`,
      goals: bothGoals,
      transactions: 1,
    },
    {
      name: 'search with a typing error',
      warm: `${search}chiken`,
      cold: (count) => `${search}${pick(mistypedWords, count)}&${fresh(count)}`,
      goals: { warm: WARM_GOAL },
      transactions: 1,
    },
    {
      name: 'suggestions',
      warm: '/api/v1/items/item-or-store-search?name=chi',
      cold: (count) => `/api/v1/items/item-or-store-search?name=${pick(prefixes, count)}`,
      goals: {},
      // The names, then a picture for each.
      transactions: 2,
      urls: prefixes.length,
    },
    {
      name: 'stores nearby',
      warm: '/api/v1/stores/get-stores/all?sort_by=distance&limit=12',
      cold: (count) => `/api/v1/stores/get-stores/all?sort_by=distance&limit=12&offset=${1 + (count % 5)}`,
      goals: { warm: WARM_GOAL },
      hasFewUrls: true,
    },
    {
      name: 'stores list',
      warm: '/api/v1/stores/popular?limit=12',
      cold: (count) => `/api/v1/stores/popular?limit=12&offset=${1 + (count % 5)}`,
      goals: { warm: WARM_GOAL },
      hasFewUrls: true,
    },
  ];
}
