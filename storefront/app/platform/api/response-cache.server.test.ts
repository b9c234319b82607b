import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedResponse, cacheSize } from './response-cache.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
});

const sized = (reply: string, bytes = 10) => Promise.resolve({ reply, bytes });

test('simultaneous identical requests share one response, different ones do not', async () => {
  const ask = vi.fn(() => sized('answer'));
  await Promise.all([cachedResponse('a', ask), cachedResponse('a', ask), cachedResponse('b', ask)]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failed response is not cached', async () => {
  await expect(cachedResponse('c', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cachedResponse('c', () => sized('back'))).toBe('back');
});

test('after half a second nothing is kept, also when no other request follows', async () => {
  await cachedResponse('d', () => sized('old'));
  expect(cacheSize().entries).toBe(1);
  vi.advanceTimersByTime(500);
  expect(cacheSize()).toEqual({ entries: 0, bytes: 0 });
  expect(await cachedResponse('d', () => sized('new'))).toBe('new');
});

test('large responses of invented keys are bounded in bytes, and the newest stay', async () => {
  for (let zone = 1_000; zone < 1_100; zone += 1) await cachedResponse(`zone ${zone}`, () => sized('goods', 500_000));
  expect(cacheSize().bytes).toBeLessThanOrEqual(4_000_000);
  const again = vi.fn(() => sized('asked again'));
  expect(await cachedResponse('zone 1099', again)).toBe('goods');
  expect(await cachedResponse('zone 1000', again)).toBe('asked again');
});

test('small responses of invented keys are bounded in number, also while they are awaited', async () => {
  const answers = Array.from({ length: 1_000 }, (_, zone) => cachedResponse(`zone ${zone}`, () => sized('goods')));
  expect(cacheSize().entries).toBe(200);
  await Promise.all(answers);
  expect(cacheSize().entries).toBe(200);
});
