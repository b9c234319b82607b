import { expect, test } from 'vitest';
import { cached } from './cached.ts';

const at = (ms: number) => new Date(ms);

test('many askers at once cause one load', async () => {
  let loads = 0;
  const cache = cached<number>(() => at(0), 1_000);
  const load = async () => (loads += 1);
  expect(await Promise.all([cache.read('a', load), cache.read('a', load), cache.read('b', load)])).toEqual([1, 1, 2]);
});

test('what was loaded is loaded again once it is stale or dropped', async () => {
  let now = 0;
  let loads = 0;
  const cache = cached<number>(() => at(now), 1_000);
  const load = async () => (loads += 1);
  await cache.read('a', load);
  now = 999;
  expect(await cache.read('a', load)).toBe(1);
  now = 1_000;
  expect(await cache.read('a', load)).toBe(2);
  cache.drop();
  expect(await cache.read('a', load)).toBe(3);
});

test('a failed load is not kept', async () => {
  const cache = cached<string>(() => at(0), 1_000);
  await expect(cache.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.read('a', async () => 'back')).toBe('back');
});

test('ever new keys push out the oldest', async () => {
  let loads = 0;
  const cache = cached<number>(() => at(0), 1_000);
  const load = async () => (loads += 1);
  for (let key = 0; key < 1_001; key += 1) await cache.read(String(key), load);
  await cache.read('1000', load);
  expect(loads).toBe(1_001);
  await cache.read('0', load);
  expect(loads).toBe(1_002);
});
