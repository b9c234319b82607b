import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { reasonGiven, recordChange, type Change } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { lockReview, writeHidden, writeReply, type LockedReview } from './moderation.sql.ts';
import type { ReviewTarget } from '../own-reviews.sql.ts';
import { countReview } from '../review-subject.ts';

type ReviewOfStaff = { staff: Staff; reviewId: number; now: Date };

/** Publishes the store's answer; a later one replaces it. A courier's reviews are not published and get none. */
export function replyToReview(
  db: Sql,
  { staff, reviewId, reply, now }: ReviewOfStaff & { reply: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const review = await requireReview(tx, staff, reviewId);
    if (review.storeId === null) throw new RefusalError({ code: 'review_unknown' });
    await writeReply(tx, reviewId, reply, now);
    // Like a reason, the text is erased with the review; the log has the time of either reply.
    const [before, after] = [{ replied_at: review.repliedAt }, { replied_at: now }];
    await record(tx, 'replyToReview', review, { staff, now, before, after });
  });
}

/** Hides a review. It is taken out of the rating in the same transaction; hiding it again changes nothing. */
export function hideReview(
  db: Sql,
  { staff, reviewId, reason, now }: ReviewOfStaff & { reason: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const review = await requireReview(tx, staff, reviewId);
    requireWholeShop(staff);
    if (!review.isActive) return;
    await writeHidden(tx, reviewId, { reason, at: now });
    await countReview(tx, targetOf(review), review.rating, -1);
    const after = { is_hidden: true, ...reasonGiven(reason) };
    await record(tx, 'hideReview', review, { staff, now, before: { is_hidden: false }, after });
  });
}

export function showReview(db: Sql, { staff, reviewId, now }: ReviewOfStaff): Promise<void> {
  return inTransaction(db, async (tx) => {
    const review = await requireReview(tx, staff, reviewId);
    requireWholeShop(staff);
    if (review.isActive) return;
    await writeHidden(tx, reviewId, null);
    await countReview(tx, targetOf(review), review.rating, 1);
    await record(tx, 'showReview', review, { staff, now, before: { is_hidden: true }, after: { is_hidden: false } });
  });
}

type ChangeRecord = Pick<Change, 'staff' | 'now' | 'before' | 'after'>;

async function record(tx: Sql, action: string, { id, storeId }: LockedReview, change: ChangeRecord): Promise<void> {
  await recordChange(tx, { ...change, action, subject: 'review', subjectId: id, storeId });
}

/** A review of another store is reported as unknown. */
async function requireReview(tx: Sql, { storeIds }: Staff, reviewId: number): Promise<LockedReview> {
  const review = await lockReview(tx, reviewId);
  const isTheirs = review && (storeIds === null || (review.storeId !== null && storeIds.includes(review.storeId)));
  if (!isTheirs) throw new RefusalError({ code: 'review_unknown' });
  return review;
}

/** A store must not hide what is said about it. */
function requireWholeShop({ storeIds }: Staff): void {
  if (storeIds !== null) throw new RefusalError({ code: 'not_permitted' });
}

function targetOf({ storeId, itemId, courierId }: LockedReview): ReviewTarget {
  if (storeId !== null) return { storeId, itemId, lineNo: null, courierId: null };
  if (courierId === null) throw new Error('A review is about a store or a courier');
  return { storeId: null, itemId: null, lineNo: null, courierId };
}
