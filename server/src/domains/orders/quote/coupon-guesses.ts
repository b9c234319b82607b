import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Limit, Throttle } from '../../../platform/throttle/throttle.ts';
import type { QuoteRequest, Quote } from './quote-order.ts';

const TEN_MINUTES_MS = 600_000;
const buyerLimit: Limit = { name: 'coupon buyer', most: 10, perMs: TEN_MINUTES_MS, kind: 'guard' };
/** Guest ids are free, so the IP address counts too, with a higher limit because it may be shared. */
const addressLimit: Limit = { name: 'coupon address', most: 60, perMs: TEN_MINUTES_MS, kind: 'guard' };

/**
 * Counts every code before it is looked up and uncounts valid ones, so that concurrent guesses are limited too
 * (trust.md T17). Applying, quoting and placing all use this.
 */
export async function limitCouponGuesses<Result>(
  throttle: Throttle,
  { owner, couponCode }: Pick<QuoteRequest, 'owner' | 'couponCode'>,
  ip: string,
  work: () => Promise<Result>,
  isMiss: (result: Result) => boolean = () => false,
): Promise<Result> {
  if (couponCode === null) return work();
  await throttle.attemptBoth({ limit: buyerLimit, key: keyOf(owner) }, { limit: addressLimit, key: ip });
  try {
    const result = await work();
    if (!isMiss(result)) await uncount(throttle, owner, ip);
    return result;
  } catch (thrown) {
    const isUnknown = thrown instanceof RefusalError && thrown.refusal.code === 'coupon_unknown';
    if (!isUnknown) await uncount(throttle, owner, ip);
    throw thrown;
  }
}

/** A quote lists an unknown code as a problem instead of refusing it. */
export function hasUnknownCoupon({ problems }: Pick<Quote, 'problems'>): boolean {
  return problems.some(({ code }) => code === 'coupon_unknown');
}

async function uncount(throttle: Throttle, owner: Owner, ip: string): Promise<void> {
  await throttle.uncount(buyerLimit, keyOf(owner));
  await throttle.uncount(addressLimit, ip);
}

function keyOf({ kind, id }: Owner): string {
  return `${kind} ${id}`;
}
