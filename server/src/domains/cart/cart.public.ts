export {
  deleteCartOfCustomer,
  deleteCartsOfGuests,
  emptyCart,
  lockAndFindCart,
  lockAndFindUnchangedCart,
  type CartSnapshot,
  type FoundCart,
} from './cart.sql.ts';
export { problemView } from './cart.view.ts';
export type { LineChoice } from './chosen.ts';
export { chosenView } from './chosen.view.ts';
export { checkLines, type CheckedLine, type Line } from './check-lines.ts';
export { loadGoods } from './load-goods.ts';
export { moveGuestCart } from './move-guest-cart.ts';
export { priceLines } from './price-lines.ts';
export { priceCart, readCart } from './read-cart.ts';
export { readRequestedLine } from './read-requested-line.ts';
export { openRememberedCarts, type RememberedCarts } from './remembered-carts.ts';
export type { Selection } from './selection.ts';
export { emptyUnchangedCart } from './unchanged-cart.sql.ts';
