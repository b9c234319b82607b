import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResponseCache } from './response-cache.server.ts';

let cache: ResponseCache;

beforeEach(() => {
  vi.useFakeTimers();
  cache = new ResponseCache();
});
afterEach(() => void vi.useRealTimers());

const sized = (reply: string, bytes = 10) => Promise.resolve({ reply, bytes });

test('simultaneous identical requests share one response, different ones do not', async () => {
  const ask = vi.fn(() => sized('answer'));
  await Promise.all([cache.share('a', ask), cache.share('a', ask), cache.share('b', ask)]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failed response is not cached', async () => {
  await expect(cache.share('c', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.share('c', () => sized('back'))).toBe('back');
});

test('after half a second nothing is kept, also when no other request follows', async () => {
  await cache.share('d', () => sized('old'));
  expect(cache.size.entries).toBe(1);
  vi.advanceTimersByTime(500);
  expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  expect(await cache.share('d', () => sized('new'))).toBe('new');
});

test('large responses of invented keys are bounded in bytes, and the newest stay', async () => {
  for (let zone = 1_000; zone < 1_100; zone += 1) await cache.share(`zone ${zone}`, () => sized('goods', 500_000));
  expect(cache.size.bytes).toBeLessThanOrEqual(4_000_000);
  const again = vi.fn(() => sized('asked again'));
  expect(await cache.share('zone 1099', again)).toBe('goods');
  expect(await cache.share('zone 1000', again)).toBe('asked again');
});

test('small responses of invented keys are bounded in number, also while they are awaited', async () => {
  const answers = Array.from({ length: 1_000 }, (_, zone) => cache.share(`zone ${zone}`, () => sized('goods')));
  expect(cache.size.entries).toBe(200);
  await Promise.all(answers);
  expect(cache.size.entries).toBe(200);
});
