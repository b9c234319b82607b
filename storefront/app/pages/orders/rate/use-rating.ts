import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { OrderReviews } from '@rialto/contract/shapes/review.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { dropReminder } from '../../../features/reviews/review-reminder.ts';
import { isRefusedAs } from '../../../platform/api/is-refused-as.ts';
import { invalidate } from '../../../platform/query/invalidate.ts';
import { getData, setData } from '../../../platform/query/query-data.ts';
import { itemKey } from '../../../shared/item-details.ts';
import { orderReviewsQuery, partsOf, withReview, type ReviewPart } from './order-reviews.ts';
import { sendReview, type Draft, type SentReview } from './send-review.ts';

export type PartState = Draft & { isSending: boolean; problem: string | null; sent: SentReview | null };
export type Rating = {
  stateOf(part: ReviewPart): PartState;
  change(part: ReviewPart, draft: Partial<Draft>): void;
  /** Sends the given parts one after the other; a refused one keeps what was entered. */
  send(parts: readonly ReviewPart[]): Promise<void>;
  /** The parts with stars that were not sent. */
  ready: ReviewPart[];
  isSending: boolean;
};

const blank: PartState = { rating: null, comment: '', pictures: [], isSending: false, problem: null, sent: null };

/** What the customer enters about the parts of an order, and how it is sent. */
export function useRating(order: OrderReviews, firstStars: number | null): Rating {
  const [states, setStates] = useState<Record<string, PartState>>(
    firstStars === null ? {} : { store: { ...blank, rating: firstStars } },
  );
  const parts = partsOf(order);
  const stateOf = ({ key }: ReviewPart) => states[key] ?? blank;
  const write = ({ key }: ReviewPart, change: Partial<PartState>) =>
    setStates((now) => ({ ...now, [key]: { ...(now[key] ?? blank), ...change } }));

  async function sendOne(part: ReviewPart): Promise<void> {
    const { rating, comment, pictures } = stateOf(part);
    if (rating === null) return write(part, { problem: t('review.nothing_chosen') });
    write(part, { isSending: true, problem: null });
    try {
      const sent = await sendReview(order.order_id, part, { rating, comment, pictures });
      write(part, { ...blank, sent });
      keepReview(order.order_id, part.key, sent);
    } catch (thrown) {
      write(part, { isSending: false, problem: problemOf(thrown) });
      // Rated on another device, or the answer to the first attempt was lost.
      if (isRefusedAs(thrown, 'review_given')) await invalidate(orderReviewsQuery(order.order_id).key);
    }
  }

  return {
    stateOf,
    change: (part, draft) => write(part, { ...draft, problem: null }),
    send: async (chosen) => {
      for (const part of chosen) await sendOne(part);
    },
    ready: parts.filter((part) => part.review === null && stateOf(part).rating !== null),
    isSending: parts.some((part) => stateOf(part).isSending),
  };
}

/** Shows the review at once, and the new rating wherever the item is opened. */
function keepReview(orderId: number, key: string, { review }: SentReview): void {
  const query = orderReviewsQuery(orderId);
  const order = getData(query);
  if (order) setData(query, withReview(order, key, review));
  void invalidate(itemKey);
  dropReminder();
}

function problemOf(thrown: unknown): string {
  const texts = thrown instanceof CallRefused ? thrown.errors.map(({ message }) => message) : [];
  return texts.join('\n') || t('error.network');
}
