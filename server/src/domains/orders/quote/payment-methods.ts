import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { PaymentMethod } from '@rialto/rules/payment/awaited.ts';
import { cashRefusal } from '@rialto/rules/payment/cash.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import { hasOfflineMethods } from '../../payments/payments.public.ts';
import type { Quote } from './quote-order.ts';

export type MethodState = { method: PaymentMethod; refusal: Refusal | null };

type PaymentConditions = { store: SellingStore; totalMinor: number; hasGateways: boolean; hasOffline: boolean };

/** Every payment method, with a refusal if it is not available for this order (CHK-08). */
export function paymentMethods({ store, totalMinor, hasGateways, hasOffline }: PaymentConditions): MethodState[] {
  const { takesCash: isAllowed, maximumCashMinor: maximumMinor } = store;
  const missing: Refusal = { code: 'payment_method_unavailable' };
  return [
    { method: 'cash_on_delivery', refusal: cashRefusal({ isAllowed, totalMinor, maximumMinor }) },
    { method: 'digital_payment', refusal: hasGateways ? null : missing },
    { method: 'offline_payment', refusal: hasOffline ? null : missing },
  ];
}

export async function readPaymentMethods(
  db: Sql,
  { store, bill }: Quote,
  hasGateways: boolean,
): Promise<MethodState[]> {
  if (!store) return [];
  const hasOffline = await hasOfflineMethods(db);
  return paymentMethods({ store, totalMinor: bill.total.minor, hasGateways, hasOffline });
}
