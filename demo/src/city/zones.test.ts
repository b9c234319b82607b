import { expect, test } from 'vitest';
import { buildCity, spotsFor } from './city.ts';
import { zonesAt } from './spots.ts';

const { zones, places, bounds, addresses } = buildCity();

/** Points all over the city, about 150 metres apart. */
function* everywhere() {
  const steps = 160;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      // Slightly off round numbers, so that no point is on a border.
      const lat = bounds.south + ((bounds.north - bounds.south) * (i + 0.123)) / steps;
      const lng = bounds.west + ((bounds.east - bounds.west) * (j + 0.321)) / steps;
      yield { lat, lng };
    }
  }
}

test('exactly one pair of zones overlaps, in a visible strip', () => {
  const pairs = new Map<string, number>();
  for (const point of everywhere()) {
    const around = zonesAt(zones, point).map(({ id }) => id);
    if (around.length > 1) pairs.set(around.join(' and '), (pairs.get(around.join(' and ')) ?? 0) + 1);
  }
  expect([...pairs.keys()]).toEqual(['2 and 3']);
  expect(pairs.get('2 and 3')).toBeGreaterThan(100);
});

test('there are addresses in the strip that two zones share', () => {
  expect(addresses.filter(({ place }) => zonesAt(zones, place).length === 2).length).toBeGreaterThan(50);
});

test('one zone does not take cash', () => {
  expect(zones.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(zones.filter(({ cashOnDelivery }) => !cashOnDelivery).map(({ nameEn }) => nameEn)).toEqual(['East Bank']);
});

test('villages are outside every zone', () => {
  const outside = places.filter(({ kind, ...place }) => kind === 'district' && zonesAt(zones, place).length === 0);
  expect(outside.map(({ nameEn }) => nameEn)).toContain('Ayn Safra');
  expect(addresses.filter(({ place }) => zonesAt(zones, place).length === 0).length).toBeGreaterThan(100);
});

test('every district of the city is served', () => {
  const districts = places.filter(({ kind, weight }) => kind === 'district' && weight === 100);
  expect(districts.length).toBe(16);
  expect(districts.filter((district) => zonesAt(zones, district).length === 0)).toEqual([]);
});

test('every zone has doors for its shops that are in no other zone', () => {
  for (const { id } of zones) {
    const spots = spotsFor(id, 60, 7);
    expect(spots.length).toBe(60);
    expect(new Set(spots.map(({ placeId }) => placeId)).size).toBe(60);
    for (const spot of spots) expect(zonesAt(zones, spot).map((zone) => zone.id)).toEqual([id]);
  }
});

test('the same seed gives the same doors and another seed gives other doors', () => {
  expect(spotsFor(2, 10, 1)).toEqual(spotsFor(2, 10, 1));
  expect(spotsFor(2, 10, 1)).not.toEqual(spotsFor(2, 10, 2));
});
