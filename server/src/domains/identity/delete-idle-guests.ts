import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { deleteGuests, lockIdleGuests, markGuestsKept } from './identity.sql.ts';
import type { AccountHooks } from './identity-settings.ts';

const IDLE_MS = 90 * 86_400_000;
const BATCH_SIZE = 500;

type IdleGuestDeletion = { db: Sql; now: Date; hooks: Pick<AccountHooks, 'deleteIdleGuestData'>; batchSize?: number };

/**
 * Deletes guests not seen for 90 days who never ordered, with their carts, and returns how many. Works in small batches
 * to hold locks briefly; row locks keep two nodes from deleting the same guest.
 */
export async function deleteIdleGuests({ db, now, hooks, batchSize = BATCH_SIZE }: IdleGuestDeletion): Promise<number> {
  const before = new Date(now.getTime() - IDLE_MS);
  let count = 0;
  for (;;) {
    const { read, deleted } = await inTransaction(db, (tx) => deleteBatch(tx, before, hooks, batchSize));
    count += deleted;
    if (read < batchSize) return count;
  }
}

async function deleteBatch(tx: Sql, before: Date, hooks: IdleGuestDeletion['hooks'], limit: number) {
  const guestIds = await lockIdleGuests(tx, before, limit);
  if (guestIds.length === 0) return { read: 0, deleted: 0 };
  const deletable = await hooks.deleteIdleGuestData(tx, guestIds);
  await deleteGuests(tx, deletable);
  // Guests with orders are marked, so that later batches do not read them again.
  await markGuestsKept(
    tx,
    guestIds.filter((id) => !deletable.includes(id)),
  );
  return { read: guestIds.length, deleted: deletable.length };
}
