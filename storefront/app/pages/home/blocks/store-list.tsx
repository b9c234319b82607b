import type { StoreOnCard } from '../../../cards/stores/store-card.tsx';
import { StoreTile } from '../../../tiles/store-tile.tsx';
import { Slides, STORE_COLUMNS } from '../../../tiles/lists/slides.tsx';
import { useAllAfterHydration } from '../frame/use-all-after-hydration.ts';

const SEEN = 8;

type Props = { label: string; stores: StoreOnCard[]; isBusy?: boolean };

/** Two rows of stores, one on a phone, where twelve below each other would be too long. */
export function StoreList({ label, stores, isBusy = false }: Props) {
  const shown = useAllAfterHydration(stores, SEEN);
  return (
    <div aria-busy={isBusy} className={isBusy ? 'opacity-55' : ''}>
      <Slides label={label} columns={`${STORE_COLUMNS} ${stores.length > SEEN / 2 ? 'sm:grid-rows-2' : ''}`}>
        {shown.map((store) => (
          <StoreTile key={store.id} store={store} />
        ))}
      </Slides>
    </div>
  );
}
