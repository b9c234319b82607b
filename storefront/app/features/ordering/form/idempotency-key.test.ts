import { beforeEach, expect, test } from 'vitest';
import { dropIdempotencyKey, idempotencyKey } from './idempotency-key.ts';

beforeEach(() => dropIdempotencyKey());

test('CHK-10 the same content keeps its key, so that a retry cannot order twice', () => {
  const first = idempotencyKey('{"total":12}');
  expect(idempotencyKey('{"total":12}')).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

test('CHK-10 changed content gets a new key, and so does the same content after it was placed', () => {
  const first = idempotencyKey('{"total":12}');
  const second = idempotencyKey('{"total":13}');
  expect(second).not.toBe(first);
  dropIdempotencyKey();
  expect(idempotencyKey('{"total":13}')).not.toBe(second);
});
