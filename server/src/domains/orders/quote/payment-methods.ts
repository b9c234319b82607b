import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { PaymentMethod } from '@rialto/rules/payment/awaited.ts';
import { cashRefusal } from '@rialto/rules/payment/cash.ts';
import { walletShare } from '@rialto/rules/payment/wallet-share.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';

/** Whether zone and store take cash, and up to how much. */
export type CashTerms = { isAllowed: boolean; maximumMinor: number | null };

export function cashTermsOf({ takesCash, maximumCashMinor }: SellingStore): CashTerms {
  return { isAllowed: takesCash, maximumMinor: maximumCashMinor };
}

export type MethodState = { method: PaymentMethod; refusal: Refusal | null };

type WalletConditions = {
  /** Null for guests and where the shop has no wallet. */
  balanceMinor: number | null;
  /** Whether the wallet pays what it can and the method only the rest. */
  isPartial: boolean;
};
type PaymentConditions = WalletConditions & {
  cash: CashTerms;
  totalMinor: number;
  hasGateways: boolean;
  hasOffline: boolean;
};

/** Every payment method, with a refusal if it is not available for this order (CHK-08). */
export function paymentMethods(conditions: PaymentConditions): MethodState[] {
  const { cash, totalMinor, hasGateways, hasOffline, balanceMinor, isPartial } = conditions;
  const dueMinor = isPartial ? totalMinor - walletShare(balanceMinor ?? 0, totalMinor) : totalMinor;
  const missing: Refusal = { code: 'payment_method_unavailable' };
  const tooLow: Refusal = { code: 'wallet_too_low' };
  return [
    { method: 'cash_on_delivery', refusal: cashRefusal({ ...cash, dueMinor }) },
    { method: 'digital_payment', refusal: hasGateways ? null : missing },
    { method: 'offline_payment', refusal: hasOffline ? null : missing },
    ...(balanceMinor === null
      ? []
      : [{ method: 'wallet' as const, refusal: balanceMinor < totalMinor ? tooLow : null }]),
  ];
}
