import { DAY_MS } from '../day-ms.ts';
import type { Refusal } from '@rialto/contract/http/refusals.ts';

/** How long after its delivery an order can be rated. */
const REVIEW_DAYS = 30;
/** How long after its delivery the customer is reminded to rate it. */
const REMINDER_DAYS = 14;

/** Why an order cannot be rated now, or null. `deliveredAt` is null until it is delivered. */
export function reviewRefusal(deliveredAt: Date | null, now: Date): Refusal | null {
  if (deliveredAt === null) return { code: 'review_too_early' };
  if (now > reviewEnd(deliveredAt)) return { code: 'review_too_late', params: { count: REVIEW_DAYS } };
  return null;
}

export function reviewEnd(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + REVIEW_DAYS * DAY_MS);
}

/** Orders delivered before this time are no longer reminded of. */
export function reminderStart(now: Date): Date {
  return new Date(now.getTime() - REMINDER_DAYS * DAY_MS);
}
