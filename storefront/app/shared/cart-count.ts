import { createSharedState } from '../platform/overlays/shared-state.ts';

/** How many lines the cart has, for the bar, which is loaded without the query cache. */
export const cartCount = createSharedState(0);
