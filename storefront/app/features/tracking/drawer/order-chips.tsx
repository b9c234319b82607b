import { t } from '@rialto/texts/text.ts';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { orderTitle } from '../../../words/order-title.ts';
import { useRunningOrders } from '../running/use-running-orders.ts';

/** Lets a customer with several running orders change between them. */
export function OrderChips({ shownId, onShow }: { shownId: number; onShow: (id: number) => void }) {
  const orders = useRunningOrders();
  if (orders.length < 2) return null;
  return (
    <ChipRow label={t('tracking.running')} className="mx-4! my-2!">
      {orders.map((order) => (
        <ChoiceChip key={order.id} isChosen={order.id === shownId} onClick={() => onShow(order.id)}>
          {orderTitle(order)}
        </ChoiceChip>
      ))}
    </ChipRow>
  );
}
