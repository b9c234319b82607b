import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';

type Order = Pick<OrderDetail, 'order_status' | 'payment_status' | 'money_back'>;

/**
 * What went back of the money of an order: to the wallet in one sum, and each payment that went back to where it came
 * from. Money that did not pay for the order came too late or twice (PAY-04).
 */
export function moneyBackTexts(order: Order, money: (amount: number) => string): string[] {
  const toWallet = order.money_back.filter(({ to }) => to === 'wallet');
  const sum = toWallet.reduce((all, { amount }) => all + amount, 0);
  const others = order.money_back.filter(({ to }) => to === 'original');
  return [
    ...(sum > 0 ? [t('payment.money_back_wallet', { amount: money(sum) })] : []),
    ...others.map(({ amount, sent_at }) => {
      const params = { amount: money(amount) };
      if (hadPaid(order))
        return sent_at === null ? t('payment.money_back_started', params) : t('payment.money_back_done', params);
      return sent_at === null ? t('payment.money_back', params) : t('payment.money_back_sent', params);
    }),
  ];
}

const ended = new Set(['canceled', 'failed', 'refunded']);

/** Whether the order was paid and then cancelled or refunded. */
function hadPaid({ order_status, payment_status }: Order): boolean {
  return ended.has(order_status) && (payment_status === 'paid' || payment_status === 'refunded');
}
