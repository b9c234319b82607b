import { listConsoleItems, readConsoleItem, sellOutItem } from '@rialto/contract/calls/console/items.ts';
import { t } from '@rialto/texts/text.ts';
import { showChange } from '../../features/catalogue/show-change.ts';
import { useAction } from '../../platform/use-action.ts';

const changes = [listConsoleItems, readConsoleItem];

/** Marks an item as sold out today, or as available again, with one press. */
export function useSellOut() {
  const { run, isRunning } = useAction(sellOutItem, {
    changes,
    onDone: ({ change_id, sold_out_until }) =>
      showChange({
        text: sold_out_until ? t('console.catalogue_sold_out_done') : t('console.catalogue_sell_again_done'),
        changeIds: [change_id],
        changes,
      }),
  });
  const sellOut = ({ id }: { id: number }, isSoldOut: boolean) =>
    run({ params: { id }, body: { sold_out: isSoldOut } });
  return { sellOut, isRunning };
}
