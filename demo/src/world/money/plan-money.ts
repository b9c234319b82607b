import { moneyForPoints, pointsFor } from '@rialto/rules/wallet/points.ts';
import type { PlannedOrder } from '../customers/plan-orders.ts';
import { daysFrom } from '../days-from.ts';
import { demoSettings } from '../demo-settings.ts';
import { moneyOf } from './money-of-order.ts';

/** A movement of the ledger: what, why, and between which accounts. */
export type Movement = {
  at: string;
  customerId: number | null;
  orderId: number | null;
  cause: string;
  reason: string;
  from: string;
  to: string;
  amount: number;
  note?: string;
};
export type TopUp = { id: number; customerId: number; amountMinor: number; bonusMinor: number; at: string };

const settings = demoSettings({ lat: 0, lng: 0 });
const { digits } = settings.currency;
const pointsRule = settings.loyalty ?? { earnedPerUnit: 1, neededPerUnit: 100, minimum: 100 };

/** Days before now; the bonus of ten percent began after the first. */
const topUps = [
  { id: 1, customerId: 1, amountMinor: 2_000, bonusMinor: 0, daysAgo: 26 },
  { id: 2, customerId: 2, amountMinor: 2_500, bonusMinor: 250, daysAgo: 10 },
  { id: 3, customerId: 1, amountMinor: 5_000, bonusMinor: 500, daysAgo: 7 },
];
const conversions = [{ customerId: 1, points: pointsRule.minimum, daysAgo: 1 }];
const gifts = [{ customerId: 1, points: 400, daysAgo: 14, note: 'Sorry that your last order was late' }];
/** Mariam invited Layla. */
export const referral = { customerId: 3, referrerId: 1 };

export function planTopUps(now: Date): TopUp[] {
  return topUps.map(({ daysAgo, ...topUp }) => ({ ...topUp, at: daysFrom(now, -daysAgo) }));
}

/** The first delivered order of the customer who was invited. */
export function orderOfReferral(orders: readonly PlannedOrder[]): { orderId: number; at: string } | null {
  const delivered = orders
    .filter(({ customerId }) => customerId === referral.customerId)
    .map(({ id, steps }) => ({ orderId: id, at: steps.find(({ status }) => status === 'delivered')?.at ?? '' }))
    .filter(({ at }) => at !== '')
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return delivered[0] ?? null;
}

const giftOfPoints = { reason: 'points_adjustment_in', from: 'issued', to: 'points' };

/** Everything that moved the money and the points of the demo's customers, oldest first. */
export function planMovements(orders: readonly PlannedOrder[], now: Date): Movement[] {
  return [
    ...planTopUps(now).flatMap(movementsOfTopUp),
    ...orders.flatMap(movementsOfOrder),
    ...movementsOfReferral(orders),
    ...gifts.map(({ customerId, points: amount, daysAgo, note }) => {
      const about = { at: daysFrom(now, -daysAgo), customerId, orderId: null, note };
      return { ...about, cause: `adjustment:demo:${customerId}`, ...giftOfPoints, amount };
    }),
    ...conversions.flatMap(({ customerId, points, daysAgo }) => {
      const about = { at: daysFrom(now, -daysAgo), customerId, orderId: null };
      const cause = `points:${customerId}:demo`;
      const amount = moneyForPoints(points, pointsRule, digits);
      return [
        { ...about, cause, reason: 'points_converted', from: 'points', to: 'issued', amount: points },
        { ...about, cause: `${cause}:money`, reason: 'points_conversion', from: 'promotions', to: 'wallet', amount },
      ];
    }),
  ]
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function movementsOfTopUp({ id, customerId, amountMinor, bonusMinor, at }: TopUp): Movement[] {
  const about = { at, customerId, orderId: null, to: 'wallet' };
  return [
    { ...about, cause: `top_up:${id}`, reason: 'top_up', from: 'clearing', amount: amountMinor },
    { ...about, cause: `top_up:${id}:bonus`, reason: 'top_up_bonus', from: 'promotions', amount: bonusMinor },
  ];
}

function movementsOfReferral(orders: readonly PlannedOrder[]): Movement[] {
  const first = orderOfReferral(orders);
  if (!first || !settings.referral) return [];
  const { referrerMinor, joinedMinor } = settings.referral;
  const about = { ...first, reason: 'referral_reward', from: 'promotions', to: 'wallet' };
  const cause = `referral:${referral.customerId}`;
  return [
    { ...about, cause: `${cause}:referrer`, customerId: referral.referrerId, amount: referrerMinor },
    { ...about, cause: `${cause}:joined`, customerId: referral.customerId, amount: joinedMinor },
  ];
}

/** Its payment, the rewards on delivery, and everything back with the refund. */
function movementsOfOrder(order: PlannedOrder): Movement[] {
  const { id, customerId, bill, steps, createdAt } = order;
  const { walletMinor, cashbackMinor } = moneyOf(order);
  const about = { customerId, orderId: id };
  const rest = bill.total.minor - walletMinor;
  const points = pointsFor(bill.items.minor, pointsRule, digits);
  const moved = (at: string, name: string, reason: string, path: [string, string], amount: number): Movement => {
    return { ...about, at, cause: `order:${id}:${name}`, reason, from: path[0], to: path[1], amount };
  };
  const movements = [moved(createdAt, 'wallet', 'order_payment', ['wallet', 'shop'], walletMinor)];
  for (const { status, at } of steps) {
    if (status === 'delivered')
      movements.push(
        { ...moved(at, 'cash', 'cash_payment', ['cash', 'shop'], rest), customerId: null },
        moved(at, 'points', 'points_earned', ['issued', 'points'], points),
        moved(at, 'cashback', 'cashback', ['promotions', 'wallet'], cashbackMinor),
      );
    if (status === 'refunded')
      movements.push(
        moved(at, 'wallet_back', 'order_return', ['shop', 'wallet'], walletMinor),
        moved(at, 'cash_back', 'order_return', ['shop', 'wallet'], rest),
        moved(at, 'points_back', 'points_reversal', ['points', 'issued'], points),
        moved(at, 'cashback_back', 'cashback_reversal', ['wallet', 'promotions'], cashbackMinor),
      );
  }
  return movements;
}
