import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { textOf } from '../../../platform/texts.ts';
import { amount } from '../../../platform/wire-values.ts';
import { paidParts } from '../money/paid-parts.view.ts';
import type { PlacedOrder } from './placed-order.ts';

export function placedOrder(
  placed: PlacedOrder,
  { digits, language }: Viewer,
  redirectUrl: string | null,
): Reply<typeof placeOrder> {
  const { totalMinor, walletMinor = 0 } = placed;
  return {
    order_id: placed.orderId,
    order_amount: amount(totalMinor, digits),
    ...paidParts({ totalMinor, walletMinor }, digits),
    order_status: 'pending',
    payment_method: placed.paymentMethod,
    payment_status: placed.paymentStatus,
    pay_before: placed.holdUntil,
    redirect_link: redirectUrl,
    payment_url: redirectUrl,
    message: textOf(placed.holdUntil === null ? 'order.placed_title' : 'order.placed_unpaid_title', language),
    contact_person_number: placed.contactNumber,
  };
}
