import { DatabaseUnavailable } from '@rialto/database/unavailable.ts';
import { expect, test } from 'vitest';
import { cacheBudget, MIB } from './cache-budget.ts';
import { ttlCache } from './ttl-cache.ts';

const at = (ms: number) => new Date(ms);

test('concurrent reads of one key share one load', async () => {
  let loads = 0;
  const cache = ttlCache<number>(() => at(0), { ttlMs: 1_000 });
  const load = async () => (loads += 1);
  expect(await Promise.all([cache.read('a', load), cache.read('a', load), cache.read('b', load)])).toEqual([1, 1, 2]);
});

test('a value is loaded again once it expires or the cache is cleared', async () => {
  let now = 0;
  let loads = 0;
  const cache = ttlCache<number>(() => at(now), { ttlMs: 1_000 });
  const load = async () => (loads += 1);
  await cache.read('a', load);
  now = 999;
  expect(await cache.read('a', load)).toBe(1);
  now = 1_000;
  expect(await cache.read('a', load)).toBe(2);
  cache.clear();
  expect(await cache.read('a', load)).toBe(3);
});

test('a failed load is not cached', async () => {
  const cache = ttlCache<string>(() => at(0), { ttlMs: 1_000 });
  await expect(cache.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.read('a', async () => 'back')).toBe('back');
});

test('a new key beyond the limit evicts the least recently used one', async () => {
  let loads = 0;
  const cache = ttlCache<number>(() => at(0), {
    ttlMs: 1_000,
    budget: cacheBudget(1_000 * MIB),
    bytesOf: () => 0.999 * MIB,
  });
  const load = async () => (loads += 1);
  for (let key = 0; key < 1_001; key += 1) await cache.read(String(key), load);
  await cache.read('1000', load);
  expect(loads).toBe(1_001);
  await cache.read('0', load);
  expect(loads).toBe(1_002);
});

test('the limit counts bytes, so a large value evicts several small ones', async () => {
  const cache = ttlCache<string>(() => at(0), { ttlMs: 1_000, budget: cacheBudget(10_000) });
  for (const key of ['a', 'b', 'c']) await cache.read(key, async () => 'x'.repeat(2_500));
  await cache.read('a', async () => 'not loaded');
  await cache.read('large', async () => 'y'.repeat(5_000));
  expect(await cache.read('a', async () => 'again')).toBe('x'.repeat(2_500));
  expect(await cache.read('b', async () => 'again')).toBe('again');
});

test('a value above the limit is returned but not cached', async () => {
  let loads = 0;
  const cache = ttlCache<string>(() => at(0), { ttlMs: 1_000, budget: cacheBudget(1_000) });
  const load = async () => `${(loads += 1)}`.repeat(2_000);
  expect((await cache.read('a', load)).length).toBe(2_000);
  await cache.read('a', load);
  expect(loads).toBe(2);
});

test('a load that is running when the cache is cleared is not cached', async () => {
  const cache = ttlCache<string>(() => at(0), { ttlMs: 1_000 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = cache.read('a', () => promise);
  cache.clear();
  resolve('before');
  expect(await before).toBe('before');
  expect(await cache.read('a', async () => 'after')).toBe('after');
});

test('a read renews the place of a value among the recently used', async () => {
  const loads: string[] = [];
  const cache = ttlCache<string>(() => at(0), { ttlMs: 1_000, budget: cacheBudget(2 * MIB), bytesOf: () => 0.9 * MIB });
  const read = (key: string) => cache.read(key, async () => (loads.push(key), key));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key);
  expect(loads).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is shared by concurrent reads, and the next read loads again', async () => {
  const cache = ttlCache<string>(() => at(0), { ttlMs: 1_000 });
  const both = [cache.read('a', () => Promise.reject(new Error('down'))), cache.read('a', async () => 'A')];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.read('a', async () => 'A')).toBe('A');
});

test('T111 an expired value is returned while the database is away, but not after ten minutes', async () => {
  let now = 0;
  const cache = ttlCache<string>(() => at(now), { ttlMs: 1_000 });
  await cache.read('a', async () => 'before');
  const fail = () => Promise.reject(new DatabaseUnavailable('silent'));
  now = 5_000;
  await expect(cache.read('a', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(await cache.read('a', fail)).toBe('before');
  await expect.poll(() => cache.read('a', async () => 'after')).toBe('after');
  now = 700_000;
  await expect(cache.read('a', fail)).rejects.toThrow('silent');
});

test('T111 an expired value is returned while the database is silent', async () => {
  let now = 0;
  const cache = ttlCache<string>(() => at(now), { ttlMs: 1_000 });
  await cache.read('a', async () => 'before');
  now = 5_000;
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await cache.read('a', () => promise)).toBe('before');
  // The next reads do not wait for the database again.
  const began = performance.now();
  expect(await cache.read('a', () => promise)).toBe('before');
  expect(performance.now() - began).toBeLessThan(900);
  resolve('after');
  await expect.poll(() => cache.read('a', async () => 'not loaded')).toBe('after');
});

test('T106 all caches of a budget share its bytes', async () => {
  const budget = cacheBudget(10_000);
  const [one, two] = [
    ttlCache<string>(() => at(0), { ttlMs: 1_000, budget }),
    ttlCache<string>(() => at(0), { ttlMs: 1_000, budget }),
  ];
  for (let key = 0; key < 1_000; key += 1) {
    await one.read(`invented ${key}`, async () => 'x'.repeat(100));
    await two.read(`invented ${key}`, async () => 'y'.repeat(100));
  }
  expect(budget.usedBytes()).toBeLessThanOrEqual(10_000);
  expect(await one.read('invented 999', async () => 'not loaded')).toBe('x'.repeat(100));
  one.clear();
  two.clear();
  expect(budget.usedBytes()).toBe(0);
});
