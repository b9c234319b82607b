import {
  changeBusyMode,
  listBoardStores,
  pauseStore,
  takeOverStore,
  type BoardStore,
} from '@rialto/contract/calls/console/board-stores.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@rialto/ui/overlays/menu.tsx';
import { Bot, Hand, Hourglass, Pause, Settings2 } from 'lucide-react';
import { useAction } from '../../platform/use-action.ts';
import { minutesText } from '../../words/times.ts';

const BUSY_MINUTES = [10, 20, 30];
const changes = [listBoardStores];

/** Pauses the store or sets it busy; in the demo it takes the store over. */
export function StoreMenu({ store }: { store: BoardStore }) {
  const pausing = useAction(pauseStore, { changes });
  const busying = useAction(changeBusyMode, { changes });
  const taking = useAction(takeOverStore, { changes });
  const params = { id: store.id };
  return (
    <>
      <Menu
        label={t('console.store_actions')}
        trigger={(props) => (
          <Button {...props} kind="secondary" icon={<Settings2 className="size-5" aria-hidden />}>
            {t('console.store_actions')}
          </Button>
        )}
      >
        <MenuItem icon={<Pause />} onSelect={() => pausing.run({ params, body: { length: 'hour' } })}>
          {t('console.store_pause_hour')}
        </MenuItem>
        <MenuItem icon={<Pause />} onSelect={() => pausing.run({ params, body: { length: 'tomorrow' } })}>
          {t('console.store_pause_tomorrow')}
        </MenuItem>
        <MenuItem icon={<Pause />} onSelect={() => pausing.run({ params, body: { length: 'open_end' } })}>
          {t('console.store_pause_open_end')}
        </MenuItem>
        <MenuSeparator />
        {BUSY_MINUTES.map((minutes) => (
          <MenuItem key={minutes} icon={<Hourglass />} onSelect={() => busying.run({ params, body: { minutes } })}>
            {t('console.store_busy', { time: minutesText(minutes) })}
          </MenuItem>
        ))}
      </Menu>
      {store.is_simulated === 1 && (
        <Button
          kind="secondary"
          isLoading={taking.isRunning}
          icon={<Hand className="size-5" aria-hidden />}
          onClick={() => taking.run({ params, body: { is_staffed: 1 } })}
        >
          {t('console.store_take_over')}
        </Button>
      )}
      {store.is_taken_over === 1 && (
        <Button
          kind="secondary"
          isLoading={taking.isRunning}
          icon={<Bot className="size-5" aria-hidden />}
          onClick={() => taking.run({ params, body: { is_staffed: 0 } })}
        >
          {t('console.store_give_back')}
        </Button>
      )}
    </>
  );
}
