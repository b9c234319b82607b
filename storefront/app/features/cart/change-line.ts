import { removeCartLine, updateCartLine } from '@rialto/contract/calls/cart.ts';
import type { Cart, CartLine } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api/api.ts';
import { getData } from '../../platform/query/query-data.ts';
import { ownerFields } from '../../platform/session/guest.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { cartQuery } from './cart.ts';
import { tryChange } from './change-cart.ts';
import { lineLike, withoutLine, withQuantity } from './optimistic-cart.ts';
import { quantityRefusal } from './line-limits.ts';

/** Changes the quantity of a line. Beyond a limit it stays, and a toast says why (CRT-08). */
export async function setQuantity(cart: Cart, line: CartLine, quantity: number): Promise<void> {
  const refusal = quantity > line.quantity ? quantityRefusal(cart, line, quantity) : null;
  if (refusal) {
    const text = refusal.code === 'out_of_stock' ? t('refusal.out_of_stock') : t('refusal.quantity_limit');
    toasts.show({ id: 'error', kind: 'error', text });
    return;
  }
  await tryChange({
    name: `quantity of ${line.item_id} ${line.id}`,
    update: (sofar) => withQuantity(sofar, line, quantity),
    send: (serverCart) => {
      const found = lineLike(serverCart, line);
      return found && found.quantity !== quantity ? sendQuantity(found.id, quantity) : null;
    },
  });
}

/** Adds to the quantity as it is now, which includes clicks made while this script was loading. */
export async function addToLine(line: CartLine, difference: number, saying: string): Promise<void> {
  const cart = getData(cartQuery());
  const now = cart && lineLike(cart, line);
  if (!now) return;
  const quantity = now.quantity + difference;
  if (quantity > 0) await setQuantity(cart, now, quantity);
  else await removeLine(now, saying);
}

async function sendQuantity(id: number, quantity: number): Promise<Cart> {
  return callApi(updateCartLine, { body: { cart_id: id, quantity, ...(await ownerFields()) } });
}

/** Removes a line and shows `saying` as a toast (CRT-02). */
export async function removeLine(line: CartLine, saying: string): Promise<void> {
  const isDone = await tryChange({
    update: (sofar) => withoutLine(sofar, line),
    send: (serverCart) => {
      const found = lineLike(serverCart, line);
      return found ? sendRemoval(found.id) : null;
    },
  });
  if (isDone) toasts.show({ id: 'cart', kind: 'success', text: saying });
}

async function sendRemoval(id: number): Promise<Cart> {
  return callApi(removeCartLine, { query: { cart_id: id, ...(await ownerFields()) } });
}
