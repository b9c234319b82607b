import { expect, test } from 'vitest';
import { navigationLink } from './navigation-link.ts';
import { turnsOf } from './turns.ts';

const METRE = 1 / 111_195;
const way = (...legs: [north: number, east: number][]) =>
  legs.reduce(
    (points, [north, east]) => {
      const { lat, lng } = points.at(-1) ?? { lat: 0, lng: 0 };
      return [...points, { lat: lat + north * METRE, lng: lng + east * METRE }];
    },
    [{ lat: 0, lng: 0 }],
  );
const rounded = (points: Parameters<typeof turnsOf>[0]) =>
  turnsOf(points).map(({ kind, metres }) => `${kind} ${Math.round(metres)}`);

test('COU-02 the way is told as text: where to head, each turn, and how far', () => {
  expect(rounded(way([200, 0], [0, 300], [-100, 0], [0, 50]))).toEqual([
    'north 200',
    'right 300',
    'right 100',
    'left 50',
  ]);
});

test('a bend of a street is not a turn, and the rounding of a corner is one turn', () => {
  expect(rounded(way([100, 0], [100, 20], [100, 40]))).toEqual(['north 310']);
  expect(rounded(way([100, 0], [3, 3], [0, 100]))).toHaveLength(2);
});

test('a way back is told as one', () => {
  expect(rounded(way([100, 0], [-80, 0]))).toEqual(['north 100', 'back 80']);
});

test('a way that is shorter than a corner still has a direction', () => {
  expect(rounded(way([0, -5]))).toEqual(['west 5']);
  expect(rounded(way())).toEqual([]);
});

const place = { name: 'El Bahr (Grill)', latitude: 33.1, longitude: 27.2 };

test('COU-02 the way opens in the navigation app of the phone', () => {
  expect(navigationLink(place, 'Mozilla/5.0 (Linux; Android 15)')).toBe(
    'geo:33.1,27.2?q=33.1,27.2(El%20Bahr%20%28Grill%29)',
  );
  expect(navigationLink(place, 'Mozilla/5.0 (iPhone; CPU)')).toBe('https://maps.apple.com/?daddr=33.1,27.2&dirflg=d');
  expect(navigationLink(place, 'Mozilla/5.0 (X11; Linux)')).toContain('directions?to=33.1%2C27.2');
});
