import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { BillLines } from '../../../cards/orders/bill-lines.tsx';
import { OrderLines } from '../../../cards/orders/order-lines.tsx';
import { RateLink } from '../../../cards/orders/rate-link.tsx';
import { HandoverCode, PickUpCode } from '../../../features/tracking/codes/handover-code.tsx';
import { chargeNote } from '../parcel/charge-note.tsx';
import { AddressText } from '../parts/address-text.tsx';
import { OrderBox } from '../parts/order-box.tsx';
import { totalParts } from '../payment/payment-words.ts';
import { useOrder } from '../parts/use-order.ts';
import { lazy, Suspense } from 'react';

// Only parcels have them.
const loadParcel = () => import('./parcel-parts.tsx');
const ParcelWay = lazy(async () => ({ default: (await loadParcel()).ParcelWay }));
const ParcelParts = lazy(async () => ({ default: (await loadParcel()).ParcelParts }));
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
        <Suspense fallback={null}>
          <ParcelWay order={order} />
        </Suspense>
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
  const { lines, bill, is_priced, parcel_details: details } = order;
  return (
    <>
      {order.price_offer && (
        <Suspense fallback={null}>
          <PrescriptionParts order={order} onChanged={state.refetch} />
        </Suspense>
      )}
      {details && (
        <Suspense fallback={null}>
          <ParcelParts order={order} details={details} onChanged={state.refetch} />
        </Suspense>
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
