import { t } from '@rialto/texts/text.ts';
import { useMoney } from '../words/money-text.ts';

/** What an order costs, unless its store has yet to say so. */
export function OrderTotal({ order }: { order: { order_amount: number; is_priced: number } }) {
  const money = useMoney();
  return <>{order.is_priced === 1 ? money(order.order_amount) : t('order.not_priced')}</>;
}
