import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { PaymentMethod } from '@rialto/rules/payment/awaited.ts';
import { cashRefusal } from '@rialto/rules/payment/cash.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';

export type MethodState = { method: PaymentMethod; refusal: Refusal | null };

type Paying = { store: SellingStore; totalMinor: number; hasGateways: boolean; hasOffline: boolean };

/** How an order can be paid, and why not (CHK-08). A wallet joins the list once there is one. */
export function paymentMethods({ store, totalMinor, hasGateways, hasOffline }: Paying): MethodState[] {
  const { takesCash: isAllowedInZone, maximumCashMinor: maximumMinor } = store;
  const missing: Refusal = { code: 'payment_method_unavailable' };
  return [
    { method: 'cash_on_delivery', refusal: cashRefusal({ isAllowedInZone, totalMinor, maximumMinor }) },
    { method: 'digital_payment', refusal: hasGateways ? null : missing },
    { method: 'offline_payment', refusal: hasOffline ? null : missing },
  ];
}
