import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { OrderPaymentPart } from '../payment/order-payment-part.tsx';
import { isPriceOffered } from './is-price-offered.ts';
import { PriceOffer } from './price-offer.tsx';

/** What a guest decides about a prescription on the tracking page: its price, and then its payment. */
export function PrescriptionParts({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  if (isPriceOffered(order)) return <PriceOffer order={order} onChanged={onChanged} />;
  return <OrderPaymentPart order={order} onChanged={onChanged} />;
}
