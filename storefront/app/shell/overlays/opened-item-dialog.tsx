import { useItemCart } from '../../features/cart/use-item-cart.ts';
import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { ItemDialog } from '../../features/item-detail/item-dialog.tsx';
import { FavouriteButton } from '../../features/wishlist/favourite-button.tsx';
import type { ItemPreview, OpenedItem } from '../../platform/navigation/item-dialog.ts';

type Props = { opened: OpenedItem; preview: ItemPreview | null; lineId: number | null; onClose: () => void };

/** The item dialog with the favourite button and the cart, which belong to other features. */
export function OpenedItemDialog({ lineId, ...props }: Props) {
  const cart = useItemCart(lineId, props.onClose);
  const favourite = ({ id, name }: ItemDetail) => <FavouriteButton kind="item" id={id} name={name} />;
  return <ItemDialog {...props} favourite={favourite} cart={cart} />;
}
