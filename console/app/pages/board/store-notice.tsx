import {
  changeBusyMode,
  listBoardStores,
  pauseStore,
  type BoardStore,
} from '@rialto/contract/calls/console/board-stores.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { useAction } from '../../platform/use-action.ts';
import { minutesText, shortMoment } from '../../words/times.ts';

const changes = [listBoardStores];

/** A paused or busy store, with one press to end it. */
export function StoreNotice({ store, hasName }: { store: BoardStore; hasName: boolean }) {
  const pausing = useAction(pauseStore, { changes });
  const busying = useAction(changeBusyMode, { changes });
  const params = { id: store.id };
  const text =
    store.is_paused === 1 ? pausedText(store) : t('console.store_is_busy', { time: minutesText(store.busy_minutes) });
  const end = () =>
    store.is_paused === 1
      ? pausing.run({ params, body: { length: 'none' } })
      : busying.run({ params, body: { minutes: 0 } });
  return (
    <p className="flex items-center gap-3 rounded-md bg-warning-soft py-1 ps-3.5 pe-1 text-md font-semibold text-warning-text">
      {hasName ? `${store.name}: ${text}` : text}
      <Button kind="secondary" size="sm" isLoading={pausing.isRunning || busying.isRunning} onClick={end}>
        {store.is_paused === 1 ? t('console.store_resume') : t('console.store_end_busy')}
      </Button>
    </p>
  );
}

function pausedText({ paused_until: until, timezone }: BoardStore): string {
  if (until === null) return t('console.store_paused');
  return t('console.store_paused_until', { time: shortMoment(until, timezone, Date.now()) });
}
