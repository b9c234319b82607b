import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardTitle } from '../cards/card-title.tsx';
import { ItemCard } from '../cards/items/item-card.tsx';
import { ItemCartButton } from '../features/cart/item-cart-button.tsx';
import { FavouriteButton } from '../features/wishlist/favourite-button.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { useItemPress } from './use-item-press.ts';

type Props = {
  item: Item;
  look?: 'tall' | 'wide';
  isFirst?: boolean;
  hidesStore?: boolean;
  hidesDiscount?: boolean;
  hidesOpening?: boolean;
  children?: ReactNode;
};

/** An item with all its actions: open, quick view, favourite and add to cart (ITM-02). */
export function ItemTile({ item, ...props }: Props) {
  const { quickView, onClick, onIntent } = useItemPress(item);
  const title = (
    <CardTitle to={paths.item(item)} onClick={onClick} onIntent={onIntent}>
      {item.name}
    </CardTitle>
  );
  return (
    <ItemCard
      item={item}
      title={title}
      {...props}
      add={<ItemCartButton item={item} onChoose={quickView} />}
      actions={
        <>
          <FavouriteButton kind="item" id={item.id} name={item.name} />
          <span className="opacity-0 transition group-hover:opacity-100 group-focus-within:opacity-100 motion-reduce:transition-none max-wide:hidden">
            <IconButton kind="overlay" size="sm" label={t('item.quick_view', { name: item.name })} onClick={quickView}>
              <Eye className="size-4" aria-hidden />
            </IconButton>
          </span>
        </>
      }
    />
  );
}
