import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Limit, Throttle } from '../../../platform/throttle/throttle.ts';
import type { Asked, Quote } from './quote-order.ts';

const TEN_MINUTES_MS = 600_000;
const ofBuyer: Limit = { name: 'coupon buyer', most: 10, perMs: TEN_MINUTES_MS, kind: 'guard' };
/** A new guest id is free, so the address counts too; wider, because many may share one. */
const ofAddress: Limit = { name: 'coupon address', most: 60, perMs: TEN_MINUTES_MS, kind: 'guard' };

/**
 * Counts every code before it is looked up, and gives back what was no guess, so that two hundred guesses at once are
 * two hundred (trust.md T17). Every way to try a code goes through here: applying, quoting and placing.
 */
export async function countingGuesses<Answer>(
  throttle: Throttle,
  { owner, couponCode }: Pick<Asked, 'owner' | 'couponCode'>,
  ip: string,
  work: () => Promise<Answer>,
  isMiss: (answer: Answer) => boolean = () => false,
): Promise<Answer> {
  if (couponCode === null) return work();
  await throttle.attempt(ofBuyer, keyOf(owner));
  await throttle.attempt(ofAddress, ip);
  try {
    const answer = await work();
    if (!isMiss(answer)) await giveBack(throttle, owner, ip);
    return answer;
  } catch (thrown) {
    const isUnknown = thrown instanceof RefusalError && thrown.refusal.code === 'coupon_unknown';
    if (!isUnknown) await giveBack(throttle, owner, ip);
    throw thrown;
  }
}

/** A quote tells about a wrong code instead of refusing it. */
export function hasUnknownCoupon({ problems }: Pick<Quote, 'problems'>): boolean {
  return problems.some(({ code }) => code === 'coupon_unknown');
}

async function giveBack(throttle: Throttle, owner: Owner, ip: string): Promise<void> {
  await throttle.giveBack(ofBuyer, keyOf(owner));
  await throttle.giveBack(ofAddress, ip);
}

function keyOf({ kind, id }: Owner): string {
  return `${kind} ${id}`;
}
