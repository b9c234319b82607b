import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import type { DeliveryNote } from '../../../cards/orders/bill-lines.tsx';
import { ChargeExplanation } from '../../../features/parcels/charge-explanation.tsx';

type ChargeFields = Pick<OrderDetail, 'parcel_details' | 'distance'>;

/** How the delivery charge of a parcel came about; null for other orders. */
export function chargeNote(
  { parcel_details: parcel, distance }: ChargeFields,
  isAlwaysOpen = false,
): DeliveryNote | null {
  if (!parcel) return null;
  const { charge, distance_is_estimated } = parcel;
  const text = <ChargeExplanation charge={charge} metres={distance ?? 0} isEstimated={distance_is_estimated === 1} />;
  return { text, isAlwaysOpen };
}
