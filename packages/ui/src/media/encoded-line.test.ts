import { expect, test } from 'vitest';
import { decodeLine } from './encoded-line.ts';

test('an encoded line becomes its points', () => {
  expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ]);
});

test('an empty or broken text gives the points before the break', () => {
  expect(decodeLine('')).toEqual([]);
  expect(decodeLine('_p~iF')).toEqual([]);
  expect(decodeLine('_p~iF~ps|U\n_ulLnnqC')).toEqual([{ lat: 38.5, lng: -120.2 }]);
});
