import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { CalendarClock, CreditCard, MapPin, Package, ReceiptText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { scheduledText } from '../../../words/dates.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { OrderTotal } from '../../../cards/orders/order-total.tsx';
import { chargePayerText, orderMethodText, paymentStateText, totalParts } from '../payment/payment-words.ts';

/** Total, time, address and payment. */
export function PlacedFacts({ order }: { order: OrderDetail }) {
  const isTakeAway = order.order_type === 'take_away';
  const parcel = order.parcel_details;
  const where = isTakeAway ? order.store?.address : order.delivery_address?.address;
  const money = useChargedMoney();
  const parts = totalParts(order);
  const notes = [
    ...(parts ? [`${t('bill.wallet')}: ${money(parts.wallet)}`] : []),
    ...(parts?.rest ? [`${parts.rest.label}: ${money(parts.rest.amount)}`] : []),
  ];
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact icon={ReceiptText} name={t('order.total')} notes={notes}>
        <OrderTotal order={order} />
      </Fact>
      <Fact
        icon={CreditCard}
        name={t('order.payment')}
        notes={[...(parcel ? [chargePayerText(parcel)] : []), paymentStateText(order)]}
      >
        {orderMethodText(order)}
      </Fact>
      <Fact icon={CalendarClock} name={t('order.when')}>
        {scheduledText(order) ?? t('order.as_soon_as_possible')}
      </Fact>
      {parcel && (
        <>
          <Fact icon={Package} name={t('tracking.sender')} notes={[parcel.sender.address ?? '']}>
            <bdi>{parcel.sender.contact_person_name}</bdi>
          </Fact>
          <Fact icon={MapPin} name={t('tracking.receiver')} notes={[parcel.receiver.address ?? '']}>
            <bdi>{parcel.receiver.contact_person_name}</bdi>
          </Fact>
        </>
      )}
      {where && !parcel && (
        <Fact icon={MapPin} name={isTakeAway ? t('order.fetch_at') : t('order.where')}>
          <bdi>{where}</bdi>
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { icon: LucideIcon; name: string; notes?: string[]; children: ReactNode };

function Fact({ icon: Icon, name, notes = [], children }: FactProps) {
  return (
    <div className="relative min-h-10 ps-13">
      <dt className="text-sm text-ink-soft">
        <span className="absolute start-0 top-0 grid size-10 place-items-center rounded-md bg-sunken" aria-hidden>
          <Icon className="size-5" />
        </span>
        {name}
      </dt>
      <dd className="font-semibold text-ink">
        {children}
        {notes.map((note) => (
          <span key={note} className="block text-sm font-normal text-ink-soft tabular-nums">
            {note}
          </span>
        ))}
      </dd>
    </div>
  );
}
