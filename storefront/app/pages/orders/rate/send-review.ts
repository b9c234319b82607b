import { submitCourierReview, submitItemReview, submitStoreReview } from '@rialto/contract/calls/reviews.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { callApi } from '../../../platform/api/api.ts';
import type { ReviewPart } from './order-reviews.ts';

/** What the customer has entered about a part. */
export type Draft = { rating: number | null; comment: string; pictures: readonly File[] };
export type SentReview = Reply<typeof submitItemReview>;

export function sendReview(
  orderId: number,
  { subject }: ReviewPart,
  { comment, pictures, rating }: Draft & { rating: number },
): Promise<SentReview> {
  const text = comment.trim();
  const body = { order_id: orderId, rating, ...(text !== '' && { comment: text }) };
  const files = pictures.length > 0 ? { files: { image: [...pictures] } } : {};
  switch (subject.kind) {
    case 'item': {
      const { itemId, lineNo } = subject;
      return callApi(submitItemReview, { body: { ...body, item_id: itemId, line_no: lineNo }, ...files });
    }
    case 'store':
      return callApi(submitStoreReview, { body, ...files });
    case 'courier':
      return callApi(submitCourierReview, { body, ...files });
  }
}
