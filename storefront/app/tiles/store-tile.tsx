import { StoreCard, type StoreOnCard } from '../cards/stores/store-card.tsx';
import { StoreRow } from '../cards/stores/store-row.tsx';
import { FavouriteButton } from '../features/wishlist/favourite-button.tsx';
import { useCurrentModule } from '../platform/page/root-data.ts';

type Props = { store: StoreOnCard; look?: 'tall' | 'wide'; isFirst?: boolean };

/** A store with its favourite button. */
export function StoreTile({ store, look = 'tall', isFirst = false }: Props) {
  const moduleType = useCurrentModule()?.module_type ?? 'food';
  const favourite = <FavouriteButton kind="store" id={store.id} name={store.name} />;
  if (look === 'wide') return <StoreRow {...{ store, favourite, isFirst }} />;
  return <StoreCard {...{ store, moduleType, favourite, isFirst }} />;
}
