import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { useCached } from '../platform/query/use-query.ts';

/** Where the cart is cached. */
export const cartKey = ['cart'] as const;

/** How many lines the cart has, for the bar, which is loaded before the code of the cart. */
export function useCartCount(): number {
  const state = useCached<Cart>(cartKey);
  return state.kind === 'ready' ? state.data.lines.length : 0;
}
