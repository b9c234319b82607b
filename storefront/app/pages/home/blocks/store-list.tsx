import type { StoreOnCard } from '../../../cards/stores/store-card.tsx';
import { StoreTile } from '../../../tiles/store-tile.tsx';
import { Slides, STORE_COLUMNS } from '../../../tiles/lists/slides.tsx';
import { useAllAfterHydration } from '../frame/use-all-after-hydration.ts';

const SEEN = 8;
/** Both rows have three; five or seven would leave a gap in the second row. */
const SHORT = 6;

type Props = { label: string; stores: StoreOnCard[]; isBusy?: boolean };

/** Two rows of stores, one on a phone, where twelve below each other would be too long. */
export function StoreList({ label, stores, isBusy = false }: Props) {
  const shown = useAllAfterHydration(stores, SEEN);
  const rows =
    stores.length === SHORT ? 'sm:grid-rows-2 lg:auto-cols-fr!' : stores.length >= SEEN ? 'sm:grid-rows-2' : '';
  return (
    <div aria-busy={isBusy} className={isBusy ? 'opacity-55' : ''}>
      <Slides label={label} columns={`${STORE_COLUMNS} ${rows}`}>
        {shown.map((store) => (
          <StoreTile key={store.id} store={store} />
        ))}
      </Slides>
    </div>
  );
}
