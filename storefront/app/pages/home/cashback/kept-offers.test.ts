import { expect, test, vi } from 'vitest';
import { keepOffers } from './kept-offers.ts';

function anOffer() {
  let now = 0;
  const ask = vi.fn(async () => 'offers');
  const offers = keepOffers(ask, () => now);
  return { ask, offers, wait: (ms: number) => (now += ms) };
}

test('HOM-18 reopening the panel within ten seconds sends no request', async () => {
  const { ask, offers, wait } = anOffer();
  await offers.read();
  offers.leave();
  wait(4_000);
  await offers.read();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('HOM-18 offers older than ten seconds are loaded again', async () => {
  const { ask, offers, wait } = anOffer();
  await offers.read();
  wait(10_001);
  await offers.read();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('HOM-18 offers unused for five seconds are dropped', async () => {
  const { ask, offers, wait } = anOffer();
  await offers.read();
  offers.leave();
  wait(5_001);
  await offers.read();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failed response is not cached', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('offers');
  const offers = keepOffers(ask, () => 0);
  await expect(offers.read()).rejects.toThrow('away');
  expect(await offers.read()).toBe('offers');
});
