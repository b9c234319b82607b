import { cancelReviewReminder, readReviewReminder } from '@rialto/contract/calls/reviews.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { callApi } from '../../platform/api/api.ts';
import { owned } from '../../platform/query/invalidate.ts';
import type { Query } from '../../platform/query/query.ts';
import { setData } from '../../platform/query/query-data.ts';

type Reminder = Reply<typeof readReviewReminder>;
export type OrderToRate = Reminder & { order_id: number };

const STALE_MS = 10_000;
const nothing: Reminder = { order_id: null, images: [], store_name: null, delivered_at: null, timezone: null };

/** The order that the customer is asked to rate (REV-01). */
export const reviewReminderQuery = (): Query<Reminder> => ({
  // With the orders, so that a step of one of them reads it again.
  key: ['orders', 'review-reminder'],
  fetch: (signal) => callApi(readReviewReminder, { signal }),
  staleMs: STALE_MS,
  ...owned,
});

/** Stops asking on this page, such as once the customer has begun to rate. */
export function dropReminder(): void {
  setData(reviewReminderQuery(), nothing);
}

/** The customer does not want to rate: the server stops asking too. After a failure the prompt opens another time. */
export function closeReminder(orderId: number): void {
  dropReminder();
  callApi(cancelReviewReminder, { body: { order_id: orderId } }).catch(() => undefined);
}
