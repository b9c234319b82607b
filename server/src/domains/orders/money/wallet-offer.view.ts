import type { WalletOffer } from '@rialto/contract/shapes/fields.ts';
import { walletShare } from '@rialto/rules/payment/wallet-share.ts';
import { amount } from '../../../platform/wire-values.ts';

/** What a wallet could pay of an amount; null without a wallet. */
export function walletOffer(balanceMinor: number | null, amountMinor: number, digits: number): WalletOffer | null {
  if (balanceMinor === null) return null;
  const shareMinor = walletShare(balanceMinor, amountMinor);
  return {
    balance: amount(balanceMinor, digits),
    amount: amount(shareMinor, digits),
    due: amount(amountMinor - shareMinor, digits),
  };
}
