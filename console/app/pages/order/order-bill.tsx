import { t } from '@rialto/texts/text.ts';
import { useMoney } from '../../words/use-money.ts';
import { number } from '../../words/times.ts';
import { paymentText } from '../../words/order-words.ts';
import { Card } from './card.tsx';
import type { WholeOrder } from './whole-order.ts';

/** What was ordered and what it costs. */
export function OrderBill({ order }: { order: WholeOrder }) {
  const money = useMoney();
  return (
    <Card title={t('console.order_items')}>
      {order.parcel && <p className="mb-3">{order.parcel.name}</p>}
      <ul className="divide-y divide-hairline">
        {order.lines.map((line, index) => (
          <li key={index} className="grid grid-cols-[3rem_1fr_auto] gap-x-2 py-2.5">
            <span className="font-bold tabular-nums">{number(line.quantity)} ×</span>
            <span className="min-w-0">
              <span className="font-semibold">{line.name}</span>
              {line.choices.length > 0 && (
                <span className="block text-sm text-ink-soft">{line.choices.join(' · ')}</span>
              )}
              {line.note && <span className="block text-sm text-warning-text">{line.note}</span>}
            </span>
            <span className="tabular-nums">{money(line.total)}</span>
          </li>
        ))}
      </ul>
      {order.order_note && (
        <p className="mt-2 rounded-md bg-warning-soft px-3.5 py-2.5 text-warning-text">
          <bdi>{order.order_note}</bdi>
        </p>
      )}
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1.5 border-t border-hairline pt-3 text-ink-soft">
        {billRows(order).map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-end tabular-nums">{money(value)}</dd>
          </div>
        ))}
        <dt className="mt-1 text-lg font-bold text-ink">{t('console.order_total')}</dt>
        <dd className="mt-1 text-end text-lg font-bold text-ink tabular-nums">{money(order.bill.total)}</dd>
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        {paymentText(order.payment_method)} ·{' '}
        {order.payment_status === 'paid' ? t('console.order_paid') : t('console.order_unpaid')}
      </p>
    </Card>
  );
}

/** The rows of the bill that are not zero; discounts count down. */
function billRows({ bill }: WholeOrder): [string, number][] {
  const rows: [string, number][] = [
    [t('console.order_bill_items'), bill.items.amount],
    [t('console.order_bill_add_ons'), bill.add_ons.amount],
    [t('console.order_bill_discount'), -bill.discount.amount],
    [t('console.order_bill_coupon'), -bill.coupon.amount],
    [t('console.order_bill_first_order'), -bill.first_order.amount],
    [t('console.order_bill_tax'), bill.tax.amount],
    [t('console.order_bill_delivery'), bill.delivery_charge.amount],
    [t('console.order_bill_tip'), bill.tip.amount],
    [t('console.order_bill_additional'), bill.additional_charge.amount],
  ];
  return rows.filter(([, value]) => value !== 0);
}
