import type { CustomerId, GuestId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { limitRefusal, MAX_LINES, MAX_LINE_QUANTITY } from '@rialto/rules/cart/limits.ts';
import type { Owner } from '../../platform/owner.ts';
import type { Goods } from '../catalog/catalog.public.ts';
import { addLine, assignStore, deleteLines, linesOf, lockCart, markEmpty, noteMove } from './cart.sql.ts';
import type { Line } from './judge-lines.ts';
import { chosenOf } from './chosen.ts';
import { loadGoods } from './load-goods.ts';

/**
 * A guest who signs in keeps what they put into the cart (CRT-10). What is of the same store joins the customer's cart,
 * as far as limits allow; of two stores the newer cart stays, which is the one in the visitor's hands. Both carts are
 * locked in one order, so that two sign-ins at once cannot wait for each other. The cart says what became of it.
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
  await noteMove(tx, customer, moved);
}

type Joining = { found: { line: Line; goods: Goods }[]; before: Line[]; now: Date };

async function addAll(tx: Sql, owner: Owner, { found, before, now }: Joining): Promise<void> {
  const held = [...before];
  for (const { line, goods } of found) {
    if (held.length >= MAX_LINES) continue;
    const quantity = mostThatFits(line, goods, held);
    if (quantity === 0) continue;
    await addLine(tx, owner, { goods, selection: line.selection, quantity, now });
    held.push({ ...line, quantity });
  }
}

/** As many as the limits leave beside what the customer has already; a cart that can be ordered stays one. */
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
