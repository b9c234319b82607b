import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { expect, test, vi } from 'vitest';
import { fetchWithRetry } from './fetch-with-retry.ts';

const { signal } = new AbortController();

test('SEA-07 a request that failed is sent once more, and not twice', async () => {
  const shaky = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('page');
  expect(await fetchWithRetry(shaky, signal)).toBe('page');
  const broken = vi.fn().mockRejectedValue(new Error('away'));
  await expect(fetchWithRetry(broken, signal)).rejects.toThrow('away');
  expect(broken).toHaveBeenCalledTimes(2);
});

test('a server fault is retried', async () => {
  const faulty = vi.fn().mockRejectedValueOnce(new CallRefused(503, [])).mockResolvedValue('page');
  expect(await fetchWithRetry(faulty, signal)).toBe('page');
});

test('a refusal is not retried', async () => {
  const refused = vi.fn().mockRejectedValue(new CallRefused(404, []));
  await expect(fetchWithRetry(refused, signal)).rejects.toBeInstanceOf(CallRefused);
  expect(refused).toHaveBeenCalledTimes(1);
});

test('an aborted request is not retried', async () => {
  const controller = new AbortController();
  const fetch = vi.fn().mockRejectedValue(new Error('aborted'));
  const answer = fetchWithRetry(fetch, controller.signal);
  controller.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(fetch).toHaveBeenCalledTimes(1);
});
