import { listBoardStores, pauseStore } from '@rialto/contract/calls/console/board-stores.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Menu, MenuItem } from '@rialto/ui/overlays/menu.tsx';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { queryOf } from '../../platform/query.ts';
import { useAction } from '../../platform/use-action.ts';
import { timeOfDay } from '../../words/times.ts';

/** Stops orders for a while, as on the order board, or takes them again. */
export function StorePause({ id }: { id: number }) {
  const { data } = useQuery(queryOf(listBoardStores, {}));
  const { run, isRunning } = useAction(pauseStore, { changes: [listBoardStores] });
  const store = data?.stores.find((one) => one.id === id);
  if (!store) return null;
  const pause = (length: 'hour' | 'tomorrow' | 'open_end' | 'none') => run({ params: { id }, body: { length } });
  if (store.is_paused === 1)
    return (
      <>
        <span className="font-medium text-warning-text">
          {store.paused_until === null
            ? t('console.store_paused')
            : t('console.store_paused_until', { time: timeOfDay(store.paused_until, store.timezone) })}
        </span>
        <Button
          isLoading={isRunning}
          icon={<Play className="size-5 rtl:-scale-x-100" aria-hidden />}
          onClick={() => pause('none')}
        >
          {t('console.store_resume')}
        </Button>
      </>
    );
  return (
    <Menu
      label={t('console.stores_pause')}
      trigger={(props) => (
        <Button {...props} kind="secondary" isLoading={isRunning} icon={<Pause className="size-5" aria-hidden />}>
          {t('console.stores_pause')}
        </Button>
      )}
    >
      <MenuItem onSelect={() => pause('hour')}>{t('console.store_pause_hour')}</MenuItem>
      <MenuItem onSelect={() => pause('tomorrow')}>{t('console.store_pause_tomorrow')}</MenuItem>
      <MenuItem onSelect={() => pause('open_end')}>{t('console.store_pause_open_end')}</MenuItem>
    </Menu>
  );
}
