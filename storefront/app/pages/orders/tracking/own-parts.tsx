import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { isRunning } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { statusOf } from '../../../words/order-status.ts';
import { BillLines } from '../../../cards/orders/bill-lines.tsx';
import { OrderLines } from '../../../cards/orders/order-lines.tsx';
import { RateLink } from '../../../cards/orders/rate-link.tsx';
import { HandoverCode, PickUpCode } from '../../../features/tracking/codes/handover-code.tsx';
import { SenderReceiver } from '../../../features/tracking/ends/sender-receiver.tsx';
import { chargeNote } from '../parcel/charge-note.tsx';
import { ParcelContents } from '../parcel/parcel-contents.tsx';
import { SendAgainLink } from '../parcel/send-again-link.tsx';
import { ReceiverLink } from '../parcel/receiver-link.tsx';
import { WishNote } from '../parcel/wish-note.tsx';
import { AddressText } from '../parts/address-text.tsx';
import { OrderBox } from '../parts/order-box.tsx';
import { totalParts } from '../payment/payment-words.ts';
import { useOrder } from '../parts/use-order.ts';
import { lazy, Suspense } from 'react';

const PrescriptionParts = lazy(async () => ({
  default: (await import('../price/prescription-parts.tsx')).PrescriptionParts,
}));

/** The codes for the courier, for the owner only (trust.md D3). */
export function OwnCodes({ order }: { order: TrackedOrder }) {
  return (
    <>
      <PickUpCode code={order.pick_up_code} />
      <HandoverCode order={order} />
    </>
  );
}

/** Only the owner rates an order. */
export function OwnRateLink({ order }: { order: TrackedOrder }) {
  return <RateLink order={order} className="mt-4" />;
}

/** Address, goods and bill, for the owner only (trust.md D3). */
export function OwnParts({ order }: { order: TrackedOrder }) {
  return (
    <>
      {order.parcel ? (
        <OrderBox title={t('order.parcel_way')}>
          <SenderReceiver order={order} />
        </OrderBox>
      ) : (
        order.delivery_address && (
          <OrderBox title={t('order.where')}>
            <AddressText address={order.delivery_address} />
          </OrderBox>
        )
      )}
      <Goods orderId={order.id} />
    </>
  );
}

function Goods({ orderId }: { orderId: number }) {
  const state = useOrder(orderId);
  if (state.kind !== 'ready') return null;
  const order = state.data;
  const { lines, bill, is_priced, parcel, parcel_details: details } = order;
  return (
    <>
      {order.price_offer && (
        <Suspense fallback={null}>
          <PrescriptionParts order={order} onChanged={state.refetch} />
        </Suspense>
      )}
      {details?.wish && <WishNote order={order} wish={details.wish} />}
      {parcel && details && <ParcelContents order={order} parcel={parcel} details={details} />}
      {details && isRunning(statusOf(order)) && (
        <ReceiverLink orderId={order.id} parcel={details} onChanged={state.refetch} />
      )}
      {parcel && !isRunning(statusOf(order)) && (
        <div>
          <SendAgainLink orderId={orderId} />
        </div>
      )}
      {lines.length > 0 && (
        <OrderBox title={t('order.what')}>
          <OrderLines lines={lines} />
        </OrderBox>
      )}
      {is_priced === 1 && (
        <OrderBox title={t('bill.title')}>
          <BillLines bill={bill} parts={totalParts(order)} deliveryNote={chargeNote(order)} />
        </OrderBox>
      )}
    </>
  );
}
