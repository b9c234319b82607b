import { expect, test } from 'vitest';
import { openWays } from '../../geo/geo.public.ts';
import { withMeasuredWays } from './measured-ways.ts';

const [store, home] = [
  { lat: 33.1, lng: 27.1 },
  { lat: 33.12, lng: 27.1 },
];

/** Ways of a provider that counts its calls, and says whether work was running meanwhile. */
function slowWays() {
  const seen = { calls: 0, duringWork: 0, isWorking: false };
  const route = async () => {
    seen.calls += 1;
    if (seen.isWorking) seen.duringWork += 1;
    return { metres: 3_000, seconds: 600 };
  };
  return { seen, ways: openWays(() => new Date(), { route }) };
}

test('T112 work that holds locks never waits for a provider: the way is measured between two attempts', async () => {
  const { seen, ways } = slowWays();
  let attempts = 0;
  const place = () =>
    withMeasuredWays(ways, async (measure) => {
      attempts += 1;
      seen.isWorking = true;
      try {
        return (await measure.between(store, home)).metres;
      } finally {
        seen.isWorking = false;
      }
    });
  expect(await place()).toBe(3_000);
  expect([attempts, seen.calls, seen.duringWork]).toEqual([2, 1, 0]);
  // The way is known now, as after a quote.
  expect(await place()).toBe(3_000);
  expect([attempts, seen.calls]).toEqual([3, 1]);
});

test('a failure of the work is passed on, and work that always needs another way ends', async () => {
  const { ways } = slowWays();
  await expect(withMeasuredWays(ways, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  let lat = 33;
  const restless = withMeasuredWays(ways, (measure) => measure.between(store, { lat: (lat += 0.01), lng: 27 }));
  await expect(restless).rejects.toThrow('not measured');
});
