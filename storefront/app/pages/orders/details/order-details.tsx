import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { isRunning } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { BillLines } from '../../../cards/orders/bill-lines.tsx';
import { arrivalText } from '../../../words/arrival.ts';
import { momentText, scheduledText } from '../../../words/dates.ts';
import { OrderLines } from '../../../cards/orders/order-lines.tsx';
import { OrderStatusChip } from '../../../cards/orders/order-status-chip.tsx';
import { statusOf } from '../../../words/order-status.ts';
import { orderTitle } from '../../../words/order-title.ts';
import { OrderSteps } from '../../../cards/orders/order-steps.tsx';
import { LazyPushCard } from '../../../features/push/lazy-push-card.tsx';
import { HandoverCode, PickUpCode } from '../../../features/tracking/codes/handover-code.tsx';
import { LateNotice } from '../../../features/tracking/late/late-notice.tsx';
import { CourierCard } from '../../../features/tracking/courier/courier-card.tsx';
import { useShownOrder } from '../../../shared/shown-orders.ts';
import { PrivatePicture } from './private-picture.tsx';
import { chargePayerText, orderMethodText, paymentStateText, totalParts } from '../payment/payment-words.ts';
import { DetailActions } from './detail-actions.tsx';
import { MoneyBackNotes } from '../parts/money-back-notes.tsx';
import { OrderAddress } from '../parts/order-address.tsx';
import { OrderBox } from '../parts/order-box.tsx';
import { OrderPaymentPart } from '../payment/order-payment-part.tsx';
import { OrderStore } from '../parts/order-store.tsx';
import { chargeNote } from '../parcel/charge-note.tsx';
import { LazyPriceOffer } from '../price/lazy-price-offer.tsx';
import { ParcelContents } from '../parcel/parcel-contents.tsx';
import { ParcelWay } from '../parcel/parcel-way.tsx';
import { ReceiverLink } from '../parcel/receiver-link.tsx';
import { WishNote } from '../parcel/wish-note.tsx';
import { RefundNote } from './refund-note.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';

type Props = { order: OrderDetail; onChanged: () => void };

/** All details of an order for its owner. */
export function OrderDetails({ order, onChanged }: Props) {
  useShownOrder(order.id);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
      <Head order={order} onChanged={onChanged} />
      <div className="flex min-w-0 flex-col gap-6 empty:hidden lg:col-span-2">
        <LazyPriceOffer order={order} onChanged={onChanged} />
        <OrderPaymentPart order={order} onChanged={onChanged} />
        <MoneyBackNotes order={order} />
        <LateNotice order={order} />
        {order.parcel_details?.wish && <WishNote order={order} wish={order.parcel_details.wish} />}
        <PickUpCode code={order.parcel_details?.pick_up_code} />
        <HandoverCode order={order} />
        {order.refund && <RefundNote refund={order.refund} to={order.refund_to} timeZone={order.timezone} />}
      </div>
      {/* The status comes first on a phone and beside the lines on wide screens. */}
      <div className="flex min-w-0 flex-col gap-6 lg:order-last">
        <OrderBox title={t('order.timeline')}>
          <OrderSteps order={order} />
        </OrderBox>
        <LazyPushCard order={order} />
        {order.parcel_details ? (
          <ParcelWay order={order} parcel={order.parcel_details} />
        ) : (
          <Destination order={order} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {order.parcel && order.parcel_details ? (
          <ParcelContents order={order} parcel={order.parcel} details={order.parcel_details} />
        ) : (
          <Goods order={order} />
        )}
        {order.parcel_details && isRunning(statusOf(order)) && (
          <ReceiverLink orderId={order.id} parcel={order.parcel_details} onChanged={onChanged} />
        )}
        <Payment order={order} />
      </div>
    </div>
  );
}

function Payment({ order }: { order: OrderDetail }) {
  return (
    <OrderBox title={t('order.payment')}>
      {order.is_priced === 1 ? (
        <BillLines bill={order.bill} parts={totalParts(order)} deliveryNote={chargeNote(order)} />
      ) : (
        <p className="text-ink-soft">{t('order.placed_prescription_text')}</p>
      )}
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 border-t border-hairline pt-4">
        <span className="text-ink-soft">
          {order.parcel_details && `${chargePayerText(order.parcel_details)} · `}
          {orderMethodText(order)}
        </span>
        <span className="font-semibold text-ink">{paymentStateText(order)}</span>
      </p>
    </OrderBox>
  );
}

function Head({ order, onChanged }: Props) {
  const slot = scheduledText(order);
  const arrival = isRunning(statusOf(order)) ? arrivalText(order) : null;
  return (
    <header className="flex flex-col gap-4 lg:col-span-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-extrabold text-ink tabular-nums sm:text-3xl">
          {order.parcel ? orderTitle(order) : t('order.number', { id: order.id })}
        </h1>
        <span aria-live="polite">
          <OrderStatusChip status={statusOf(order)} />
        </span>
      </div>
      {arrival && <p className="text-xl font-bold text-ink tabular-nums">{arrival}</p>}
      <p className="text-sm text-ink-soft tabular-nums">
        {order.parcel && <>{t('order.number', { id: order.id })} · </>}
        {t('order.placed_at', { time: momentText(order.created_at, order.timezone) })}
        {slot && <> · {t('order.wanted_at', { time: slot })}</>}
      </p>
      <DetailActions order={order} onChanged={onChanged} />
    </header>
  );
}

function Goods({ order }: { order: OrderDetail }) {
  return (
    <OrderBox title={t('order.what')}>
      {order.store && (
        <div className="mb-5 border-b border-hairline pb-5">
          <OrderStore store={order.store} orderId={order.id} />
        </div>
      )}
      <OrderLines lines={order.lines} />
      {order.attachments.length > 0 && (
        <div className={classNames('flex flex-wrap gap-3', order.lines.length > 0 && 'mt-5')}>
          {order.attachments.map((path, index) => (
            <PrivatePicture key={path} path={path} alt={t('order.prescription', { number: index + 1 })} />
          ))}
        </div>
      )}
      {order.order_note && (
        <div className="mt-5 rounded-md bg-sunken p-4">
          <h3 className="text-sm font-semibold text-ink">{t('order.note')}</h3>
          <p className="text-sm whitespace-pre-line text-ink-soft">
            <bdi>{order.order_note}</bdi>
          </p>
        </div>
      )}
    </OrderBox>
  );
}

function Destination({ order }: { order: OrderDetail }) {
  const isTakeAway = order.order_type === 'take_away';
  return (
    <OrderBox title={isTakeAway ? t('order.fetch_at') : t('order.where')}>
      <div className="flex flex-col gap-5">
        {isTakeAway && order.store && <OrderAddress address={addressOfStore(order.store)} />}
        {order.delivery_address && <OrderAddress address={order.delivery_address} />}
        {order.delivery_man && <CourierCard courier={order.delivery_man} />}
      </div>
    </OrderBox>
  );
}

/** A pickup order shows the store's address. */
function addressOfStore({ address, latitude, longitude }: NonNullable<OrderDetail['store']>) {
  const nobody = { contact_person_name: null, contact_person_number: null };
  const plain = { address_type: null, road: null, house: null, floor: null, additional_information: null };
  return { address, latitude, longitude, ...plain, ...nobody };
}
