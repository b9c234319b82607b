import type { CourierId, ItemId, OrderId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { countCourierRating, courierWhoDelivered } from '../couriers/couriers.public.ts';
import { countRating, type RatingSum } from '../catalog/catalog.public.ts';
import type { OrderToRate } from './order-to-rate.ts';
import { itemsThatExist, ratedLinesOf, type ReviewTarget } from './own-reviews.sql.ts';

/** What the customer names. */
export type NamedSubject =
  | { kind: 'item'; itemId: ItemId; lineNo: number | undefined }
  | { kind: 'store'; storeId: StoreId | undefined }
  | { kind: 'courier'; courierId: CourierId | undefined };

/** The part of the order that a review is about. What the order does not have is not found. */
export async function targetOf(db: Sql, order: OrderToRate, named: NamedSubject): Promise<ReviewTarget> {
  if (named.kind === 'courier') return courierTarget(db, order.id, named.courierId);
  const storeId = order.store?.id;
  if (storeId === undefined) throw new RefusalError({ code: 'not_found' });
  if (named.kind === 'item') return lineTarget(db, { order, storeId }, named);
  if (named.storeId !== undefined && named.storeId !== storeId) throw new RefusalError({ code: 'not_found' });
  return { storeId, itemId: null, lineNo: null, courierId: null };
}

async function courierTarget(db: Sql, orderId: OrderId, named: number | undefined): Promise<ReviewTarget> {
  const courier = await courierWhoDelivered(db, orderId);
  if (!courier || (named !== undefined && named !== courier.id)) throw new RefusalError({ code: 'not_found' });
  return { storeId: null, itemId: null, lineNo: null, courierId: courier.id };
}

/** An item of a campaign has no rating, and a deleted one no page to show it on. */
async function lineTarget(
  db: Sql,
  { order, storeId }: { order: OrderToRate; storeId: StoreId },
  { itemId, lineNo }: { itemId: ItemId; lineNo: number | undefined },
): Promise<ReviewTarget> {
  const lines = order.lines.filter((line) => line.model === 'Item' && line.itemId === itemId);
  const named = lineNo === undefined ? lines : lines.filter((line) => line.lineNo === lineNo);
  const [exists] = await itemsThatExist(db, [itemId]);
  if (named.length === 0 || exists === undefined) throw new RefusalError({ code: 'not_found' });
  const rated = await ratedLinesOf(db, order.id);
  const unrated = named.find((line) => !rated.includes(line.lineNo));
  if (!unrated) throw new RefusalError({ code: 'review_given' });
  return { storeId, itemId, lineNo: unrated.lineNo, courierId: null };
}

/** Counts a review for the rating of its subject, or takes it back with -1, and returns that rating. */
export async function countReview(tx: Sql, target: ReviewTarget, rating: number, by: 1 | -1): Promise<RatingSum> {
  const { courierId, storeId, itemId } = target;
  if (courierId === null) return countRating(tx, { storeId, itemId, rating }, by);
  return countCourierRating(tx, { courierId, rating }, by);
}
