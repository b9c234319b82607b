import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { CartLineId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../platform/owner.ts';
import type { Line } from './check-lines.ts';

/** A cart that a sign-in or a restore put aside. */
export type SavedCart = { storeId: StoreId; lines: Line[]; savedAt: Date };

/** A saved cart can be restored for this long. */
const RETENTION_MS = 7 * DAY_MS;

function earliest(now: Date): Date {
  return new Date(now.getTime() - RETENTION_MS);
}

export async function findSavedCart(db: Sql, { kind, id }: Owner, now: Date): Promise<SavedCart | null> {
  const rows = await db<SavedCart[]>`
    select store_id as "storeId", lines, saved_at as "savedAt" from saved_carts
    where owner_kind = ${kind} and owner_id = ${id} and saved_at > ${earliest(now)}`;
  return rows[0] ?? null;
}

/** Saves the lines in place of an earlier saved cart. The caller has locked the customer's cart. */
export async function saveCart(
  tx: Sql,
  { kind, id }: Owner,
  { storeId, lines, savedAt }: { storeId: StoreId; lines: readonly Line[]; savedAt: Date },
): Promise<void> {
  const kept: Omit<Line, 'id'>[] = lines.map(({ id: _id, ...line }: Line & { id: CartLineId }) => line);
  await tx`
    with saved as (
      insert into saved_carts (owner_kind, owner_id, store_id, lines, saved_at)
      values (${kind}, ${id}, ${storeId}, ${JSON.stringify(kept)}::jsonb, ${savedAt})
      on conflict (owner_kind, owner_id)
        do update set store_id = excluded.store_id, lines = excluded.lines, saved_at = excluded.saved_at)
    update carts set has_saved = true where owner_kind = ${kind} and owner_id = ${id}`;
}

export async function deleteSavedCart(tx: Sql, { kind, id }: Owner): Promise<void> {
  await tx`
    with gone as (delete from saved_carts where owner_kind = ${kind} and owner_id = ${id})
    update carts set has_saved = false where owner_kind = ${kind} and owner_id = ${id}`;
}

/** Deletes the saved carts that cannot be restored any more. */
export async function deleteOldSavedCarts(db: Sql, now: Date): Promise<void> {
  await db`
    with gone as (delete from saved_carts where saved_at <= ${earliest(now)} returning owner_kind, owner_id)
    update carts c set has_saved = false from gone g where c.owner_kind = g.owner_kind and c.owner_id = g.owner_id`;
}
