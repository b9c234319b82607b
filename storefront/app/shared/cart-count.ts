import { createShared } from '../platform/query/shared-value.ts';

/** How many lines the cart has, for the bar, which is there before the cart's own code is. */
export const cartCount = createShared(0);
