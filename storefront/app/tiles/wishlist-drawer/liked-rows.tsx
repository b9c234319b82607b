import type { Item } from '@rialto/contract/shapes/item.ts';
import type { Store } from '@rialto/contract/shapes/store.ts';
import { CardTitle } from '../../cards/card-title.tsx';
import { ItemCard } from '../../cards/items/item-card.tsx';
import { StoreRow } from '../../cards/stores/store-row.tsx';
import { ItemCartButton } from '../../features/cart/item-cart-button.tsx';
import { dialogs } from '../../shared/dialogs.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useItemPress } from '../use-item-press.ts';
import { RemoveFavourite } from './remove-favourite.tsx';

/** A favourite item that can be opened, added to the cart or removed. */
export function LikedItem({ item }: { item: Item }) {
  const { quickView, onClick, onIntent } = useItemPress(item);
  return (
    <li>
      <ItemCard
        item={item}
        look="wide"
        title={
          <CardTitle
            to={paths.item(item)}
            onIntent={onIntent}
            onClick={(event) => {
              onClick(event);
              // An article opens its own page, which the drawer would cover.
              if (!event.defaultPrevented) dialogs.close('wishlist');
            }}
          >
            {item.name}
          </CardTitle>
        }
        actions={<RemoveFavourite kind="item" id={item.id} name={item.name} />}
        add={<ItemCartButton item={item} onChoose={quickView} />}
      />
    </li>
  );
}

export function LikedStore({ store, onOpen }: { store: Store; onOpen: () => void }) {
  return (
    <li
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onOpen();
      }}
    >
      <StoreRow store={store} favourite={<RemoveFavourite kind="store" id={store.id} name={store.name} />} />
    </li>
  );
}
