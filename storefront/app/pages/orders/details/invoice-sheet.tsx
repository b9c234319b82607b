import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { BillLines } from '../../../cards/orders/bill-lines.tsx';
import { momentText, scheduledText } from '../../../words/dates.ts';
import { numberText } from '../../../words/number-text.ts';
import { choicesOf } from '../../../cards/orders/order-lines.tsx';
import { chargeNote } from '../parcel/charge-note.tsx';
import { ParcelLine, ParcelParties } from '../parcel/parcel-invoice.tsx';
import { chargePayerText, orderMethodText, paymentStateText, totalParts } from '../payment/payment-words.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { useRootData } from '../../../platform/page/root-data.ts';

/** The printable invoice: seller, buyer, lines, totals and tax. */
export function InvoiceSheet({ order }: { order: OrderDetail }) {
  const { config } = useRootData();
  const slot = scheduledText(order);
  return (
    <article className="invoice mx-auto max-w-3xl rounded-xl border border-hairline bg-surface p-6 shadow-2 sm:p-10">
      <header className="flex flex-wrap justify-between gap-6 border-b border-hairline pb-6">
        <div>
          <p className="text-2xl font-extrabold text-ink">{config.business_name}</p>
          <p className="text-sm text-ink-soft">
            <bdi>{config.address}</bdi>
          </p>
          <p className="text-sm text-ink-soft">
            <bdi dir="ltr">{config.phone}</bdi> · <bdi dir="ltr">{config.email}</bdi>
          </p>
        </div>
        <div className="sm:text-end">
          <h1 className="text-xl font-bold text-ink">{t('invoice.title')}</h1>
          <p className="text-sm text-ink tabular-nums">{t('order.number', { id: order.id })}</p>
          <p className="text-sm text-ink-soft">{momentText(order.created_at, order.timezone, { hasYear: true })}</p>
          {slot && <p className="text-sm text-ink-soft">{t('order.wanted_at', { time: slot })}</p>}
        </div>
      </header>
      {order.parcel_details ? <ParcelParties parcel={order.parcel_details} /> : <Parties order={order} />}
      {order.parcel ? <ParcelLine order={order} /> : <Lines lines={order.lines} />}
      <div className="ms-auto w-full max-w-sm break-inside-avoid">
        <BillLines bill={order.bill} parts={totalParts(order)} deliveryNote={chargeNote(order, true)} />
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-ink-soft">
            {order.parcel_details && `${chargePayerText(order.parcel_details)} · `}
            {orderMethodText(order)}
          </span>
          <span className="font-semibold text-ink">{paymentStateText(order)}</span>
        </p>
      </div>
      <p className="mt-10 border-t border-hairline pt-4 text-center text-sm text-ink-soft">
        {t('invoice.thanks', { name: config.business_name })}
      </p>
    </article>
  );
}

function Parties({ order }: { order: OrderDetail }) {
  const { store, delivery_address: to } = order;
  return (
    <div className="grid gap-6 py-6 sm:grid-cols-2">
      {store && (
        <div>
          <h2 className="text-sm font-semibold text-ink-soft">{t('invoice.from')}</h2>
          <p className="font-semibold text-ink">{store.name}</p>
          <p className="text-sm text-ink-soft">
            <bdi>{store.address}</bdi>
          </p>
        </div>
      )}
      <div>
        <h2 className="text-sm font-semibold text-ink-soft">{t('invoice.to')}</h2>
        <p className="font-semibold text-ink">
          <bdi>{order.contact_person_name}</bdi>
        </p>
        {to && (
          <p className="text-sm text-ink-soft">
            <bdi>{to.address}</bdi>
          </p>
        )}
        {order.contact_person_number && (
          <p className="text-sm text-ink-soft">
            <bdi dir="ltr">{order.contact_person_number}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

function Lines({ lines }: { lines: OrderDetail['lines'] }) {
  const money = useChargedMoney();
  return (
    <table className="mb-6 w-full text-sm">
      <thead>
        <tr className="border-b border-hairline text-ink-soft">
          <th className="py-2 pe-3 text-start font-semibold">{t('invoice.item')}</th>
          <th className="px-3 py-2 text-end font-semibold">{t('invoice.quantity')}</th>
          <th className="px-3 py-2 text-end font-semibold max-sm:hidden print:table-cell">{t('invoice.price')}</th>
          <th className="py-2 ps-3 text-end font-semibold">{t('invoice.amount')}</th>
        </tr>
      </thead>
      <tbody className="align-top text-ink tabular-nums">
        {lines.map((line) => (
          <tr key={line.line_no} className="break-inside-avoid border-b border-hairline">
            <td className="py-2.5 pe-3">
              <span className="font-medium">{line.name}</span>
              {choicesOf(line).map((choice) => (
                <span key={choice} className="block text-ink-soft">
                  <bdi>{choice}</bdi>
                </span>
              ))}
              {line.discount > 0 && (
                <span className="block text-ink-soft">{t('order.line_saved', { amount: money(line.discount) })}</span>
              )}
            </td>
            <td className="px-3 py-2.5 text-end">{numberText(line.quantity)}</td>
            <td className="px-3 py-2.5 text-end max-sm:hidden print:table-cell">{money(line.price)}</td>
            <td className="py-2.5 ps-3 text-end font-medium">{money(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
