/** The domain's door. */
export { deleteCartsOfGuests, emptyCart, lockAndFindCart, type LookedCart } from './cart.sql.ts';
export { problemView } from './cart.view.ts';
export type { Chosen } from './chosen.ts';
export { chosenView } from './chosen.view.ts';
export { judgeLines, type JudgedLine, type Line } from './judge-lines.ts';
export { loadGoods } from './load-goods.ts';
export { moveGuestCart } from './move-guest-cart.ts';
export { priceLines } from './price-lines.ts';
export { fillCart, readCart } from './read-cart.ts';
export { readWish } from './read-wish.ts';
export type { Selection } from './selection.ts';
