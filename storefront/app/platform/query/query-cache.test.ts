import { expect, test, vi } from 'vitest';
import { invalidate, resetOwned } from './invalidate.ts';
import { idOf, MAX_ENTRIES, QueryCache } from './query-cache.ts';
import { applyOptimistic, getData, getServerData, setData } from './query-data.ts';
import { LOADING, type Query } from './query.ts';
import { fetchIfStale, fetchQuery, subscribe } from './requests.ts';
import { listQuery } from './use-infinite-list.ts';

const stateOf = (id: string, cache: QueryCache) => cache.find(id)?.state ?? LOADING;
const ignore = () => undefined;

function aQuery<T>(key: string, ...answers: (T | Error)[]) {
  const fetch = vi.fn(async (_signal: AbortSignal): Promise<T> => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer as T;
  });
  return { key: [key], fetch };
}

/** A query whose requests are answered by hand. */
function aSlowQuery(key: string) {
  const answers: ((text: string) => void)[] = [];
  const signals: AbortSignal[] = [];
  const fetch = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve) => answers.push(resolve));
  };
  return { query: { key: [key], fetch }, answers, signals };
}

test('two requests for one key are sent as one', async () => {
  const cache = new QueryCache();
  const query = aQuery('item', 'tea');
  expect(await Promise.all([fetchQuery(query, cache), fetchQuery(query, cache)])).toEqual(['tea', 'tea']);
  expect(query.fetch).toHaveBeenCalledTimes(1);
});

test('fresh data is not requested again, stale data is', async () => {
  let now = 1_000;
  const cache = new QueryCache(() => now);
  const query = { ...aQuery('item', 'tea', 'coffee'), staleMs: 500 };
  await fetchIfStale(query, cache);
  now += 499;
  expect(await fetchIfStale(query, cache)).toBe('tea');
  now += 1;
  expect(await fetchIfStale(query, cache)).toBe('coffee');
});

test('a request is aborted when the last component that shows it unmounts', async () => {
  const cache = new QueryCache();
  const { query, signals } = aSlowQuery('names');
  const leave = [1, 2].map(() => subscribe(idOf(query.key), () => undefined, cache));
  fetchQuery(query, cache).catch(ignore);
  leave[0]?.();
  await Promise.resolve();
  expect(signals[0]?.aborted).toBe(false);
  leave[1]?.();
  await Promise.resolve();
  expect(signals[0]?.aborted).toBe(true);
});

test('an invalidation refetches what is shown, in place of the request on its way', async () => {
  const cache = new QueryCache();
  const { query, answers, signals } = aSlowQuery('orders');
  subscribe(idOf(query.key), ignore, cache);
  const first = fetchQuery(query, cache);
  const done = invalidate(['orders'], cache);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  answers[1]?.('new');
  answers[0]?.('old');
  await done;
  expect(await first).toBe('new');
  expect(getData(query, cache)).toBe('new');
});

test('an invalidation marks everything under its key, and requests nothing that is not shown', async () => {
  const cache = new QueryCache();
  const [list, one, other] = [['orders'], ['orders', 1], ['orders-archive']].map((key) => ({
    ...aQuery('', 'answer'),
    key,
    staleMs: 60_000,
  }));
  for (const query of [list, one, other]) if (query) await fetchQuery(query, cache);
  await invalidate(['orders'], cache);
  const isStale = ({ key }: { key: string[] | (string | number)[] }) => stateOf(idOf(key), cache);
  expect(isStale({ key: ['orders'] })).toMatchObject({ isStale: true });
  expect(isStale({ key: ['orders', 1] })).toMatchObject({ isStale: true });
  expect(isStale({ key: ['orders-archive'] })).toMatchObject({ isStale: false });
  expect(list?.fetch).toHaveBeenCalledTimes(1);
});

test('a failed refetch keeps the data and marks it as stale', async () => {
  const cache = new QueryCache();
  const query = aQuery<string>('profile', 'Ada', new Error('away'));
  await fetchQuery(query, cache);
  await expect(fetchQuery(query, cache)).rejects.toThrow('away');
  expect(stateOf(idOf(query.key), cache)).toMatchObject({ kind: 'ready', data: 'Ada', isStale: true });
});

test('an error without data is shown, and gives way to loading while it is tried again', async () => {
  const cache = new QueryCache();
  const query = aQuery<string>('profile', new Error('away'));
  await expect(fetchQuery(query, cache)).rejects.toThrow('away');
  expect(stateOf(idOf(query.key), cache).kind).toBe('error');
  fetchQuery(query, cache).catch(ignore);
  expect(stateOf(idOf(query.key), cache).kind).toBe('loading');
});

test('an older answer does not replace a newer one', () => {
  const cache = new QueryCache();
  const query: Query<number> = { ...aQuery('cart', 0), isOlder: (next, cached) => next < cached };
  expect(setData(query, 3, cache)).toBe(true);
  expect(setData(query, 2, cache)).toBe(false);
  expect(getData(query, cache)).toBe(3);
});

test('optimistic changes are shown in order, and taken back one by one', () => {
  const cache = new QueryCache();
  const query = aQuery('cart', 1);
  setData(query, 1, cache);
  const first = applyOptimistic(query, (count) => count + 10, cache);
  const second = applyOptimistic(query, (count) => count * 2, cache);
  expect(getData(query, cache)).toBe(22);
  expect(getServerData(query, cache)).toBe(1);
  first();
  expect(getData(query, cache)).toBe(2);
  second(5);
  expect(stateOf(idOf(query.key), cache)).toEqual({ kind: 'ready', data: 5, isStale: false, isOptimistic: false });
});

test('a confirmed change notifies once, so no component sees it twice or not at all', () => {
  const cache = new QueryCache();
  const query = aQuery('cart', 1);
  setData(query, 1, cache);
  const settle = applyOptimistic(query, (count) => count + 1, cache);
  const seen: unknown[] = [];
  subscribe(idOf(query.key), () => seen.push(getData(query, cache)), cache);
  settle(2);
  expect(seen).toEqual([2]);
});

test('NAV-12 data of the owner is dropped when another takes their place, and an answer for the former is ignored', async () => {
  const cache = new QueryCache();
  const { query, answers } = aSlowQuery('profile');
  const shared = aQuery('item', 'tea');
  subscribe(idOf(query.key), ignore, cache);
  void fetchQuery({ ...query, isOwned: true }, cache);
  await fetchQuery(shared, cache);
  resetOwned(cache);
  answers[0]?.('the former');
  await Promise.resolve();
  expect(getData(query, cache)).toBeUndefined();
  answers[1]?.('the next');
  await vi.waitFor(() => expect(getData(query, cache)).toBe('the next'), 15_000);
  expect(getData(shared, cache)).toBe('tea');
});

test('only the entries used last are cached', () => {
  const cache = new QueryCache();
  for (let number = 0; number <= MAX_ENTRIES; number += 1) setData(listQuery(`list ${number}`), [number], cache);
  expect(getData(listQuery('list 0'), cache)).toBeUndefined();
  expect(getData(listQuery(`list ${MAX_ENTRIES}`), cache)).toEqual([MAX_ENTRIES]);
});

test('an entry that is shown is not evicted', () => {
  const cache = new QueryCache();
  setData(listQuery('shown'), ['page 1'], cache);
  subscribe(idOf(listQuery('shown').key), ignore, cache);
  for (let number = 0; number <= MAX_ENTRIES; number += 1) setData(listQuery(`list ${number}`), [number], cache);
  expect(getData(listQuery('shown'), cache)).toEqual(['page 1']);
});

test('SEA-07 the pages of a list are cached for five minutes from the first of them on', () => {
  let now = 1_000;
  const cache = new QueryCache(() => now);
  const list = listQuery('tea', 300_000);
  setData(list, ['page 1'], cache);
  now += 240_000;
  setData(list, ['page 1', 'page 2'], cache);
  expect(getData(list, cache)).toEqual(['page 1', 'page 2']);
  now += 60_000;
  expect(getData(list, cache)).toBeUndefined();
});
