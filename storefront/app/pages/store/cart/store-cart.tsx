import { useMedia } from '@rialto/ui/base/use-media.ts';
import { CartBar } from './cart-bar.tsx';
import { CartPanel } from './cart-panel.tsx';

/** The width at which the cart has its own column; styles/store-columns.css and menu/item-grid.tsx have the same. */
const HAS_COLUMN = '(width >= 87.5rem)';

/** The cart beside the menu; on narrower screens a bar below it. */
export function StoreCart() {
  return useMedia(HAS_COLUMN) ? <CartPanel /> : <CartBar />;
}
