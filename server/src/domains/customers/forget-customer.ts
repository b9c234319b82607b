import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { deleteAddressesOf } from './addresses/addresses.sql.ts';
import { deleteInterestsOf } from './interests/interests.sql.ts';

/** Deletes this domain's data of a customer who deletes their account (trust.md D11). */
export async function forgetCustomer(tx: Sql, customerId: CustomerId): Promise<void> {
  await deleteAddressesOf(tx, customerId);
  await deleteInterestsOf(tx, customerId);
}
