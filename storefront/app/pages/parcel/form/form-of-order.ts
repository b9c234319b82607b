import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { endOfParcel, filledOf } from './former-end.ts';
import type { ParcelForm } from './parcel-form.ts';

/** The fields of the form for the same parcel again; null for orders of goods. Time, tip and payment are chosen again. */
export function formOfOrder({
  parcel,
  parcel_details: details,
  order_note: note,
}: OrderDetail): Partial<ParcelForm> | null {
  if (!parcel || !details) return null;
  return {
    sender: filledOf(endOfParcel(details.sender)),
    receiver: endOfParcel(details.receiver),
    categoryId: parcel.category_id,
    content: details.content ?? '',
    note: note ?? '',
    instructions: details.instruction_ids,
    weight: details.weight,
    payer: details.charge_payer,
  };
}
