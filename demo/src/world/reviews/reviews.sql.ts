import type { Sql } from '@rialto/database/sql.ts';
import { inChunks } from '../in-chunks.ts';
import type { PlannedReview } from './plan-reviews.ts';

const ROWS_AT_ONCE = 5000;

export async function insertReviews(db: Sql, reviews: PlannedReview[]): Promise<void> {
  await inChunks(reviews, ROWS_AT_ONCE, async (chunk) => {
    await db`
      insert into reviews (id, store_id, item_id, author_name, rating, comment, reply, created_at)
      select id, "storeId", "itemId", "authorName", rating, comment, reply, "createdAt"
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as x(id bigint, "storeId" bigint, "itemId" bigint, "authorName" text, rating int, comment text, reply text,
             "createdAt" timestamptz)`;
  });
}

/** Connects the reviews of demo customers with their orders, and stops the prompts for all of these orders. */
export async function linkReviews(db: Sql, reviews: readonly PlannedReview[], now: Date): Promise<void> {
  const linked = reviews.flatMap(({ id, of }) => (of ? [{ id, ...of }] : []));
  await db`
    update reviews r set order_id = x."orderId", line_no = 1, customer_id = x."customerId"
    from jsonb_to_recordset(${JSON.stringify(linked)}::jsonb) as x(id bigint, "orderId" bigint, "customerId" bigint)
    where r.id = x.id`;
  await db`insert into closed_review_prompts (order_id, closed_at) select id, ${now} from orders where status = 'delivered'`;
}
