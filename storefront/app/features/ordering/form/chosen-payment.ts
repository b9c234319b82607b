import type { PaymentMethod, PaymentPick, Quote } from './quote.ts';

export type ChosenPayment = {
  method: PaymentMethod | null;
  /** What the wallet pays; null without the wallet. */
  wallet: number | null;
  /** What is left to pay by the method. */
  due: number;
};

/** What the wallet pays and how the rest is paid. A wallet that covers the total leaves no rest. */
export function chosenPayment(
  { payment_methods, wallet, bill }: Pick<Quote, 'payment_methods' | 'wallet'> & { bill: { total: number } },
  { paymentMethod, usesWallet }: PaymentPick,
): ChosenPayment {
  const share = usesWallet ? wallet : null;
  if (share && coversAll(share)) return { method: 'wallet', wallet: share.amount, due: 0 };
  const others = payment_methods.filter(({ method }) => method !== 'wallet');
  const method = methodInUse(others, paymentMethod);
  return { method, wallet: share?.amount ?? null, due: share?.due ?? bill.total };
}

export function coversAll({ amount, due }: NonNullable<Quote['wallet']>): boolean {
  return amount > 0 && due === 0;
}

/** The chosen method while it is available; before a choice, the first available one. */
function methodInUse(methods: Quote['payment_methods'], chosen: PaymentMethod | null): PaymentMethod | null {
  const possible = methods.filter(({ allowed }) => allowed === 1).map(({ method }) => method);
  if (chosen !== null) return possible.includes(chosen) ? chosen : null;
  return possible[0] ?? null;
}
