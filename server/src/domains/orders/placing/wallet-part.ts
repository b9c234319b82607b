import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { PaymentMethod } from '@rialto/rules/payment/awaited.ts';
import { walletShare } from '@rialto/rules/payment/wallet-share.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { amount, minorOf } from '../../../platform/wire-values.ts';

type WalletPaymentRequest = Pick<Body<typeof placeOrder>, 'payment_method' | 'partial_payment' | 'wallet_amount'>;

export function isPartial({ payment_method: method, partial_payment: partial }: WalletPaymentRequest): boolean {
  return method !== 'wallet' && partial === 1;
}

/** Whether the order is paid from the wallet, all or in part. */
export function usesWallet(wish: WalletPaymentRequest): boolean {
  return wish.payment_method === 'wallet' || isPartial(wish);
}

export type WalletPart = { paymentMethod: PaymentMethod; walletMinor: number };

/**
 * What the wallet pays of the total, and how the rest is paid. A wallet that covers all of it is the payment method,
 * whatever was chosen for the rest.
 */
export function walletPartOf(
  wish: WalletPaymentRequest,
  { totalMinor, balanceMinor, digits }: { totalMinor: number; balanceMinor: number | null; digits: number },
): WalletPart {
  const { payment_method: paymentMethod, wallet_amount: seen } = wish;
  if (!usesWallet(wish)) return { paymentMethod, walletMinor: 0 };
  if (balanceMinor === null) throw new RefusalError({ code: 'payment_method_unavailable' });
  if (paymentMethod === 'wallet' && balanceMinor < totalMinor) throw new RefusalError({ code: 'wallet_too_low' });
  const walletMinor = walletShare(balanceMinor, totalMinor);
  if (seen !== undefined && minorOf(seen, digits) !== walletMinor)
    throw new RefusalError({ code: 'wallet_changed', details: { wallet_amount: amount(walletMinor, digits) } });
  return { paymentMethod: walletMinor === totalMinor ? 'wallet' : paymentMethod, walletMinor };
}

/** For `catch`: a share that another payment made too large is calculated once more. */
export function onWalletChange<Placed>(wish: WalletPaymentRequest, again: () => Promise<Placed>) {
  return (error: unknown): Promise<Placed> => {
    if (!isPartial(wish) || !isWalletTooLow(error)) throw error;
    return again().catch((thrown: unknown) => {
      throw isWalletTooLow(thrown) ? new RefusalError({ code: 'wallet_changed' }) : thrown;
    });
  };
}

function isWalletTooLow(error: unknown): boolean {
  return error instanceof RefusalError && error.refusal.code === 'wallet_too_low';
}
