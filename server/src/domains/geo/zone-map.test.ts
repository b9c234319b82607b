import { expect, test } from 'vitest';
import { lookupZone } from './lookup-zone.ts';
import { quickestMs } from './testing/quickest-ms.ts';
import { at, aZone, square } from './testing/small-world.ts';
import { buildZoneMap } from './zone-map.ts';

const map = buildZoneMap([
  aZone(4, square(27, 33, 27.2, 33.2)),
  aZone(1, square(27.1, 33.1, 27.3, 33.3)),
  aZone(9, '((28,33),(28.2,33),(28.1,33.2))'),
]);
const zones = { read: async () => map };

test.each([
  ['in one zone', at(33.05, 27.05), [4]],
  ['where two zones overlap', at(33.15, 27.15), [1, 4]],
  ['on a corner of one zone inside another', at(33.1, 27.1), [1, 4]],
  ['on the outer border', at(33, 27.1), [4]],
  ['in the box of a triangle but beside the triangle', at(33.19, 28.01), []],
  ['in the triangle', at(33.05, 28.1), [9]],
  ['at sea', at(34, 25), []],
  ['on the other side of the earth', at(-33, -152), []],
])('LOC-12 a point %s', (_where, point, ids) => {
  expect(map.zonesAt(point).map(({ id }) => id)).toEqual(ids);
});

test('LOC-12 a point outside every zone is refused', async () => {
  await expect(lookupZone(zones, at(34, 25))).rejects.toMatchObject({ refusal: { code: 'zone_not_served' } });
});

test('LOC-12 a point in two overlapping zones gets both', async () => {
  await expect(lookupZone(zones, at(33.15, 27.15))).resolves.toMatchObject([{ id: 1 }, { id: 4 }]);
});

test('without zones every point is refused', async () => {
  const empty = { read: async () => buildZoneMap([]) };
  await expect(lookupZone(empty, at(33, 27))).rejects.toMatchObject({ refusal: { code: 'zone_not_served' } });
});

test('a lookup among a thousand zones takes microseconds', () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => {
    const [x, y] = [27 + (index % 40) * 0.01, 33 + Math.floor(index / 40) * 0.01];
    return aZone(index + 1, square(x, y, x + 0.01, y + 0.01));
  });
  const many = buildZoneMap(rows);
  const points = rows.map((_, turn) => at(33 + (turn % 25) * 0.01 + 0.005, 27 + (turn % 40) * 0.01 + 0.005));
  const spentMs = quickestMs(() => points.forEach((point) => many.zonesAt(point)));
  expect(spentMs / points.length).toBeLessThan(0.1);
});
