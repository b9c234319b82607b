import { removeCartLine, updateCartLine } from '@rialto/contract/calls/cart.ts';
import type { Cart, CartLine } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api/api.ts';
import { ownerFields } from '../../platform/session/guest.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { cartNow } from './cart.ts';
import { tryChange } from './change-cart.ts';
import { lineLike, withoutLine, withQuantity } from './expected-cart.ts';
import { quantityRefusal } from './line-limits.ts';

/** More or fewer of a line. Beyond a limit it stays as it is, with a word why (CRT-08). */
export async function setQuantity(cart: Cart, line: CartLine, quantity: number): Promise<void> {
  const refusal = quantity > line.quantity ? quantityRefusal(cart, line, quantity) : null;
  if (refusal) {
    const text = refusal.code === 'out_of_stock' ? t('refusal.out_of_stock') : t('refusal.quantity_limit');
    toasts.show({ id: 'error', kind: 'error', text });
    return;
  }
  await tryChange({
    name: `quantity of ${line.item_id} ${line.id}`,
    expectation: (sofar) => withQuantity(sofar, line, quantity),
    send: (told) => {
      const found = lineLike(told, line);
      return found && found.quantity !== quantity ? sendQuantity(found.id, quantity) : null;
    },
  });
}

/** So many more or fewer than there are by now: a press that came before this script was there counts too. */
export async function addToLine(line: CartLine, difference: number, saying: string): Promise<void> {
  const cart = cartNow();
  const now = cart && lineLike(cart, line);
  if (!now) return;
  const quantity = now.quantity + difference;
  if (quantity > 0) await setQuantity(cart, now, quantity);
  else await removeLine(now, saying);
}

async function sendQuantity(id: number, quantity: number): Promise<Cart> {
  return callApi(updateCartLine, { body: { cart_id: id, quantity, ...(await ownerFields()) } });
}

/** Takes a line out and says so, in the words of where it was pressed (CRT-02). */
export async function removeLine(line: CartLine, saying: string): Promise<void> {
  const isDone = await tryChange({
    expectation: (sofar) => withoutLine(sofar, line),
    send: (told) => {
      const found = lineLike(told, line);
      return found ? sendRemoval(found.id) : null;
    },
  });
  if (isDone) toasts.show({ id: 'cart', kind: 'success', text: saying });
}

async function sendRemoval(id: number): Promise<Cart> {
  return callApi(removeCartLine, { query: { cart_id: id, ...(await ownerFields()) } });
}
