import { expect, test, vi } from 'vitest';
import { idOf, QueryCache } from '../../platform/query/query-cache.ts';
import { fetchIfStale, subscribe } from '../../platform/query/requests.ts';
import { cashbackQuery } from './cashback-query.ts';

/** The panel on a clock of its own: it is open while it is subscribed. */
function aPanel() {
  let now = 0;
  const fetch = vi.fn(async () => []);
  const query = { ...cashbackQuery(), fetch };
  const cache = new QueryCache(() => now);
  const open = async () => {
    const close = subscribe(idOf(query.key), () => undefined, cache);
    await fetchIfStale(query, cache);
    return close;
  };
  return { fetch, open, wait: (ms: number) => (now += ms) };
}

test('HOM-18 opening the panel again within ten seconds sends no request', async () => {
  const { fetch, open, wait } = aPanel();
  const close = await open();
  close();
  wait(4_000);
  await open();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('HOM-18 offers older than ten seconds are requested again', async () => {
  const { fetch, open, wait } = aPanel();
  await open();
  wait(10_001);
  await open();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('HOM-18 offers are dropped five seconds after the panel was closed', async () => {
  const { fetch, open, wait } = aPanel();
  const close = await open();
  close();
  wait(5_001);
  await open();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a failed request is sent again', async () => {
  const { fetch, open } = aPanel();
  // Both attempts of the retry policy.
  fetch.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  await expect(open()).rejects.toThrow('away');
  await open();
  expect(fetch).toHaveBeenCalledTimes(3);
});
