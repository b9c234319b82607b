import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import { newId } from '@rialto/database/new-id.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { reviewRefusal } from '@rialto/rules/review/review-refusal.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Picture } from '../../platform/files/clean-picture.ts';
import { keepUpload } from '../../platform/files/keep-upload.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { RatingSum } from '../catalog/catalog.public.ts';
import { lockAuthorName } from '../identity/identity.public.ts';
import { readOrderToRate } from './order-to-rate.ts';
import { insertReview, insertReviewPicture, type OwnReviewRow } from './own-reviews.sql.ts';
import { countReview, targetOf, type NamedSubject } from './review-subject.ts';
import { reviewSubmitted } from './reviews.events.ts';

export type Opinion = {
  customerId: CustomerId;
  orderId: OrderId;
  subject: NamedSubject;
  rating: number;
  comment: string;
  pictures: readonly Picture[];
  now: Date;
};

/** Stores a review of a delivered order and counts it for the rating of its subject, in one transaction. */
export function submitReview(db: Sql, opinion: Opinion): Promise<{ review: OwnReviewRow; sum: RatingSum }> {
  const { customerId, orderId, subject, rating, comment, pictures, now } = opinion;
  return inTransaction(db, async (tx) => {
    // The lock makes a deletion of the account wait, so that it also finds this review.
    const authorName = await lockAuthorName(tx, customerId);
    if (authorName === null) throw new RefusalError({ code: 'token_invalid' });
    const order = await readOrderToRate(tx, customerId, orderId);
    const refusal = reviewRefusal(order.deliveredAt, now);
    if (refusal) throw new RefusalError(refusal);
    const target = await targetOf(tx, order, subject);
    const id = newId();
    const isNew = await insertReview(tx, { id, target, orderId, customerId, authorName, rating, comment, now });
    if (!isNew) throw new RefusalError({ code: 'review_given' });
    const fileIds = await keepPictures(tx, id, { pictures, customerId, now });
    const sum = await countReview(tx, target, rating, 1);
    const { storeId, courierId } = target;
    await publish(tx, reviewSubmitted, { reviewId: id, orderId, storeId, courierId, rating, at: now.toISOString() });
    const review = { id, ...target, rating, comment, fileIds, reply: null, isHidden: false, createdAt: now };
    return { review, sum };
  });
}

async function keepPictures(
  tx: Sql,
  reviewId: number,
  { pictures, customerId, now }: Pick<Opinion, 'pictures' | 'customerId' | 'now'>,
): Promise<string[]> {
  const fileIds: string[] = [];
  for (const picture of pictures) {
    const fileId = await keepUpload(tx, picture, { kind: 'review', owner: { kind: 'customer', id: customerId }, now });
    fileIds.push(fileId);
    await insertReviewPicture(tx, reviewId, fileId, fileIds.length);
  }
  return fileIds;
}
