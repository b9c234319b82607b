import { clearCart, listCart } from '@rialto/contract/cart.ts';
import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { useEffect } from 'react';
import { callApi } from '../../platform/api.ts';
import { createShared } from '../../platform/shared-value.ts';
import { readDevice, useDevice, writeDevice } from '../../platform/session/device.ts';
import { ownerFields } from '../../platform/session/guest.ts';
import { onOwnerChange } from '../../platform/session/owner-change.ts';

/** unread until the server has told it; failed when it could not. */
export type CartState = { kind: 'unread' } | { kind: 'failed' } | { kind: 'known'; cart: Cart };

const state = createShared<CartState>({ kind: 'unread' });
let reading: Promise<void> | null = null;

onOwnerChange(forgetCart);

export const useCartState = state.use;

/** The cart as far as it is known. */
export function useCart(): Cart | null {
  const current = state.use();
  return current.kind === 'known' ? current.cart : null;
}

export function cartNow(): Cart | null {
  const current = state.read();
  return current.kind === 'known' ? current.cart : null;
}

/** Shows an answer of the server, unless a newer one is shown already. Other tabs are told to read again. */
export function takeCart(cart: Cart, isOwnChange = true): void {
  const shown = cartNow();
  if (shown && shown.version > cart.version) return;
  state.write({ kind: 'known', cart });
  if (isOwnChange) writeDevice('cart_changed', `${cart.version} ${Date.now()}`);
}

/** Shows what the cart will be before the server has said so. What it says then replaces this. */
export function expectCart(cart: Cart): void {
  state.write({ kind: 'known', cart });
}

/** Reads the cart again: at the start, after another tab changed it, when somebody signs in or out. */
export function refreshCart(): Promise<void> {
  const token = readDevice('token');
  // An answer about somebody who has signed in or out since is no longer wanted.
  const isWanted = () => readDevice('token') === token;
  reading ??= ownerFields()
    .then((query) => callApi(listCart, { query }))
    .then(
      (cart) => {
        if (isWanted()) state.write({ kind: 'known', cart });
      },
      () => {
        if (isWanted() && state.read().kind !== 'known') state.write({ kind: 'failed' });
      },
    )
    .finally(() => {
      reading = null;
    });
  return reading;
}

/** Empties it on the server and here. */
export async function emptyCart(): Promise<void> {
  takeCart(await callApi(clearCart, { query: await ownerFields() }));
}

/** Nobody's cart is shown any more, such as after a log-out. */
export function forgetCart(): void {
  reading = null;
  state.write({ kind: 'unread' });
}

/** Keeps the cart of this page fresh; one part of the frame does so for all. */
export function useFreshCart(): void {
  const token = useDevice('token');
  const changed = useDevice('cart_changed');
  useEffect(() => {
    const version = Number(changed?.split(' ')[0]);
    if (changed === null || cartNow()?.version !== version) void refreshCart();
  }, [changed]);
  useEffect(() => {
    void refreshCart();
  }, [token]);
}
