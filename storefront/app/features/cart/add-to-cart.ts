import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { addCartLine, updateCartLine } from '@rialto/contract/calls/cart.ts';
import type { Cart, CartLine } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api/api.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { forgetItemDetails } from '../../shared/item-details.ts';
import { markPageOutdated } from '../../platform/navigation/outdated-page.ts';
import { ownerFields } from '../../platform/session/guest.ts';
import { storedZoneIds } from '../../platform/session/device-scope.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { changeCart } from './change-cart.ts';
import { lineLike, withAdded } from './expected-cart.ts';
import { expectedLine, wantedLine, type Wanted } from './wanted-line.ts';

/** How a page takes part: it writes prices in the visitor's currency. `onDone` also when a question came in between. */
type AtPage = { money: (amount: number) => string; onDone?: (() => void) | undefined };

/** Without a location nothing can be promised, so that is asked for first (LOC-11). */
export function asksForLocation(): boolean {
  if (storedZoneIds().length > 0) return false;
  dialogs.open({ name: 'insert-location' });
  return true;
}

/** The one way from an item into the cart; the selection has been checked. */
export async function addToCart(wanted: Wanted, page: AtPage, clearsCart = false): Promise<void> {
  if (asksForLocation()) return;
  const line = expectedLine(wanted);
  try {
    await changeCart({
      expectation: (cart) => withAdded(clearsCart ? emptied(cart) : cart, line, wanted.item.store_id),
      send: () => sendLine(wanted, clearsCart),
    });
    toasts.show({ id: 'cart', kind: 'success', text: t('cart.added') });
    page.onDone?.();
  } catch (thrown) {
    afterRefusal(thrown, wanted, page);
  }
}

function emptied(cart: Cart): Cart {
  return { ...cart, store: null, lines: [] };
}

async function sendLine(wanted: Wanted, clearsCart: boolean): Promise<Cart> {
  const line = withAgreedPrice(wanted);
  return callApi(addCartLine, { body: { ...line, ...(clearsCart && { clear_cart: true }), ...(await ownerFields()) } });
}

function afterRefusal(thrown: unknown, wanted: Wanted, page: AtPage): void {
  const refusal = thrown instanceof CallRefused ? thrown.errors[0] : undefined;
  if (refusal?.code === 'other_store') {
    const { store_name: storeName } = (refusal.details ?? {}) as { store_name?: string };
    dialogs.open({
      name: 'clear-cart',
      storeName: storeName ?? '',
      onConfirm: () => void addToCart(wanted, page, true),
    });
    return;
  }
  const price = refusal?.code === 'price_changed' ? refusal.details?.['price'] : undefined;
  if (typeof price === 'number') tellNewPrice(wanted, price, page);
  else showErrors(thrown);
}

/** Changes a line of the cart into what is wanted now (CRT-09). */
export async function updateLine(line: CartLine, wanted: Wanted, page: AtPage): Promise<void> {
  try {
    await changeCart({
      expectation: (cart) => cart,
      send: (told) => sendChange(lineLike(told, line)?.id ?? line.id, wanted),
    });
    toasts.show({ id: 'cart', kind: 'success', text: t('cart.updated') });
    page.onDone?.();
  } catch (thrown) {
    afterRefusal(thrown, wanted, page);
  }
}

async function sendChange(id: number, wanted: Wanted): Promise<Cart> {
  const { model: _, item_id: __, ...change } = withAgreedPrice(wanted);
  return callApi(updateCartLine, { body: { cart_id: id, ...change, ...(await ownerFields()) } });
}

/** Prices that visitors were told after the page had shown another one; whoever asks again has agreed. */
const agreed = new Map<string, number>();

function tellNewPrice(wanted: Wanted, price: number, { money }: AtPage): void {
  agreed.set(keyOf(wanted), price);
  toasts.show({ id: 'error', kind: 'error', text: t('cart.price_changed', { amount: money(price) }) });
  forgetItemDetails();
  markPageOutdated();
}

function withAgreedPrice(wanted: Wanted) {
  return wantedLine({ ...wanted, price: agreed.get(keyOf(wanted)) ?? wanted.price });
}

function keyOf({ item, selection }: Wanted): string {
  return JSON.stringify([item.id, selection]);
}
