import { expect, test } from 'vitest';
import { buildingsOf } from './blocks/buildings.ts';
import { buildCity } from './city.ts';
import { holds } from './geometry/ring.ts';
import type { Ring } from './geometry/ring.ts';
import { between, crossing, distanceToSegment } from './geometry/vec.ts';
import type { Vec } from './geometry/vec.ts';
import { SegmentGrid } from './streets/segment-grid.ts';
import { CLEAR_WIDTH } from './streets/street-kind.ts';

const { map } = buildCity();
const streets = new SegmentGrid(200);
map.streets.forEach(({ line }, id) => streets.addLine(line, id));

/** Where streets cross an outline. */
function crossings(ring: Ring): Vec[] {
  const found: Vec[] = [];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    streets.near(a, b, (street) => {
      const hit = crossing(a, b, street.a, street.b);
      if (hit) found.push(between(a, b, hit.t));
    });
  });
  return found;
}

test('no street leaves the land', () => {
  expect(crossings(map.shore)).toEqual([]);
  expect(holds(map.shore, map.streets[0]!.line[0]!)).toBe(true);
});

test('streets cross rivers on bridges only, and never a lake', () => {
  const onBridge = (p: Vec) =>
    map.bridges.some(({ line }) => line.some((a, i) => i > 0 && distanceToSegment(p, line[i - 1]!, a) < 0.5));
  const cut = map.rivers.flatMap(({ outline }) => crossings(outline));
  expect(cut.length).toBeGreaterThan(10);
  expect(cut.filter((p) => !onBridge(p))).toEqual([]);
  expect(map.lakes.flatMap(({ ring }) => crossings(ring))).toEqual([]);
});

const sampled = map.blocks.filter(({ use }, i) => use === 'built' && i % 45 === 0);
const houses = sampled.flatMap((block) => buildingsOf(block));

test('houses keep clear of every street', () => {
  const tooClose = houses.filter(({ ring }) =>
    ring.some((p) => {
      let isClear = true;
      streets.near({ x: p.x - 40, y: p.y - 40 }, { x: p.x + 40, y: p.y + 40 }, ({ a, b, road }) => {
        const { kind } = map.streets[road]!.street;
        if (distanceToSegment(p, a, b) < CLEAR_WIDTH[kind] / 2 - 0.1) isClear = false;
      });
      return !isClear;
    }),
  );
  expect(houses.length).toBeGreaterThan(1_000);
  expect(tooClose).toEqual([]);
});

test('houses are on dry land', () => {
  const waters = [...map.rivers.map(({ outline }) => outline), ...map.lakes.map(({ ring }) => ring)];
  const corners = houses.filter((_, i) => i % 5 === 0).map(({ ring }) => ring[0]!);
  expect(corners.filter((p) => !holds(map.shore, p) || waters.some((water) => holds(water, p)))).toEqual([]);
});

test('house numbers of a street are unique', () => {
  const known = new Set<string>();
  const twice = houses
    .filter(({ street, number }) => street?.nameEn && number !== null)
    .map(({ street, number }) => `${number} ${street!.nameEn}`)
    .filter((address) => known.size === known.add(address).size);
  expect(twice).toEqual([]);
});
