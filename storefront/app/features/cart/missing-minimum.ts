import type { Cart } from '@rialto/contract/shapes/cart.ts';

/** What is missing to the store's minimum order; null when it is reached. */
export function missingMinimum({ store, subtotal, lines }: Pick<Cart, 'store' | 'subtotal' | 'lines'>) {
  const amount = store?.minimum_order ?? 0;
  // A line with a problem is in no sum; fixing it may already reach the minimum.
  if (subtotal >= amount || lines.some(({ problem }) => problem)) return null;
  return { amount, left: amount - subtotal, percent: (subtotal / amount) * 100 };
}
