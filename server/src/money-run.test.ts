import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expireUnpaidOrders } from './domains/orders/lifecycle/expire-unpaid-orders.ts';
import { findBreaches } from './invariants/find-breaches.ts';
import { NOON } from './testing/ordering-shop.ts';
import { ModelCustomer, ModelShop } from './testing/money/model.ts';
import { openMoneyShop, type MoneyShop } from './testing/money/money-shop.ts';
import { actOnOrder, place } from './testing/money/order-acts.ts';
import { seeded, type Random } from './testing/money/random.ts';
import { adjust, convert, topUp, type Player } from './testing/money/wallet-acts.ts';

/** `npm run test:money -- 750000` sends more, and MONEY_SEED plays others. */
const CALLS = Number(process.env['MONEY_CALLS'] ?? 600);
const SEED = Number(process.env['MONEY_SEED'] ?? 18);
const PLAYERS = 5;
const ROUNDS_PER_PLAYER = 100;
const HOUR_MS = 3_600_000;
const AFTER_HOLD = new Date(NOON.getTime() + HOUR_MS);
const acts = [topUp, place, place, place, convert, adjust];

describe.each([
  { code: 'JPY', digits: 0 },
  { code: 'USD', digits: 2 },
  { code: 'KWD', digits: 3 },
])('with $digits digits', (currency) => {
  let shop: MoneyShop;
  beforeAll(async () => {
    shop = await openMoneyShop(currency);
  });
  afterAll(() => shop.close());

  test(
    'MON-01 MON-02 MON-05 MON-06 T25 after random concurrent calls every wallet has what an independent model says',
    async () => {
      const random = seeded(SEED + currency.digits);
      const books = new ModelShop();
      let players: Player[] = [];
      for (let round = 0; shop.calls.count < CALLS / 3; round += 1) {
        if (round % ROUNDS_PER_PLAYER === 0) players = await newPlayers(shop, books, random);
        await playRound(shop, players, random);
        await expectNoDrift(shop, players);
      }
      await expectBooks(shop, books);
      expect(await findBreaches(shop.sql)).toEqual([]);
    },
    6 * HOUR_MS,
  );
});

function newPlayers(shop: MoneyShop, books: ModelShop, random: Random): Promise<Player[]> {
  const player = async () => {
    const model = new ModelCustomer(shop.rules, books);
    return { shop, buyer: await shop.customer(), model, random };
  };
  return Promise.all(Array.from({ length: PLAYERS }, player));
}

/** Every player makes several calls at once, on different orders; sometimes the time to pay is over meanwhile. */
async function playRound(shop: MoneyShop, players: Player[], random: Random): Promise<void> {
  const orders = players.flatMap(({ model }) => model.orders);
  const [expired] = await Promise.all([
    random.isLucky(0.1) ? expireUnpaidOrders(shop.sql, AFTER_HOLD) : ([] as number[]),
    ...players.map(async (player) => {
      const { model } = player;
      const chosen = model.orders.filter(() => random.isLucky(0.4)).slice(0, 3);
      const others = Array.from({ length: 1 + random.below(3) }, () => random.from(acts));
      await Promise.all([...chosen.map((order) => actOnOrder(player, order)), ...others.map((act) => act(player))]);
    }),
  ]);
  for (const { model } of players) {
    // Orders that were placed in this round may have expired in it as well.
    for (const order of model.orders)
      if (expired.includes(order.id) && order.state === 'pending') model.giveBack(order, 'original');
    // None is forgotten while it runs: its share would come back unnoticed when its time to pay is over.
    model.orders = model.orders.filter(({ state }) => state !== 'over');
  }
  if (orders.length > 0) await settled(shop);
}

/** Rewards are given by the delivery of events. */
const settled = ({ sql }: MoneyShop) =>
  vi.waitFor(async () => expect(await sql`select from outbox where delivered_at is null limit 1`).toHaveLength(0), {
    timeout: 30_000,
    interval: 10,
  });

type Balance = { id: number; money: number; points: number };

async function expectNoDrift({ sql }: MoneyShop, players: Player[]): Promise<void> {
  const rows = await sql<Balance[]>`
    select c.id, coalesce(balance_minor - owed_minor, 0) as money, coalesce(points - owed_points, 0) as points
    from customers c left join wallets w on w.customer_id = c.id
    where c.id = any(${players.map(({ buyer }) => buyer.id)}::bigint[])`;
  const model = players.map(({ buyer: { id }, model: { money, points } }) => ({ id, money, points }));
  const byId = (one: Balance, other: Balance) => one.id - other.id;
  expect(rows.toSorted(byId)).toEqual(model.toSorted(byId));
}

async function expectBooks({ sql }: MoneyShop, books: ModelShop): Promise<void> {
  const [row] = await sql<object[]>`
    select coalesce(sum(amount) filter (where account = 'promotions'), 0)::bigint as promotions,
      coalesce(sum(amount) filter (where account = 'adjustments'), 0)::bigint as adjustments,
      coalesce(sum(amount) filter (where account = 'cash'), 0)::bigint as cash
    from (select to_account as account, amount from ledger_entries
          union all select from_account, -amount from ledger_entries) parts`;
  expect(row).toEqual({ ...books });
}
