import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import {
  anyArabicWord,
  anyEnglishWord,
  anyWorld,
  arabicWords,
  BRANDS,
  buildWorld,
  categories,
  englishWords,
  NOW,
} from './testing/any-world.ts';
import * as slow from './testing/slow-search.ts';

let shop: TestApi;
afterEach(() => shop.close());

const anyWord = fc.oneof({ weight: 3, arbitrary: anyEnglishWord }, anyArabicWord);
const letters = fc.constantFrom('a', 'e', 'n', 'p', 'ر');

/** A typed word: correct, unfinished, or with a letter left out, added, changed or swapped. */
const typedWord = fc.tuple(anyWord, fc.nat({ max: 10 }), fc.nat({ max: 8 }), letters).map(([word, how, at, letter]) => {
  const [before, after] = [word.slice(0, at), word.slice(at)];
  if (how < 5) return word;
  if (how === 5) return before || word;
  if (how === 6) return before + after.slice(1) || word;
  if (how === 7) return before + letter + after;
  if (how === 8) return before + letter + after.slice(1);
  if (how === 9) return before + after.slice(0, 2).split('').reverse().join('') + after.slice(2);
  return `${before}${letter}${after}${letter}`;
});

/** Mostly undefined, because a search with every filter finds nothing and tests nothing. */
const seldom = <T>(nothing: T, something: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(nothing) }, { weight: 1, arbitrary: something });
const someOf = <T>(values: readonly T[]) => seldom([], fc.subarray([...values], { minLength: 1, maxLength: 3 }));
const price = seldom(
  null,
  fc.integer({ min: 0, max: 36 }).map((half) => half / 2),
);

const anyQuestion: fc.Arbitrary<slow.Question> = fc.record({
  name: fc.oneof(
    { weight: 6, arbitrary: fc.tuple(typedWord) },
    { weight: 3, arbitrary: fc.tuple(typedWord, typedWord) },
    fc.array(typedWord, { maxLength: 3 }),
  ),
  dataType: fc.constantFrom('searched', 'searched', 'searched', 'searched', 'category', 'new', 'brand', 'discounted'),
  categoryIds: someOf([...categories.map(({ id }) => id), 999]),
  brandIds: someOf([...Array.from({ length: BRANDS }, (_, at) => at + 1), 999]),
  filters: someOf(['nearby', 'currently_open', 'top_rated', 'discounted', 'popular']),
  rating: seldom(0, fc.constantFrom(3, 4.5)),
  minPrice: price,
  maxPrice: price,
  type: seldom<slow.Question['type']>('all', fc.constantFrom('veg', 'non_veg')),
  sort: fc.constantFrom('popular', 'popular', 'new', 'price_low', 'price_high', 'rating'),
  zones: fc.constantFrom<number[]>([1], [2], [1, 2], [2, 1]),
  module: fc.constantFrom(1, 1, 2),
  point: fc.option(fc.record({ lat: fc.constant(33.1), lng: fc.constantFrom(27.12, 27.17, 27.31) })),
});

const anyPage = fc.record({ limit: fc.integer({ min: 1, max: 12 }), offset: fc.constantFrom(1, 1, 1, 2, 3) });
type Page = { limit: number; offset: number };

function headersOf({
  zones,
  module,
  point,
}: Pick<slow.Question, 'zones' | 'module' | 'point'>): Record<string, string> {
  const here = { zoneid: JSON.stringify(zones), moduleid: String(module) };
  return point ? { ...here, latitude: String(point.lat), longitude: String(point.lng) } : here;
}

function queryOf(asked: slow.Question, { limit, offset }: Page, listType: 'item' | 'store'): string {
  const query = new URLSearchParams({
    ...(asked.name.length > 0 && { name: asked.name.join(' ') }),
    data_type: asked.dataType,
    list_type: listType,
    category_ids: JSON.stringify(asked.categoryIds),
    brand_ids: JSON.stringify(asked.brandIds),
    filter: JSON.stringify(asked.filters),
    rating_count: String(asked.rating),
    ...(asked.minPrice !== null && { min_price: String(asked.minPrice) }),
    ...(asked.maxPrice !== null && { max_price: String(asked.maxPrice) }),
    type: asked.type,
    sort_by: asked.sort,
    limit: String(limit),
    offset: String(offset),
  });
  return query.toString();
}

type Answer = { total_size: number; products: { id: number }[]; stores: { id: number }[]; suggestions: string[] };
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

async function openWorld(seed: number) {
  shop = await openTestApi({ clock: () => NOW });
  const [world] = fc.sample(anyWorld, { seed, numRuns: 1 });
  if (!world) throw new Error('There is no world');
  await buildWorld(shop.database.db.sql, world);
  return world;
}

function pageOf(ids: number[], { limit, offset }: Page) {
  return { total: ids.length, ids: ids.slice((offset - 1) * limit, offset * limit) };
}

/** Whether one of the words is a stop word such as "so", which the reference search does not handle. */
async function isLeftOut(words: string[]): Promise<boolean> {
  const found = await shop.database.db.sql`
    select from unnest(${words}::text[]) word where to_tsvector('english', word) = ''::tsvector`;
  return found.length > 0;
}

/** Unknown categories and those of another module are ignored beside valid ones; alone they match nothing. */
function isHopeless({ categoryIds, module }: slow.Question): boolean {
  const known = categories.filter((category) => category.module === module && categoryIds.includes(category.id));
  return categoryIds.length > 0 && known.length === 0;
}

test.each([1, 2, 3])(
  'SEA-04 SEA-05 SEA-06 SEA-09 SEA-10 API-04 every random request returns the same results as the reference search (%i)',
  async (seed) => {
    const world = await openWorld(seed);
    const isSpelledAsItIs = await shop.database.db.sql<{ word: string; lexemes: string[] }[]>`
      select word, tsvector_to_array(to_tsvector('english', word)) as lexemes from unnest(${englishWords}::text[]) word
      union all
      select word, tsvector_to_array(to_tsvector('arabic', word)) from unnest(${arabicWords}::text[]) word`;
    expect(isSpelledAsItIs).toEqual([...englishWords, ...arabicWords].map((word) => ({ word, lexemes: [word] })));
    await fc.assert(
      fc.asyncProperty(anyQuestion, anyPage, fc.constantFrom('item', 'store'), async (asked, page, listType) => {
        fc.pre(!(await isLeftOut(asked.name)));
        const reply = await shop.get(`/get-combined-data?${queryOf(asked, page, listType)}`, headersOf(asked));
        const answer = reply.json<Answer>();
        const found = listType === 'item' ? slow.itemsSlowly(world, asked) : slow.storesSlowly(world, asked);
        const rows = listType === 'item' ? answer.products : answer.stores;
        const expected = pageOf(isHopeless(asked) ? [] : found, page);
        expect({ total: answer.total_size, ids: idsOf(rows) }).toEqual(expected);
        if (expected.total > 0) expect(answer.suggestions).toEqual([]);
      }),
      { numRuns: 400 },
    );
  },
);

const lists = {
  popular: (items: slow.Candidate[]) => items.toSorted(slow.byOrders),
  latest: (items: slow.Candidate[]) => items.toSorted(slow.byNewest),
  'most-reviewed': (items: slow.Candidate[]) => items.filter(({ ratings: [, n] }) => n > 0).toSorted(slow.byRating),
  discounted: (items: slow.Candidate[]) =>
    items.filter(({ finalMinor, priceMinor }) => finalMinor < priceMinor).toSorted(slow.byOrders),
};

test('API-04 lists of items equal those of the reference search', async () => {
  const world = await openWorld(4);
  const anyList = fc.record({
    list: fc.constantFrom(...(Object.keys(lists) as (keyof typeof lists)[])),
    type: fc.constantFrom('all', 'veg', 'non_veg'),
    zones: fc.constantFrom<number[]>([1], [2], [1, 2]),
    module: fc.constantFrom(1, 2),
  });
  await fc.assert(
    fc.asyncProperty(anyList, anyPage, async ({ list, type, zones, module }, page) => {
      const headers = headersOf({ zones, module, point: null });
      const reply = await shop.get(`/items/${list}?type=${type}&limit=${page.limit}&offset=${page.offset}`, headers);
      const answer = reply.json<Answer>();
      const items = slow
        .offered(world, zones, module)
        .filter(({ isVeg }) => type === 'all' || isVeg === (type === 'veg'));
      const expected = pageOf(idsOf(slow.openFirst(lists[list](items), ({ of }) => of.isOpen)), page);
      expect({ total: answer.total_size, ids: idsOf(answer.products) }).toEqual(expected);
    }),
    { numRuns: 150 },
  );
});
