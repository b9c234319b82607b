import type { CustomerId, GuestId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { limitRefusal, MAX_LINES, MAX_LINE_QUANTITY } from '@rialto/rules/cart/limits.ts';
import type { Owner } from '../../platform/owner.ts';
import type { Goods } from '../catalog/catalog.public.ts';
import {
  addLine,
  assignStore,
  deleteLines,
  linesOf,
  lockCart,
  lockedCartTime,
  markEmpty,
  storeMoveOutcome,
} from './cart.sql.ts';
import type { Line } from './check-lines.ts';
import { chosenOf } from './chosen.ts';
import { loadGoods } from './load-goods.ts';
import { saveCart } from './saved-carts.sql.ts';

/**
 * Moves a guest's cart to the customer at sign-in (CRT-10): lines of the same store are merged within the limits, and of
 * two carts of different stores the one that changed last is used and the other saved. Both are locked in a fixed order,
 * which prevents deadlocks.
 */
export async function moveGuestCart(
  tx: Sql,
  { customerId, guestId, now }: { customerId: CustomerId; guestId: GuestId; now: Date },
): Promise<void> {
  const [guest, customer]: [Owner, Owner] = [
    { kind: 'guest', id: guestId },
    { kind: 'customer', id: customerId },
  ];
  const ownTime = await lockedCartTime(tx, customer);
  const own = await lockCart(tx, customer, now);
  const theirTime = (await lockedCartTime(tx, guest)) ?? now;
  const theirs = await lockCart(tx, guest, now);
  const found = await withGoods(tx, await linesOf(tx, guest), theirs.storeId, now);
  const [first] = found;
  if (!first) return storeMoveOutcome(tx, customer, { moved: null, updatedAt: ownTime ?? now });
  await deleteLines(tx, guest);
  await markEmpty(tx, guest);
  const isOther = own.storeId !== null && own.storeId !== theirs.storeId;
  if (isOther && ownTime !== null && ownTime > theirTime) {
    await saveCart(tx, customer, { storeId: first.goods.storeId, lines: found.map(({ line }) => line), savedAt: now });
    return storeMoveOutcome(tx, customer, { moved: 'kept', updatedAt: ownTime });
  }
  const before = await linesOf(tx, customer);
  if (isOther) await saveCart(tx, customer, { storeId: own.storeId ?? 0, lines: before, savedAt: now });
  if (isOther) await deleteLines(tx, customer);
  if (own.storeId !== theirs.storeId) await assignStore(tx, customer, first.goods);
  await addAll(tx, customer, { found, before: isOther ? [] : before, now });
  const moved = isOther ? 'replaced' : own.storeId === null ? 'moved' : 'merged';
  await storeMoveOutcome(tx, customer, { moved, updatedAt: moved === 'merged' ? now : theirTime });
}

type SellableLine = { line: Line; goods: Goods };

/** The lines whose items still exist in the store. */
export async function withGoods(
  tx: Sql,
  lines: readonly Line[],
  storeId: StoreId | null,
  now: Date,
): Promise<SellableLine[]> {
  const goodsOf = await loadGoods(tx, lines, now);
  return lines.flatMap((line) => {
    const goods = goodsOf(line);
    return goods && goods.storeId === storeId ? [{ line, goods }] : [];
  });
}

type CartMerge = { found: SellableLine[]; before: Line[]; now: Date };

/** Adds lines beside those the cart holds, as far as the limits allow. */
export async function addAll(tx: Sql, owner: Owner, { found, before, now }: CartMerge): Promise<void> {
  const held = [...before];
  for (const { line, goods } of found) {
    if (held.length >= MAX_LINES) continue;
    const quantity = mostThatFits(line, goods, held);
    if (quantity === 0) continue;
    await addLine(tx, owner, { goods, selection: line.selection, note: line.note, quantity, now });
    held.push({ ...line, quantity });
  }
}

/** The quantity that the limits allow beside the customer's lines, so that the cart stays orderable. */
function mostThatFits(line: Line, goods: Goods, held: readonly Line[]): number {
  const chosen = chosenOf(goods, line.selection, 'en');
  const limits = {
    maximum: goods.maximumCartQuantity ?? MAX_LINE_QUANTITY,
    stock: 'chosen' in chosen ? chosen.chosen.stock : null,
  };
  const already = held.filter(({ model, itemId }) => model === line.model && itemId === line.itemId);
  const count = already.reduce((sum, { quantity }) => sum + quantity, 0);
  let quantity = line.quantity;
  while (quantity > 0 && already.length > 0 && limitRefusal(limits, count + quantity)) quantity -= 1;
  return quantity;
}
