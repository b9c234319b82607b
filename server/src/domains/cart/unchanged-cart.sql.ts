import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../platform/owner.ts';
import { assortmentTokenOf } from '../catalog/catalog.public.ts';
import { rowVersionOf, type FoundCart, type RowVersion } from './cart.sql.ts';

/** The cart of the owner, if its row is still the one that was read. */
function isUnchanged({ kind, id }: Owner, { version, rowVersion }: Pick<FoundCart, 'version' | 'rowVersion'>): Part {
  return part`owner_kind = ${kind} and owner_id = ${id} and version = ${version} and xmin = ${rowVersion}::xid`;
}

/** Begins a change of a cart that was read earlier, as `lockCart` does; refuses if it has changed since. */
export async function lockUnchangedCart(tx: Sql, owner: Owner, cart: FoundCart, now: Date): Promise<string> {
  const rows = await tx<RowVersion[]>`
    with locked as (
      update carts set version = version + 1, updated_at = ${now}, moved = null
      where ${isUnchanged(owner, cart)} returning xmin::text as "rowVersion")
    select "rowVersion" from locked
    union all select refuse('changed_since', '{}')::text where not exists (table locked)`;
  return rowVersionOf(rows);
}

/**
 * Empties a cart that was read earlier; refuses if it has changed since, or what its store sells. The lines are deleted by
 * what the update returns, so that the lock comes first.
 */
export async function emptyUnchangedCart(tx: Sql, owner: Owner, cart: FoundCart, now: Date): Promise<void> {
  await tx`
    with emptied as (
      update carts c set version = version + 1, updated_at = ${now}, moved = null, is_empty = true
      where ${isUnchanged(owner, cart)}
        and ${assortmentTokenOf(part`c.store_id`)} = ${cart.assortmentToken}
      returning owner_kind, owner_id),
    gone as (
      delete from cart_lines l using emptied e where l.owner_kind = e.owner_kind and l.owner_id = e.owner_id)
    select refuse('changed_since', '{}') where not exists (table emptied)`;
}
