import type { Sql } from '@rialto/database/sql.ts';
import {
  countEntries,
  entriesOf,
  findWallet,
  type EntryFilter,
  type EntryRow,
  type Wallet,
} from '../ledger/ledger.sql.ts';

/** A page of the entries of a customer, newest first, and the wallet. */
export async function listEntries(
  db: Sql,
  filter: EntryFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: EntryRow[]; count: number; wallet: Wallet }> {
  const [rows, count, wallet] = await Promise.all([
    entriesOf(db, filter, page),
    countEntries(db, filter),
    findWallet(db, filter.customerId),
  ]);
  return { rows, count, wallet };
}
