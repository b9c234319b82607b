import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { AccountHooks, CustomerFacts } from '../identity-settings.ts';
import { findProfile, type ProfileRow } from './profile.sql.ts';

export async function readProfile(
  db: Sql,
  customerId: CustomerId,
  hooks: AccountHooks,
): Promise<{ row: ProfileRow; facts: CustomerFacts }> {
  const [row, facts] = await Promise.all([findProfile(db, customerId), hooks.readCustomerFacts(db, customerId)]);
  if (row === null) throw new RefusalError({ code: 'token_invalid' });
  return { row, facts };
}
