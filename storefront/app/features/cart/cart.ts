import { clearCart, listCart } from '@rialto/contract/calls/cart.ts';
import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { useEffect } from 'react';
import { callApi } from '../../platform/api/api.ts';
import { isRefusedAs } from '../../platform/api/is-refused-as.ts';
import { fetchQuery } from '../../platform/query/requests.ts';
import { clearData, getServerData, setData } from '../../platform/query/query-data.ts';
import { owned } from '../../platform/query/invalidate.ts';
import type { Query } from '../../platform/query/query.ts';
import { useCached, useQuery } from '../../platform/query/use-query.ts';
import { useDevice, writeDevice } from '../../platform/session/device.ts';
import { hasNoOwner, ownerFields } from '../../platform/session/guest.ts';
import { cartCount } from '../../shared/cart-count.ts';

export const cartKey = ['cart'] as const;

/** The cart of the customer or guest. Answers carry a version, and the larger one wins. */
export const cartQuery = (): Query<Cart> => ({
  key: cartKey,
  fetch: fetchCart,
  ...owned,
  isOlder: (next, cached) => next.version < cached.version,
});

/** The cart of a visitor who has added nothing yet. */
const noCart: Cart = {
  version: 0,
  store: null,
  lines: [],
  subtotal_before_discount: 0,
  discount: 0,
  subtotal: 0,
  free_delivery: null,
  moved: null,
  saved: null,
  updated_at: null,
};

async function fetchCart(signal: AbortSignal): Promise<Cart> {
  if (hasNoOwner()) return noCart;
  try {
    return await callApi(listCart, { query: await ownerFields(), signal });
  } catch (thrown) {
    if (!isRefusedAs(thrown, 'guest_unknown')) throw thrown;
    // The server deletes guests after months. The next guest has another cart, whose versions start again.
    writeDevice('guest_id', null);
    clearData(cartQuery());
    return noCart;
  }
}

/** The cart with all optimistic changes; null before the first answer. */
export function useCart(): Cart | null {
  const state = useCached<Cart>(cartKey);
  return state.kind === 'ready' ? state.data : null;
}

/** Stores the server's answer to a change. Other tabs then read the cart again. */
export function saveCart(cart: Cart): void {
  if (setData(cartQuery(), cart)) announceCart(cart);
}

export function announceCart({ version }: Cart): void {
  writeDevice('cart_changed', `${version} ${Date.now()}`);
}

/** Reads the cart again. A failure shows in the state of the query. */
export async function refreshCart(): Promise<void> {
  await fetchQuery(cartQuery()).catch(() => undefined);
}

/** Removes all lines. */
export async function emptyCart(): Promise<void> {
  saveCart(await callApi(clearCart, { query: await ownerFields() }));
}

/** Reads the cart on every page and after another tab changed it. One component of the shell does so for all. */
export function useFreshCart(): void {
  const cart = useQuery(cartQuery());
  const count = cart.kind === 'ready' ? cart.data.lines.length : 0;
  useEffect(() => cartCount.write(count), [count]);
  // After signing out without a location this unmounts, and the badge stays.
  useEffect(() => () => cartCount.write(0), []);
  const changed = useDevice('cart_changed');
  useEffect(() => {
    const version = Number(changed?.split(' ')[0]);
    if (changed !== null && getServerData(cartQuery())?.version !== version) void refreshCart();
  }, [changed]);
}
