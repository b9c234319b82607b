import type { Sql } from '@rialto/database/sql.ts';
import { move } from '@rialto/server/domains/wallet/wallet.public.ts';
import type { TestCustomer } from '@rialto/server/testing/people.ts';
import { expectDone } from './calls.ts';
import { FILLED, type MoneyWorld } from './money-world.ts';
import { hasUndeliveredEvents, movement, orderOf, type MoneyMovement } from './movement.ts';

/** Money that is added, rewards, points that become money, and an adjustment by staff. */
export async function rewardMovements(world: MoneyWorld): Promise<MoneyMovement[]> {
  const { db, now, customer, placed, walk, step, post, operator } = world;
  const [adding, fed, converting, adjusted] = [
    await customer(0),
    await customer(),
    await customer(0),
    await customer(),
  ];
  await expectDone(post('/customer/wallet/add-fund', { amount: 25 }, adding.headers));
  const [topUp] = await db<{ id: number }[]>`select id from top_ups where customer_id = ${adding.id}`;
  const fedOrder = await placed(fed);
  await walk(fedOrder, 'handover');
  const cause = `test:${converting.id}`;
  await move(db, { reason: 'points_earned', cause, amount: 1_000, customerId: converting.id, now });
  const fixed = (balance: number, points: number) => () => Promise.resolve({ balance, points });
  const given = { unit: 'money', amount: 5, reason: 'The soup was cold' };
  return [
    movement('top-up', adding, await world.paidMessage('top_up_id', topUp?.id ?? 0), topUpsOf(adding)),
    movement('delivery', fed, step(fedOrder, 'delivered'), afterDelivery(fed, 0)),
    movement(
      'conversion',
      converting,
      post('/customer/loyalty-point/point-transfer', { point: 500 }, converting.headers),
      fixed(50, 500),
    ),
    movement(
      'adjustment',
      adjusted,
      post(`/console/customers/${adjusted.id}/wallet`, given, operator),
      fixed(FILLED + 500, 0),
    ),
    ...(await referral(world)),
    ...(await byStaff(world)),
    await rewardsOfRelay(world),
  ];
}

/** Staff give points, and pay money of a wallet out. */
async function byStaff({ customer, post, operator }: MoneyWorld): Promise<MoneyMovement[]> {
  const [pointed, paidOut] = [await customer(0), await customer()];
  const points = { unit: 'points', amount: 40, reason: 'The soup was cold' };
  const payout = { unit: 'money', amount: -FILLED / 100, kind: 'payout', reason: 'In cash at the office' };
  return [
    movement('points adjustment', pointed, post(`/console/customers/${pointed.id}/wallet`, points, operator), () =>
      Promise.resolve({ balance: 0, points: 40 }),
    ),
    movement('payout', paidOut, post(`/console/customers/${paidOut.id}/wallet`, payout, operator), () =>
      Promise.resolve({ balance: 0, points: 0 }),
    ),
  ];
}

/** A delivery that the shop has recorded and not rewarded yet. */
async function rewardsOfRelay({ customer, placed, walk, step }: MoneyWorld): Promise<MoneyMovement> {
  const rewarded = await customer();
  const orderId = await placed(rewarded);
  await walk(orderId, 'handover');
  const delivery = movement('rewards', rewarded, step(orderId, 'delivered'), afterDelivery(rewarded, 0));
  return { ...delivery, isLeft: hasUndeliveredEvents(orderId) };
}

/** The first order of a friend pays both sides. */
async function referral({ db, customer, placed, walk, step, now }: MoneyWorld): Promise<MoneyMovement[]> {
  const [friend, referrer] = [await customer(), await customer(0)];
  await db`
    insert into referrals (customer_id, referrer_id, joined_at) values (${friend.id}, ${referrer.id}, ${now})`;
  const orderId = await placed(friend);
  await walk(orderId, 'handover');
  const delivery = step(orderId, 'delivered');
  const [shop] = await db<{ rule: { referrerMinor: number; joinedMinor: number } }[]>`
    select settings -> 'referral' as rule from shop_settings`;
  if (!shop) throw new Error('No settings');
  return [
    movement('referral of the friend', friend, delivery, afterDelivery(friend, shop.rule.joinedMinor)),
    movement('referral of the referrer', referrer, delivery, () =>
      Promise.resolve({ balance: shop.rule.referrerMinor, points: 0 }),
    ),
  ];
}

const afterDelivery = (customer: TestCustomer, reward: number) => async (db: Sql) => {
  const { total, cashback, points } = await orderOf(db, customer);
  return { balance: FILLED - total + cashback + reward, points };
};

const topUpsOf =
  ({ id }: TestCustomer) =>
  async (db: Sql) => {
    const [row] = await db<{ balance: number }[]>`
      select sum(amount_minor + bonus_minor)::bigint as balance from top_ups where customer_id = ${id}`;
    return { balance: row?.balance ?? 0, points: 0 };
  };
