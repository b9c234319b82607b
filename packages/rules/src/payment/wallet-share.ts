import type { Minor } from '../price/minor.ts';

/** What is left to pay by the payment method after the wallet's share. */
export function dueMinor({ totalMinor, walletMinor }: { totalMinor: Minor; walletMinor: Minor }): Minor {
  return totalMinor - walletMinor;
}

/** What a wallet pays of an amount: all of it, or what it has. */
export function walletShare(balanceMinor: Minor, amountMinor: Minor): Minor {
  return Math.min(balanceMinor, amountMinor);
}
