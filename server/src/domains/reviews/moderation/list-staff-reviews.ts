import type { CustomerId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Staff } from '../../../platform/crew.ts';
import { countReviewsForStaff, reviewsForStaff, type StaffFilter, type StaffReviewRow } from './moderation.sql.ts';

type ListQuery = {
  staff: Staff;
  storeId: StoreId | undefined;
  customerId: CustomerId | null;
  list: StaffFilter['list'];
};
type Page = { limit: number; offset: number };

/** Reviews that a member of staff may see, newest first. A store that is not theirs has none. */
export async function listStaffReviews(
  db: Sql,
  { staff: { storeIds: own }, storeId, customerId, list }: ListQuery,
  page: Page,
): Promise<{ reviews: StaffReviewRow[]; totalSize: number }> {
  const storeIds = storeId === undefined ? own : [storeId].filter((id) => own === null || own.includes(id));
  const [reviews, totalSize] = await Promise.all([
    reviewsForStaff(db, { storeIds, customerId, list }, page),
    countReviewsForStaff(db, { storeIds, customerId, list }),
  ]);
  return { reviews, totalSize };
}
