import type { CartLineId, StoreId } from '@rialto/database/ids.ts';
import { newId } from '@rialto/database/new-id.ts';
import { part, type Part } from '@rialto/database/part.ts';
import { inOrder, type Sql, type Tx } from '@rialto/database/sql.ts';
import type { Owner } from '../../platform/owner.ts';
import { liveStockColumns, assortmentTokenOf, type Goods, type LiveStock } from '../catalog/catalog.public.ts';
import type { Line } from './judge-lines.ts';
import { hashOf, type Selection } from './selection.ts';

/** What became of a guest's cart when they signed in: it came along, was joined, or took the place of an older one. */
export type Moved = 'moved' | 'merged' | 'replaced';
/** An empty one belongs to no store, whatever it held before. */
export type CartRow = { version: number; storeId: StoreId | null; moved: Moved | null; updatedAt: Date };

/** A line with what orders change of its item, if somebody looked. */
export type LookedLine = Line & (LiveStock | { stocks?: never });
export type LookedCart = CartRow & { assortmentToken: string | null; lines: LookedLine[] };

const cartColumns = part`c.version, case when not c.is_empty then c.store_id end as "storeId", c.moved,
  c.updated_at as "updatedAt"`;
const lineColumns = part`l.id, l.model, l.item_id as "itemId", l.name_en as "nameEn", l.name_ar as "nameAr", l.selection,
  l.quantity`;

/** The token of what the cart's store sells; the same for every row, so it is asked for once. */
function tokenOf({ kind, id }: Owner): Part {
  return assortmentTokenOf(part`(select store_id from carts where owner_kind = ${kind} and owner_id = ${id})`);
}

/** A cart with its lines and what changes by the moment, in one look. */
export async function findCart(db: Sql, owner: Owner): Promise<LookedCart | null> {
  const { kind, id } = owner;
  const rows = await db<(Omit<LookedCart, 'lines'> & (LookedLine | { id: null }))[]>`
    select ${cartColumns}, ${tokenOf(owner)} as "assortmentToken", ${lineColumns}, ${liveStockColumns(part`l.item_id`)}
    from carts c left join cart_lines l on l.owner_kind = c.owner_kind and l.owner_id = c.owner_id
    where c.owner_kind = ${kind} and c.owner_id = ${id} order by l.position, l.id`;
  const [cart] = rows;
  return cart ? { ...cart, lines: rows.filter((row) => row.id !== null) } : null;
}

/**
 * Locks the cart until the transaction ends and reads it with its lines, with or without their stock. The lines need a
 * statement after the lock: a statement that waits for the lock reads the lines as they were before it waited.
 */
export async function lockAndFindCart(tx: Tx, owner: Owner, withStock: boolean): Promise<LookedCart | null> {
  const { kind, id } = owner;
  const live = withStock ? part`, ${liveStockColumns(part`l.item_id`)}` : part``;
  const [[cart], lines] = await inOrder(tx, [
    (tx) =>
      tx<CartRow[]>`select ${cartColumns} from carts c where c.owner_kind = ${kind} and c.owner_id = ${id} for update`,
    (tx) => tx<(LookedLine & { assortmentToken: string | null })[]>`
      select ${lineColumns}, ${tokenOf(owner)} as "assortmentToken"${live}
      from cart_lines l where l.owner_kind = ${kind} and l.owner_id = ${id} order by l.position, l.id`,
  ]);
  return cart ? { ...cart, assortmentToken: lines[0]?.assortmentToken ?? null, lines } : null;
}

/** The cart for a change of it. Everything that changes a cart begins here, so changes come one after the other. */
export async function lockCart(tx: Sql, { kind, id }: Owner, now: Date): Promise<CartRow> {
  const rows = await tx<CartRow[]>`
    insert into carts (owner_kind, owner_id, updated_at) values (${kind}, ${id}, ${now})
    on conflict (owner_kind, owner_id) do update
      set version = carts.version + 1, updated_at = excluded.updated_at, moved = null
    returning version, case when not is_empty then store_id end as "storeId", moved, updated_at as "updatedAt"`;
  if (!rows[0]) throw new Error('A cart was neither made nor found');
  return rows[0];
}

/** Keeps everybody else from changing the cart until the transaction ends. */
export async function holdCart(tx: Sql, { kind, id }: Owner): Promise<void> {
  await tx`select from carts where owner_kind = ${kind} and owner_id = ${id} for update`;
}

export function linesOf(db: Sql, { kind, id }: Owner): Promise<Line[]> {
  return db<Line[]>`
    select ${lineColumns} from cart_lines l
    where l.owner_kind = ${kind} and l.owner_id = ${id} order by l.position, l.id`;
}

/** Says which store the lines of a cart are of, before the first is put in. */
export async function assignStore(tx: Sql, { kind, id }: Owner, { storeId, moduleId }: Goods): Promise<void> {
  await tx`
    update carts set store_id = ${storeId}, module_id = ${moduleId}, is_empty = false
    where owner_kind = ${kind} and owner_id = ${id}`;
}

/** For a cart whose last line was taken out. */
export async function markEmpty(tx: Sql, { kind, id }: Owner): Promise<void> {
  await tx`update carts set is_empty = true where owner_kind = ${kind} and owner_id = ${id}`;
}

/** For a cart that is held: takes everything out of it. */
export async function emptyCart(tx: Sql, { kind, id }: Owner, now: Date): Promise<void> {
  await tx`
    with gone as (delete from cart_lines where owner_kind = ${kind} and owner_id = ${id})
    update carts set version = version + 1, updated_at = ${now}, moved = null, is_empty = true
    where owner_kind = ${kind} and owner_id = ${id}`;
}

/** With their lines, of guests who are forgotten. */
export async function deleteCartsOfGuests(tx: Sql, guestIds: readonly number[]): Promise<void> {
  await tx`delete from carts where owner_kind = 'guest' and owner_id = any(${guestIds}::bigint[])`;
}

type NewLine = { goods: Goods; selection: Selection; quantity: number; now: Date };

/** A new line, or more of the one with the same choice: a double click makes no second line. */
export async function addLine(tx: Sql, { kind, id }: Owner, line: NewLine): Promise<void> {
  const { goods, selection, quantity, now } = line;
  await tx`
    insert into cart_lines (id, owner_kind, owner_id, store_id, model, item_id, name_en, name_ar, selection,
      selection_hash, quantity, position, added_at)
    values (${newId()}, ${kind}, ${id}, ${goods.storeId}, ${goods.model}, ${goods.id}, ${goods.nameEn},
      ${goods.nameAr}, ${selection}, ${hashOf(selection)}, ${quantity},
      (select coalesce(max(position), 0) + 1 from cart_lines where owner_kind = ${kind} and owner_id = ${id}), ${now})
    on conflict (owner_kind, owner_id, model, item_id, selection_hash)
      do update set quantity = cart_lines.quantity + excluded.quantity`;
}

export async function changeLine(
  tx: Sql,
  lineId: CartLineId,
  { selection, quantity }: { selection: Selection; quantity: number },
): Promise<void> {
  await tx`
    update cart_lines set selection = ${selection}, selection_hash = ${hashOf(selection)}, quantity = ${quantity}
    where id = ${lineId}`;
}

export async function deleteLine(tx: Sql, lineId: CartLineId): Promise<void> {
  await tx`delete from cart_lines where id = ${lineId}`;
}

export async function deleteLines(tx: Sql, { kind, id }: Owner): Promise<void> {
  await tx`delete from cart_lines where owner_kind = ${kind} and owner_id = ${id}`;
}

export async function noteMove(tx: Sql, { kind, id }: Owner, moved: Moved): Promise<void> {
  await tx`update carts set moved = ${moved} where owner_kind = ${kind} and owner_id = ${id}`;
}
