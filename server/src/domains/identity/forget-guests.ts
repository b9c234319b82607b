import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { deleteGuests, keepGuests, takeUnseenGuests } from './identity.sql.ts';
import type { AccountHooks } from './identity-settings.ts';

const UNSEEN_MS = 90 * 86_400_000;
const MOST_AT_ONCE = 500;

type Around = { db: Sql; now: Date; hooks: Pick<AccountHooks, 'deleteIdleGuestData'>; mostAtOnce?: number };

/**
 * Guests who were not seen for a season and never ordered are let go with their carts; how many. In small batches, so
 * that nobody waits long, and each guest is taken by one node.
 */
export async function forgetGuests({ db, now, hooks, mostAtOnce = MOST_AT_ONCE }: Around): Promise<number> {
  const before = new Date(now.getTime() - UNSEEN_MS);
  let count = 0;
  for (;;) {
    const { taken, gone } = await inTransaction(db, (tx) => forgetSome(tx, before, hooks, mostAtOnce));
    count += gone;
    if (taken < mostAtOnce) return count;
  }
}

async function forgetSome(tx: Sql, before: Date, hooks: Around['hooks'], most: number) {
  const taken = await takeUnseenGuests(tx, before, most);
  if (taken.length === 0) return { taken: 0, gone: 0 };
  const gone = await hooks.deleteIdleGuestData(tx, taken);
  await deleteGuests(tx, gone);
  // They are not looked at again, or a table full of them would hide the others.
  await keepGuests(
    tx,
    taken.filter((id) => !gone.includes(id)),
  );
  return { taken: taken.length, gone: gone.length };
}
