import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { PaymentStatus } from '@rialto/rules/payment/awaited.ts';
import type { Bill } from '@rialto/rules/price/order-total.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { amount, minorOf } from '../../../platform/wire-values.ts';
import { hasOfflineMethods } from '../../payments/payments.public.ts';
import type { BestCashback } from '../../promotions/promotions.public.ts';
import { paymentMethods, type CashTerms } from '../quote/payment-methods.ts';
import { isPartial, walletPartOf, type WalletPart } from './wallet-part.ts';

/** What is paid for: goods or a parcel. */
export type Payable = {
  bill: Bill;
  problems: readonly Refusal[];
  cash: CashTerms;
  cashback: BestCashback | null;
};

type Placement = {
  payable: Payable;
  body: Body<typeof placeOrder>;
  /** Of the wallet; null if it is not used, or cannot be. */
  balanceMinor: number | null;
  hasGateways: boolean;
  holdUntil: Date;
};
export type FirstPayment = ReturnType<typeof stateOf>;

/**
 * How an order is paid. Refuses an order with problems, with another total or wallet share than the confirmed one, or
 * with an unavailable payment method.
 */
export async function firstPaymentOf(tx: Sql, placement: Placement, digits: number): Promise<FirstPayment> {
  const { payable, body, balanceMinor, hasGateways, holdUntil } = placement;
  const { bill, cash, problems } = payable;
  const [problem] = problems;
  if (problem) throw new RefusalError(problem);
  const totalMinor = bill.total.minor;
  const { order_amount: confirmed } = body;
  if (confirmed !== undefined && minorOf(confirmed, digits) !== totalMinor)
    throw new RefusalError({ code: 'price_changed', details: { order_amount: amount(totalMinor, digits) } });
  requireCashbackAsShown(placement, digits);
  const part = walletPartOf(body, { totalMinor, balanceMinor, digits });
  const { paymentMethod } = part;
  const hasOffline = paymentMethod === 'offline_payment' && (await hasOfflineMethods(tx));
  const conditions = { cash, totalMinor, hasGateways, hasOffline, balanceMinor, isPartial: isPartial(body) };
  const chosen = paymentMethods(conditions).find(({ method }) => method === paymentMethod);
  if (!chosen || chosen.refusal) throw new RefusalError(chosen?.refusal ?? { code: 'payment_method_unavailable' });
  return stateOf(part, totalMinor, holdUntil);
}

/** The offer may have ended since the quote. More cashback than shown is accepted. */
function requireCashbackAsShown({ payable, body }: Placement, digits: number): void {
  const backMinor = payable.cashback?.backMinor ?? 0;
  if (minorOf(body.cashback_amount ?? 0, digits) <= backMinor) return;
  throw new RefusalError({ code: 'cashback_changed', details: { cashback_amount: amount(backMinor, digits) } });
}

/** Cash waits for no deadline. An order that the wallet pays, or that costs nothing after a coupon, counts as paid. */
function stateOf({ paymentMethod, walletMinor }: WalletPart, totalMinor: number, holdUntil: Date) {
  const isCash = paymentMethod === 'cash_on_delivery';
  const isPaid = !isCash && totalMinor === walletMinor;
  const paymentStatus: PaymentStatus = isPaid ? 'paid' : 'unpaid';
  return { paymentMethod, paymentStatus, walletMinor, holdUntil: isCash || isPaid ? null : holdUntil };
}
