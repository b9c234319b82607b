import { expect, test } from 'vitest';
import { reminderStart, reviewEnd, reviewRefusal } from './review-refusal.ts';

const delivered = new Date('2026-03-02T12:00:00Z');

test('REV-02 an order can be rated from its delivery on, for thirty days', () => {
  expect(reviewRefusal(null, delivered)?.code).toBe('review_too_early');
  expect(reviewRefusal(delivered, delivered)).toBeNull();
  expect(reviewRefusal(delivered, new Date('2026-04-01T12:00:00Z'))).toBeNull();
  expect(reviewRefusal(delivered, new Date('2026-04-01T12:00:00.001Z'))).toEqual({
    code: 'review_too_late',
    params: { count: 30 },
  });
  expect(reviewEnd(delivered)).toEqual(new Date('2026-04-01T12:00:00Z'));
});

test('REV-01 the customer is reminded of an order for fourteen days', () => {
  expect(reminderStart(delivered)).toEqual(new Date('2026-02-16T12:00:00Z'));
});
