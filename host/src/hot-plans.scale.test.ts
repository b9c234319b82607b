import type { Query, ReservedConnection } from '@rialto/database/connection.ts';
import { inTransaction, sqlOver, type Sql } from '@rialto/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { fillScale } from '@rialto/demo/scale/fill-scale.ts';
import { fillWorld } from '@rialto/demo/world/fill-world.ts';
import { api } from '@rialto/server/api.ts';
import { addMember } from '@rialto/server/testing/people.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutServices } from './testing/api-without-services.ts';

const ITEMS = 100_000;
/** Early afternoon and three in the morning in the city: lists read open stores first, so plans differ by the hour. */
const AFTERNOON = new Date('2026-03-02T12:00:00Z');
const NIGHT = new Date('2026-03-03T01:00:00Z');
let now = AFTERNOON;
const MOST_SORTED = 1_000;
/** The stock of the items of a page, not of those before it. */
const MOST_STOCKS = 100;
/** Each node keeps an index of the stores of a zone, and the banners. */
const READ_FROM_MEMORY = /^\/stores\/(popular|get-stores)|list_type=store|^\/banners/;
/** After this time lists are read again. */
const UNCACHED_MS = 301_000;
const LARGE = ['items', 'inventory', 'reviews', 'suggestions', 'item_add_ons'];

let database: TestDatabase;
let http: FastifyInstance;
let sent: Query[] = [];
/** Existing rows in the zone of the visitor. */
let known: Record<string, number> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  await fillWorld(database.db.sql, { log: { info: () => undefined }, now });
  await fillScale(database.db.sql, { items: ITEMS });
  http = Fastify();
  await http.register(api, {
    database: { ...database.db, sql: listenedTo(database.db.sql) },
    clock: () => now,
    ...withoutServices,
    hasRequestLimits: false,
    inProcessSecret: 'secret',
  });
  await http.ready();
  known = await someIds();
}, 600_000);
afterAll(async () => {
  await http?.close();
  await database?.drop();
});

async function someIds(): Promise<Record<string, number>> {
  const rows = await database.db.sql<Record<string, number>[]>`
    select id as item, store_id as store, category_id as child, parent_category_id as parent
    from items where zone_id = 2 and module_id = 1 and active and store_active order by order_count desc limit 1`;
  return rows[0] ?? {};
}

/** Records every statement, also those in transactions and pipelines, and sends it. */
function listenedTo({ connection }: Sql): Sql {
  const recorded = <Result>(send: (query: Query) => Promise<Result>) => {
    return (query: Query) => (sent.push(query), send(query));
  };
  const listened = (reserved: ReservedConnection): ReservedConnection => ({
    ...reserved,
    send: recorded(reserved.send),
    pipeline: recorded(reserved.pipeline),
    reserve: (work) => work(listened(reserved)),
  });
  return sqlOver({
    ...connection,
    send: recorded(connection.send),
    reserve: (work, options) => connection.reserve((reserved) => work(listened(reserved)), options),
  });
}

/** Each node loads the vocabulary of the search every few minutes, so that is not part of a hot path. */
function isHotRead({ text }: Query): boolean {
  return /^\s*(select|with)\s/.test(text) && !/insert into|update |delete from|from search_terms/.test(text);
}

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
};

/** The plan for its values, or, for a statement put together from filters, the plan without them. */
async function planOf({ text, values = [], hasGenericPlan }: Query): Promise<Plan> {
  // The statement is our own, as it was sent; only its values came from outside.
  const explain = 'explain (analyze, format json)';
  const { rows } = await inTransaction(database.db.sql, async ({ connection, script }) => {
    if (!hasGenericPlan) return connection.send({ text: `${explain} ${text}`, values });
    // eslint-disable-next-line no-restricted-syntax
    await script(`set local plan_cache_mode = force_generic_plan; prepare explained as ${text}`);
    const quoted = values.map((_, at) => `quote_nullable($${at + 1}::text)`).join(` || ',' || `);
    const literals = (await connection.send({ text: `select ${quoted} as list`, values })).rows[0]?.['list'];
    const result = await connection.send({ text: `${explain} execute explained(${String(literals)})`, values: [] });
    await script('deallocate explained');
    return result;
  });
  return (rows[0] as { 'QUERY PLAN': { Plan: Plan }[] })['QUERY PLAN'][0]!.Plan;
}

function faultsOf(plan: Plan): string[] {
  const below = plan.Plans ?? [];
  const own: string[] = [];
  if (plan['Node Type'] === 'Seq Scan' && LARGE.includes(plan['Relation Name'] ?? ''))
    own.push(`reads all of ${plan['Relation Name']}`);
  const stocks = plan['Relation Name'] === 'inventory' ? plan['Actual Loops'] : 0;
  if (stocks > MOST_STOCKS) own.push(`looks up ${stocks} stocks`);
  const sorted = below.reduce((most, { 'Actual Rows': rows }) => Math.max(most, rows), 0);
  if (plan['Node Type'].includes('Sort') && sorted > MOST_SORTED) own.push(`sorts ${sorted} rows`);
  return [...own, ...below.flatMap(faultsOf)];
}

const headers = { zoneid: '[2]', moduleid: '1', latitude: '33', longitude: '27' };
const search = '/get-combined-data?limit=12&data_type=';

describe.each([
  ['in the afternoon', AFTERNOON],
  ['at night', NIGHT],
])('%s', (_when, at) => {
  beforeAll(async () => {
    now = at;
  });

  test.each([
    '/items/popular?limit=12',
    '/items/popular?limit=12&offset=5',
    '/items/popular?limit=12&offset=40',
    '/items/latest?limit=12',
    '/items/most-reviewed?limit=12',
    '/items/discounted?limit=15',
    '/items/recommended?limit=15',
    '/items/new-arrival?limit=10',
    '/items/details/{item}',
    '/items/related-store-items/{item}',
    '/items?store_id={store}&limit=12',
    '/items/reviews/{item}',
    '/categories',
    '/categories/items/{parent}?sort_by=price_low',
    '/categories/items/{parent}?sort_by=price_high',
    '/categories/items/{child}',
    '/categories/stores/{parent}',
    '/stores/popular',
    '/stores/get-stores/all?sort_by=distance',
    '/stores/details/{store}',
    '/stores/reviews?store_id={store}',
    '/brand',
    '/flash-sales',
    '/banners',
    `${search}category&category_ids=[{parent}]&max_price=40&sort_by=price_low`,
    `${search}new&filter=["discounted"]`,
    `${search}discounted&filter=["currently_open"]`,
    `${search}searched&name=chicken`,
    `${search}searched&name=chicken&sort_by=price_low&filter=["discounted"]`,
    `${search}searched&name=chiken%20sandwhich`,
    `${search}searched&name=${encodeURIComponent('دجاج')}`,
    `${search}searched&name=chicken&list_type=store`,
    '/items/item-or-store-search?name=ch',
    '/items/item-or-store-search?name=grilled',
  ])('%s scans no large table and sorts few rows, with 100,000 items', async (path) => {
    const url = `/api/v1${filled(path)}`;
    sent = [];
    const places = [{ zoneid: '[2]' }, { zoneid: '[2,3]' }];
    // The ids are of food, whose items have no stock.
    const scopes = path.includes('{') ? places : [...places, { zoneid: '[2]', moduleid: '2' }];
    for (const scope of scopes) {
      // Often enough that statements put together from filters get their generic plans.
      for (let times = 0; times < 12; times += 1) {
        now = new Date(at.getTime() + times * UNCACHED_MS);
        const answer = await http.inject({ url, headers: { ...headers, ...scope } });
        expect(answer.statusCode, answer.body).toBe(200);
      }
    }
    const reads = new Map(sent.map((query) => [JSON.stringify([query.text, query.values?.[0]]), query]));
    const selects = [...reads.values()].filter(isHotRead);
    if (!READ_FROM_MEMORY.test(path)) expect(selects).not.toEqual([]);
    for (const query of selects) expect(faultsOf(await planOf(query)), query.text).toEqual([]);
  });
});

test.each([
  '?limit=50',
  '?limit=50&offset=1900',
  '?limit=50&active=false',
  '?limit=50&store_id={store}',
  '?limit=50&category_id={parent}&offset=20',
  '?limit=50&name=chicken',
  '?limit=50&name=chicken&offset=20',
  '?limit=50&name=grilled%20chicken',
  '?limit=50&name=zzzz',
  `?limit=50&name=${encodeURIComponent('دجاج')}`,
])(
  'OPS-05 the item list of the console with %s reads an index and sorts few rows, with 100,000 items',
  async (query) => {
    now = AFTERNOON;
    const manager = await addMember(database.db.sql, { role: 'manager', now });
    sent = [];
    const answer = await http.inject({ url: `/api/v1/console/items${filled(query)}`, headers: manager });
    expect(answer.statusCode, answer.body).toBe(200);
    const reads = sent.filter(({ text }) => text.includes('from items i'));
    expect(reads).toHaveLength(2);
    for (const read of reads) expect(faultsOf(await planOf(read)), read.text).toEqual([]);
  },
);

/** The path with the ids of existing rows. */
function filled(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known[name]));
}
