import { clearCart, listCart } from '@rialto/contract/calls/cart.ts';
import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { useEffect } from 'react';
import { callApi } from '../../platform/api/api.ts';
import { cartCount } from '../../shared/cart-count.ts';
import { isRefusedAs } from '../../platform/api/is-refused-as.ts';
import { createShared } from '../../platform/query/shared-value.ts';
import { readDevice, useDevice, writeDevice } from '../../platform/session/device.ts';
import { ownerFields } from '../../platform/session/guest.ts';
import { onOwnerChange } from '../../platform/session/owner-change.ts';

/** unread until the server has told it; failed when it could not. `isExpected` while changes are on their way. */
export type CartState = { kind: 'unread' } | { kind: 'failed' } | { kind: 'known'; cart: Cart; isExpected: boolean };

/** What a change will make of the cart, before the server has said so. */
export type Expectation = (cart: Cart) => Cart;

const state = createShared<CartState>({ kind: 'unread' });
/** What the server said last, and about whose cart. */
let told: { cart: Cart; owner: string | null } | null = null;
let expected: readonly Expectation[] = [];
let reading: Promise<void> | null = null;

onOwnerChange(forgetCart);

export const useCartState = state.use;

/** The cart as far as it is known. */
export function useCart(): Cart | null {
  return shownIn(state.use());
}

/** The same for who is not drawn with it: as it is at this moment, with everything pressed so far. */
export function cartNow(): Cart | null {
  return shownIn(state.read());
}

function shownIn(current: CartState): Cart | null {
  return current.kind === 'known' ? current.cart : null;
}

/** The cart as the server told it, without what is only expected. */
export function cartTold(): Cart | null {
  return told?.cart ?? null;
}

/** Shows an answer of the server, unless a newer one is shown already. Other tabs are told to read again. */
export function takeCart(cart: Cart, isOwnChange = true): void {
  const owner = ownerNow();
  if (told && told.owner === owner && told.cart.version > cart.version) return;
  told = { cart, owner };
  show();
  if (isOwnChange) writeDevice('cart_changed', `${cart.version} ${Date.now()}`);
}

/** Shows what a change will lead to, until the returned function is called with what came of it. */
export function expectChange(expectation: Expectation): (answer: Cart | null) => void {
  expected = [...expected, expectation];
  show();
  return (answer) => {
    expected = expected.filter((other) => other !== expectation);
    if (answer) takeCart(answer);
    show();
  };
}

/** Reads the cart again: at the start, after another tab changed it, when somebody signs in or out. */
export function refreshCart(): Promise<void> {
  reading ??= read().finally(() => {
    reading = null;
  });
  return reading;
}

async function read(isSecond = false): Promise<void> {
  const token = readDevice('token');
  try {
    const cart = await callApi(listCart, { query: await ownerFields() });
    // Somebody signed in or out meanwhile: this was the cart of who was here before.
    if (token !== readDevice('token')) return await read();
    takeCart(cart, false);
  } catch (thrown) {
    // The shop lets go of guests it has not seen for months; the device then begins anew.
    if (!isSecond && isRefusedAs(thrown, 'guest_unknown')) {
      writeDevice('guest_id', null);
      return read(true);
    }
    if (state.read().kind !== 'known') put({ kind: 'failed' });
  }
}

/** Empties it on the server and here. */
export async function emptyCart(): Promise<void> {
  takeCart(await callApi(clearCart, { query: await ownerFields() }));
}

/** Nobody's cart is shown any more, such as after a log-out. */
export function forgetCart(): void {
  reading = null;
  told = null;
  put({ kind: 'unread' });
}

/** Keeps the cart of this page fresh; one part of the frame does so for all. */
export function useFreshCart(): void {
  const token = useDevice('token');
  const changed = useDevice('cart_changed');
  useEffect(() => {
    const version = Number(changed?.split(' ')[0]);
    if (changed === null || cartTold()?.version !== version) void refreshCart();
  }, [changed]);
  useEffect(() => {
    void refreshCart();
  }, [token]);
}

function show(): void {
  if (!told) return;
  const cart = expected.reduce((sofar, expectation) => expectation(sofar), told.cart);
  put({ kind: 'known', cart, isExpected: expected.length > 0 });
}

function put(next: CartState): void {
  state.write(next);
  cartCount.write(next.kind === 'known' ? next.cart.lines.length : 0);
}

function ownerNow(): string | null {
  return readDevice('token') ?? readDevice('guest_id');
}
