import type { BoardStore } from '@rialto/contract/calls/console/board-stores.ts';
import { t } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { useBoardStores } from '../../features/orders/board-stores.ts';
import { chooseStore, chosenStore } from '../../features/orders/chosen-store.ts';
import { useStore } from '../../platform/store.ts';
import { StoreMenu } from './store-menu.tsx';
import { StoreNotice } from './store-notice.tsx';

/** Which store the board shows, and what is unusual about it. */
export function StoreBar() {
  const stores = useBoardStores();
  const chosen = useStore(chosenStore);
  const shown = stores.filter(({ id }) => chosen === null || id === chosen);
  const only = shown.length === 1 ? shown[0] : undefined;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {stores.length > 1 && <StoreSelect stores={stores} chosen={chosen} />}
      {only && <StoreMenu store={only} />}
      {shown.filter(isUnusual).map((store) => (
        <StoreNotice key={store.id} store={store} hasName={shown.length > 1} />
      ))}
      {!only && <PlayedStores stores={shown} />}
    </div>
  );
}

/** In the demo one store is taken over; of many it is enough to say how many are played. */
function PlayedStores({ stores }: { stores: readonly BoardStore[] }) {
  const count = stores.filter(({ is_simulated }) => is_simulated === 1).length;
  return count === 0 ? null : <p className="text-sm text-ink-soft">{t('console.store_played_many', { count })}</p>;
}

function isUnusual({ is_paused, busy_minutes }: BoardStore): boolean {
  return is_paused === 1 || busy_minutes > 0;
}

function StoreSelect({ stores, chosen }: { stores: readonly BoardStore[]; chosen: number | null }) {
  return (
    <Select
      label={t('console.store_shown')}
      isLabelHidden
      className="w-56"
      value={String(chosen ?? '')}
      onChange={(event) => chooseStore(Number(event.target.value) || null)}
      options={[
        { value: '', label: t('console.store_all') },
        ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
