import type { CartLineId, CustomerId, GuestId, StoreId } from '@rialto/database/ids.ts';
import { newId } from '@rialto/database/new-id.ts';
import { part, type Part } from '@rialto/database/part.ts';
import { inOrder, type Sql, type Tx } from '@rialto/database/sql.ts';
import type { Owner } from '../../platform/owner.ts';
import { liveStockColumns, assortmentTokenOf, type Goods, type LiveStock } from '../catalog/catalog.public.ts';
import type { Line } from './check-lines.ts';
import { hashOf, type Selection } from './selection.ts';

/**
 * The outcome of moving a guest's cart at sign-in: moved, merged with the customer's, replaced it, or the customer's
 * newer cart of another store was kept.
 */
export type MoveOutcome = 'moved' | 'merged' | 'replaced' | 'kept';
/** `storeId` is null for an empty cart. */
export type CartRow = {
  version: number;
  storeId: StoreId | null;
  moved: MoveOutcome | null;
  hasSaved: boolean;
  updatedAt: Date;
};

/** A cart line, with the stock of its item if it was read. */
export type CartSnapshotLine = Line & (LiveStock | { stocks?: never });
export type CartSnapshot = CartRow & { assortmentToken: string | null; lines: CartSnapshotLine[] };

const cartColumns = part`c.version, case when not c.is_empty then c.store_id end as "storeId", c.moved,
  c.has_saved as "hasSaved", c.updated_at as "updatedAt"`;
const lineColumns = part`l.id, l.model, l.item_id as "itemId", l.name_en as "nameEn", l.name_ar as "nameAr", l.selection,
  l.note, l.quantity`;

/** The assortment token of the cart's store. It is the same for every row, so it is a subquery evaluated once. */
function tokenOf({ kind, id }: Owner): Part {
  return assortmentTokenOf(part`(select store_id from carts where owner_kind = ${kind} and owner_id = ${id})`);
}

/** Another one after every change of the cart, also if it was deleted and begun again. */
export type RowVersion = { rowVersion: string };
export type FoundCart = CartSnapshot & RowVersion;

/** Reads a cart with its lines and their stock in one statement. */
export async function findCart(db: Sql, owner: Owner): Promise<FoundCart | null> {
  const { kind, id } = owner;
  const rows = await db<(Omit<FoundCart, 'lines'> & (CartSnapshotLine | { id: null }))[]>`
    select c.xmin::text as "rowVersion", ${cartColumns}, ${tokenOf(owner)} as "assortmentToken", ${lineColumns}, ${liveStockColumns(part`l.item_id`)}
    from carts c left join cart_lines l on l.owner_kind = c.owner_kind and l.owner_id = c.owner_id
    where c.owner_kind = ${kind} and c.owner_id = ${id} order by l.position, l.id`;
  const [cart] = rows;
  return cart ? { ...cart, lines: rows.filter((row) => row.id !== null) } : null;
}

/** The lines of a cart with their stock, and the assortment token of its store. */
export async function findLines(db: Sql, owner: Owner): Promise<Pick<CartSnapshot, 'assortmentToken' | 'lines'>> {
  const { kind, id } = owner;
  const lines = await db<(CartSnapshotLine & { assortmentToken: string | null })[]>`
    select ${lineColumns}, ${tokenOf(owner)} as "assortmentToken", ${liveStockColumns(part`l.item_id`)}
    from cart_lines l where l.owner_kind = ${kind} and l.owner_id = ${id} order by l.position, l.id`;
  return { assortmentToken: lines[0]?.assortmentToken ?? null, lines };
}

/**
 * Locks the cart until the transaction ends and reads it with its lines. The lines need a statement after the lock: a
 * statement that waits for the lock reads the lines as they were before it waited.
 */
export async function lockAndFindCart(tx: Tx, owner: Owner): Promise<CartSnapshot | null> {
  const { kind, id } = owner;
  const [[cart], contents] = await inOrder(tx, [
    (tx) =>
      tx<CartRow[]>`select ${cartColumns} from carts c where c.owner_kind = ${kind} and c.owner_id = ${id} for update`,
    (tx) => findLines(tx, owner),
  ]);
  return cart ? { ...cart, ...contents } : null;
}

/**
 * The same in one statement and without stock. If it waited while the cart changed, the locked row has a later version
 * than the statement’s snapshot, which the lines come from: then it only locks.
 */
export async function lockAndFindUnchangedCart(tx: Sql, { kind, id }: Owner): Promise<CartSnapshot | 'changed' | null> {
  const rows = await tx<(Omit<CartSnapshot, 'lines'> & (Line | { id: null }) & { isCurrent: boolean })[]>`
    select ${cartColumns}, ${assortmentTokenOf(part`c.store_id`)} as "assortmentToken", ${lineColumns},
      c.version = (select version from carts where owner_kind = ${kind} and owner_id = ${id}) as "isCurrent"
    from carts c left join cart_lines l on l.owner_kind = c.owner_kind and l.owner_id = c.owner_id
    where c.owner_kind = ${kind} and c.owner_id = ${id} order by l.position, l.id for update of c`;
  const [cart] = rows;
  if (!cart) return null;
  return cart.isCurrent ? { ...cart, lines: rows.filter((row) => row.id !== null) } : 'changed';
}

/** Creates or locks the cart and increments its version. Every change starts here, so changes are serialized. */
export async function lockCart(tx: Sql, { kind, id }: Owner, now: Date): Promise<CartRow & RowVersion> {
  const rows = await tx<(CartRow & RowVersion)[]>`
    insert into carts (owner_kind, owner_id, updated_at) values (${kind}, ${id}, ${now})
    on conflict (owner_kind, owner_id) do update
      set version = carts.version + 1, updated_at = excluded.updated_at, moved = null
    returning version, case when not is_empty then store_id end as "storeId", moved, has_saved as "hasSaved",
      updated_at as "updatedAt", xmin::text as "rowVersion"`;
  if (!rows[0]) throw new Error('Locking a cart returned no row');
  return rows[0];
}

/** Locks the cart, if it exists, until the transaction ends. */
export async function lockExistingCart(tx: Sql, { kind, id }: Owner): Promise<void> {
  await tx`select from carts where owner_kind = ${kind} and owner_id = ${id} for update`;
}

export function linesOf(db: Sql, { kind, id }: Owner): Promise<Line[]> {
  return db<Line[]>`
    select ${lineColumns} from cart_lines l
    where l.owner_kind = ${kind} and l.owner_id = ${id} order by l.position, l.id`;
}

/** The cart of a new guest, at its first line. */
export async function insertCart(
  tx: Sql,
  { kind, id }: Owner,
  { storeId, moduleId, now }: Pick<Goods, 'storeId' | 'moduleId'> & { now: Date },
): Promise<string> {
  const rows = await tx<RowVersion[]>`
    insert into carts (owner_kind, owner_id, store_id, module_id, is_empty, updated_at)
    values (${kind}, ${id}, ${storeId}, ${moduleId}, false, ${now}) returning xmin::text as "rowVersion"`;
  return rowVersionOf(rows);
}

/** Of the row that the statement wrote. */
export function rowVersionOf([row]: readonly RowVersion[]): string {
  if (!row) throw new Error('No cart was written');
  return row.rowVersion;
}

/** Sets the store of a cart before its first line. */
export async function assignStore(tx: Sql, { kind, id }: Owner, { storeId, moduleId }: Goods): Promise<void> {
  await tx`
    update carts set store_id = ${storeId}, module_id = ${moduleId}, is_empty = false
    where owner_kind = ${kind} and owner_id = ${id}`;
}

/** After the last line was removed. */
export async function markEmpty(tx: Sql, { kind, id }: Owner): Promise<void> {
  await tx`update carts set is_empty = true where owner_kind = ${kind} and owner_id = ${id}`;
}

/** Deletes all lines. The caller has locked the cart. */
export async function emptyCart(tx: Sql, { kind, id }: Owner, now: Date): Promise<void> {
  await tx`
    with gone as (delete from cart_lines where owner_kind = ${kind} and owner_id = ${id})
    update carts set version = version + 1, updated_at = ${now}, moved = null, is_empty = true
    where owner_kind = ${kind} and owner_id = ${id}`;
}

/** Deletes carts with their lines. */
export async function deleteCartsOfGuests(tx: Sql, guestIds: readonly GuestId[]): Promise<void> {
  await tx`delete from carts where owner_kind = 'guest' and owner_id = any(${guestIds}::bigint[])`;
}

export async function deleteCartOfCustomer(tx: Sql, customerId: CustomerId): Promise<void> {
  await tx`delete from carts where owner_kind = 'customer' and owner_id = ${customerId}`;
}

type NewLine = { goods: Goods; selection: Selection; note: string | null; quantity: number; now: Date };

/** Inserts a line, or increases the quantity of the line with the same choice and note. */
export async function addLine(tx: Sql, { kind, id }: Owner, line: NewLine & { id?: CartLineId }): Promise<void> {
  const { goods, selection, note, quantity, now } = line;
  await tx`
    insert into cart_lines (id, owner_kind, owner_id, store_id, model, item_id, name_en, name_ar, selection,
      selection_hash, note, quantity, position, added_at)
    values (${line.id ?? newId()}, ${kind}, ${id}, ${goods.storeId}, ${goods.model}, ${goods.id}, ${goods.nameEn},
      ${goods.nameAr}, ${selection}, ${hashOf(line)}, ${note}, ${quantity},
      (select coalesce(max(position), 0) + 1 from cart_lines where owner_kind = ${kind} and owner_id = ${id}), ${now})
    on conflict (owner_kind, owner_id, model, item_id, selection_hash)
      do update set quantity = cart_lines.quantity + excluded.quantity`;
}

export async function changeLine(
  tx: Sql,
  lineId: CartLineId,
  { selection, note, quantity }: Pick<NewLine, 'selection' | 'note' | 'quantity'>,
): Promise<void> {
  await tx`
    update cart_lines set selection = ${selection}, selection_hash = ${hashOf({ selection, note })}, note = ${note},
      quantity = ${quantity}
    where id = ${lineId}`;
}

export async function deleteLine(tx: Sql, lineId: CartLineId): Promise<void> {
  await tx`delete from cart_lines where id = ${lineId}`;
}

export async function deleteLines(tx: Sql, { kind, id }: Owner): Promise<void> {
  await tx`delete from cart_lines where owner_kind = ${kind} and owner_id = ${id}`;
}

/** The time of the last change of a cart, which is locked; null if it does not exist. */
export async function lockedCartTime(tx: Sql, { kind, id }: Owner): Promise<Date | null> {
  const rows = await tx<{ updatedAt: Date }[]>`
    select updated_at as "updatedAt" from carts where owner_kind = ${kind} and owner_id = ${id} for update`;
  return rows[0]?.updatedAt ?? null;
}

/** Stores what a sign-in did, and when the contents last changed: a sign-in alone does not make a cart newer. */
export async function storeMoveOutcome(
  tx: Sql,
  { kind, id }: Owner,
  { moved, updatedAt }: Pick<CartRow, 'moved' | 'updatedAt'>,
): Promise<void> {
  await tx`
    update carts set moved = ${moved}, updated_at = ${updatedAt} where owner_kind = ${kind} and owner_id = ${id}`;
}
