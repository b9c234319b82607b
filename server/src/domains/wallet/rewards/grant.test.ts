import { inTransaction } from '@rialto/database/sql.ts';
import { moneyForPoints, pointsFor, type PointsRule } from '@rialto/rules/wallet/points.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { RefusalError, throwRefusalOf } from '../../../platform/refuse.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer } from '../../../testing/people.ts';
import { findWallet, move } from '../ledger/ledger.sql.ts';
import { convertPoints } from '../points/convert-points.ts';
import { grant, takeBack } from './grant.ts';

let shop: TestApi;
const now = new Date('2026-03-02T12:00:00Z');
const rule: PointsRule = { earnedPerUnit: 7, neededPerUnit: 30, minimum: 10 };
let lastOrder = 1_000_000;
beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
});
afterAll(async () => {
  expect(await findBreaches(shop.database.db.sql)).toEqual([]);
  await shop.close();
});
const sql = () => shop.database.db.sql;

type Step =
  | { kind: 'deliver'; goods: number; cashback: number }
  | { kind: 'refund'; nth: number; times: number }
  | { kind: 'convert'; percent: number }
  | { kind: 'spend'; percent: number };

/** Of the balance; sometimes more than there is. */
const percent = fc.integer({ min: 1, max: 110 });
const shareOf = (balance: number, share: number) => Math.max(1, Math.ceil((balance * share) / 100));

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('deliver' as const),
      goods: fc.integer({ min: 0, max: 90_000 }),
      cashback: fc.integer({ min: 0, max: 5_000 }),
    }),
    fc.record({
      kind: fc.constant('refund' as const),
      nth: fc.nat({ max: 9 }),
      times: fc.integer({ min: 1, max: 2 }),
    }),
    fc.record({ kind: fc.constant('convert' as const), percent }),
    fc.record({ kind: fc.constant('spend' as const), percent }),
  ),
  { minLength: 1, maxLength: 14 },
);

type GrantInput = { orderId: number; points: number; cashback: number; isRefunded: boolean };

/** The same rules without a database: a signed balance, of which the part below zero is owed. */
class Model {
  money = { balance: 0, owed: 0 };
  points = { balance: 0, owed: 0 };
  orders: GrantInput[] = [];

  give(account: 'money' | 'points', amount: number): void {
    const { balance, owed } = this[account];
    const repaid = Math.min(owed, amount);
    this[account] = { balance: balance + amount - repaid, owed: owed - repaid };
  }

  take(account: 'money' | 'points', amount: number): void {
    const { balance, owed } = this[account];
    const taken = Math.min(balance, amount);
    this[account] = { balance: balance - taken, owed: owed + amount - taken };
  }

  state() {
    const { money, points } = this;
    return {
      ...{ balanceMinor: money.balance, owedMinor: money.owed },
      ...{ points: points.balance, owedPoints: points.owed },
    };
  }
}

const attempt = (work: Promise<unknown>) =>
  work.catch(throwRefusalOf).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RefusalError) return false;
      throw error;
    },
  );

async function play(model: Model, customerId: number, step: Step, digits: number): Promise<void> {
  if (step.kind === 'deliver') {
    const orderId = (lastOrder += 1);
    const points = pointsFor(step.goods, rule, digits);
    const { cashback } = step;
    model.orders.push({ orderId, points, cashback, isRefunded: false });
    model.give('points', points);
    model.give('money', cashback);
    const about = { customerId, orderId, now };
    for (let time = 0; time < 2; time += 1)
      await inTransaction(sql(), async (tx) => {
        await grant(tx, { ...about, reason: 'points_earned', cause: `order:${orderId}:points`, amount: points });
        await grant(tx, { ...about, reason: 'cashback', cause: `order:${orderId}:cashback`, amount: cashback });
      });
  } else if (step.kind === 'refund') {
    const order = model.orders[step.nth % Math.max(1, model.orders.length)];
    if (!order) return;
    const { orderId, points, cashback } = order;
    if (!order.isRefunded) {
      model.take('points', points);
      model.take('money', cashback);
    }
    order.isRefunded = true;
    await Promise.all(
      Array.from({ length: step.times }, () =>
        inTransaction(sql(), async (tx) => {
          for (const kind of ['points', 'cashback'] as const)
            await takeBack(tx, { kind, customerId, orderId, refundedMinor: 1_000, totalMinor: 1_000, now });
        }),
      ),
    );
  } else if (step.kind === 'convert') {
    const points = shareOf(model.points.balance, step.percent);
    const isDone = await attempt(convertPoints(sql(), { customerId, points, rule, digits, key: null, now }));
    const amount = moneyForPoints(points, rule, digits);
    expect(isDone).toBe(points >= rule.minimum && points <= model.points.balance && amount > 0);
    if (!isDone) return;
    model.points.balance -= points;
    model.money.balance += amount;
  } else {
    const minor = shareOf(model.money.balance, step.percent);
    const payment = { reason: 'order_payment', cause: `test:${(lastOrder += 1)}`, amount: minor } as const;
    const isDone = await attempt(move(sql(), { ...payment, customerId, now }));
    expect(isDone).toBe(minor <= model.money.balance);
    if (isDone) model.money.balance -= minor;
  }
}

test.each([[0], [2], [3]])(
  'MON-02 MON-05 MON-06 with %i digits any sequence of earning, converting, spending and refunding is what a model computes',
  async (digits) => {
    const run = async (sequence: Step[]) => {
      const { id } = await addCustomer(sql());
      const model = new Model();
      for (const step of sequence) {
        await play(model, id, step, digits);
        expect(await findWallet(sql(), id)).toEqual(model.state());
      }
      const [sums] = await sql()<object[]>`
        select coalesce(sum(amount) filter (where to_account = 'wallet'), 0)
             - coalesce(sum(amount) filter (where from_account = 'wallet'), 0) as "balanceMinor",
               coalesce(sum(amount) filter (where to_account = 'points'), 0)
             - coalesce(sum(amount) filter (where from_account = 'points'), 0) as points,
               coalesce(sum(amount) filter (where from_account = 'owed'), 0)
             - coalesce(sum(amount) filter (where to_account = 'owed'), 0) as "owedMinor",
               coalesce(sum(amount) filter (where from_account = 'owed_points'), 0)
             - coalesce(sum(amount) filter (where to_account = 'owed_points'), 0) as "owedPoints"
        from ledger_entries where customer_id = ${id}`;
      const numbers = Object.entries(sums ?? {}).map(([name, sum]) => [name, Number(sum)]);
      expect(Object.fromEntries(numbers)).toEqual(model.state());
    };
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: 25, seed: 18 + digits });
  },
);

test('MON-07 a deleted account gets no reward, also if both happen at once', async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, () => addCustomer(sql())));
  const give = (customerId: number, cause: string) =>
    inTransaction(sql(), (tx) =>
      grant(tx, {
        reason: 'points_earned',
        cause: `test:${customerId}:${cause}`,
        amount: 50,
        customerId,
        orderId: 1,
        now,
      }),
    );
  await Promise.all(
    customers.flatMap(({ id, headers }) => [give(id, 'at once'), shop.del('/customer/remove-account', headers)]),
  );
  for (const { id } of customers) {
    expect(await give(id, 'later')).toBe(false);
    expect((await findWallet(sql(), id)).points).toBe(0);
  }
});
