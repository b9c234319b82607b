import { rewardMinor } from '@rialto/rules/price/reward.ts';
import type { PlannedOrder } from '../customers/plan-orders.ts';
import { cashbackTexts } from '../promotions/texts/offer-texts.ts';

/** What the wallet pays of an order that it pays in part. */
const PART_MINOR = 1_000;
const MINUTES_OF_DAY = 24 * 60;

type OrderMoney = { walletMinor: number; cashbackMinor: number; method: 'wallet' | 'cash_on_delivery' };

/** How an order of the demo is paid, and the cashback of the best offer when it was placed. */
export function moneyOf({ bill, past }: Pick<PlannedOrder, 'bill' | 'past'>): OrderMoney {
  const day = -past.minutesAgo / MINUTES_OF_DAY;
  const offers = cashbackTexts.filter(({ starts, ends }) => starts <= day && day < ends);
  const amounts = offers.map(({ cashbackType: type, cashback: value, minimumMinor, maximumMinor }) =>
    rewardMinor(bill.items.minor, { type, value, minimumMinor, maximumMinor }),
  );
  const total = bill.total.minor;
  const walletMinor = { wallet: total, part: Math.min(PART_MINOR, total), cash: 0 }[past.pays ?? 'cash'];
  return {
    walletMinor,
    cashbackMinor: Math.max(0, ...amounts),
    method: walletMinor === total ? 'wallet' : 'cash_on_delivery',
  };
}
