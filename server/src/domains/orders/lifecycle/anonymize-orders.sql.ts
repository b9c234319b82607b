import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Deletes personal data from a customer's orders; lines and amounts stay (trust.md D11). */
export async function anonymizeOrdersOf(tx: Sql, customerId: CustomerId): Promise<void> {
  await tx`
    update orders set address = null, contact_name = null, contact_number = null, contact_email = null, note = null
    where owner_kind = 'customer' and owner_id = ${customerId}`;
}
