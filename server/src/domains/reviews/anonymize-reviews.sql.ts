import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Deletes personal data from a customer's reviews; the stars stay, so that ratings do not change (trust.md D11). */
export async function anonymizeReviewsOf(tx: Sql, customerId: CustomerId): Promise<void> {
  await tx`
    delete from review_pictures where review_id in (select id from reviews where customer_id = ${customerId})`;
  await tx`
    update reviews set customer_id = null, author_name = null, comment = '', reply = null, replied_at = null,
      hide_reason = case when hide_reason is null then null else '–' end
    where customer_id = ${customerId}`;
}
