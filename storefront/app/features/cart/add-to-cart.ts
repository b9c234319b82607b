import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { addCartLine, updateCartLine } from '@rialto/contract/calls/cart.ts';
import type { Cart, CartLine } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api/api.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { markPageOutdated } from '../../platform/navigation/outdated-page.ts';
import { invalidate } from '../../platform/query/invalidate.ts';
import { keepGuest, ownerFields, storedGuest } from '../../platform/session/guest.ts';
import { storedZoneIds } from '../../platform/session/device-scope.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { itemKey } from '../../shared/item-details.ts';
import { changeCart } from './change-cart.ts';
import { lineLike, withAdded } from './optimistic-cart.ts';
import { optimisticLine, requestedLine, type LineRequest } from './requested-line.ts';

/** `money` formats prices in the visitor's currency. `onDone` also runs when a dialog was confirmed in between. */
type AtPage = { money: (amount: number) => string; onDone?: (() => void) | undefined };

/** Opens the location dialog when no location is known yet (LOC-11). */
export function asksForLocation(): boolean {
  if (storedZoneIds().length > 0) return false;
  dialogs.open({ name: 'insert-location' });
  return true;
}

/** Adds an item whose selection has been checked. */
export async function addToCart(request: LineRequest, page: AtPage, clearsCart = false): Promise<void> {
  if (asksForLocation()) return;
  const line = optimisticLine(request);
  try {
    await changeCart({
      update: (cart) => withAdded(clearsCart ? emptied(cart) : cart, line, request.item.store_id),
      send: () => sendLine(request, clearsCart),
    });
    toasts.dismiss('error');
    toasts.show({ id: 'cart', kind: 'success', text: t('cart.added') });
    page.onDone?.();
  } catch (thrown) {
    afterRefusal(thrown, request, page);
  }
}

function emptied(cart: Cart): Cart {
  return { ...cart, store: null, lines: [] };
}

async function sendLine(request: LineRequest, clearsCart: boolean): Promise<Cart> {
  const line = withAgreedPrice(request);
  const clear = clearsCart && { clear_cart: true };
  return keepGuest(await callApi(addCartLine, { body: { ...line, ...clear, ...storedGuest() } }));
}

function afterRefusal(thrown: unknown, request: LineRequest, page: AtPage): void {
  const refusal = thrown instanceof CallRefused ? thrown.errors[0] : undefined;
  if (refusal?.code === 'other_store') {
    const { store_name: storeName } = (refusal.details ?? {}) as { store_name?: string };
    dialogs.open({
      name: 'clear-cart',
      storeName: storeName ?? '',
      onConfirm: () => void addToCart(request, page, true),
    });
    return;
  }
  const price = refusal?.code === 'price_changed' ? refusal.details?.['price'] : undefined;
  if (typeof price === 'number') showNewPrice(request, price, page);
  else showErrors(thrown);
}

/** Replaces the choice and quantity of a line (CRT-09). */
export async function updateLine(line: CartLine, request: LineRequest, page: AtPage): Promise<void> {
  try {
    await changeCart({
      update: (cart) => cart,
      send: (serverCart) => sendChange(lineLike(serverCart, line)?.id ?? line.id, request),
    });
    toasts.show({ id: 'cart', kind: 'success', text: t('cart.updated') });
    page.onDone?.();
  } catch (thrown) {
    afterRefusal(thrown, request, page);
  }
}

async function sendChange(id: number, request: LineRequest): Promise<Cart> {
  const { model: _, item_id: __, ...change } = withAgreedPrice(request);
  return callApi(updateCartLine, { body: { cart_id: id, ...change, ...(await ownerFields()) } });
}

/** Changed prices that were shown to the visitor. Adding the item again accepts the price. */
const agreed = new Map<string, number>();

function showNewPrice(request: LineRequest, price: number, { money }: AtPage): void {
  agreed.set(keyOf(request), price);
  toasts.show({ id: 'error', kind: 'error', text: t('cart.price_changed', { amount: money(price) }) });
  void invalidate(itemKey);
  markPageOutdated();
}

function withAgreedPrice(request: LineRequest) {
  return requestedLine({ ...request, price: agreed.get(keyOf(request)) ?? request.price });
}

function keyOf({ item, selection }: LineRequest): string {
  return JSON.stringify([item.id, selection]);
}
