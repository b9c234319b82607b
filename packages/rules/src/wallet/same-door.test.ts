import { expect, test } from 'vitest';
import { isSameDoor } from './same-door.ts';

const door = { lat: 33.1, lng: 27.1, house: '12', floor: '3' };

test.each([
  ['the same pin', {}, true],
  ['a pin some metres away', { lat: 33.1001 }, true],
  ['a pin of another building', { lat: 33.101 }, false],
  ['another floor', { floor: '4' }, false],
  ['another house', { house: '14' }, false],
  ['a floor that is not named', { floor: null }, true],
  ['the same words written otherwise', { house: ' 12. ', floor: '３' }, true],
])('MON-03 %s: %o is the same door: %s', (_case, change, expected) => {
  expect(isSameDoor(door, { ...door, ...change })).toBe(expected);
  expect(isSameDoor({ ...door, ...change }, door)).toBe(expected);
});
