import { expect, test, vi } from 'vitest';
import { cachedResponse } from './response-cache.server.ts';

test('simultaneous identical requests share one response, different ones do not', async () => {
  const ask = vi.fn(async () => 'answer');
  await Promise.all([cachedResponse('a', ask), cachedResponse('a', ask), cachedResponse('b', ask)]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failed response is not cached', async () => {
  await expect(cachedResponse('c', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cachedResponse('c', async () => 'back')).toBe('back');
});
