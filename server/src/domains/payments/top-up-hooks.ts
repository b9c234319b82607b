import type { Sql } from '@rialto/database/sql.ts';
import type { SettledOutcome } from './order-hooks.ts';
import type { RefundReason } from './refunds.sql.ts';

export type TopUpOutcome = SettledOutcome & { topUpId: number };

/** What payments need from the wallet, a domain above them. The composition provides it. */
export type TopUpHooks = {
  /** Every transaction locks the top-up before its payments. */
  lockTopUp(tx: Sql, topUpId: number): Promise<void>;
  /** Puts paid money into the wallet. Returns why received money must be refunded, or null if it is kept. */
  onPaymentOutcome(tx: Sql, outcome: TopUpOutcome): Promise<RefundReason | null>;
  onAmountRefused(tx: Sql, topUpId: number): Promise<void>;
};
