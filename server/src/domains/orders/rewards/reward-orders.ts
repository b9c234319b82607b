import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { pointsFor } from '@rialto/rules/wallet/points.ts';
import { isSameDoor } from '@rialto/rules/wallet/same-door.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Events } from '../../../platform/events/open-events.ts';
import type { Shop } from '../../content/content.public.ts';
import {
  decideReferral,
  grant,
  hasReferralRewards,
  lockOpenReferral,
  pointsRule,
  referralRule,
  takeBack,
  type Referral,
} from '../../wallet/wallet.public.ts';
import { refundedParts } from '../money/order-refunds.sql.ts';
import { orderRefundGranted, orderStatusChanged } from '../orders.events.ts';
import { doorsOf, findRewardedOrder, type RewardedOrder } from './rewards.sql.ts';

type Deps = { shop: Pick<Shop, 'settings'>; clock: Clock };

/**
 * Gives points, cashback and referral rewards when an order is delivered, and takes points and cashback back when its
 * money goes back. Events of one order arrive in their order, so a refund never overtakes its delivery.
 */
export function rewardOrders(events: Events, { shop, clock }: Deps): void {
  events.subscribe(orderStatusChanged, 'rewards', async (tx, { orderId, to }) => {
    if (to !== 'delivered') return;
    const order = await findRewardedOrder(tx, orderId);
    if (order) await rewardDelivery(tx, { orderId, order, settings: await shop.settings(), now: clock() });
  });
  events.subscribe(orderRefundGranted, 'rewards', async (tx, { orderId }) => {
    const order = await findRewardedOrder(tx, orderId);
    if (order) await reverseRewards(tx, { orderId, order, now: clock() });
  });
}

type Delivery = { orderId: OrderId; order: RewardedOrder; settings: ShopSettings; now: Date };

async function rewardDelivery(tx: Sql, { orderId, order, settings, now }: Delivery): Promise<void> {
  const { customerId, goodsMinor, cashbackMinor } = order;
  const referral = await lockOpenReferral(tx, customerId);
  if (referral) {
    const rule = hasReferralRewards(settings) ? referralRule(settings) : null;
    await decideReferral(tx, { referral, orderId, rule, own: await ownTrace(tx, order, referral), now });
  }
  // Amounts of a former currency say nothing in the present one.
  if (order.currency !== settings.currency.code) return;
  const about = { customerId, orderId, now };
  if (settings.hasLoyaltyPoints) {
    const points = pointsFor(goodsMinor, pointsRule(settings), settings.currency.digits);
    await grant(tx, { ...about, reason: 'points_earned', cause: `order:${orderId}:points`, amount: points });
  }
  if (settings.hasWallet)
    await grant(tx, { ...about, reason: 'cashback', cause: `order:${orderId}:cashback`, amount: cashbackMinor });
}

async function reverseRewards(tx: Sql, { orderId, order, now }: Omit<Delivery, 'settings'>): Promise<void> {
  const { customerId, totalMinor } = order;
  const { paidMinor, walletMinor } = await refundedParts(tx, orderId);
  const about = { customerId, orderId, refundedMinor: paidMinor + walletMinor, totalMinor, now };
  for (const kind of ['points', 'cashback'] as const) await takeBack(tx, { ...about, kind });
}

/** What the order has in common with the referrer: the phone that is called, or the door it is brought to. */
async function ownTrace(
  tx: Sql,
  { contactNumber, door }: RewardedOrder,
  { referrerId, referrerPhone }: Referral,
): Promise<'own_phone' | 'own_address' | null> {
  if (contactNumber !== null && contactNumber === referrerPhone) return 'own_phone';
  if (!door) return null;
  const doors = await doorsOf(tx, referrerId);
  return doors.some((known) => isSameDoor(door, known)) ? 'own_address' : null;
}
