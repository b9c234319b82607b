import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../owner.ts';
import { deleteOwnerKeys } from './idempotency.sql.ts';

/** Deletes the keys of an owner with the stored results, which can contain personal data. */
export async function deleteKeysOf(tx: Sql, owner: Owner): Promise<void> {
  await deleteOwnerKeys(tx, owner);
}
