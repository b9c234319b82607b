import { t } from '@rialto/texts/text.ts';
import { useChargedMoney } from '../../words/charged-money.ts';

/** The total of an order, or that the store has not set it yet. */
export function OrderTotal({ order }: { order: { order_amount: number; is_priced: number } }) {
  const money = useChargedMoney();
  return <>{order.is_priced === 1 ? money(order.order_amount) : t('order.not_priced')}</>;
}
