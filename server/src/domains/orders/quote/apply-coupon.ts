import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Coupon } from '../../promotions/promotions.public.ts';
import type { QuoteContext } from './quote-context.ts';
import { quoteOrder } from './quote-order.ts';

/** The discount of a coupon on the current cart. Other problems of the order are ignored. */
export async function applyCoupon(
  db: Sql,
  owner: Owner,
  code: string,
  context: QuoteContext,
): Promise<{ coupon: Coupon; discountMinor: number }> {
  const request = { owner, source: 'cart' as const, line: undefined, point: null, scheduleAt: null, tip: 0 };
  const quote = await quoteOrder(db, { ...request, orderType: 'take_away', couponCode: code }, context);
  if (quote.coupon) return { coupon: quote.coupon, discountMinor: quote.bill.coupon.minor };
  const refusal = quote.problems.find((problem) => problem.code.startsWith('coupon_'));
  throw new RefusalError(refusal ?? { code: 'cart_empty' });
}
