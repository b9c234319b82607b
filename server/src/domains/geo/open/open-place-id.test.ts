import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PLACE_ID_LENGTH } from '../geo-provider.ts';
import { openPlaceId, readOpenPlaceId } from './open-place-id.ts';

const anyPlace = fc.record({
  osmId: fc.tuple(fc.constantFrom('N', 'W', 'R'), fc.nat()).map(([type, id]) => `${type}${id}`),
  point: fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  name: fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }),
  area: fc.string({ maxLength: 200, unit: 'grapheme' }),
});

test('an id contains its place and fits the contract, however long the names', () => {
  fc.assert(
    fc.property(anyPlace, (place) => {
      const id = openPlaceId(place);
      expect(id).toMatch(/^o1\.[\w-]+$/);
      expect(id.length).toBeLessThanOrEqual(MAX_PLACE_ID_LENGTH);
      const read = readOpenPlaceId(id);
      expect(read?.point.lat).toBeCloseTo(place.point.lat, 5);
      expect(read?.point.lng).toBeCloseTo(place.point.lng, 5);
      expect(read?.osmId).toBe(place.osmId);
      expect(place.name.startsWith(read?.name ?? '?')).toBe(true);
      expect(place.area.startsWith(read?.area ?? '?')).toBe(true);
    }),
  );
});

test('a short name is kept completely, in any script', () => {
  const place = { osmId: 'W1', point: { lat: 33, lng: 27 }, name: 'دار الأوبرا 😀', area: 'Old Town, Marsa Noor' };
  expect(readOpenPlaceId(openPlaceId(place))).toEqual(place);
});

const packed = (value: unknown) => `o1.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

test.each([
  ['an empty id', ''],
  ['the id of another provider', 'ChIJN1t_tDeuEmsRUsoyG83frY4'],
  ['only the prefix', 'o1.'],
  ['no base64', 'o1.%%%%'],
  ['no JSON', `o1.${Buffer.from('hello').toString('base64url')}`],
  ['another shape', packed({ lat: 1, lng: 2 })],
  ['too few entries', packed(['N1', 33, 27])],
  ['too many entries', packed(['N1', 33, 27, 'a', 'b', 'c'])],
  ['a latitude on no map', packed(['N1', 91, 27, 'a', 'b'])],
  ['a longitude that is text', packed(['N1', 33, '27', 'a', 'b'])],
  ['no name', packed(['N1', 33, 27, '', 'b'])],
  ['a name that is an object', packed(['N1', 33, 27, { toString: 'x' }, 'b'])],
  ['an id of nothing in the open map', packed(['<script>', 33, 27, 'a', 'b'])],
])('%s is not a place', (_what, id) => {
  expect(readOpenPlaceId(id)).toBeNull();
});

test('any text sent as an id returns a place or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(() => [readOpenPlaceId(text), readOpenPlaceId(`o1.${text}`)]).not.toThrow();
    }),
  );
});
