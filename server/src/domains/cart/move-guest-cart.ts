import type { CustomerId, GuestId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { limitRefusal, MAX_LINES, MAX_LINE_QUANTITY } from '@rialto/rules/cart/limits.ts';
import type { Owner } from '../../platform/owner.ts';
import type { Goods } from '../catalog/catalog.public.ts';
import { addLine, assignStore, deleteLines, linesOf, lockCart, markEmpty, storeMoveOutcome } from './cart.sql.ts';
import type { Line } from './check-lines.ts';
import { chosenOf } from './chosen.ts';
import { loadGoods } from './load-goods.ts';

/**
 * Moves a guest's cart to the customer at sign-in (CRT-10): lines of the same store are merged within the limits, a cart
 * of another store replaces the customer's. Both carts are locked in a fixed order, which prevents deadlocks.
 */
export async function moveGuestCart(
  tx: Sql,
  { customerId, guestId, now }: { customerId: CustomerId; guestId: GuestId; now: Date },
): Promise<void> {
  const [guest, customer]: [Owner, Owner] = [
    { kind: 'guest', id: guestId },
    { kind: 'customer', id: customerId },
  ];
  const own = await lockCart(tx, customer, now);
  const theirs = await lockCart(tx, guest, now);
  const lines = await linesOf(tx, guest);
  const goodsOf = await loadGoods(tx, lines, now);
  const found = lines.flatMap((line) => {
    const goods = goodsOf(line);
    return goods && goods.storeId === theirs.storeId ? [{ line, goods }] : [];
  });
  const [first] = found;
  if (!first) return;
  await deleteLines(tx, guest);
  await markEmpty(tx, guest);
  const isOther = own.storeId !== null && own.storeId !== theirs.storeId;
  if (isOther) await deleteLines(tx, customer);
  if (own.storeId !== theirs.storeId) await assignStore(tx, customer, first.goods);
  await addAll(tx, customer, { found, before: await linesOf(tx, customer), now });
  const moved = isOther ? 'replaced' : own.storeId === null ? 'moved' : 'merged';
  await storeMoveOutcome(tx, customer, moved);
}

type CartMerge = { found: { line: Line; goods: Goods }[]; before: Line[]; now: Date };

async function addAll(tx: Sql, owner: Owner, { found, before, now }: CartMerge): Promise<void> {
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
