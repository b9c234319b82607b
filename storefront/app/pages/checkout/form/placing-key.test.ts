import { beforeEach, expect, test } from 'vitest';
import { forgetPlacingKey, placingKey } from './placing-key.ts';

beforeEach(() => forgetPlacingKey());

test('CHK-10 the same content keeps its key, so that a retry cannot order twice', () => {
  const first = placingKey('{"total":12}');
  expect(placingKey('{"total":12}')).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

test('CHK-10 any change is another order, and so is the same after it was placed', () => {
  const first = placingKey('{"total":12}');
  const second = placingKey('{"total":13}');
  expect(second).not.toBe(first);
  forgetPlacingKey();
  expect(placingKey('{"total":13}')).not.toBe(second);
});
