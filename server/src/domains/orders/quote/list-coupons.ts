import type { Query, Reply } from '@rialto/contract/http/endpoint.ts';
import type { listCoupons as contract } from '@rialto/contract/calls/offers.ts';
import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { couponRefusal, type CouponUse } from '@rialto/rules/coupon/refusal.ts';
import { minorOf } from '../../../platform/wire-values.ts';
import { problemView } from '../../cart/cart.public.ts';
import { moneyFormatter } from '../../content/content.public.ts';
import { couponCard, useCountsOf, type Coupon, type openCoupons } from '../../promotions/promotions.public.ts';
import { customerFactsOf } from '../customer-facts.sql.ts';
import { couponProblem } from './check-coupon.ts';
import type { QuoteContext } from './quote-context.ts';

type Deps = { db: Sql; coupons: ReturnType<typeof openCoupons> };
type Request = Query<typeof contract> & { customerId: CustomerId | null };

/** The coupons for this visitor, each with the reason why it cannot be used (MON-04). The quote decides again. */
export async function listCoupons(
  { db, coupons }: Deps,
  { customerId, store_id: storeId, amount }: Request,
  { viewer, settings }: Pick<QuoteContext, 'viewer' | 'settings'>,
): Promise<Reply<typeof contract>> {
  const [shown, useOf] = await Promise.all([
    coupons.shownTo(viewer, { storeId, customerId }),
    readUses(db, customerId),
  ]);
  const money = moneyFormatter(settings, viewer.language);
  const itemAmount = amount === undefined ? Infinity : minorOf(amount, viewer.digits);
  return shown.map((each) => {
    const { coupon } = each;
    const customer = useOf(coupon);
    const refusal = listRefusal(coupon, { now: viewer.now, itemAmount, customer });
    const problem = refusal && couponProblem(refusal, coupon, money);
    return {
      ...couponCard(each, viewer),
      uses_left: usesLeft(coupon, customer),
      usable: problem === null,
      reason: problem && problemView(problem, viewer),
    };
  });
}

function usesLeft({ limitPerCustomer }: Coupon, customer: CouponUse['customer']): number | null {
  return limitPerCustomer === null ? null : Math.max(0, limitPerCustomer - (customer?.useCount ?? 0));
}

/** The list has only coupons of the visitor's module, zones and store. */
function listRefusal(coupon: Coupon, use: Pick<CouponUse, 'now' | 'itemAmount' | 'customer'>): Refusal | null {
  const { moduleId, storeId, zoneId } = coupon;
  return couponRefusal(coupon, { ...use, moduleId: moduleId ?? 0, storeId: storeId ?? 0, zoneId: zoneId ?? 0 });
}

async function readUses(db: Sql, customerId: CustomerId | null): Promise<(coupon: Coupon) => CouponUse['customer']> {
  if (customerId === null) return () => null;
  const [facts, counts] = await Promise.all([
    customerFactsOf(db, { kind: 'customer', id: customerId }),
    useCountsOf(db, customerId),
  ]);
  return ({ id }) => ({ isFirstOrder: facts?.hasOrdered === false, useCount: counts.get(id) ?? 0 });
}
