import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/messages/text.ts';
import { Eye, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardTitle } from '../cards/card-title.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import { unavailableText } from '../cards/item-availability.tsx';
import { addToCart } from '../features/cart/add-to-cart.ts';
import { FavouriteButton } from '../features/wishlist/favourite-button.tsx';
import { paths } from '../platform/paths.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useItemPress } from './use-item-press.ts';

type Props = {
  item: Item;
  look?: 'tall' | 'wide';
  isFirst?: boolean;
  hidesStore?: boolean;
  children?: ReactNode;
};

/** An item with everything a visitor can do to it: open it, look at it quickly, keep it, add it (ITM-02). */
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
      add={<AddButton item={item} onChoose={quickView} />}
      actions={
        <>
          <FavouriteButton name={item.name} />
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

/** Straight into the cart where nothing has to be chosen first. What cannot be had now is for its dialog to explain. */
function AddButton({ item, onChoose }: { item: Item; onChoose: () => void }) {
  if (item.stock === 0) return null;
  const isPlain = item.has_options === 0 && unavailableText(item) === null;
  const one = { quantity: 1, choices: [], variation: null, addOns: {} };
  return (
    <IconButton
      kind="overlay"
      size="sm"
      label={t('item.add_named', { name: item.name })}
      onClick={() => (isPlain ? addToCart({ itemId: item.id, isCampaign: false, intent: 'cart', ...one }) : onChoose())}
    >
      <Plus className="size-4.5" aria-hidden />
    </IconButton>
  );
}
