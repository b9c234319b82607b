import type { BoardStore } from '@rialto/contract/calls/console/board-stores.ts';
import { t } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Bot } from 'lucide-react';
import { useBoardStores } from '../../features/orders/board-stores.ts';
import { chooseStore, chosenStore } from '../../features/orders/chosen-store.ts';
import { useStore } from '../../platform/store.ts';
import { StoreMenu } from './store-menu.tsx';
import { StoreNotice } from './store-notice.tsx';

function useShownStores() {
  const stores = useBoardStores();
  const chosen = useStore(chosenStore);
  const shown = stores.filter(({ id }) => chosen === null || id === chosen);
  return { stores, chosen, shown, only: shown.length === 1 ? shown[0] : undefined };
}

/** Which store the board shows, and what can be done with it. */
export function StoreTools() {
  const { stores, chosen, only } = useShownStores();
  return (
    <>
      {only && <StoreMenu store={only} />}
      {stores.length > 1 && <StoreSelect stores={stores} chosen={chosen} />}
    </>
  );
}

/** What is unusual about the shown stores. */
export function StoreNotices() {
  const { shown, only } = useShownStores();
  const unusual = shown.filter(isUnusual);
  const played = shown.filter(({ is_simulated }) => is_simulated === 1).length;
  if (unusual.length === 0 && played === 0) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {unusual.map((store) => (
        <StoreNotice key={store.id} store={store} hasName={shown.length > 1} />
      ))}
      {played > 0 && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Bot className="size-4 shrink-0" aria-hidden />
          {only ? t('console.store_played') : t('console.store_played_many', { count: played })}
        </p>
      )}
    </div>
  );
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
