/** A measured call: one fixed URL (warm), and URLs that are in no cache (cold). */
export type Call = { name: string; warm: string; cold(count: number): string; isList: boolean };

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
const prefixes = ['ch', 'chi', 'sa', 'sal', 'be', 'gri', 'co', 'cof', 'le', 'شا', 'دج', 'جب'];

const pick = (list: readonly string[], count: number) => encodeURIComponent(list[count % list.length] ?? '');

/** A price filter that no other request has bypasses the cache and hardly changes the result. */
const fresh = (count: number) => `min_price=${(count % 100_000) / 100_000}`;

export function catalogueCalls(slugs: readonly string[], categoryIds: readonly number[]): Call[] {
  const category = (count: number) => categoryIds[count % categoryIds.length] ?? 1;
  const search = '/api/v1/get-combined-data?data_type=searched&limit=12&name=';
  const filtered = '/api/v1/get-combined-data?data_type=category&max_price=40&sort_by=price_low&limit=12';
  return [
    {
      name: 'popular items',
      warm: '/api/v1/items/popular?limit=12',
      cold: (count) => `/api/v1/items/popular?limit=12&offset=${1 + (count % 200)}`,
      isList: true,
    },
    {
      name: 'category with filters',
      warm: `${filtered}&category_ids=[${category(0)}]&min_price=2`,
      cold: (count) => `${filtered}&category_ids=[${category(count)}]&${fresh(count)}`,
      isList: true,
    },
    {
      name: 'item details',
      warm: `/api/v1/items/details/${slugs[0] ?? ''}`,
      cold: (count) => `/api/v1/items/details/${slugs[count % slugs.length] ?? ''}`,
      isList: false,
    },
    {
      name: 'search',
      warm: `${search}chicken`,
      cold: (count) => `${search}${pick(words, count)}&${fresh(count)}`,
      isList: true,
    },
    {
      name: 'search with a typing error',
      warm: `${search}chiken`,
      cold: (count) => `${search}${pick(mistypedWords, count)}&${fresh(count)}`,
      isList: true,
    },
    {
      name: 'suggestions',
      warm: '/api/v1/items/item-or-store-search?name=chi',
      cold: (count) => `/api/v1/items/item-or-store-search?name=${pick(prefixes, count)}`,
      isList: false,
    },
    {
      name: 'stores nearby',
      warm: '/api/v1/stores/get-stores/all?sort_by=distance&limit=12',
      cold: (count) => `/api/v1/stores/get-stores/all?sort_by=distance&limit=12&offset=${1 + (count % 5)}`,
      isList: true,
    },
    {
      name: 'stores list',
      warm: '/api/v1/stores/popular?limit=12',
      cold: (count) => `/api/v1/stores/popular?limit=12&offset=${1 + (count % 5)}`,
      isList: true,
    },
  ];
}
