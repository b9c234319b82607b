import { onOneConnection, type Sql } from '@rialto/database/sql.ts';
import { customerFactsOf } from '../customer-facts.sql.ts';
import { findBalance } from '../money/find-balance.ts';
import { readOrderContents } from '../quote/order-contents.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import type { QuoteRequest } from '../quote/quote-order.ts';

/** Balance, account and cart of a buyer in one round trip, unless prices of the cart are in no cache. */
export function readBuyer(db: Sql, request: QuoteRequest, { settings, viewer }: QuoteContext) {
  const { owner } = request;
  return onOneConnection(db, async (same) => {
    const [balanceMinor, customer, contents] = await Promise.all([
      findBalance(same, owner, settings),
      customerFactsOf(same, owner),
      readOrderContents(same, owner, request, viewer),
    ]);
    return { balanceMinor, customer, contents };
  });
}
