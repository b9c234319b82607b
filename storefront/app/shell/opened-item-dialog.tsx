import { addToCart } from '../features/cart/add-to-cart.ts';
import { ItemDialog } from '../features/item-detail/item-dialog.tsx';
import { FavouriteButton } from '../features/wishlist/favourite-button.tsx';
import type { ItemPreview, OpenedItem } from '../platform/item-dialog.ts';

type Props = { opened: OpenedItem; preview: ItemPreview | null; onClose: () => void };

/** The dialog of an item with what other features add to it. */
export function OpenedItemDialog(props: Props) {
  return <ItemDialog {...props} favourite={(name) => <FavouriteButton name={name} />} onAdd={addToCart} />;
}
