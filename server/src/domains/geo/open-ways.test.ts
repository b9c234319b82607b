import { DETOUR_FACTOR, metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { expect, test } from 'vitest';
import { RefusalError } from '../../platform/refuse.ts';
import { openWays } from './open-ways.ts';

const now = () => new Date('2026-03-02T12:00:00Z');
const from = { lat: 33.1, lng: 27.1 };
const to = { lat: 33.15, lng: 27.2 };
const estimate = metresBetween(from, to) * DETOUR_FACTOR;

test('PAR-03 a way along the streets is not an estimate', async () => {
  const line = async () => ({ metres: 9_000, points: 'x' });
  const ways = openWays(now, { line, route: async () => null });
  expect(await ways.between(from, to)).toEqual({ metres: 9_000, points: 'x', isEstimated: false });
});

test.each([
  ['no route is found', async () => null],
  ['the provider is down', () => Promise.reject(new RefusalError({ code: 'map_service_unavailable' }))],
])('PAR-03 where %s the straight line times a factor counts, and is an estimate', async (_, line) => {
  const way = await openWays(now, { line, route: async () => null }).between(from, to);
  expect([way.metres, way.isEstimated]).toEqual([estimate, true]);
});

test('PAR-03 the length of a way does not depend on who asked first', async () => {
  const near = { lat: to.lat + 0.00004, lng: to.lng - 0.00004 };
  const [one, other] = [openWays(now, null), openWays(now, null)];
  await one.between(from, near);
  expect((await one.between(from, to)).metres).toBe((await other.between(from, to)).metres);
});

test('a way is known only after it was found', async () => {
  const ways = openWays(now, null);
  expect(ways.known(from, to)).toBeUndefined();
  const found = await ways.between(from, to);
  expect(await ways.known(from, to)).toEqual(found);
});
