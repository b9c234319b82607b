import type { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';

export type Quote = Reply<typeof quoteOrder>;
export type PaymentMethod = Quote['payment_methods'][number]['method'];

/** How the visitor wants to pay. */
export type PaymentPick = {
  /** Null until chosen; until then the first available method is preselected. */
  paymentMethod: PaymentMethod | null;
  /** Whether the wallet pays all of it, or what it has. */
  usesWallet: boolean;
};

/** The amounts that the visitor saw when confirming; the server compares them with its own. */
export type QuoteAmounts = {
  total: number;
  /** What the wallet pays; null without the wallet. */
  wallet: number | null;
  cashback: number;
};
